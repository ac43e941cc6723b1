// Input filters: keep unwanted characters out of a field, whether typed, pasted, dropped or filled
// in. No key is ever blocked, so shortcuts, arrows and screen reader commands work as everywhere.
import type { SiteField } from '#schemas';
import { applyEdit, cleanText, type Edit, type EditResult, type HeldText } from './apply-edit.ts';

type TextInput = HTMLInputElement | HTMLTextAreaElement;

/** Hears the result of each edit. */
export type EditListener = (field: SiteField, result: EditResult) => void;

const typedKinds: SiteField['kind'][] = ['text', 'tel', 'url', 'number', 'textarea'];

/**
 * Filters the fields of a form from now on, and cleans what they already hold.
 * @returns a function that stops watching
 */
export function watchTyping(form: HTMLFormElement, fields: SiteField[], onEdit: EditListener = () => {}): () => void {
  const typed = new Map(fields.filter(({ kind }) => typedKinds.includes(kind)).map((field) => [field.name, field]));
  const watch = new AbortController();
  const held = new WeakMap<TextInput, HeldText>();
  const filter: Filter = { held, onEdit, isWriting: false };
  const on = (type: string, handle: (input: TextInput, field: SiteField, event: InputEvent) => void) =>
    form.addEventListener(
      type,
      (event) => {
        const input = event.target;
        const field = isTextInput(input) && typed.get(input.name);
        if (field) handle(input, field, event as InputEvent);
      },
      { signal: watch.signal, capture: true },
    );
  const tidyAll = () => listInputs(form, typed).forEach(([input, field]) => tidyInput(input, field, filter));
  on('beforeinput', (input, field, event) => replaceInsertion(input, field, event, filter));
  // While the keyboard composes a word it must not change; the field is cleaned when the word is
  // complete.
  on('input', (input, field, event) => event.isComposing || cleanInput(input, field, filter));
  on('compositionend', (input, field) => cleanInput(input, field, filter));
  on('focusout', (input, field) => tidyInput(input, field, filter));
  form.addEventListener('submit', tidyAll, { signal: watch.signal, capture: true });
  // Said before the fields have their first values again.
  form.addEventListener('reset', () => listInputs(form, typed).forEach(([input]) => input.setCustomValidity('')), {
    signal: watch.signal,
  });
  for (const [input, field] of listInputs(form, typed)) cleanInput(input, field, filter);
  return () => watch.abort();
}

interface Filter {
  /** WebKit announces what `execCommand` inserts as if somebody typed it. */
  isWriting: boolean;
  held: WeakMap<TextInput, HeldText>;
  onEdit: EditListener;
}

function isTextInput(target: unknown): target is TextInput {
  return target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
}

function listInputs(form: HTMLFormElement, fields: Map<string, SiteField>): [TextInput, SiteField][] {
  return [...fields].flatMap(([name, field]) => {
    const input = form.elements.namedItem(name);
    return isTextInput(input) ? [[input, field] as [TextInput, SiteField]] : [];
  });
}

/** @returns what the input holds; nothing around its text if somebody else has changed that */
function readHeld(input: TextInput, held: Filter['held']): HeldText {
  const known = held.get(input);
  return known?.text === input.value ? known : { before: '', text: input.value, after: '' };
}

/** Inserts the clean part of an insertion instead, so that the caret and undo stay right. */
function replaceInsertion(input: TextInput, field: SiteField, event: InputEvent, filter: Filter): void {
  const data = event.data ?? event.dataTransfer?.getData('text/plain') ?? '';
  const { selectionStart: from, selectionEnd: to } = input;
  // A drop has not moved the caret yet; its text is cleaned after it was inserted.
  if (!data || event.isComposing || !event.cancelable || !/^insert(?!FromDrop)/.test(event.inputType)) return;
  if (from === null || to === null || filter.isWriting) return;
  const old = readHeld(input, filter.held);
  const result = applyEdit(old, { from, to, text: data.replaceAll('\r\n', '\n') }, field);
  keepResult(input, field, result, filter);
  const natural = old.text.slice(0, from) + data + old.text.slice(to);
  if (result.text === natural) return;
  event.preventDefault();
  if (result.text === old.text) return;
  filter.isWriting = true;
  writeText(input, result, { from, to, text: old.text });
  filter.isWriting = false;
}

/** Cleans what is in the input already, as an edit of what it held before. */
function cleanInput(input: TextInput, field: SiteField, filter: Filter): void {
  const old = filter.held.get(input);
  if (old?.text === input.value) return;
  const result = old ? applyEdit(old, findEdit(old.text, input), field) : cleanText(input.value, field);
  keepResult(input, field, result, filter);
  if (result.text === input.value) return;
  input.value = result.text;
  if (input === document.activeElement) input.setSelectionRange(result.caret, result.caret);
}

/** Takes out double blanks, and what only the whole text shows. */
function tidyInput(input: TextInput, field: SiteField, filter: Filter): void {
  const { before, text, after } = readHeld(input, filter.held);
  const clean = cleanText(before + text + after, field);
  if (clean.text === input.value) return;
  keepResult(input, field, clean, filter);
  input.value = clean.text;
}

function keepResult(input: TextInput, field: SiteField, result: EditResult, { held, onEdit }: Filter): void {
  held.set(input, { before: result.before, text: result.text, after: result.after });
  // The check before sending refuses it (src/page/forms/submit.ts). The words are never shown.
  input.setCustomValidity(result.isForeign ? 'foreign' : '');
  onEdit(field, result);
}

/** @returns what was done to the old text, which ended at the caret */
function findEdit(old: string, { value, selectionStart }: TextInput): Edit {
  const rest = value.slice(selectionStart ?? value.length);
  const to = old.endsWith(rest) ? old.length - rest.length : old.length;
  const end = old.endsWith(rest) ? value.length - rest.length : value.length;
  let from = 0;
  while (from < Math.min(to, end) && old[from] === value[from]) from += 1;
  return { from, to, text: value.slice(from, end) };
}

/** Writes the new text so that undo can take it back: only what is new of it, if that is enough. */
function writeText(input: TextInput, { text, caret }: EditResult, old: Edit): void {
  const tail = old.text.slice(old.to);
  const isInsertion = text.startsWith(old.text.slice(0, old.from)) && text.endsWith(tail);
  const end = text.length - tail.length;
  if (isInsertion && end >= old.from) {
    if (end > old.from || old.to > old.from) insert(input, text.slice(old.from, end));
  } else {
    input.select();
    insert(input, text);
  }
  if (input.selectionStart !== caret) input.setSelectionRange(caret, caret);
}

function insert(input: TextInput, text: string): void {
  // Deprecated, and still the only insertion that undo can take back.
  if (document.execCommand?.(text ? 'insertText' : 'delete', false, text)) return;
  input.setRangeText(text, input.selectionStart ?? input.value.length, input.selectionEnd ?? input.value.length, 'end');
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
