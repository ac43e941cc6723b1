// The options --date and --drafts: as of when to show or check a site, and with what. Here the
// clock is read.
// Not by check-site.ts: programs get the types of all that this file imports types from.
import type { Preview } from '../../checker/dates/visibility.ts';

export interface PreviewOptions {
  /**
   * Date as people write it, in the site's time zone, or `now`; by default the time of the clock.
   */
  date?: string;
  /** Includes drafts. */
  drafts?: boolean;
}

/**
 * @param defaultShow what to show if neither option is given
 * @returns the preview as of now: call it again for the next check
 */
export function toPreview({ date, drafts }: PreviewOptions, defaultShow: Preview['show'] = 'published'): Preview {
  const now = date === undefined || date === 'now' ? Date.now() : date;
  const isGiven = date !== undefined || drafts !== undefined;
  return { now, show: drafts ? 'drafts' : isGiven ? 'published' : defaultShow };
}
