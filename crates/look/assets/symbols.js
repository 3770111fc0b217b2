// What a symbol means: told under the pointer, under a finger that rests on it, and where the keys are. The words come from the
// legend of the game, once. Whoever has no script finds them under "What can I do?". What a browser tells of a thing with a
// title only under a pointer is told under a finger and to keys, too.
(() => {
  "use strict";

  const $ = (selector, root = document) => root.querySelector(selector);
  const $$ = (selector, root = document) => [...root.querySelectorAll(selector)];

  /** So long a pointer rests before it is told something, and a finger. */
  const REST = 350;
  const HOLD = 500;
  /** A symbol of the board is no larger than this; what is larger is land. */
  const SMALL = 120;
  /** So many symbols of one button are told. */
  const MOST = 4;
  /** Pictures of single cards, which may look like a symbol. */
  const PICTURES = ".tcard__emblem, .mini__band, .fcard__pic, .vignette";
  /** What the keys can stand on. */
  const STOPS = "a, button, summary, [tabindex='0']";
  /** These tell about themselves when the keys come to them. */
  const TELLS = ".has-tip, .slot, .held, [data-tip], .tooltip";

  let words = { from: "" };

  /** What the symbols of this game are called and mean. */
  function legend() {
    const from = $("#symbol")?.dataset.from ?? "";
    if (words.from !== from) {
      const none = () => ({});
      words = { from, known: fetch(from).then((answer) => (answer.ok ? answer.json() : {})).catch(none) };
    }
    return words.known;
  }

  /** What a piece of a drawing stands for: its definition says so, or the first piece that it is made from. */
  function meant(id) {
    const piece = document.getElementById(id);
    const made = piece && $(":scope > use[href^='#']", piece)?.getAttribute("href").slice(1);
    return piece?.dataset.symbol ?? (made && document.getElementById(made)?.dataset.symbol);
  }

  function nameOf(use) {
    const [file, id] = (use.getAttribute("href") ?? "").split("#");
    return file || !id ? id : (meant(id) ?? id);
  }

  /** The address of its picture: a piece of a drawing is shown by the icon, which lies where others of its kind do. */
  function pictureOf(use) {
    const [href, id] = [use.getAttribute("href"), nameOf(use)];
    if (!href.startsWith("#") || href === `#${id}`) return href;
    const [file] = $(`use[href*=".svg#${id.split("-")[0]}-"]`)?.getAttribute("href").split("#") ?? [""];
    return `${file}#${id}`;
  }

  const lies = (box, x, y) =>
    box.left <= x && x <= box.right && box.top <= y && y <= box.bottom && Math.max(box.width, box.height) < SMALL;

  /** The symbols at a place: that which is there itself, or those of the board that lie under what takes the click. */
  function symbolsAt(target, x, y) {
    const near = target.closest?.("svg.icon, svg.tok, .stat, svg:not(.board__svg):has(> use:only-child)");
    const own = target.closest?.("use") ?? (near && $("use", near));
    const board = target.closest?.(".board__svg");
    if (!board) return own && !own.closest(PICTURES) ? [own] : [];
    return $$("use", board).filter((use) => lies(use.getBoundingClientRect(), x, y)).reverse();
  }

  /** What of a board has a title that no browser shows, because something else takes the click there. */
  function untoldAt(target, x, y) {
    const board = target.closest?.(".board__svg");
    const titled = board ? $$("title", board).map((title) => title.parentElement) : [];
    const here = titled.filter((one) => lies(one.getBoundingClientRect(), x, y));
    return here.filter((one) => getComputedStyle(one).pointerEvents === "none").reverse();
  }

  /** Those of a button or link that tells nothing of itself. */
  const symbolsIn = (control) => $$("use", control).filter((use) => !use.closest(PICTURES));

  // --- The line itself

  let shown = null;

  async function tell(uses, most, from) {
    const known = await legend();
    const ids = [...new Set(uses.map(nameOf))].filter((id) => known[id]).slice(0, most);
    if (!ids.length || !uses[0].isConnected) return false;
    const first = uses.find((use) => nameOf(use) === ids[0]);
    const lines = ids.map((id) => line(uses.find((use) => nameOf(use) === id), known[id]));
    return show(lines, from ?? first, first.closest("[title]"), from);
  }

  const paragraph = (textContent) => Object.assign(document.createElement("p"), { textContent });

  /** What a browser would tell of a thing under a pointer. */
  const tellTitle = (titled, from) => show([paragraph(titled.getAttribute("title"))], titled, titled, from);

  /** What parts of a board say of themselves. */
  const tellUntold = (parts) => show(parts.map((part) => paragraph($(":scope > title", part).textContent)), parts[0]);

  function show(lines, beside, titled, from) {
    const tip = $("#symbol");
    if (!tip || !beside.isConnected) return false;
    hide();
    tip.replaceChildren(...lines);
    tip.hidden = false;
    shown = { titled, title: titled?.getAttribute("title"), from };
    // What stands here need not be said by the browser once more.
    titled?.removeAttribute("title");
    if (from && !from.hasAttribute("aria-describedby")) from.setAttribute("aria-describedby", "symbol");
    place(tip, beside.getBoundingClientRect());
    return true;
  }

  /** A symbol with its name, and what it means. A figure has a name of its own, which says more. */
  function line(use, [name, text]) {
    const [row, picture, word] = ["p", "span", "b"].map((tag) => document.createElement(tag));
    const said = use.closest(".stat[title]")?.getAttribute("title");
    word.textContent = said || name;
    const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    svg.setAttribute("class", "icon");
    svg.setAttribute("aria-hidden", "true");
    const copy = document.createElementNS("http://www.w3.org/2000/svg", "use");
    copy.setAttribute("href", pictureOf(use));
    svg.append(copy);
    picture.append(svg);
    const same = said && said.toLowerCase() !== name.toLowerCase();
    row.append(picture, word, `${same ? ` (${name})` : ""}: ${text}`);
    return row;
  }

  /** Below the symbol, or above it: where it covers neither the edge nor what is told of the card. */
  function place(tip, at) {
    const { width, height } = tip.getBoundingClientRect();
    const left = Math.max(8, Math.min(innerWidth - width - 8, at.left + at.width / 2 - width / 2));
    const told = $$(".tooltip, .more, .board__tip").filter((one) => one !== tip && one.checkVisibility({ opacityProperty: true, visibilityProperty: true }));
    const covers = (top) => top < 8 || top + height > innerHeight - 8 || told.some((one) => {
      const box = one.getBoundingClientRect();
      return box.width && left < box.right && box.left < left + width && top < box.bottom && box.top < top + height;
    });
    const ways = [at.bottom + 8, at.top - height - 8];
    const top = ways.find((way) => !covers(way)) ?? Math.max(8, Math.min(ways[0], innerHeight - height - 8));
    // A page that is enlarged on a large screen enlarges these, too.
    const zoom = tip.currentCSSZoom ?? 1;
    tip.style.left = `${left / zoom}px`;
    tip.style.top = `${top / zoom}px`;
  }

  function hide() {
    const tip = $("#symbol");
    if (tip) tip.hidden = true;
    if (!shown) return;
    if (shown.titled?.isConnected && !shown.titled.hasAttribute("title")) shown.titled.setAttribute("title", shown.title);
    if (shown.from?.getAttribute("aria-describedby") === "symbol") shown.from.removeAttribute("aria-describedby");
    shown = null;
  }

  // --- Pointer, finger, keys

  let clock = 0;
  let held = false;

  function rests({ type, target, clientX: x, clientY: y }, patience) {
    clearTimeout(clock);
    clock = setTimeout(async () => {
      const [parts, uses] = [untoldAt(target, x, y), symbolsAt(target, x, y)];
      const titled = type === "pointerdown" ? target.closest?.("[title]") : null;
      const told = (parts.length && tellUntold(parts)) || (uses.length && (await tell(uses, 1))) || (titled && tellTitle(titled));
      if (type === "pointerdown") held = Boolean(told);
    }, patience);
  }

  document.addEventListener("pointerover", (event) => {
    if (event.pointerType === "touch") return;
    hide();
    rests(event, REST);
  });
  // Over a board the pointer moves from symbol to symbol without leaving what takes the click.
  document.addEventListener("pointermove", (event) => {
    if (event.pointerType === "touch") return;
    if (event.target.closest?.(".board__svg")) {
      hide();
      rests(event, REST);
    }
  });
  document.addEventListener("pointerdown", (event) => {
    hide();
    clearTimeout(clock);
    held = false;
    if (event.pointerType === "touch") rests(event, HOLD);
  });
  let from = [0, 0];
  document.addEventListener("touchstart", (event) => (from = [event.touches[0].clientX, event.touches[0].clientY]), { passive: true });
  document.addEventListener("touchmove", (event) => {
    const { clientX, clientY } = event.touches[0];
    if (Math.hypot(clientX - from[0], clientY - from[1]) > 10) clearTimeout(clock);
  }, { passive: true });
  document.documentElement.addEventListener("pointerleave", () => {
    clearTimeout(clock);
    hide();
  });
  for (const end of ["pointerup", "pointercancel", "scroll"]) {
    document.addEventListener(end, () => clearTimeout(clock), { capture: true, passive: true });
  }
  document.addEventListener("scroll", hide, { capture: true, passive: true });
  // A finger that was told something has not pressed what lies below.
  for (const meant of ["click", "contextmenu"]) {
    document.addEventListener(meant, (event) => {
      if (!held) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      if (meant === "click") held = false;
    }, true);
  }

  document.addEventListener("focusin", (event) => {
    const control = event.target;
    hide();
    if (!control.matches?.(`:is(${STOPS}):focus-visible`) || control.closest(TELLS) || $(":scope > .tooltip", control)) return;
    if (control.hasAttribute("title")) return void tellTitle(control, control);
    const uses = symbolsIn(control);
    if (uses.length) tell(uses, MOST, control);
  });
  document.addEventListener("focusout", hide);
  // Escape puts away what is told first; the page hears of the next one.
  document.addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || !shown) return;
    hide();
    event.stopImmediatePropagation();
  }, true);
})();
