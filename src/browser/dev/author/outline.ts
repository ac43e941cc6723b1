// The outline of a page: its sections in order, each with what the checker says of it.
import type { AuthorBlock, AuthorMessage, FilePlace, PageAnswer } from './author-data.ts';
import { button, make } from './make.ts';

export interface OutlineActions {
  open: (place: FilePlace) => void;
  /** Shows a section of the page. */
  show: (block: AuthorBlock) => void;
}

/** @returns the list, with what concerns the whole page before it */
export function outlineOf({ blocks, messages }: PageAnswer, actions: OutlineActions): HTMLElement {
  const items = blocks.map((block) => blockItem(block, actions));
  const list = make('ol', {}, items);
  return make('div', {}, messages.length > 0 ? [messageList(messages, actions), list] : [list]);
}

function blockItem(block: AuthorBlock, actions: OutlineActions): HTMLLIElement {
  const { type, heading, file, line, messages } = block;
  const entry = button('', () => actions.open(block), { className: 'block' });
  entry.append(make('strong', { textContent: type }), heading, make('code', { textContent: `${file}:${line}` }));
  for (const event of ['focus', 'pointerenter']) entry.addEventListener(event, () => actions.show(block));
  return make('li', {}, messages.length > 0 ? [entry, messageList(messages, actions)] : [entry]);
}

function messageList(messages: AuthorMessage[], { open }: OutlineActions): HTMLUListElement {
  return make(
    'ul',
    {},
    messages.map((message) => messageItem(message, open)),
  );
}

function messageItem(place: AuthorMessage, open: OutlineActions['open']): HTMLLIElement {
  const { severity, message, hint, file, line } = place;
  const entry = button('', () => open(place), { className: `message ${severity}` });
  const words = `${severity}: ${[message, hint].filter(Boolean).join(' ')}`;
  entry.append(words, make('code', { textContent: `${file}:${line}` }));
  return make('li', {}, [entry]);
}
