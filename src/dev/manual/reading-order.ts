// Reading order of the manual: the menu as docs/README.md has it, and what comes before, after and
// above each page.
import type { ManualDocument } from './read-document.ts';

export interface ManualPage {
  /** The path of its document below docs/. */
  path: string;
  route: string;
  document: ManualDocument;
}

export interface MenuGroup {
  label: string;
  items: { label: string; href: string }[];
}

export interface PagePlace {
  /** The group of the menu, or the list that the page is in. */
  group: string;
  /** The list that leads to the page, where the menu does not. */
  above?: ManualPage | undefined;
  previous?: ManualPage | undefined;
  next?: ManualPage | undefined;
}

/** @returns a group for each heading of the list of pages, with its links */
export function readMenu({ sections }: ManualDocument): MenuGroup[] {
  return sections.slice(1).map(({ heading, pieces: [list] }) => {
    const points = list && 'text' in list ? list.text : '';
    const links = points.matchAll(/^- \[([^\]]+)\]\(([^)]+)\)/gm);
    return {
      label: heading.split(':')[0]!,
      items: Array.from(links, ([, label, href]) => ({ label: label!, href: href! })),
    };
  });
}

/** Pages of the menu follow each other; the others follow those of the same list. */
export function placePages(pages: readonly ManualPage[], menu: readonly MenuGroup[]): Map<ManualPage, PagePlace> {
  const byRoute = new Map(pages.map((page) => [page.route, page]));
  const listed = menu.flatMap(({ label, items }) =>
    items.map(({ href }) => ({ group: label, page: byRoute.get(href)! })),
  );
  const home = { group: '', page: byRoute.get('/')! };
  const places = placeRow([home, ...listed]);
  const others = new Map<ManualPage, ManualPage[]>();
  for (const page of pages) {
    if (places.has(page)) continue;
    const above = findList(page, byRoute);
    others.set(above, [...(others.get(above) ?? []), page]);
  }
  for (const [above, row] of others) {
    const group = above.document.title;
    for (const [page, place] of placeRow(row.map((each) => ({ group, page: each }))))
      places.set(page, { ...place, above });
  }
  return places;
}

function placeRow(row: readonly { group: string; page: ManualPage }[]): Map<ManualPage, PagePlace> {
  return new Map(
    row.map(({ group, page }, at) => [page, { group, previous: row[at - 1]?.page, next: row[at + 1]?.page }]),
  );
}

/** @returns the README.md of the nearest folder that has one */
function findList({ route }: ManualPage, byRoute: ReadonlyMap<string, ManualPage>): ManualPage {
  for (let at = route.lastIndexOf('/'); ; at = route.lastIndexOf('/', at - 1)) {
    const list = byRoute.get(route.slice(0, at) || '/');
    if (list) return list;
  }
}
