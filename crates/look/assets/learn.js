// A lesson on a game page: the focus goes along with its steps, keys speak to the coach, and the coach moves aside if it lies
// over what it speaks of. Without script everything works by links and forms.
(() => {
  "use strict";

  const $ = (selector) => document.querySelector(selector);
  const GAP = 14;
  let shown = "";

  /** The parts that are meant, as far as this screen shows them. */
  const lit = () => [...document.querySelectorAll(".is-lit")].filter((part) => part.checkVisibility());
  /** Once something is chosen, its button comes before the target that was chosen. */
  const control = () => (location.search && lit().find((part) => part.matches("button"))) || lit().find((part) => part.matches("a[href], button, input, summary"));

  /** On every step the focus goes to what is meant, or to the coach; so a screen reader reads it. */
  function follow() {
    const coach = $("#coach");
    const meant = control()?.getAttribute("href") ?? control()?.value ?? "";
    // What is meant next may lie in another part of the sheet, where it is not shown yet.
    const parts = [...document.querySelectorAll(".is-lit")].map((part) => part.id);
    const state = coach ? [coach.dataset.step, meant, ...parts, coach.querySelector(".coach__answer")?.textContent ?? ""].join(" ") : "";
    if (state !== shown) {
      const begun = shown !== "";
      shown = state;
      if (coach && begun) (coach.querySelector(".coach__answer") ? coach : control() ?? coach).focus({ preventScroll: true });
      bring();
    }
    aside();
  }

  /** Opens what is folded up over a part that is meant. */
  function unfold() {
    for (const fold of document.querySelectorAll("details:not([open]):has(.is-lit)")) fold.open = true;
  }

  /** What is meant is in sight: what is folded up over it opens, and on a phone its part of the sheet. */
  function bring() {
    if (!control()) unfold();
    const meant = control() ?? lit()[0] ?? $(".is-lit");
    if (!meant) return;
    const tabs = { ask: "question", mat: "me", rivals: "rivals", record: "log" };
    // What is chosen on the board is played by a button of the question.
    const where = $(".ask .is-lit") ?? meant;
    const part = where.closest(".ask, .mat, .rivals, .record");
    const name = Object.keys(tabs).find((name) => part?.classList.contains(name)) ?? "ask";
    const shown = (label) => label && getComputedStyle(label).display !== "none";
    // What lies open for all has a tab of its own in some games.
    const open = name === "record" && !where.closest(".logbox") && shown($(".tab--world"));
    const tab = $(open ? "#tab-world" : `#tab-${tabs[name]}`);
    if (tab && shown($(".sheet__tabs"))) tab.checked = true;
    // Another part of the sheet shows another of the controls that are meant, which may be folded up.
    if (!control()) unfold();
    const seen = control() ?? lit()[0] ?? meant;
    // A step is read from its beginning, as far as what is meant leaves room.
    $("#sheet")?.scrollTo(0, 0);
    if (seen.scrollIntoViewIfNeeded) seen.scrollIntoViewIfNeeded();
    else seen.scrollIntoView({ block: "nearest", inline: "nearest" });
    // The sheet of a phone lies over the lower part of the board, and of what lies over it; these scroll by themselves or with the page.
    const sheet = $("#sheet")?.getBoundingClientRect();
    const panes = sheet?.height && !seen.closest("#sheet") ? [seen.closest(".over"), seen.closest(".board"), window] : [];
    for (const pane of panes) pane?.scrollBy(0, Math.max(0, seen.getBoundingClientRect().bottom + 24 - sheet.top));
  }

  /** Where the coach covers what is meant it goes beside it: right, left, below, above, whichever has room. */
  function aside() {
    const coach = $("#coach");
    const dock = coach?.parentElement;
    if (!dock) return;
    for (const name of ["left", "top", "right", "bottom"]) dock.style.removeProperty(name);
    const meant = control() ?? lit()[0];
    if (!meant || getComputedStyle(dock).position !== "fixed" || dock.matches(".dock--line")) return;
    const [a, b] = [coach.getBoundingClientRect(), meant.getBoundingClientRect()];
    const meets = a.left < b.right + 4 && b.left < a.right + 4 && a.top < b.bottom + 4 && b.top < a.bottom + 4;
    if (!meets) return;
    const [width, height] = [innerWidth, innerHeight];
    const down = (top) => Math.max(56, Math.min(top, height - a.height - 8));
    const over = (left) => Math.max(8, Math.min(left, width - a.width - 8));
    const places = [
      { fits: width - b.right >= a.width + 2 * GAP, left: b.right + GAP, top: down(b.top) },
      { fits: b.left >= a.width + 2 * GAP, left: b.left - a.width - GAP, top: down(b.top) },
      { fits: height - b.bottom >= a.height + 2 * GAP, left: over(b.left), top: b.bottom + GAP },
      { fits: b.top - 48 >= a.height + 2 * GAP, left: over(b.left), top: b.top - a.height - GAP },
      // A part that fills the screen is covered where it is least in the way.
      { fits: true, left: width - a.width - GAP, top: height - a.height - GAP },
    ];
    const place = places.find((place) => place.fits);
    // A page that is enlarged on a large screen enlarges these, too.
    const zoom = dock.currentCSSZoom ?? 1;
    dock.style.setProperty("left", `${place.left / zoom}px`);
    dock.style.setProperty("top", `${place.top / zoom}px`);
    dock.style.setProperty("right", "auto");
    dock.style.setProperty("bottom", "auto");
  }

  /** A link on a board is no HTML element and has no `click`. */
  const press = (part) => part?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));

  /** What a key presses; the coach comes before the page, and whatever lies open before the coach. */
  function pressed(event) {
    const idle = event.target === document.body || event.target.matches?.("#coach, h2, section");
    if (event.key === "Backspace") return $("#coach-back");
    if (event.key === "Enter" && idle) return control() ?? $("#coach-on") ?? $("#coach-end");
    if (event.key === "Escape" && !location.search && !$("details.drop[open], #card-sheet:not([hidden]), #final")) return $("#coach-leave");
    return null;
  }

  addEventListener("keydown", (event) => {
    if (event.target.closest?.("input, textarea, select, dialog[open]") || event.ctrlKey || event.metaKey || event.altKey) return;
    const calls = event.key.toLowerCase() === "l" && document.body.dataset.keys !== "off";
    const found = calls ? $("#coach") ?? $("#coach-return") : pressed(event);
    if (!found) return;
    event.preventDefault();
    event.stopPropagation();
    if (calls) found.focus();
    else press(found);
  }, true);

  new MutationObserver(() => queueMicrotask(follow)).observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter: ["data-step", "class"] });
  addEventListener("resize", aside);
  // With its own letters the coach may be higher than it was.
  document.fonts.addEventListener("loadingdone", aside);
  follow();
})();
