// Searches the site while one types, as a combobox: the focus stays in the field, the arrow keys
// move over what was found, Enter goes there, Escape closes. The search itself is loaded with the
// first letter.
import { fillText } from '../../../base/words/fill-text.ts';
import { sayCount, type PluralForms } from '../../../base/words/plural-text.ts';
import { findPages, type FoundPage } from './find-pages.ts';

/** Milliseconds without a letter until the text is searched for. */
const pauseMs = 150;

/**
 * @param root holds a field, a listbox and a status, and what is said in its data attributes
 * @returns a function that ends it
 */
export function start(root: HTMLElement): () => void {
  const input = root.querySelector('input')!;
  const list = root.querySelector<HTMLElement>('[role=listbox]')!;
  const status = root.querySelector<HTMLElement>('[role=status]')!;
  const listening = new AbortController();
  const { signal } = listening;
  const options = () => [...list.children] as HTMLElement[];
  let timer = 0;
  let searched = '';

  const show = (isOpen: boolean) => {
    list.hidden = !isOpen;
    input.ariaExpanded = String(isOpen);
    if (!isOpen) choose(-1);
  };
  const choose = (index: number) => chooseOption(input, options(), index);
  const chosenIndex = () => options().findIndex(({ ariaSelected }) => ariaSelected === 'true');
  const search = async () => {
    const words = input.value.trim();
    searched = words;
    const answer = words === '' ? [] : await findPages(words, Number(root.dataset.max)).catch(fail);
    // Another letter was typed meanwhile, or the page has gone.
    if (searched !== words || signal.aborted) return;
    list.replaceChildren(...(answer ?? []).map((page, index) => toOption(page, `${list.id}-${index}`)));
    show(list.childElementCount > 0);
    status.textContent = words === '' ? '' : say(root.dataset, answer, words);
  };
  const type = () => {
    clearTimeout(timer);
    timer = window.setTimeout(() => void search(), pauseMs);
  };
  const press = (event: KeyboardEvent) => {
    const { key } = event;
    const count = options().length;
    if (key === 'Escape' && !list.hidden) show(false);
    else if (key === 'Enter' && chosenIndex() >= 0) options()[chosenIndex()]!.click();
    else if ((key === 'ArrowDown' || key === 'ArrowUp') && count > 0) {
      const at = chosenIndex();
      const next = key === 'ArrowDown' ? at + 1 : at < 0 ? count - 1 : at - 1;
      show(true);
      choose((next + count) % count);
    } else return;
    event.preventDefault();
  };
  input.addEventListener('input', type, { signal });
  input.addEventListener('keydown', press, { signal });
  // The field keeps the focus, so that a click does not close the list before it arrives.
  list.addEventListener('mousedown', (event) => event.preventDefault(), { signal });
  input.addEventListener('blur', () => show(false), { signal });
  input.addEventListener('focus', () => show(list.childElementCount > 0), { signal });
  if (input.value !== '') type();
  return () => {
    clearTimeout(timer);
    listening.abort();
  };
}

/** Marks an option as the chosen one, whose place the field names; -1 for none. */
function chooseOption(input: HTMLInputElement, options: readonly HTMLElement[], index: number): void {
  options.forEach((option, at) => (option.ariaSelected = String(at === index)));
  const { [index]: chosen } = options;
  if (chosen) input.setAttribute('aria-activedescendant', chosen.id);
  else input.removeAttribute('aria-activedescendant');
  chosen?.scrollIntoView({ block: 'nearest' });
}

function fail(error: unknown): undefined {
  console.error(error);
}

/** @param found undefined when the search could not be loaded */
function say({ found, nothing, failed }: DOMStringMap, answer: FoundPage[] | undefined, words: string): string {
  if (!answer) return failed!;
  if (answer.length === 0) return fillText(nothing!, { words });
  return sayCount(JSON.parse(found!) as PluralForms, answer.length, document.documentElement.lang);
}

function toOption({ href, title, excerpt }: FoundPage, id: string): HTMLElement {
  const option = Object.assign(document.createElement('a'), { id, href, className: 'search-result', tabIndex: -1 });
  option.role = 'option';
  option.ariaSelected = 'false';
  const [heading, words] = [document.createElement('span'), document.createElement('span')];
  heading.className = 'search-title';
  heading.textContent = title;
  words.className = 'search-excerpt';
  words.append(...excerpt.map(({ text, isFound }) => (isFound ? createMark(text) : text)));
  option.append(heading, words);
  return option;
}

function createMark(text: string): HTMLElement {
  return Object.assign(document.createElement('mark'), { textContent: text });
}
