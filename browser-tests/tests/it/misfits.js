// What does not fit a page on a screen of this width, a line for each kind of misfit: text that is cut off without a way to scroll
// to it, text that stands out of its box, text below 11 px (also in drawings), words broken in the middle, a page wider than the
// screen. On a phone each of the tabs is looked at.
async (width) => {
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  /** A page that moved to another screen is laid out first (in the second frame only where width and orientation change), and then
   *  its scripts measure it, with the letters that are meant. */
  const settle = async () => {
    for (let frames = 0; frames < 60 && innerWidth !== width; frames++) await frame();
    await document.fonts.ready;
    for (let frames = 0; frames < 3 || (frames < 20 && document.documentElement.scrollWidth > width + 1); frames++) await frame();
  };

  const LEAST = 10.9;
  // What is read by machines alone, or shown only when it is asked for: it is measured then.
  const UNSEEN = ".visually-hidden, [hidden], .tooltip, dialog:not([open]), .skip, select, script, style, noscript, template";
  // Addresses, ids and files have no places to break at.
  const UNBREAKABLE = "code, pre, .code, [data-whole]";
  // The window's title has the name of the game, too, and the players stand beside the board.
  const TOLD_ELSEWHERE = ".topbar__title, .topbar > .muted";
  // A map or board that can be zoomed is read enlarged where it is small; the mat, the tooltips and the page in words say the same.
  const ZOOMED = ".board__svg";
  // Letters in the picture of a game on the start page: it says nothing.
  const PICTURE = ".game-tile__art";

  const found = new Map();
  // Whose it is, and in what state, makes no other kind of misfit.
  const STATE = /^(is-|k-|seat-\d|btn--|tech--|hold--)/;
  const name = (node) => `${node.tagName.toLowerCase()}${[...node.classList].filter((one) => !STATE.test(one)).map((one) => `.${one}`).join("")}`;
  const within = (node) => [node.parentElement?.closest("[class]"), node].filter(Boolean).map(name).join(" > ");
  let tab = "";
  const tell = (kind, node, text, more = "") => {
    const key = `${kind} ${within(node)}`;
    if (!found.has(key)) found.set(key, `${key} "${text.trim().replace(/\s+/g, " ").slice(0, 40)}" ${more} ${tab}`.trim());
  };
  const plain = (text) => text.replace(/[\s\u00ad]+/g, "").toLowerCase();

  /** Whether the whole text is told by a title, or by the tooltip of its card (which a phone shows as a sheet): that says in
   *  sentences what stands on the card in signs. */
  function toldWhole(node) {
    const text = plain(node.textContent);
    for (let at = node; at && at !== document.body; at = at.parentElement) {
      if (at.title && plain(at.title).includes(text)) return true;
      const tips = [...at.querySelectorAll(":scope > .reading, :scope > .tooltip"), at.dataset?.tip && document.getElementById(at.dataset.tip)];
      if (tips.some((tip) => tip && plain(tip.textContent).length >= text.length)) return true;
    }
    return Boolean(node.closest(TOLD_ELSEWHERE));
  }

  /** What of a box matters for the text in it; asked for once. */
  const known = new Map();
  function box(node) {
    if (!known.has(node)) {
      const { display, position, overflowX, overflowY, textOverflow, webkitLineClamp } = getComputedStyle(node);
      const isOpen = overflowX === "visible" && overflowY === "visible";
      known.set(node, { display, position, overflowX, overflowY, isOpen, dotsX: textOverflow === "ellipsis", dotsY: webkitLineClamp !== "none", edge: isOpen ? null : node.getBoundingClientRect() });
    }
    return known.get(node);
  }

  const clips = (overflow) => overflow === "hidden" || overflow === "clip";
  const scrolls = (overflow) => overflow === "auto" || overflow === "scroll";

  /** How a box of text is cut off by what lies around it; null if it can be seen, or scrolled to. */
  function cut(node, text) {
    const seen = { left: text.left, right: text.right, top: text.top, bottom: text.bottom };
    // A line of text is higher than its letters.
    const slack = [3, 0.3 * (text.bottom - text.top)];
    let leaves = null;
    for (let at = node; at && at !== document.body; at = at.parentElement) {
      const { display, position, overflowX, overflowY, isOpen, dotsX, dotsY, edge } = box(at);
      if (display === "contents") continue;
      if (leaves === "fixed") break;
      if (at !== node && leaves === "absolute" && position === "static") continue;
      leaves = ["absolute", "fixed"].includes(position) ? position : null;
      if (display === "inline" || isOpen) continue;
      for (const [axis, low, high, overflow, dots] of [[0, "left", "right", overflowX, dotsX], [1, "top", "bottom", overflowY, dotsY]]) {
        if (clips(overflow) && (seen[low] < edge[low] - slack[axis] || seen[high] > edge[high] + slack[axis])) {
          return dots ? (toldWhole(at) ? null : "dots") : axis ? "cut below" : "cut beside";
        }
        if (scrolls(overflow)) {
          if (edge[high] - edge[low] < 12) return "no room";
          [seen[low], seen[high]] = [Math.max(seen[low], edge[low]), Math.min(seen[high], edge[high])];
          if (seen[high] < seen[low]) [seen[low], seen[high]] = [edge[low], edge[high]];
        }
      }
    }
    const stays = leaves === "fixed" || [document.documentElement, document.body].some((one) => clips(getComputedStyle(one).overflowY));
    return stays && seen.bottom > innerHeight + slack[1] ? "below the screen" : null;
  }

  /** A word that is broken without a hyphen; null if there is none. */
  function broken(node, style) {
    if (style.overflowWrap === "normal" && style.wordBreak === "normal") return null;
    // Browsers with dictionaries put a hyphen there; this one comes without.
    if (style.hyphens === "auto") return null;
    if (node.parentElement.closest(UNBREAKABLE)) return null;
    for (const { 0: word, index } of node.data.matchAll(/[\p{L}\p{N}]{3,}/gu)) {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const lines = new Set([...range.getClientRects()].filter((box) => box.width > 0).map((box) => Math.round(box.top)));
      if (lines.size > 1) return word;
    }
    return null;
  }

  function measureText(node) {
    const parent = node.parentElement;
    if (!node.data.trim() || parent.closest(UNSEEN) || parent.closest("svg")) return;
    if (!parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return;
    const style = getComputedStyle(parent);
    if (style.clipPath === "inset(50%)") return;
    const range = document.createRange();
    range.selectNodeContents(node);
    const boxes = [...range.getClientRects()].filter((box) => box.width > 1 && box.height > 1);
    if (!boxes.length) return;
    const size = parseFloat(style.fontSize) * (parent.currentCSSZoom ?? 1);
    if (size < LEAST) tell("small", parent, node.data, `${size.toFixed(1)} px`);
    for (const box of boxes) {
      const how = cut(parent, box);
      if (how) {
        tell(how, parent, parent.textContent);
        break;
      }
    }
    if (boxes.length > 1) {
      const word = broken(node, style);
      if (word) tell("broken", parent, word);
    }
  }

  function measureBox(node) {
    if (node.clientWidth === 0 || node.closest(UNSEEN) || node.closest("svg") || ![...node.childNodes].some((child) => child.nodeType === 3 && child.data.trim())) return;
    const style = getComputedStyle(node);
    if (style.display === "inline" || style.overflowX !== "visible" || !node.checkVisibility({ visibilityProperty: true })) return;
    if (node.scrollWidth <= node.clientWidth + 3) return;
    // What floats over the page, such as a tooltip, counts for the width of what it belongs to, too.
    const { left, right } = node.getBoundingClientRect();
    const range = document.createRange();
    const stands = (box) => box.right > right + 3 || box.left < left - 3;
    for (const child of node.childNodes) {
      if (child.nodeType !== 3) continue;
      range.selectNodeContents(child);
      if ([...range.getClientRects()].some(stands)) return tell("over", node, node.textContent);
    }
  }

  function measureDrawn(node) {
    if (node.closest(`${UNSEEN}, ${ZOOMED}, ${PICTURE}`) || !node.textContent.trim() || !node.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return;
    const matrix = node.getScreenCTM();
    if (!matrix) return;
    const size = parseFloat(getComputedStyle(node).fontSize) * Math.hypot(matrix.c, matrix.d);
    if (size > 0 && size < LEAST) tell("small drawn", node, node.textContent, `${size.toFixed(1)} px`);
  }

  function measure() {
    known.clear();
    const wide = document.documentElement.scrollWidth;
    const free = (node) => node === document.body || (getComputedStyle(node).overflowX === "visible" && (!node.parentElement || free(node.parentElement)));
    if (wide > width + 1) {
      const beyond = [...document.body.querySelectorAll("*")].find((node) => node.getBoundingClientRect().right > width + 1 && free(node.parentElement));
      tell("too wide", beyond ?? document.body, "", `${wide} px`);
    }
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) measureText(texts.currentNode);
    document.body.querySelectorAll("*").forEach(measureBox);
    document.querySelectorAll("svg text").forEach(measureDrawn);
  }

  if (location.hash === "#card-sheet") {
    // The first card that is read in a sheet.
    for (const card of document.querySelectorAll(".slot, .has-tip, [data-read]")) {
      if (document.querySelector("#card-sheet:not([hidden])")) break;
      if (card.checkVisibility()) (card.querySelector("[class$=__name]") ?? card).click();
    }
  }
  await settle();
  measure();
  const chosen = document.querySelector(".tabradio:checked");
  for (const label of document.querySelectorAll(".sheet__tabs label")) {
    const radio = document.getElementById(label.htmlFor);
    if (!label.checkVisibility() || radio === chosen) continue;
    radio.checked = true;
    tab = radio.id;
    measure();
  }
  if (chosen) chosen.checked = true;
  return [...found.values()];
}
