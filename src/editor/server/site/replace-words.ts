// Words in all texts of the site: found, and replaced in one change.
import { say } from '../../../base/words/say.ts';
import { isGroup } from '../../../base/pure/pointer.ts';
import { toRoute, toSharedName } from '../../../base/pure/route.ts';
import { isTextFile } from '../../../checker/text-files/text-file.ts';
import { readFast } from '../../../checker/yaml/fast/read-fast.ts';
import { unsupported } from '../../../checker/yaml/fast/unsupported.ts';
import { nameSetting } from '../../../edits/name-setting.ts';
import { getAtPath } from '../../../edits/model/path.ts';
import { findWords, maxHits, type Hit, type SearchedSite, type TextWithHits } from '../../../edits/texts/find-words.ts';
import { planReplacement, toHitKey } from '../../../edits/texts/replace-words.ts';
import { replaceWords } from '../../../edits/messages/replace.ts';
import type { FoundFile, FoundPlace, FoundWords, WordsRequest } from '../../protocol/site.ts';
import { refuse } from '../../../base/pure/result.ts';
import type { SiteParts } from './authored-site.ts';
import type { PlannedAction } from './page-actions.ts';
import type { RequestBody } from '../../../base/http/request-body.ts';

const maxWords = 500;
/** Characters on each side of the words. */
const around = 48;

export function listWords(parts: SiteParts, search: URLSearchParams): FoundWords {
  const request = readRequest(
    (name) => search.get(name) ?? '',
    (name) => search.has(name),
  );
  const site = openTexts(parts);
  const byFile = new Map<string, FoundFile>();
  for (const text of findWords(request, site)) {
    const known = byFile.get(text.file) ?? describeFile(text.file, parts, site);
    byFile.set(text.file, known);
    known.places.push(...text.hits.map((hit) => describePlace(text, hit, site)));
  }
  const files = [...byFile.values()];
  const count = files.reduce((sum, { places }) => sum + places.length, 0);
  return { files, count, isCut: count >= maxHits };
}

export function planWords(parts: SiteParts, { text, is, list }: RequestBody): PlannedAction {
  const request = readRequest(text, is);
  const { texts } = parts.store;
  const seen = list('files', isSeenFile);
  const site = openTexts(parts);
  const changed = seen.find(({ file, version }) => !texts().has(file) || texts().version(file) !== version);
  if (changed) return refuse(replaceWords.changed(describeFile(changed.file, parts, site).title));
  const leftOut = new Set(list('leftOut', (each) => typeof each === 'string'));
  const files = new Set(seen.map(({ file }) => file));
  const plan = planReplacement({ ...request, files, leftOut }, site);
  if (!plan.ok) return plan;
  if (plan.count === 0) return refuse(replaceWords.nothing());
  const { words: old, replacement } = request;
  const done = replaceWords.replaced({ old, replacement, count: plan.count });
  return {
    ok: true,
    changes: [...plan.texts].map(([file, after]) => ({ file, before: texts().text(file), after })),
    label: done,
    done: { ok: true, done: say('{done}. Undo takes all of it back.', { done }), route: null },
    consequences: { ok: true, words: [done], usedAt: [] },
  };
}

function readRequest(text: (name: string) => string, is: (name: string) => boolean): WordsRequest {
  return {
    words: text('words').slice(0, maxWords),
    replacement: text('replacement'),
    isWholeWord: is('isWholeWord'),
    matchesCase: is('matchesCase'),
    isExact: is('isExact'),
  };
}

function isSeenFile(given: unknown): given is Pick<FoundFile, 'file' | 'version'> {
  return isGroup(given) && typeof given.file === 'string' && typeof given.version === 'string';
}

function openTexts({ site, store, schemas, dataOf }: SiteParts): SearchedSite {
  const texts = store.texts();
  const known = new Map<string, unknown>();
  // All pages are read: nearly all of them are what the fast reader knows.
  const read = (file: string): unknown => {
    const fast = texts.has(file) && !isTextFile(file) ? readFast(texts.text(file)) : undefined;
    return fast === unsupported ? dataOf(file) : fast;
  };
  return {
    texts,
    lang: String(site.ruleContext().site.data?.lang ?? 'en'),
    source: {
      schemas: schemas(),
      dataOf: (file) => {
        if (!known.has(file)) known.set(file, read(file));
        return known.get(file);
      },
    },
  };
}

function describeFile(file: string, { store }: SiteParts, { source }: SearchedSite): FoundFile {
  const version = store.texts().has(file) ? store.texts().version(file) : '';
  const shared = toSharedName(file);
  const title = String(getAtPath(source.dataOf(file), ['title']) ?? '');
  const route = shared === null ? toRoute(file) : null;
  const known = file === 'site.yaml' ? replaceWords.site() : shared !== null ? replaceWords.shared(shared) : title;
  return { file, version, title: known || file, route, places: [] };
}

function describePlace(text: TextWithHits, hit: Hit, { source }: SearchedSite): FoundPlace {
  const { file, path, value, field } = text;
  const start = hit.start <= around ? 0 : value.indexOf(' ', hit.start - around) + 1;
  const end = value.length - hit.end <= around ? value.length : value.lastIndexOf(' ', hit.end + around);
  return {
    key: toHitKey(text, hit),
    before: (start > 0 && start <= hit.start ? '… ' : '') + value.slice(Math.min(start, hit.start), hit.start),
    words: value.slice(hit.start, hit.end),
    after: value.slice(hit.end, Math.max(end, hit.end)) + (end < value.length ? ' …' : ''),
    where: nameSetting(source, { file, path, field }),
    obstacle: hit.obstacle,
  };
}
