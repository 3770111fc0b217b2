// What a page does beyond links and forms. Everything here is a comfort: without script each
// link leads to a whole page and each form is sent by the browser.
//
//   1 putting a new page in place   4 live changes        7 tooltips of the board
//   2 playing an action             5 keyboard            8 replay
//   3 links and forms               6 pan and zoom        9 small things
//
// The server's side of it is described in the README of the crate `look`.
(() => {
  "use strict";

  const $ = (selector, root = document) => root.querySelector(selector);
  const $$ = (selector, root = document) => [...root.querySelectorAll(selector)];

  // --- 1  Putting a new page in place: only what differs is touched, so focus, scroll, half-typed
  //        text and the zoom of the board stay, and pieces glide to their new places.

  let newest = 0;
  let pushes = 0;

  /** Asks for a page and shows it, unless a newer one was asked for meanwhile. One that was asked for before
   *  the last push came may be older than it: the stream tells all that follows. */
  async function visit(address, history) {
    const ticket = ++newest;
    const since = pushes;
    let answer;
    try {
      answer = await fetch(address, { headers: { Accept: "text/html", ...has() } });
    } catch {
      return offline();
    }
    const page = new DOMParser().parseFromString(await answer.text(), "text/html");
    if (ticket !== newest) return;
    const passed = since !== pushes && page.body.dataset.stream === document.body.dataset.stream;
    if (!isHtml(answer) || (!passed && !render(page))) return void (location.href = address);
    if (history) window.history[history](null, "", answer.redirected ? answer.url : address);
  }

  /** What the server need not send again: the marks of all parts that are here. */
  const has = () => ({ "Civitas-Has": $$("[data-is]").map((part) => part.dataset.is).join(" ") });

  /** Puts the parts in place that the server has left out; false if one of them is no longer here. */
  function complete(page) {
    const parts = new Map($$("[data-is]").map((part) => [part.dataset.is, part]));
    return $$("[data-same]", page).every((gap) => {
      const same = gap.dataset.same.split(" ").map((mark) => parts.get(mark));
      if (!same.every(Boolean)) return false;
      gap.replaceWith(...same.map((part) => part.cloneNode(true)));
      return true;
    });
  }

  /** Shows a page; false if it is of another kind, or not complete, and must be loaded. */
  function render(page) {
    const styles = (doc) => $$('link[rel="stylesheet"]', doc).map((link) => link.getAttribute("href")).join();
    if (styles(page) !== styles(document) || !complete(page)) return false;
    const asked = $("#ask[data-asked]") !== null;
    document.title = page.title;
    copyAttributes(page.documentElement, document.documentElement, ["lang", "data-theme"]);
    copyAttributes(page.body, document.body, ["class", "data-stream", "data-revision"]);
    $("#toasts", page)?.remove();
    keepKin(page);
    const toasts = $("#toasts");
    toasts?.remove();
    Idiomorph.morph(document.body, [...page.body.childNodes], {
      morphStyle: "innerHTML",
      // Half-typed text stays; anything else that has the focus changes like the rest.
      ignoreActiveValue: document.activeElement?.matches("input, textarea, select") ?? false,
      callbacks: { beforeNodeMorphed: keeps, beforeAttributeUpdated: mayChange },
    });
    if (toasts) document.body.append(toasts);
    if (!asked && $("#ask[data-asked]") && $("#tab-question")) $("#tab-question").checked = true;
    place();
    center();
    listen();
    followLog();
    return true;
  }

  /** Pieces that are alike have no names of their own: those that stay keep their id, so that the
   *  others are the ones that move. */
  function keepKin(page) {
    for (const kin of new Set($$("[data-kin]", page).map((piece) => piece.dataset.kin))) {
      const selector = `[data-kin="${CSS.escape(kin)}"]`;
      const [old, fresh] = [$$(selector), $$(selector, page)];
      // The ids of those that are there come first: a piece that has moved takes one of them.
      const free = new Set([...old, ...fresh].map((piece) => piece.id));
      const take = (piece, id) => free.delete((piece.id = id));
      const moved = fresh.filter((piece) => {
        const same = old.find((one) => free.has(one.id) && one.dataset.place === piece.dataset.place);
        return !same || !take(piece, same.id);
      });
      for (const piece of moved) take(piece, free.values().next().value);
    }
  }

  const keeps = (old) => !(old instanceof Element && old.hasAttribute("data-keep"));
  const mayChange = (name, node) =>
    name !== "data-seen" &&
    !(name === "open" && node.tagName === "DETAILS") &&
    !(name === "transform" && node.id === "board-view");

  function copyAttributes(from, to, names) {
    for (const name of names) {
      const value = from.getAttribute(name);
      if (value === null) to.removeAttribute(name);
      else to.setAttribute(name, value);
    }
  }

  const isHtml = (answer) => (answer.headers.get("Content-Type") ?? "").startsWith("text/html");
  const isJson = (answer) => (answer.headers.get("Content-Type") ?? "").includes("json");

  // --- 2  Playing an action. The id makes sure that it counts once, however often it is sent.

  let busy = false;

  async function play(form, action, then) {
    if (busy) return;
    busy = true;
    document.body.setAttribute("aria-busy", "true");
    const since = pushes;
    const fields = new FormData(form);
    fields.set("action_id", newId());
    if (action) fields.set("action", action);
    if (then) fields.set("then", then);
    try {
      const answer = await send(addressOf(form), new URLSearchParams(fields));
      if (answer.ok) $$("[data-keep]", form).forEach((field) => field.removeAttribute("data-keep"));
      await answered(answer, since);
    } catch {
      offline();
    } finally {
      busy = false;
      document.body.removeAttribute("aria-busy");
    }
  }

  /** `crypto.randomUUID` is there only over HTTPS, and a club may play without. */
  const newId = () => [...crypto.getRandomValues(new Uint32Array(4))].map((part) => part.toString(36)).join("-");

  /** Where a form is sent to; `form.action` would be its field of that name. */
  const addressOf = (form) => new URL(form.getAttribute("action") ?? "", location.href).href;

  /** Sends a form; a broken connection is tried again with the same content. The answer is the page as it looks then, so
   *  the stream of this page (its ear) need not send it again. */
  async function send(address, body) {
    for (let attempt = 1; ; attempt++) {
      const headers = { Accept: "application/json, text/html", "Civitas-Ear": ear, ...has() };
      try {
        return await fetch(address, { method: "POST", body, headers });
      } catch (error) {
        if (attempt === 3) throw error;
        await new Promise((resolve) => setTimeout(resolve, 400 * attempt));
      }
    }
  }

  async function answered(answer, since) {
    const page = location.pathname;
    if (answer.ok && isHtml(answer)) {
      const shown = new DOMParser().parseFromString(await answer.text(), "text/html");
      // What was pushed meanwhile may be older or newer than this.
      if (since === pushes && render(shown)) return history.replaceState(null, "", page);
    }
    const problem = isJson(answer) ? await answer.json().catch(() => ({})) : {};
    if (!answer.ok) toast(problem.message ?? problem.detail ?? answer.statusText, problem.rule, problem.href);
    await visit(page, "replaceState");
  }

  /** A message at the top of the page, with the rule it rests on. */
  function toast(message, rule, href) {
    const box = document.createElement("div");
    box.className = "toast";
    box.append(Object.assign(document.createElement("span"), { textContent: message }));
    if (rule) {
      const link = Object.assign(document.createElement("a"), { textContent: rule, className: "tooltip__rule" });
      if (typeof href === "string" && /^\/(?!\/)/.test(href)) link.href = href;
      box.append(link);
    }
    $("#toasts").replaceChildren(box);
    setTimeout(() => box.remove(), 9000);
  }

  /** What was answered may have got lost: the stream begins anew and catches up. */
  function offline() {
    toast($("#toasts").dataset.offline ?? "");
    source?.close();
    source = null;
    listen();
  }

  // --- 3  Links and forms. A target plays at once under a mouse; under a finger, or on a narrow
  //        screen, the first tap chooses and the button of the question bar plays.

  let finger = false;
  addEventListener("pointerdown", (event) => (finger = event.pointerType === "touch"), true);
  const careful = () => finger || matchMedia("(max-width: 1100px)").matches;

  document.addEventListener("click", (event) => {
    const link = event.target.closest("a[href]");
    if (!link || event.defaultPrevented || event.button !== 0) return;
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    const action = link.getAttribute("data-action");
    const form = $("#play-form");
    if (action && form && !careful()) {
      event.preventDefault();
      return play(form, action, link.dataset.then);
    }
    const address = new URL(link.href.baseVal ?? link.href, location.href);
    const samePage = address.pathname === location.pathname && !address.hash && document.body.matches(".game");
    if (address.origin === location.origin && (link.dataset.soft || samePage)) {
      event.preventDefault();
      visit(address.href, link.dataset.soft ? "replaceState" : "pushState");
    }
  });

  document.addEventListener("submit", (event) => {
    const form = event.target;
    if (form.matches("[data-play]")) {
      event.preventDefault();
      // A button may carry the action itself: one form then serves a whole page.
      play(form, event.submitter?.name === "action" ? event.submitter.value : undefined);
    } else if (form.matches("[data-send]")) {
      event.preventDefault();
      const since = pushes;
      const body = new URLSearchParams(new FormData(form));
      form.reset();
      send(addressOf(form), body).then((answer) => answered(answer, since), offline);
    }
  });

  // A form that only asks for another view of the page is asked for as soon as something changes in it.
  function visitForm(form, submitter) {
    const address = new URL(addressOf(form));
    address.search = new URLSearchParams(new FormData(form, submitter)).toString();
    visit(address.href, "pushState");
  }
  document.addEventListener("submit", (event) => {
    if (!event.target.matches("form[data-visit]")) return;
    event.preventDefault();
    visitForm(event.target, event.submitter);
  });
  document.addEventListener("change", (event) => {
    const form = event.target.closest?.("form[data-visit]");
    if (form) visitForm(form);
  });

  // What is filled in stays while others act; a sent form begins anew.
  document.addEventListener("input", (event) => {
    if (event.target.closest("#compose")) event.target.setAttribute("data-keep", "");
  });

  addEventListener("popstate", () => visit(location.href));

  // --- 4  Live changes. A hidden tab hears nothing (a browser has six connections per host) and
  //        catches up when it is shown again.

  let source = null;
  /** The name of this page's stream. */
  const ear = newId();

  function listen() {
    const address = document.hidden ? undefined : document.body.dataset.stream;
    if (source && source.from === address) return;
    source?.close();
    source = null;
    if (!address) return;
    const query = `revision=${document.body.dataset.revision ?? ""}&ear=${ear}`;
    source = new EventSource(`${address}${address.includes("?") ? "&" : "?"}${query}`);
    source.from = address;
    // A page of another kind, such as the curtain, is loaded as a whole.
    source.addEventListener("page", (event) => {
      pushes++;
      if (!render(new DOMParser().parseFromString(event.data, "text/html"))) location.reload();
    });
  }

  document.addEventListener("visibilitychange", listen);

  // --- 5  Keyboard: Space presses a target, arrows go from target to target, Escape goes back; what has a key is pressed by it.

  const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

  document.addEventListener("keydown", (event) => {
    const target = event.target.closest?.("a.target");
    if (target && event.key === " ") {
      event.preventDefault();
      target.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
    } else if (target && ARROWS[event.key]) {
      event.preventDefault();
      neighbor(target, ARROWS[event.key])?.focus();
    } else if (event.key === "Escape" && !event.target.closest?.("input, textarea")) {
      $("[data-back]")?.click();
    } else if (!event.ctrlKey && !event.metaKey && !event.altKey && !event.target.closest?.("input, textarea, select")) {
      // A card or tool may have a key of its own.
      $(`[data-key="${CSS.escape(event.key.toLowerCase())}"]`)?.click();
    }
  });

  /** The nearest target in a direction, those straight ahead first. */
  function neighbor(target, [dx, dy]) {
    const center = (node) => {
      const box = node.getBoundingClientRect();
      return [box.x + box.width / 2, box.y + box.height / 2];
    };
    const [x, y] = center(target);
    const way = (node) => {
      const [nx, ny] = center(node);
      const ahead = (nx - x) * dx + (ny - y) * dy;
      const aside = Math.abs((nx - x) * dy) + Math.abs((ny - y) * dx);
      return ahead > 4 ? ahead + 3 * aside : Infinity;
    };
    const best = $$("a.target").reduce((a, b) => (way(b) < way(a) ? b : a), target);
    return way(best) < Infinity ? best : null;
  }

  // --- 6  Pan and zoom: one transform on #board-view, and its figures for what goes along. Pinch, wheel, buttons; drag when zoomed in.

  const view = { x: 0, y: 0, k: 1 };
  const fingers = new Map();
  let dragged = 0;

  function zoomTo(k, at) {
    const next = Math.min(4, Math.max(1, k));
    view.x = at.x - ((at.x - view.x) * next) / view.k;
    view.y = at.y - ((at.y - view.y) * next) / view.k;
    view.k = next;
    place();
  }

  function place() {
    const group = $("#board-view");
    if (!group) return;
    const svg = group.ownerSVGElement;
    const box = shown(svg);
    view.x = Math.min(0, Math.max(box.width * (1 - view.k), view.x));
    view.y = Math.min(0, Math.max(box.height * (1 - view.k), view.y));
    svg.classList.toggle("is-zoomed", view.k > 1);
    group.setAttribute("transform", `matrix(${view.k} 0 0 ${view.k} ${view.x} ${view.y})`);
    // Coordinates on the rim and tooltips keep their size and go along.
    const along = { "--zoom": view.k, "--pan-x": view.x, "--pan-y": view.y };
    for (const [name, value] of Object.entries(along)) svg.parentElement.style.setProperty(name, value);
  }

  /** Where a board is larger than its box, what is chosen comes into the middle of it. */
  let centered = "";
  function center() {
    const mark = $("[data-center]");
    if (!mark || mark.dataset.center === centered) return;
    centered = mark.dataset.center;
    const board = mark.closest(".board");
    if (board.scrollWidth > board.clientWidth) mark.scrollIntoView({ block: "center", inline: "center" });
  }

  /** The part of the drawing that the box shows: the view box is cut at the right or below. */
  function shown(svg) {
    const { width, height } = svg.getBoundingClientRect();
    const scale = svg.getScreenCTM()?.a || 1;
    return { width: width / scale, height: height / scale };
  }

  function point(svg, event) {
    const at = new DOMPoint(event.clientX, event.clientY);
    return at.matrixTransform(svg.getScreenCTM().inverse());
  }

  const boardOf = (event) => event.target.closest?.(".board__svg");

  document.addEventListener("click", (event) => {
    const button = event.target.closest("[data-zoom]");
    const svg = $(".board__svg");
    if (!button || !svg) return;
    const { width, height } = shown(svg);
    const factor = { in: 1.4, out: 1 / 1.4, fit: 0 }[button.dataset.zoom];
    zoomTo(view.k * factor, { x: width / 2, y: height / 2 });
  });

  document.addEventListener("wheel", (event) => {
    const svg = boardOf(event);
    if (!svg || (!event.ctrlKey && careful())) return;
    event.preventDefault();
    zoomTo(view.k * Math.exp(-event.deltaY / 400), point(svg, event));
  }, { passive: false });

  document.addEventListener("pointerdown", (event) => {
    if (!boardOf(event)) return;
    fingers.set(event.pointerId, event);
    dragged = 0;
  });

  document.addEventListener("pointermove", (event) => {
    const before = fingers.get(event.pointerId);
    const svg = $(".board__svg");
    if (!before || !svg) return;
    const [a, b] = [point(svg, before), point(svg, event)];
    dragged += Math.hypot(event.clientX - before.clientX, event.clientY - before.clientY);
    const other = [...fingers.values()].find((one) => one.pointerId !== event.pointerId);
    fingers.set(event.pointerId, event);
    if (other) {
      const o = point(svg, other);
      const grown = Math.hypot(b.x - o.x, b.y - o.y) / (Math.hypot(a.x - o.x, a.y - o.y) || 1);
      zoomTo(view.k * grown, { x: (b.x + o.x) / 2, y: (b.y + o.y) / 2 });
    } else if (view.k > 1) {
      view.x += b.x - a.x;
      view.y += b.y - a.y;
      place();
    }
  });

  for (const end of ["pointerup", "pointercancel"]) {
    document.addEventListener(end, (event) => fingers.delete(event.pointerId));
  }

  // A drag that ends on a target does not press it.
  document.addEventListener("click", (event) => {
    if (dragged > 8 && view.k > 1 && boardOf(event)) {
      event.preventDefault();
      event.stopPropagation();
    }
    dragged = 0;
  }, true);
  document.addEventListener("dragstart", (event) => boardOf(event) && event.preventDefault());

  // --- 7  The tooltip of the target under pointer or focus.

  function tip(event) {
    const target = event.target.closest?.("[data-tip]");
    for (const old of $$(".board__tip.is-shown")) old.classList.remove("is-shown");
    const pointed = event.type === "pointerover" || event.type === "focusin";
    if (target && pointed) document.getElementById(target.dataset.tip)?.classList.add("is-shown");
  }
  for (const kind of ["pointerover", "pointerout", "focusin", "focusout"]) document.addEventListener(kind, tip);

  // A space that is not allowed says why.
  document.addEventListener("click", (event) => {
    const space = event.target.closest?.("[data-why]");
    if (space) toast(space.dataset.why, space.dataset.rule, space.dataset.href);
  });

  // --- 8  Replay: the slider shows each position while it moves; the button plays them one by one.

  let waiting = 0;
  let playing = 0;

  document.addEventListener("input", (event) => {
    const form = event.target.closest("form[data-replay]");
    if (!form) return;
    clearTimeout(waiting);
    waiting = setTimeout(() => visit(stepAddress(form, event.target.value), "replaceState"), 120);
  });

  const stepAddress = (form, step) => {
    const address = new URL(addressOf(form));
    address.searchParams.set($('input[type="range"]', form).name, step);
    return address.href;
  };

  document.addEventListener("click", (event) => {
    const button = event.target.closest("[data-replay-play]");
    if (!button) return;
    event.preventDefault();
    if (playing) playing = void clearInterval(playing);
    else playing = setInterval(step, 1100);
    button.setAttribute("aria-pressed", String(Boolean(playing)));
  });

  function step() {
    const form = $("form[data-replay]");
    const slider = form && $('input[type="range"]', form);
    if (!slider || Number(slider.value) >= Number(slider.max)) return void (playing = clearInterval(playing));
    slider.value = String(Number(slider.value) + 1);
    visit(stepAddress(form, slider.value), "replaceState");
  }

  // --- 9  Small things: the newest line of log and chat is in sight; a link is copied.

  function followLog() {
    for (const list of $$("[data-follow]")) {
      const length = list.childElementCount;
      if (String(length) !== list.dataset.seen) list.scrollTop = list.dataset.follow === "end" ? list.scrollHeight : 0;
      list.dataset.seen = length;
    }
  }

  document.addEventListener("click", (event) => {
    const button = event.target.closest("[data-copy]");
    if (!button) return;
    event.preventDefault();
    navigator.clipboard?.writeText(new URL(button.dataset.copy, location.href).href).then(() => {
      button.classList.add("is-copied");
      setTimeout(() => button.classList.remove("is-copied"), 1500);
    });
  });

  document.documentElement.classList.add("has-script");
  center();
  listen();
  followLog();
})();
