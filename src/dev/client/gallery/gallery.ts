// Script of the gallery's pages: search, copy, and frames at their widths with axe's findings.
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

/** Copies an example's text; where the browser forbids it, marks the text to be copied by hand. */
async function copy(button: HTMLButtonElement) {
  const text = button.parentElement!.querySelector('pre')!;
  try {
    await navigator.clipboard.writeText(text.textContent);
    say(button, 'Copied');
  } catch {
    text.closest('details')!.open = true;
    getSelection()?.selectAllChildren(text);
    say(button, 'Marked below: copy it with Ctrl+C or Cmd+C');
  }
}

/** The button itself says what has become of it. */
function say(button: HTMLButtonElement, words: string) {
  button.textContent = words;
  button.ariaLabel = words;
}
