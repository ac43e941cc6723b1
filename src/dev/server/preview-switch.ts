// The switch between drafts and dates in the dev server, as the editor shows and sets it.
import type { AuthoringParts } from '../../editor/server/authoring-server.ts';
import type { PreviewOptions } from '../../site/folder/preview-options.ts';

/**
 * With drafts and without a date everything is shown, whatever its dates are.
 * @param apply sets what the dev server shows
 */
export function previewSwitch(
  initial: PreviewOptions,
  apply: (preview: PreviewOptions, by?: string) => void,
): AuthoringParts['preview'] {
  const day = /^\d{4}-\d\d-\d\d/.exec(initial.date ?? '')?.[0] ?? null;
  let shown = { drafts: initial.drafts ?? initial.date === undefined, date: day };
  return {
    get: () => shown,
    set: (wanted, by) => {
      shown = wanted;
      const { drafts, date } = wanted;
      apply(drafts && date === null ? {} : { drafts, date: date ?? 'now' }, by);
    },
  };
}
