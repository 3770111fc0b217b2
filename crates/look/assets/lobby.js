// The lobby: who is here, and which tables are open, come anew now and then, but never under the pointer or where the keys are.
// Whoever has no script loads the page again.
(() => {
  "use strict";

  const ANEW = 10000;
  /** What is pointed at, written in, or read by keys stays as it is. */
  const isUsed = (part) => part.matches(":hover, :focus-within");

  async function askAnew() {
    const address = document.querySelector("[data-anew]")?.dataset.anew;
    if (!address || document.hidden) return;
    const answer = await fetch(address, { headers: { Accept: "text/html" } }).catch(() => null);
    if (!answer?.ok) return;
    const page = new DOMParser().parseFromString(await answer.text(), "text/html");
    for (const part of page.querySelectorAll("section[id]")) {
      const here = document.getElementById(part.id);
      if (here && !isUsed(here) && here.innerHTML !== part.innerHTML) here.replaceWith(part);
    }
  }

  setInterval(askAnew, ANEW);
})();
