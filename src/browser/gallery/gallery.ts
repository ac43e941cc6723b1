// What the gallery's own pages do: search, copy, frames at their widths with what axe says of them.
import { checkExample } from './accessibility.ts';
import { fitFrame } from './frames.ts';
import { startSearch } from './search.ts';

const search = document.querySelector<HTMLFormElement>('[data-search]');
if (search) startSearch(search);

for (const box of document.querySelectorAll<HTMLElement>('.frame')) fitFrame(box);
for (const example of document.querySelectorAll<HTMLElement>('[data-example]')) checkExample(example);
for (const button of document.querySelectorAll<HTMLButtonElement>('[data-copy]')) {
  button.addEventListener('click', () => copy(button));
}

/** Copies the text below the button; where the browser forbids it, marks the text to be copied by hand. */
async function copy(button: HTMLButtonElement) {
  const text = button.nextElementSibling as HTMLElement;
  try {
    await navigator.clipboard.writeText(text.textContent);
    button.textContent = 'Copied';
  } catch {
    getSelection()?.selectAllChildren(text);
    button.textContent = 'Marked: copy it with Ctrl+C or Cmd+C';
  }
}
