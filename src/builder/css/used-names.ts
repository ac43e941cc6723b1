// Finds in HTML what a page's CSS and modules follow from.

/** Names that a piece of HTML uses. */
export interface PageNames {
  /** Classes, and attributes such as `data-live="tabs"`. */
  names: ReadonlySet<string>;
  /** The names of live parts. */
  live: readonly string[];
  /** Those of them that wake with the page, or soon after. */
  atOnce: readonly string[];
}

/**
 * @returns a function that gives what is named in HTML; the same few hundred lists of classes come
 * on all pages
 */
export function namesFinder(): (html: string) => PageNames {
  const lists = new Map<string, string[]>();
  const take = (list: string): string[] => {
    // A slice of a page's text would keep all of it in memory; a joined text does not.
    const own = list.split(' ').join(' ');
    const names = own.replaceAll('&gt;', '>').replaceAll('&amp;', '&').split(' ');
    lists.set(own, names);
    return names;
  };
  return (html) => {
    const names = new Set<string>();
    for (const list of collectClassLists(html)) for (const name of lists.get(list) ?? take(list)) names.add(name);
    const live: string[] = [];
    const atOnce: string[] = [];
    for (const [attribute] of html.matchAll(/data-[a-z]+="[\w-]*"/g)) {
      names.add(attribute);
      if (attribute.startsWith(liveStart)) live.push(attribute.slice(liveStart.length, -1));
      // Right behind the name, in what an island and a behaviour write.
      else if (attribute === 'data-wake="load"' || attribute === 'data-wake="settled"') atOnce.push(live.at(-1)!);
    }
    return { names, live, atOnce };
  };
}

/** @returns what is named in any of the pieces */
export function namesTogether(pieces: readonly PageNames[]): PageNames {
  const names = new Set<string>();
  for (const piece of pieces) for (const name of piece.names) names.add(name);
  const live = new Set(pieces.flatMap((piece) => piece.live));
  const atOnce = new Set(pieces.flatMap((piece) => piece.atOnce));
  return { names, live: [...live], atOnce: [...atOnce] };
}

function collectClassLists(html: string): Set<string> {
  const found = new Set<string>();
  for (let at = html.indexOf(classStart); at !== -1; at = html.indexOf(classStart, at)) {
    at += classStart.length;
    found.add(html.slice(at, html.indexOf('"', at)));
  }
  return found;
}

const classStart = ' class="';
const liveStart = 'data-live="';
