// Input filters: keep unwanted characters out of a field, whether typed, pasted, dropped or filled
// in. No key is ever blocked, so shortcuts, arrows and screen reader commands work as everywhere.
import type { SiteField } from '#schemas';

const unwantedCharacters: Record<SiteField['allow'], RegExp | null> = {
  anything: null,
  // Marks belong to letters: without them no name in Hindi could be written.
  letters: /[^\p{L}\p{M} ]/gu,
  digits: /[^0-9]/g,
};

type Filter = Pick<SiteField, 'allow' | 'maxLength' | 'kind'>;

/** @returns the text without characters that the field does not allow, cut to `maxLength` */
export function cleanText(text: string, field: Filter): string {
  const characters = unwantedCharacters[field.allow];
  if (!characters) return text.slice(0, field.maxLength);
  const clean = text.normalize('NFC').replace(characters, '');
  // A whole phone number with its country code or trunk zero ("+91 98…", "098…") is cut to its last
  // digits.
  if (field.kind === 'tel' && clean.length > field.maxLength && /^\s*[+0]/.test(text))
    return clean.slice(-field.maxLength);
  return clean.slice(0, field.maxLength);
}

/**
 * Filters the fields of a form from now on, and cleans what they already hold.
 * @returns a function that stops watching
 */
export function watchFilters(form: HTMLFormElement, fields: SiteField[]): () => void {
  const filtered = new Map(fields.filter((field) => field.allow !== 'anything').map((field) => [field.name, field]));
  const watch = new AbortController();
  const on = (type: string, handle: (input: HTMLInputElement, field: SiteField, event: InputEvent) => void) =>
    form.addEventListener(
      type,
      (event) => {
        const input = event.target as HTMLInputElement;
        const field = filtered.get(input.name);
        if (field) handle(input, field, event as InputEvent);
      },
      { signal: watch.signal },
    );
  on('beforeinput', replaceInsertion);
  // While the keyboard composes a word it must not change; the field is cleaned when the word is
  // complete.
  on('input', (input, field, event) => event.isComposing || cleanInput(input, field));
  on('compositionend', cleanInput);
  for (const name of filtered.keys()) {
    const input = form.elements.namedItem(name);
    if (input instanceof HTMLInputElement || input instanceof HTMLTextAreaElement)
      cleanInput(input, filtered.get(name)!);
  }
  return () => watch.abort();
}

/** Inserts the clean part of an insertion instead, so that the caret and undo stay right. */
function replaceInsertion(input: HTMLInputElement, field: SiteField, event: InputEvent): void {
  const text = event.data ?? event.dataTransfer?.getData('text/plain') ?? '';
  if (!text || event.isComposing || !event.cancelable || !event.inputType.startsWith('insert')) return;
  const remaining = input.value.length - ((input.selectionEnd ?? 0) - (input.selectionStart ?? 0));
  const clean = remaining
    ? cleanText(text, { ...field, kind: 'text', maxLength: Math.max(0, field.maxLength - remaining) })
    : cleanText(text, field);
  if (clean === text) return;
  // A drop has not moved the caret yet; its text is cleaned after it was inserted.
  if (event.inputType === 'insertFromDrop') return;
  event.preventDefault();
  if (clean) insert(input, clean);
}

function insert(input: HTMLInputElement, text: string): void {
  // Deprecated, and still the only insertion that undo can take back.
  if (document.execCommand?.('insertText', false, text)) return;
  input.setRangeText(text, input.selectionStart ?? input.value.length, input.selectionEnd ?? input.value.length, 'end');
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

function cleanInput(input: HTMLInputElement | HTMLTextAreaElement, field: SiteField): void {
  const clean = cleanText(input.value, field);
  if (clean === input.value) return;
  const caret = cleanText(input.value.slice(0, input.selectionStart ?? undefined), { ...field, kind: 'text' }).length;
  input.value = clean;
  if (input === document.activeElement) input.setSelectionRange(caret, caret);
}
