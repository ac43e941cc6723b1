// A link is not seen while its target is not. What is going to be wrong is told at once, and not when its day comes:
// then a build in the night would fail, or visitors would find out first.
import { always, lackOf, type Lack, type Window } from '../dates/window.ts';
import { diagnose, type Diagnostic, type Place } from '../diagnostic.ts';
import type { PageView } from '../page-record.ts';
import { pathOf, type Mention } from '../references.ts';
import { withoutOwnHost } from './broken-link.ts';
import type { SiteCheck, SiteView } from './check.ts';

/** Reports links that visitors see at a time at which the page or the section that they lead to is not there. */
export const checkHiddenTargets: SiteCheck = (view) => {
  if (!view.pages.some(({ record }) => record.held)) return [];
  const targetOf = targetFinder(view);
  const { site, calendar } = view;
  const ofSite = site.mentions.flatMap((mention, index) => {
    const target = targetOf(mention, null);
    return target
      ? linkTo(target, { window: always, now: calendar.now, isShared: true }, () => site.locate(index))
      : [];
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

/** What a link leads to, if it is not always seen. */
interface Target {
  page: PageView;
  /** The section's id; null for the page. */
  anchor: string | null;
  window: Window;
}

/** Ten thousand pages name the same few thousand targets, so each is looked up once. */
function targetFinder(view: SiteView): (mention: Mention, page: PageView | null) => Target | null {
  const known = new Map<Mention, Target | null>();
  return (mention, page) => {
    if (mention.kind !== 'address') return null;
    if (mention.name.startsWith('#')) return page && targetAt(page, mention.name.slice(1), view);
    const earlier = known.get(mention);
    if (earlier !== undefined) return earlier;
    const address = withoutOwnHost(mention.name, view);
    const to = view.routes.get(pathOf(address));
    const target = to ? targetAt(to, address.split('#')[1] ?? '', view) : null;
    known.set(mention, target);
    return target;
  };
}

function targetAt(page: PageView, anchor: string, { calendar }: SiteView): Target | null {
  const { record } = page;
  if (!record.held) return null;
  const section = anchor === '' ? -1 : (record.facts?.ids.indexOf(anchor) ?? -1);
  const window = section === -1 ? calendar.ofPage(record) : calendar.ofBlock(record, section);
  return window === always ? null : { page, anchor: section === -1 ? null : anchor, window };
}

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
