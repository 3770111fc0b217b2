// "Print" on a page that explains a game. Without script the link is not there.
document.addEventListener("click", (event) => {
  if (!event.target.closest?.("[data-print]")) return;
  event.preventDefault();
  print();
});
