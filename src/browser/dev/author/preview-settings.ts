// The settings of the author's view for content that is not public yet: drafts, and the site as it
// will be on another day.
import type { Preview } from './author-data.ts';
import { makeElement } from './make-element.ts';

/** @returns the settings; `onChange` gets them after each change */
export function createPreviewSettings(preview: Preview, onChange: (preview: Preview) => void): HTMLElement {
  const drafts = makeElement('input', { type: 'checkbox', checked: preview.drafts });
  const date = makeElement('input', { type: 'date', value: preview.date ?? '' });
  const change = () => onChange({ drafts: drafts.checked, date: date.value || null });
  for (const input of [drafts, date]) input.addEventListener('change', change);
  return makeElement('fieldset', {}, [
    makeElement('legend', { textContent: 'Not public yet' }),
    makeElement('label', {}, [drafts, ' Show drafts']),
    makeElement('label', {}, ['Show the site as on ', date]),
  ]);
}
