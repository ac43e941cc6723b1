// A link is not seen while its target is not. What is going to be wrong is told at once, and not when its day comes:
// then a build in the night would fail, or visitors would find out first.
import { always, lackOf, type Lack, type Window } from '../dates/window.ts';
import { diagnose, type Diagnostic, type Place } from '../diagnostic.ts';
import { goesWithTarget, targetFinder, type Target } from '../site-in-time.ts';
import type { SiteCheck } from './check.ts';

/** Reports links that visitors see at a time at which the page or the section that they lead to is not there. */
export const checkHiddenTargets: SiteCheck = (view) => {
  if (!view.pages.some(({ record }) => record.held)) return [];
  const targetOf = targetFinder(view);
  const { site, calendar } = view;
  const ofSite = site.mentions.flatMap((mention, index) => {
    const target = targetOf(mention, null);
    if (!target || goesWithTarget(site.locate(index))) return [];
    return linkTo(target, { window: always, now: calendar.now, isShared: true }, () => site.locate(index));
  });
  const ofPages = view.pages.flatMap((page) =>
    page.mentions.flatMap((mention, index) => {
      const target = targetOf(mention, page);
      if (!target) return [];
      const window = calendar.ofMention(page.record, index);
      return linkTo(target, { window, now: calendar.now, isShared: false }, () => page.locate(index));
    }),
  );
  const found = [...ofSite, ...ofPages];
  // Where everything is shown, such a link works; it is not to keep its author from writing on.
  return calendar.show === 'all' ? found.map((each) => ({ ...each, severity: 'warning' })) : found;
};

function linkTo(
  { page, anchor, window }: Target,
  seen: { window: Window; now: number; isShared: boolean },
  place: () => Place,
): Diagnostic[] {
  const lack = lackOf(window, seen);
  if (lack === null) return [];
  const date = lack === 'draft' ? null : window[lack].written;
  const { file, range } = page.placeHeld(heldBy(window, lack), lack === 'draft' ? undefined : lack);
  const related = [{ file, range, message: lack === 'draft' ? 'It is made a draft here.' : 'Its date is here.' }];
  return [
    diagnose('publish/link-to-hidden', place(), {
      isShared: seen.isShared,
      route: page.route,
      anchor,
      lack,
      date,
      related,
    }),
  ];
}

function heldBy(window: Window, lack: Lack): number {
  return lack === 'draft' ? window.draft! : window[lack].held;
}
