// The outline of a page in the author's view: its sections in order, each with its diagnostics.
import type { AuthorBlock, AuthorMessage, FilePlace, PageAnswer } from './author-data.ts';
import { makeButton, makeElement } from './make-element.ts';

export interface OutlineActions {
  open: (place: FilePlace) => void;
  /** Shows a section of the page. */
  show: (block: AuthorBlock) => void;
}

/** @returns the list, with what concerns the whole page before it */
export function createOutline({ blocks, messages }: PageAnswer, actions: OutlineActions): HTMLElement {
  const items = blocks.map((block) => createBlockItem(block, actions));
  const list = makeElement('ol', {}, items);
  return makeElement('div', {}, messages.length > 0 ? [createMessageList(messages, actions), list] : [list]);
}

function createBlockItem(block: AuthorBlock, actions: OutlineActions): HTMLLIElement {
  const { type, heading, file, line, messages } = block;
  const entry = makeButton('', () => actions.open(block), { className: 'block' });
  entry.append(
    makeElement('strong', { textContent: type }),
    heading,
    makeElement('code', { textContent: `${file}:${line}` }),
  );
  for (const event of ['focus', 'pointerenter']) entry.addEventListener(event, () => actions.show(block));
  return makeElement('li', {}, messages.length > 0 ? [entry, createMessageList(messages, actions)] : [entry]);
}

function createMessageList(messages: AuthorMessage[], { open }: OutlineActions): HTMLUListElement {
  return makeElement(
    'ul',
    {},
    messages.map((message) => createMessageItem(message, open)),
  );
}

function createMessageItem(place: AuthorMessage, open: OutlineActions['open']): HTMLLIElement {
  const { severity, message, hint, file, line } = place;
  const entry = makeButton('', () => open(place), { className: `message ${severity}` });
  const words = `${severity}: ${[message, hint].filter(Boolean).join(' ')}`;
  entry.append(words, makeElement('code', { textContent: `${file}:${line}` }));
  return makeElement('li', {}, [entry]);
}
