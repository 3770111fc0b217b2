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
  /** How many pages the stream has shown. */
  let pushes = 0;
  /** How many pages were put in place of another. */
  let renders = 0;
  /** Whether the stream sent a page that lacked parts which were not here, and nobody has asked for it since. */
  let missed = false;

  /** Asks for a page and shows it, unless a newer one was asked for meanwhile. One that was asked for before
   *  the last push came may be older than it: the stream tells all that follows. */
  async function visit(address, history) {
    const ticket = ++newest;
    const since = pushes;
    missed = false;
    const answer = await asked(address, ticket);
    if (!answer) return;
    const page = new DOMParser().parseFromString(await answer.text(), "text/html");
    if (ticket !== newest) return;
    const passed = since !== pushes && page.body.dataset.stream === document.body.dataset.stream;
    if (!isHtml(answer) || (!passed && !render(page))) return void (location.href = address);
    if (history) window.history[history](null, "", answer.redirected ? answer.url : address);
  }

  /** The answer to a page that was asked for. While the server is away it is asked for again and again, until something else is
   *  asked for: what was clicked is not lost. */
  async function asked(address, ticket) {
    for (let attempt = 1; ticket === newest; attempt++) {
      try {
        return await fetch(address, { headers: { Accept: "text/html", ...has() } });
      } catch {
        if (attempt === 1) offline();
        if (attempt === PATIENT) return toast($("#toasts").dataset.lost ?? "");
      }
      await pause(attempt);
    }
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

  const stylesOf = (doc) => $$('link[rel="stylesheet"]', doc).map((link) => link.getAttribute("href")).join();
  const sameKind = (page) => stylesOf(page) === stylesOf(document);

  /** Shows a page; false if it is of another kind, or not complete, and must be asked for. */
  function render(page) {
    if (!sameKind(page) || !complete(page)) return false;
    renders++;
    const asked = $("#ask[data-asked]") !== null;
    const wasBack = $("[data-now]") !== null;
    document.title = page.title;
    copyAttributes($('link[rel="icon"]', page) ?? document.head, $('link[rel="icon"]') ?? document.head, ["href"]);
    copyAttributes(page.documentElement, document.documentElement, ["lang", "data-theme"]);
    copyAttributes(page.body, document.body, ["class", "data-stream", "data-revision", "data-match"]);
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
    if (!asked && $("#ask[data-asked]")) {
      toQuestion();
      if (!wasBack) chime();
      // The other pages of this browser need not call for it any more.
      askWhatWaits();
    }
    place();
    center();
    glide();
    listen();
    followLog();
    shownPace();
    readAgain();
    fitOut();
    answerLone();
    if (asked && !$("#ask[data-asked]")) offerToCall();
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

  /** `pressed` is the button or the target that was clicked. */
  async function play(form, action, then, pressed) {
    if (busy) return;
    busy = true;
    document.body.setAttribute("aria-busy", "true");
    const since = pushes;
    // While the decision is held back one may look at the past, which has another address.
    const [said, here] = [wordsOf(pressed), location.pathname];
    const fields = new FormData(form);
    // The log says of an answer that it was given without asking.
    fields.set("action_id", form.id === "lone" ? `lone-${newId()}` : newId());
    if (action) fields.set("action", action);
    if (then) fields.set("then", then);
    try {
      if (!(await released(form, fields, said))) return;
      const answer = await send(addressOf(form), new URLSearchParams(fields));
      if (answer.ok) $$("[data-keep]", form).forEach((field) => field.removeAttribute("data-keep"));
      await answered(answer, since, fields.get("list"), here);
    } catch {
      offline(true);
    } finally {
      busy = false;
      document.body.removeAttribute("aria-busy");
      if (missed) visit(location.href, "replaceState");
    }
  }

  /** At a table with others, what hands over to them is held back for a moment, or until it is confirmed; false if it
   *  was taken back. Whoever leaves the page sends what time would send; what is asked about goes only when it is confirmed. */
  async function released(form, fields, said) {
    const line = $("#grace");
    if (!line || !(fields.has("action") || form.id === "compose")) return true;
    const body = new URLSearchParams(fields);
    const would = await send(line.dataset.ask, body);
    if (!would.ok || !(await would.json()).hands_over) return true;
    const leave = () => fetch(addressOf(form), { method: "POST", body, keepalive: true });
    if (line.dataset.seconds) addEventListener("pagehide", leave);
    $("[data-what]", line).textContent = said;
    line.hidden = false;
    const go = await decided(line);
    line.hidden = true;
    removeEventListener("pagehide", leave);
    return go;
  }

  /** What is decided, in the words of what was pressed. */
  const wordsOf = (pressed) => (pressed?.getAttribute("aria-label") ?? pressed?.innerText ?? "").replace(/\s+/g, " ").trim();

  /** What somebody says to a decision that is held back; time says yes. */
  function decided(line) {
    let left = Number(line.dataset.seconds ?? Infinity);
    const count = $("[data-count]", line);
    return new Promise((resolve) => {
      const done = (go) => {
        clearInterval(clock);
        document.removeEventListener("click", click, true);
        document.removeEventListener("keydown", key, true);
        resolve(go);
      };
      const tick = () => {
        // Where a page without the line came, nobody can confirm it any more.
        if (!line.isConnected && left === Infinity) return done(false);
        count.textContent = Number.isFinite(left) ? String(left) : "";
        if (left-- <= 0) done(true);
      };
      const click = (event) => {
        const button = event.target.closest?.("[data-grace]");
        if (button) done(button.dataset.grace === "send");
      };
      const key = (event) => {
        if (event.target.closest?.("input, textarea, select") || event.ctrlKey || event.metaKey || event.altKey) return;
        const says = { Enter: true, u: false, U: false, Escape: false }[event.key];
        if (says === undefined || event.target.closest?.("[data-grace]")) return;
        event.preventDefault();
        event.stopPropagation();
        done(says);
      };
      document.addEventListener("click", click, true);
      document.addEventListener("keydown", key, true);
      const clock = setInterval(tick, 1000);
      tick();
    });
  }

  /** An answer without alternative is given by itself after a moment, if the page says so and somebody sees it. */
  let lonely = 0;
  function answerLone() {
    const lone = $("#lone");
    clearTimeout(lonely);
    if (lone && !document.hidden) lonely = setTimeout(() => lone.isConnected && !document.hidden && play(lone), 500);
  }
  document.addEventListener("visibilitychange", answerLone);

  /** `crypto.randomUUID` is there only over HTTPS, and a club may play without. */
  const newId = () => [...crypto.getRandomValues(new Uint32Array(4))].map((part) => part.toString(36)).join("-");

  /** Where a form is sent to; `form.action` would be its field of that name. */
  const addressOf = (form) => new URL(form.getAttribute("action") ?? "", location.href).href;

  /** Sends a form. While the server is away it is sent again and again with the same content: its id makes sure that it counts
   *  once. The answer is the page as it looks then, so the stream of this page (its ear) need not send it again. */
  async function send(address, body) {
    for (let attempt = 1; ; attempt++) {
      const headers = { Accept: "application/json, text/html", "Civitas-Ear": ear, ...has() };
      // What has no id of its own, such as a line of chat, may have arrived already.
      if (attempt > 1) headers["Civitas-Again"] = "true";
      try {
        const answer = await fetch(address, { method: "POST", body, headers });
        if (![502, 503, 504].includes(answer.status) || attempt === PATIENT) return answer;
      } catch (error) {
        if (attempt === PATIENT) throw error;
      }
      if (attempt === 2) toast($("#toasts").dataset.unsent ?? "");
      await pause(attempt);
    }
  }

  /** The longer nobody answers, the longer it waits. */
  const pause = (attempt) => new Promise((resolve) => setTimeout(resolve, Math.min(2000, 300 * attempt)));

  /** How often a decision is sent while nobody answers: for about two minutes. */
  const PATIENT = 60;

  async function answered(answer, since, list, here = location.pathname) {
    // What the player keeps on a list outlasts the decision.
    const page = here + (list ? `?${new URLSearchParams({ list })}` : "");
    if (answer.ok && isHtml(answer)) {
      const shown = new DOMParser().parseFromString(await answer.text(), "text/html");
      // What was pushed meanwhile may be older or newer than this.
      if (since === pushes && render(shown)) {
        focusOn("question");
        return history.replaceState(null, "", page);
      }
    }
    const problem = isJson(answer) ? await answer.json().catch(() => ({})) : {};
    if (!answer.ok) toast(problem.message ?? problem.detail ?? answer.statusText, problem.rule, problem.href);
    await visit(page, "replaceState");
    if (answer.ok) focusOn("question");
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
  function offline(lost) {
    toast($("#toasts").dataset[lost ? "lost" : "offline"] ?? "");
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
      return play(form, action, link.dataset.then, link);
    }
    const address = new URL(link.href.baseVal ?? link.href, location.href);
    const samePage = address.pathname === location.pathname && !address.hash && document.body.matches(".game");
    const looksBack = document.body.matches(".game") && link.closest(".log__to, #past, [data-now]");
    if (looksBack) return void lookBack(event, link);
    if (address.origin === location.origin && (link.dataset.soft || samePage)) {
      event.preventDefault();
      // Whoever pressed a key goes on with the next thing to choose.
      const byKey = event.detail === 0 && link.closest("#ask, .techs, .offers, .holdings, a.target");
      visit(address.href, link.dataset.soft ? "replaceState" : "pushState").then(() => byKey && focusOn("targets"));
      if (careful() && link.closest("#mat, .mat, #rivals, #record") && address.search) toQuestion();
    }
  });

  /** An earlier position, or the present again, on the board where one is; what was done stands in the question's place. */
  function lookBack(event, link) {
    event.preventDefault();
    halt();
    toQuestion();
    const byKey = event.detail === 0;
    visit(link.href, "pushState").then(() => (byKey || link.matches("[data-now]")) && focusOn("question"));
  }

  /** On a phone the question comes to the front. */
  function toQuestion() {
    if ($("#tab-question")) $("#tab-question").checked = true;
  }

  document.addEventListener("submit", (event) => {
    const form = event.target;
    if (form.matches("[data-many]")) {
      event.preventDefault();
      const picked = ticked(form);
      const rest = JSON.stringify(picked.slice(1).map((one) => JSON.parse(one)));
      if (picked.length === Number(form.dataset.many)) play(form, picked[0], rest, event.submitter);
    } else if (form.matches("[data-play]")) {
      event.preventDefault();
      // A button may carry the action itself: one form then serves a whole page.
      const button = event.submitter;
      play(form, button?.name === "action" ? button.value : undefined, button?.dataset.then, button);
    } else if (form.matches("[data-send]")) {
      event.preventDefault();
      const since = pushes;
      const body = new URLSearchParams(new FormData(form, event.submitter));
      form.reset();
      send(addressOf(form), body).then((answer) => answered(answer, since), () => offline(true));
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

  // Several things of one kind are ticked and sent together, once there are enough of them.
  const ticked = (form) => $$("[data-one]:checked", form).map((box) => box.dataset.one);
  document.addEventListener("change", (event) => {
    const form = event.target.closest?.("[data-many]");
    if (!form) return;
    const enough = ticked(form).length === Number(form.dataset.many);
    const button = $("button[type=submit]", form);
    if (enough) button.removeAttribute("aria-disabled");
    else button.setAttribute("aria-disabled", "true");
  });

  // What is filled in stays while others act; a sent form begins anew.
  document.addEventListener("input", (event) => {
    if (event.target.closest("#compose")) event.target.setAttribute("data-keep", "");
  });

  addEventListener("popstate", () => {
    halt();
    visit(location.href);
  });

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
      const page = new DOMParser().parseFromString(event.data, "text/html");
      if (render(page)) return void pushes++;
      if (!sameKind(page)) return location.reload();
      // What is left out may be part of an answer that is still on its way: whoever waits for it asks for the page then.
      missed = true;
      if (!busy) visit(location.href, "replaceState");
    });
  }

  document.addEventListener("visibilitychange", listen);

  // --- 4a Clocks run on between two pages; what counts is the server's.

  function tick() {
    for (const clock of $$("[data-due]")) {
      const left = Math.max(0, Math.floor((clock.dataset.due - Date.now()) / 1000));
      clock.textContent = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, "0")}`;
    }
  }

  setInterval(tick, 1000);

  // --- 4b Whose turn. What waits for the reader is asked for now and then, also behind other tabs: there the title and
  //        the icon of the window say it, and a notice of the system and a sound where they are wished for.

  const ASK_AGAIN = 20000;
  let told = null;

  async function askWhatWaits() {
    const address = document.body.dataset.waiting;
    if (!address) return;
    const [here, since] = [document.body.dataset.match, renders];
    const answer = await fetch(`${address}?at=${here ?? ""}`).catch(() => null);
    if (!answer?.ok || !isJson(answer)) return;
    const { asked, html, calls } = await answer.json();
    // What was shown meanwhile is newer.
    if (since !== renders) return askWhatWaits();
    const list = $("#waits");
    if (list && !$("details[open]", list)) list.outerHTML = html;
    mark(asked.length > 0 || $("#ask[data-asked]") !== null);
    const [before, hidden] = [told, document.hidden];
    told = asked;
    // Whoever looks at a match is not called to it by another page; what had waited before this page came is no news.
    const mine = (call) => (hidden ? before && !before.includes(call.id) : call.id === here);
    const news = await claimed(calls.filter(mine));
    if (!hidden || !news.length) return;
    chime();
    for (const call of news) notify(call).catch(() => {});
  }

  /** Those of the calls that no other page of this browser has made: each is made once. */
  async function claimed(calls) {
    const claim = () => {
      const made = JSON.parse(localStorage.getItem("called") ?? "{}");
      const news = calls.filter(({ id, since }) => made[id] !== since);
      if (news.length) localStorage.setItem("called", JSON.stringify({ ...made, ...Object.fromEntries(news.map(({ id, since }) => [id, since])) }));
      return news;
    };
    return calls.length && navigator.locks ? navigator.locks.request("called", claim) : claim();
  }

  /** Title and icon say that the reader is asked somewhere, or no longer. */
  function mark(asked) {
    const { turn } = document.body.dataset;
    const icon = $('link[rel="icon"]');
    if (!turn || !icon) return;
    const [word, is] = [`● ${turn} · `, document.title.startsWith("●")];
    icon.setAttribute("href", asked ? icon.dataset.turn : icon.dataset.calm);
    if (asked && !is) document.title = word + document.title;
    if (!asked && is) document.title = document.title.replace(word, "");
  }

  /** A notice of the system. On phones only a worker shows any. */
  async function notify({ id, title, text, href }) {
    if (!("Notification" in window) || Notification.permission !== "granted") return;
    const data = { url: new URL(href, location.href).href };
    const worker = await navigator.serviceWorker?.getRegistration();
    if (worker) return worker.showNotification(title, { body: text, tag: id, data });
    try {
      const notice = new Notification(title, { body: text, tag: id });
      notice.onclick = () => {
        window.focus();
        notice.close();
        if (document.body.dataset.match !== id) location.href = href;
      };
    } catch {
      await navigator.serviceWorker.register(WORKER);
      await (await navigator.serviceWorker.ready).showNotification(title, { body: text, tag: id, data });
    }
  }

  /** Two soft tones, made here, by one page of this browser. */
  function chime() {
    if (document.body.dataset.sound === undefined || !window.AudioContext) return;
    if (Math.abs(Date.now() - Number(localStorage.getItem("chimed") ?? 0)) < 1500) return;
    localStorage.setItem("chimed", String(Date.now()));
    const audio = new AudioContext();
    [[660, 0], [880, 0.16]].forEach(([pitch, start]) => {
      const [tone, volume] = [audio.createOscillator(), audio.createGain()];
      tone.frequency.value = pitch;
      volume.gain.setValueAtTime(0.0001, audio.currentTime + start);
      volume.gain.exponentialRampToValueAtTime(0.12, audio.currentTime + start + 0.02);
      volume.gain.exponentialRampToValueAtTime(0.0001, audio.currentTime + start + 0.5);
      tone.connect(volume).connect(audio.destination);
      tone.start(audio.currentTime + start);
      tone.stop(audio.currentTime + start + 0.55);
    });
    setTimeout(() => audio.close(), 1000);
  }

  /** Whoever waits for a person for the second time is asked once whether they want to be called. */
  function offerToCall() {
    const offer = $("#call-me");
    if (!offer || !("Notification" in window) || Notification.permission !== "default") return;
    if (localStorage.getItem("call-me") === "no") return;
    const waited = Number(sessionStorage.getItem("waited") ?? 0) + 1;
    sessionStorage.setItem("waited", String(waited));
    if (waited > 1) offer.hidden = false;
  }

  document.addEventListener("click", async (event) => {
    const button = event.target.closest?.("[data-call]");
    if (!button) return;
    if (button.dataset.call === "no") localStorage.setItem("call-me", "no");
    else if ("Notification" in window) await Notification.requestPermission();
    const offer = button.closest("#call-me");
    if (offer) offer.hidden = true;
    else button.setAttribute("aria-pressed", String(window.Notification?.permission === "granted"));
  });

  setInterval(askWhatWaits, ASK_AGAIN);
  document.addEventListener("visibilitychange", askWhatWaits);

  // --- 5  Keyboard: Space presses a target, arrows walk the board and the rows, Escape goes back; single keys for what is
  //        done often, shown by `?`. After a decision the focus is on the question, after choosing an action on its first target.

  const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
  const WALKS = ".actions, .cardrow, .groups, .options, .hand__cards, .techs, .holdings, .offers, [data-walk]";
  const STOPS = "a[href], button:not([disabled]), summary, [tabindex='0']";
  // What is folded up has boxes all the same.
  const visible = (node) => node.checkVisibility?.({ visibilityProperty: true }) ?? node.getClientRects().length > 0;
  const keysOn = () => document.body.dataset.keys !== "off";

  document.addEventListener("keydown", (event) => {
    const target = event.target.closest?.("a.target");
    if (target && event.key === " ") {
      event.preventDefault();
      return void target.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
    }
    if (event.target.closest?.("input, textarea, select, dialog[open]") || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "Escape") return escape();
    if (event.target.closest?.("#card-sheet")) return turnCard(event);
    if (event.key === "Enter" && readsByKey(event)) return;
    if (ARROWS[event.key]) return walk(event, target);
    if (keysOn()) press(event);
  });

  /** In the sheet of a card the arrows turn to the card before and after. */
  function turnCard(event) {
    const way = { ArrowLeft: "before", ArrowRight: "after" }[event.key];
    const button = way && $(`[data-sheet="${way}"]:not(:disabled)`);
    if (!button) return;
    event.preventDefault();
    button.click();
  }

  /** Enter reads a card that is neither link nor button, where no tooltip tells of it; false if it is none. */
  function readsByKey(event) {
    const card = event.target.matches?.("[tabindex='0']:not(a, button, summary)") && event.target.closest(CARDS);
    if (!card || !careful() || !$("#card-sheet") || !readable(card)) return false;
    event.preventDefault();
    read(card);
    return true;
  }

  /** Arrows walk the map or a row, and from its end, or from the question, to whatever lies next in that direction. */
  function walk(event, target) {
    const row = event.target.closest?.(WALKS);
    const question = event.target === document.body || event.target.matches?.("#ask h2") ? $("#ask h2") : null;
    const step = question && $("[data-now]") ? ARROWS[event.key][0] : 0;
    if (step) return void replayStep(step);
    const from = target ?? (row ? event.target : question);
    if (!from) return;
    const own = target ? $$("a.target") : row ? $$(STOPS, row) : [];
    const all = () => $$(`a.target, :is(${WALKS}) :is(${STOPS})`);
    const next = neighbor(from, ARROWS[event.key], own.filter(visible)) ?? neighbor(from, ARROWS[event.key], all().filter(visible));
    if (!next) return;
    event.preventDefault();
    next.focus();
  }

  function escape() {
    if (closeSheet()) return;
    const open = $("details.drop[open]");
    if (open) {
      open.open = false;
      return $("summary", open).focus();
    }
    ($("[data-close]") ?? $("[data-back]") ?? $("[data-now]"))?.click();
  }

  // The sheet of keys opens by its button, too.
  document.addEventListener("click", (event) => event.target.closest?.("[data-keys-open]") && $("#keys")?.showModal());

  /** What a single key presses. */
  function press(event) {
    const found = pressed(event.key, event.target);
    if (!found) return;
    event.preventDefault();
    if (found.showModal) return found.showModal();
    found.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
  }

  function pressed(key, at) {
    // A card or tool may have a key of its own.
    const own = $(`[data-key="${CSS.escape(key.toLowerCase())}"]`);
    if (own) return own;
    if (key === "?") return $("#keys");
    if (key === "u" || key === "U") return $("#undo:not([aria-disabled])");
    if (key === "n" || key === "N") return $("#next-waiting");
    if (key === "b" || key === "B") return $("[data-close]") ?? $("#over a");
    if (key === "," || key === ".") return replayStep(key === "." ? 1 : -1);
    if (/^[1-9]$/.test(key)) return answers()[Number(key) - 1];
    const idle = at === document.body || at.matches?.("h2, section, .log");
    // What is played back is skipped by Enter and stopped by Space.
    if (playing && key === "Enter" && !at.closest?.("#past, .replay")) return $("[data-now]");
    if (key === " " && idle && $("[data-now]")) return $("[data-replay-play]");
    if (key === "Enter" && idle) return $("#final .btn--primary") ?? $("#ask .btn--primary:not(.end)");
    return null;
  }

  /** The answers in the order of the page: a rail of actions keeps its places, whatever is possible. */
  function answers() {
    const rail = $$("#ask .actions > *");
    if (rail.length && !$("[data-back]")) return rail;
    return $$("#ask .group > summary, #ask .group__act, #ask .opt, #ask .closing > .btn:not(.btn--quiet), #ask form[data-play] button, #ask .option, #choices button, #choices summary").filter(visible);
  }

  function replayStep(by) {
    const form = $("form[data-replay]");
    const slider = form && $('input[type="range"]', form);
    if (!slider) return null;
    const to = Math.min(Number(slider.max), Math.max(0, Number(slider.value) + by));
    halt();
    visit(stepAddress(form, String(to)), "replaceState");
    return null;
  }

  /** After a decision the focus is on the question; after choosing an action on the first thing to choose from. */
  function focusOn(what) {
    const found = what === "targets" ? $("a.target") ?? $("#options a, #ask .btn--primary, #ask form[data-play] button") : null;
    (found ?? $("#final") ?? $("#ask h2"))?.focus({ preventScroll: true });
  }

  /** The nearest target in a direction, those straight ahead first. */
  function neighbor(target, [dx, dy], stops) {
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
    const best = stops.reduce((a, b) => (way(b) < way(a) ? b : a), target);
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

  /** Where a board is larger than its box, what is chosen comes into the middle of it; at first, where one is at home. Where the
   *  sheet lies over a board, it comes out from under the sheet. */
  let centered = "";
  function center() {
    const mark = $("[data-center]");
    if (!mark || mark.dataset.center === centered || (mark.dataset.center === "home" && centered)) return;
    centered = mark.dataset.center;
    const board = mark.closest(".board");
    if (board.scrollWidth > board.clientWidth) mark.scrollIntoView({ block: "center", inline: "center" });
    else uncover(mark);
  }

  /** Scrolls the page until something is seen between the top bar and the sheet. */
  function uncover(mark) {
    const sheet = $(".sheet-wrap");
    if (!sheet || getComputedStyle(sheet).position !== "fixed") return;
    const [top, bottom] = [$(".topbar")?.getBoundingClientRect().bottom ?? 0, sheet.getBoundingClientRect().top];
    const box = mark.getBoundingClientRect();
    if (box.top < top || box.bottom > bottom) scrollBy({ top: (box.top + box.bottom - top - bottom) / 2, behavior: "instant" });
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

  // A tap on the small map beside a board that is larger than its box brings that place into the middle.
  document.addEventListener("click", (event) => {
    const mini = event.target.closest(".board > .mini");
    if (!mini) return;
    const [board, box] = [mini.parentElement, mini.getBoundingClientRect()];
    const [x, y] = [(event.clientX - box.left) / box.width, (event.clientY - box.top) / box.height];
    board.scrollTo({ left: x * board.scrollWidth - board.clientWidth / 2, top: y * board.scrollHeight - board.clientHeight / 2 });
  });

  // --- 6a Pieces glide along the way that they came, one after the other, once. Whoever presses anything sees them where they
  //        are; for whoever wants no motion they are there at once.

  let glided = new Set();
  let gliding = [];
  const calm = matchMedia("(prefers-reduced-motion: reduce)");

  function glide() {
    const named = (piece) => `${piece.id} ${piece.dataset.glide}`;
    const all = $$("[data-glide]");
    const when = (piece) => Number(piece.dataset.glide.split("|")[0]);
    const fresh = all.filter((piece) => !glided.has(named(piece))).sort((a, b) => when(a) - when(b));
    glided = new Set(all.map(named));
    if (calm.matches) return;
    const wait = Math.min(350, 4000 / Math.max(1, fresh.length)) / pace();
    const begun = fresh.map((piece, at) => {
      const way = piece.dataset.glide.split("|")[1].split(";").map((point) => point.split(" "));
      const frames = [...way, [0, 0]].map(([x, y]) => ({ translate: `${x}px ${y}px` }));
      return piece.animate(frames, { duration: (250 * way.length) / pace(), delay: at * wait, easing: "ease-in-out", fill: "backwards" });
    });
    gliding = gliding.filter((one) => one.playState !== "finished").concat(begun);
  }

  function land() {
    gliding.splice(0).forEach((one) => one.finish());
    // Pieces without a way come to their new places by the style sheet.
    for (const one of $("#pieces")?.getAnimations({ subtree: true }) ?? []) if (one instanceof CSSTransition) one.finish();
  }
  for (const pressed of ["pointerdown", "keydown"]) document.addEventListener(pressed, land, true);

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

  // --- 7b Cards under a finger: a tap opens a sheet with all that the tooltip says, and the buttons that play the card. The
  //        sheet lies over the question, never over the row: another card is one tap away.

  const CARDS = ".has-tip, .slot, .held, .mini[title], .chip[title], :has(> .reading), .agenda[title], .dchip[title], .wchip[title], .lore[title]";
  let reading = null;

  /** A card is known again on the next page by its tooltip's id, or its own. */
  const cardKey = (card) => $(".tooltip[id]", card)?.id || card.id || card.getAttribute("title") || "";
  const cardsLike = (card) => $$(CARDS, card.parentElement?.closest("ol, ul, nav, section") ?? document).filter((one) => visible(one) && readable(one));
  const readable = (card) => $(":scope > .reading, .tooltip", card) ?? card.getAttribute("title");
  /** A card that is chosen by the first tap is read by the second. In a lesson a tap too many must not cover what comes next, and
   *  what the coach points at acts at once. */
  const isChosenFirst = (card) => card.matches("a[href][data-read]:not([aria-current]), .lesson a[href][data-read], .lesson button.is-lit");

  document.addEventListener("click", (event) => {
    const card = event.target.closest?.(CARDS);
    const button = event.target.closest?.("button, summary, .tooltip a, a[data-sheet-go]");
    if (!card || !careful() || !$("#card-sheet") || (button && button !== card && card.contains(button)) || !readable(card) || isChosenFirst(card)) return;
    if (event.target.closest?.("#card-sheet")) return;
    event.preventDefault();
    event.stopPropagation();
    read(card);
  }, true);

  function read(card) {
    const sheet = $("#card-sheet");
    reading = cardKey(card);
    $$(".is-read").forEach((one) => one.classList.remove("is-read"));
    card.classList.add("is-read");
    card.scrollIntoView({ block: "nearest", inline: "center" });
    const text = wording(card);
    $(".cardsheet__body", sheet).className = `cardsheet__body ${text.className}`;
    sheet.className = ["cardsheet", ...[...text.classList].filter((name) => name.startsWith("k-"))].join(" ");
    $(".cardsheet__body", sheet).replaceChildren(...(text.childNodes.length && text.tagName !== "P" ? text.childNodes : [text]));
    $(".cardsheet__ways", sheet).replaceChildren(...ways(card));
    const like = cardsLike(card);
    $('[data-sheet="before"]', sheet).disabled = like.indexOf(card) < 1;
    $('[data-sheet="after"]', sheet).disabled = like.indexOf(card) === like.length - 1;
    sheet.hidden = false;
    sheet.focus({ preventScroll: true });
  }

  /** All that is told of a card: its text, and why it cannot be played. */
  function wording(card) {
    const [own, tooltip] = [$(":scope > .reading", card)?.cloneNode(true), $(".tooltip", card)?.cloneNode(true)];
    if (own && tooltip) own.append(...tooltip.childNodes);
    const text = own ?? tooltip ?? document.createElement("div");
    for (const rule of $$("[data-rule]", text)) {
      rule.replaceWith(Object.assign(document.createElement("a"), { className: rule.className, textContent: rule.textContent, href: rule.dataset.rule }));
    }
    if (!text.childNodes.length) {
      const name = card.textContent.trim();
      if (name && !card.title.includes(name)) text.append(Object.assign(document.createElement("b"), { className: "name", textContent: name }));
      text.append(Object.assign(document.createElement("p"), { textContent: card.title }));
    }
    text.classList.remove("tooltip", "more", "reading");
    text.removeAttribute("id");
    return text;
  }

  /** What can be done with a card: its buttons, or the link or button that it is itself; once it was chosen, the answers. */
  function ways(card) {
    if (card.matches("[data-read][aria-current]")) return $$("#ask form[data-play]").filter((form) => $$("button", form).some(visible)).map((form) => form.cloneNode(true));
    const buttons = $$("button[type=submit], a.btn", card).map((button) => button.cloneNode(true));
    if (card.matches("button[type=submit]")) {
      const play = card.cloneNode(true);
      play.dataset.sheetGo = "";
      buttons.push(named(play));
    }
    const link = card.matches("a[href]") ? card : $(":scope > a[href]:not(.tooltip__rule)", card);
    if (link && !buttons.length) {
      const go = link.cloneNode(true);
      $$(".tooltip, .visually-hidden", go).forEach((part) => part.remove());
      go.dataset.sheetGo = "";
      buttons.push(link === card || !go.textContent.trim() ? named(go) : go);
    }
    for (const button of buttons) {
      button.removeAttribute("id");
      button.className = "btn btn--primary";
    }
    return buttons;
  }

  /** A whole card as a button says in words what it does. */
  function named(button) {
    button.textContent = button.getAttribute("aria-label") ?? $("b, [class$=__name], .name", button)?.textContent ?? button.textContent;
    return button;
  }

  function closeSheet() {
    const sheet = $("#card-sheet");
    if (!sheet || sheet.hidden) return false;
    const card = $(".is-read");
    const inside = sheet.contains(document.activeElement);
    sheet.hidden = true;
    $$(".is-read").forEach((one) => one.classList.remove("is-read"));
    reading = null;
    // The focus goes back to the card.
    if (inside && card) (card.matches(STOPS) ? card : $(STOPS, card))?.focus({ preventScroll: true });
    return true;
  }

  document.addEventListener("click", (event) => {
    const button = event.target.closest?.("[data-sheet]");
    if (!button) {
      // Whatever is chosen from the sheet is finished where the question is.
      if (event.target.closest?.("#card-sheet button, #card-sheet [data-sheet-go]")) {
        closeSheet();
        toQuestion();
      }
      return;
    }
    if (button.dataset.sheet === "close") return void closeSheet();
    const card = $(".is-read");
    const like = card ? cardsLike(card) : [];
    const next = like[like.indexOf(card) + (button.dataset.sheet === "after" ? 1 : -1)];
    if (next) read(next);
  });

  // Whatever an address points at is open.
  function unfold() {
    const aim = document.getElementById(location.hash.slice(1));
    if (aim instanceof HTMLDetailsElement) aim.open = true;
  }
  addEventListener("hashchange", unfold);
  unfold();

  // A pool of pieces opens the group of what can be done with them.
  document.addEventListener("click", (event) => {
    const opener = event.target.closest?.("[data-opens]");
    const group = opener && document.getElementById(opener.dataset.opens);
    if (!group) return;
    event.preventDefault();
    group.open = true;
    toQuestion();
    $("summary, button", group)?.focus();
  });

  // Swiping down closes, sideways goes to the card before or after.
  let touched = null;
  document.addEventListener("touchstart", (event) => (touched = event.target.closest?.("#card-sheet") ? event.touches[0] : null), { passive: true });
  document.addEventListener("touchend", (event) => {
    if (!touched) return;
    const [dx, dy] = [event.changedTouches[0].clientX - touched.clientX, event.changedTouches[0].clientY - touched.clientY];
    if (dy > 80 && $(".cardsheet__body").scrollTop === 0) closeSheet();
    else if (Math.abs(dx) > 60 && Math.abs(dy) < 40) $(`[data-sheet="${dx < 0 ? "after" : "before"}"]:not(:disabled)`)?.click();
    touched = null;
  });

  /** A new page may tell something new of the card that is read. */
  function readAgain() {
    if (!reading) return;
    const card = $$(CARDS).find((one) => cardKey(one) === reading);
    if (card) read(card);
    else closeSheet();
  }

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

  /** How fast it goes: 1, 2 or 4 times; remembered. */
  const pace = () => Number(localStorage.getItem("pace") ?? 1) || 1;
  const shownPace = () => $$("[data-pace]").forEach((button) => (button.textContent = `${pace()}×`));

  function run(on) {
    clearTimeout(playing);
    playing = on ? setTimeout(step, 1600 / pace()) : 0;
    $("[data-replay-play]")?.setAttribute("aria-pressed", String(Boolean(playing)));
    document.documentElement.classList.toggle("is-playing", Boolean(playing));
  }

  /** Whoever goes on by themselves is not taken along any more. */
  function halt() {
    run(false);
    back = null;
  }

  document.addEventListener("click", (event) => {
    if (event.target.closest("[data-replay-play]")) {
      event.preventDefault();
      run(!playing);
    } else if (event.target.closest("[data-pace]")) {
      localStorage.setItem("pace", String({ 1: 2, 2: 4 }[pace()] ?? 1));
      shownPace();
    }
  });

  /** What the others did since the reader decided, on the board, one by one; then the present again. */
  let back = null;
  document.addEventListener("click", (event) => {
    const link = event.target.closest("a[data-playback]");
    if (!link || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    toQuestion();
    halt();
    back = link.dataset.playback;
    visit(link.href, "pushState").then(() => {
      run(true);
      focusOn("question");
    });
  });

  async function step() {
    const form = $("form[data-replay]");
    const slider = form && $('input[type="range"]', form);
    if (!slider) return run(false);
    if (Number(slider.value) >= Number(slider.max)) {
      const present = back;
      halt();
      if (present) visit(present, "replaceState").then(() => focusOn("question"));
      return;
    }
    slider.value = String(Number(slider.value) + 1);
    await visit(stepAddress(form, slider.value), "replaceState");
    if (playing) run(true);
  }

  // A list that dropped from a button goes when something was chosen from it, or elsewhere.
  const fold = (event) => $$("details.drop[open]").forEach((drop) => {
    if (event.type === "submit" ? drop.contains(event.target) : !drop.contains(event.target)) drop.open = false;
  });
  document.addEventListener("click", fold);
  document.addEventListener("submit", fold);

  // --- 9  Small things: the newest line of log and chat is in sight; a link is copied.

  function followLog() {
    for (const list of $$("[data-follow]")) {
      const length = list.childElementCount;
      if (String(length) !== list.dataset.seen) list.scrollTop = list.dataset.follow === "end" ? list.scrollHeight : 0;
      list.dataset.seen = length;
    }
  }

  document.addEventListener("click", async (event) => {
    const button = event.target.closest("[data-copy]");
    if (!button) return;
    event.preventDefault();
    const address = new URL(button.dataset.copy, location.href).href;
    const done = await (navigator.clipboard?.writeText(address).then(() => true, () => null) ?? null) ?? copySelected(address, button);
    toast(done ? button.dataset.copied : `${button.dataset.copyFailed} ${address}`);
  });

  /** Over plain HTTP scripts have no clipboard: what is selected is copied, as by keys. */
  function copySelected(text, button) {
    const field = Object.assign(document.createElement("textarea"), { value: text, readOnly: true, className: "visually-hidden" });
    document.body.append(field);
    field.select();
    const done = document.execCommand("copy");
    field.remove();
    button.focus({ preventScroll: true });
    return done;
  }

  /** What only some browsers can do is offered by those. An address to hand on is shown whole; phones share it. */
  function fitOut() {
    for (const link of $$("[data-whole]")) link.textContent = new URL(link.getAttribute("href"), location.href).href;
    for (const button of $$("[data-share]")) button.hidden = !navigator.share;
    for (const button of $$("[data-push]")) button.hidden = !("PushManager" in window && navigator.serviceWorker);
    for (const button of $$("[data-passkey]")) button.hidden = !window.PublicKeyCredential?.parseCreationOptionsFromJSON;
  }
  document.addEventListener("click", (event) => {
    const button = event.target.closest("[data-share]");
    if (button) navigator.share({ title: document.title, url: new URL(button.dataset.share, location.href).href }).catch(() => {});
  });

  // A browser that wants notices is asked for its address at its push service, which goes to the server by a form. A page that was
  // installed has the worker from the beginning: without a network it has no other line to show.
  const WORKER = "/worker.js";
  if (matchMedia("(display-mode: standalone)").matches) navigator.serviceWorker?.register(WORKER);
  document.addEventListener("click", async (event) => {
    const button = event.target.closest("[data-push]");
    if (!button) return;
    const subscription = await subscribe(button.dataset.push).catch(() => null);
    if (!subscription) return toast(button.dataset.refused);
    const { endpoint, keys } = subscription.toJSON();
    for (const [name, value] of Object.entries({ target: endpoint, ...keys })) button.form.elements[name].value = value;
    button.form.submit();
  });

  /** The address of this browser at its push service; none if its user does not want that. */
  async function subscribe(applicationServerKey) {
    if (await Notification.requestPermission() !== "granted") return null;
    await navigator.serviceWorker.register(WORKER);
    const { pushManager } = await navigator.serviceWorker.ready;
    const wish = { userVisibleOnly: true, applicationServerKey };
    // One that was made for another key of the server is worth nothing.
    return pushManager.subscribe(wish).catch(async () => {
      await (await pushManager.getSubscription())?.unsubscribe();
      return pushManager.subscribe(wish);
    });
  }

  // A passkey is made or used by the browser; the server says what is to be signed, and gets it signed by a form.
  document.addEventListener("click", async (event) => {
    const button = event.target.closest("[data-passkey]");
    if (!button || !button.form.reportValidity()) return;
    const body = new URLSearchParams(new FormData(button.form));
    const request = { method: "POST", body, headers: { Accept: "application/json" } };
    const answer = await fetch(`${button.form.getAttribute("action")}/begin`, request).catch(() => null);
    if (!answer) return offline();
    const begun = await answer.json();
    if (!answer.ok) return toast(begun.message);
    const credential = await sign(button.dataset.passkey, begun.options).catch(() => null);
    if (!credential) return toast(button.dataset.refused);
    const { challenge: token, credential: signed } = button.form.elements;
    [token.value, signed.value] = [begun.challenge, JSON.stringify(credential)];
    button.form.submit();
  });

  /** What the device signs: a new passkey, or by one that it has. */
  function sign(what, options) {
    return what === "create"
      ? navigator.credentials.create({ publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(options) })
      : navigator.credentials.get({ publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(options) });
  }

  shownPace();
  document.documentElement.classList.add("has-script");
  center();
  glide();
  listen();
  followLog();
  fitOut();
  answerLone();
})();
