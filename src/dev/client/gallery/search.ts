// The gallery's search: shows the cards whose name, description or settings hold every word that
// was typed.

/** Starts the search of the page's cards. Enter opens the first card that is left. */
export function startSearch(form: HTMLFormElement): void {
  const input = form.querySelector('input')!;
  const status = form.querySelector<HTMLElement>('[role=status]')!;
  const cards = [...document.querySelectorAll<HTMLElement>('[data-words]')];
  const all = status.textContent;
  const show = () => {
    const words = input.value.toLowerCase().split(/\s+/).filter(Boolean);
    for (const card of cards) card.hidden = !words.every((word) => card.dataset.words!.includes(word));
    const left = cards.filter((card) => !card.hidden).length;
    const found = left === 0 ? `Nothing fits "${input.value}".` : `${left} of ${cards.length} fit`;
    status.textContent = words.length === 0 ? all : found;
  };
  input.addEventListener('input', show);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    cards
      .find((card) => !card.hidden)
      ?.querySelector('a')
      ?.click();
  });
  // The browser may have kept what was typed before the visitor went to a card and back.
  show();
}
