// Rule: no link is visible while its target is hidden. Future mistakes are reported at once: on the
// day itself a scheduled build would fail, or visitors would find out first.
import { alwaysVisible, findHiddenReason, type Visibility } from '../dates/visibility.ts';
import type { Diagnostic, Place } from '../diagnostics/diagnostic.ts';
import { diagnose, createNote } from '../diagnostics/create-diagnostic.ts';
import { followsTarget, createTargetFinder, type DatedTarget } from '../site-model/menu-by-date.ts';
import type { SiteRule } from './rule.ts';
import { notes } from '../diagnostics/messages/notes.ts';

/**
 * Reports links that are visible at a time at which the page or section that they link to is
 * hidden.
 */
export const linkToHiddenRule: SiteRule = (context) => {
  if (!context.pages.some(({ record }) => record.publishSettings)) return [];
  const findTarget = createTargetFinder(context);
  const { site, calendar } = context;
  const ofSite = site.mentions.flatMap((mention, index) => {
    const target = findTarget(mention, null);
    if (!target || followsTarget(site.locate(index))) return [];
    return checkLink(target, { visibility: alwaysVisible, now: calendar.now, isShared: true }, () =>
      site.locate(index),
    );
  });
  const ofPages = context.pages.flatMap((page) =>
    page.mentions.flatMap((mention, index) => {
      const target = findTarget(mention, page);
      if (!target) return [];
      const visibility = calendar.mentionVisibility(page.record, index);
      return checkLink(target, { visibility, now: calendar.now, isShared: false }, () => page.locate(index));
    }),
  );
  const found = [...ofSite, ...ofPages];
  // In a preview that shows everything such a link works: authors can continue writing.
  return calendar.show === 'all' ? found.map((each) => ({ ...each, severity: 'warning' })) : found;
};

function checkLink(
  { page, anchor, visibility }: DatedTarget,
  link: { visibility: Visibility; now: number; isShared: boolean },
  place: () => Place,
): Diagnostic[] {
  const reason = findHiddenReason(visibility, link);
  if (reason === null) return [];
  const isDraft = reason === 'draft';
  const settingsIndex = isDraft ? visibility.draft! : visibility[reason].settingsIndex;
  const setting = page.locatePublishSetting(settingsIndex, isDraft ? undefined : reason);
  const facts = {
    isShared: link.isShared,
    route: page.route,
    anchor,
    reason,
    date: isDraft ? null : visibility[reason].written,
    related: [createNote(setting, isDraft ? notes.draft() : notes.date())],
  };
  return [diagnose('publish/link-to-hidden', place(), facts)];
}
