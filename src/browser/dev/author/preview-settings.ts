// What is shown of content that is not public yet: drafts, and the site as it will be on another day.
import type { Preview } from './author-data.ts';
import { make } from './make.ts';

/** @returns the settings; `onChange` gets them after each change */
export function previewSettings(preview: Preview, onChange: (preview: Preview) => void): HTMLElement {
  const drafts = make('input', { type: 'checkbox', checked: preview.drafts });
  const date = make('input', { type: 'date', value: preview.date ?? '' });
  const change = () => onChange({ drafts: drafts.checked, date: date.value || null });
  for (const input of [drafts, date]) input.addEventListener('change', change);
  return make('fieldset', {}, [
    make('legend', { textContent: 'Not public yet' }),
    make('label', {}, [drafts, ' Show drafts']),
    make('label', {}, ['Show the site as on ', date]),
  ]);
}
