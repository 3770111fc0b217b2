// What axe finds on a page, moderate or worse, a line for each part of the page, and ids that stand twice. On a phone each of the
// tabs is looked at, and a card that is read. With `colors` only what depends on them: in the dark nothing else is otherwise.
async (colors) => {
  const wrong = new Set();
  // Where there is room for a finger axe does not look unless it is told to.
  const rules = { "target-size": { enabled: true } };
  const about = { resultTypes: ["violations"], rules, ...(colors && { runOnly: ["color-contrast", "link-in-text-block"] }) };

  async function hear(tab) {
    const { violations } = await axe.run(document, about);
    for (const { id, impact, nodes } of violations) {
      if (!["moderate", "serious", "critical"].includes(impact)) continue;
      for (const node of nodes) wrong.add(`${id}: ${node.target.join(" ")} (${impact}) ${tab}`.trim());
    }
    const ids = [...document.querySelectorAll("[id]")].map((node) => node.id);
    const twice = ids.filter((id, at) => ids.indexOf(id) !== at);
    if (twice.length) wrong.add(`ids twice: ${twice} ${tab}`.trim());
  }

  if (location.hash === "#card-sheet") {
    // The first card that is read in a sheet.
    for (const card of document.querySelectorAll(".slot, .has-tip, [data-read]")) {
      if (document.querySelector("#card-sheet:not([hidden])")) break;
      if (card.checkVisibility()) (card.querySelector("[class$=__name]") ?? card).click();
    }
    await hear("");
    return [...wrong];
  }
  await hear("");
  const chosen = document.querySelector(".tabradio:checked");
  for (const label of document.querySelectorAll(".sheet__tabs label")) {
    const radio = document.getElementById(label.htmlFor);
    if (!label.checkVisibility() || radio === chosen) continue;
    radio.checked = true;
    await hear(radio.id);
  }
  return [...wrong];
}
