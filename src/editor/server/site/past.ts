// The past of the site: what was changed and published, a page as it was, and the way back.
import { say } from '../../../base/words/say.ts';
import { replaceTexts } from '../../../base/pure/text-set.ts';
import { refuse } from '../../../base/pure/result.ts';
import { toRoute } from '../../../base/pure/route.ts';
import type { Refusal } from '../../protocol/page.ts';
import type { Done, HistoryEntry, PastPage } from '../../protocol/site.ts';
import type { FileChange, PointInTime, SiteStore } from '../store/site-store.ts';
import type { SiteParts } from './authored-site.ts';

/** More than anybody goes through. */
const maxEntries = 300;
const unknown = () => say('This moment is not known any more: its texts were deleted from this computer.');

export async function readHistory(store: SiteStore): Promise<HistoryEntry[]> {
  return (await store.history()).slice(0, maxEntries);
}

/** @returns a moment from a request; undefined for now */
export function readPoint(id: string, side: string): PointInTime | undefined {
  return id === '' ? undefined : { id, side: side === 'before' ? 'before' : 'after' };
}

/** @returns a page as it was at a moment, or as it is now */
export async function readPastPage(
  { store, renderPast }: SiteParts,
  file: string,
  point: PointInTime | undefined,
): Promise<PastPage> {
  const then = point ? await store.textsAt(point) : new Map<string, string | null>();
  if (!then) return refuse(unknown());
  const texts = store.texts();
  const were = [...then].filter((each): each is [string, string] => each[1] !== null);
  const written = were.filter(([name]) => !isPicture(name));
  const pictures = were.filter(([name]) => isPicture(name));
  if (then.get(file) === null || (!then.has(file) && !texts.has(file))) return refuse(say('This page was not there.'));
  const document = await renderPast(file, {
    texts: replaceTexts(texts, new Map(written)),
    pictures: new Map(pictures.map(([name, content]) => [toAddress(name), Buffer.from(content, 'base64')])),
  });
  return document === undefined ? refuse(say('This page could not be shown as it was.')) : { ok: true, document };
}

interface Return {
  point: PointInTime | undefined;
  /** The moment in words. */
  label: string;
  /** The only file that goes back; "" for all of the site. */
  file: string;
  by: string | undefined;
}

/** @returns whether a file of a moment is a picture, in Base64; all others are texts */
function isPicture(file: string): boolean {
  return file.startsWith('public/');
}

function toAddress(file: string): string {
  return file.slice('public'.length);
}

/**
 * Writes the files of a moment again: a change like any other, which can be undone. Pictures that
 * were brought since stay in the library. One page alone brings back the pictures on it that are
 * gone; one that was replaced stays, because other pages may show it.
 */
export async function goBack({ store }: SiteParts, { point, label, file, by }: Return): Promise<Done | Refusal> {
  const then = point && (await store.textsAt(point));
  if (!then) return refuse(unknown());
  const texts = store.texts();
  const shown = then.get(file) ?? (texts.has(file) ? texts.text(file) : '');
  const isWanted = ({ file: name, before, after }: FileChange): boolean => {
    if (before === after || (isPicture(name) && after === null)) return false;
    if (file === '' || name === file) return true;
    return isPicture(name) && before === null && shown.includes(toAddress(name));
  };
  const read = (name: string) => (texts.has(name) ? texts.text(name) : null);
  const changes = [...then]
    .map(([name, after]) => ({ file: name, before: isPicture(name) ? store.readPicture(name) : read(name), after }))
    .filter(isWanted);
  if (changes.length === 0) return refuse(say('Nothing is different from then.'));
  const result = await store.change(changes, { label: say('Back to: {label}', { label }), by });
  if (!result.ok) return result;
  return { ok: true, done: say('Back to: {label}. Undo brings back what was there before.', { label }), route: null };
}

/**
 * @param files those that an undone or repeated change has written
 * @param route the page that the window shows
 * @returns the page to show, where all of the change is on other ones; null to stay
 */
export function pageToShow(files: readonly string[], route: string, store: SiteStore): string | null {
  const routes = files.map(toRoute);
  if (routes.some((each) => each === null || each === route)) return null;
  return routes.find((_each, index) => store.texts().has(files[index]!)) ?? null;
}
