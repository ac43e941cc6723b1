// What is kept of a page when it has been read: what rules about the whole site ask for, as plain JSON.
// A site of ten thousand pages fits into memory this way; everything else is read again when it is asked for.
import type { Page } from '#schemas';
import type { Held } from './dates/held.ts';
import type { Diagnostic, Place } from './diagnostic.ts';
import type { Locator } from './locate.ts';
import { withOwnTexts } from './own-texts.ts';
import { topPlace } from './plain-yaml/top-place.ts';
import { isGroup } from './pointer.ts';
import { keyOfName, nameIn, type Mention } from './references.ts';
import type { ResolvedPage, SharedUse } from './resolve.ts';
import type { Remarks } from './suppressions.ts';

/** What other pages, menus and search engines see of a page. */
export interface PageFacts {
  title: string;
  description: string;
  listed: boolean;
  /** The ids of its blocks, those of shared sections among them. */
  ids: string[];
  /** The types of its blocks, each once. */
  types: string[];
}

/** What editors offer of a page as the target of a link. */
export interface Target {
  title: string;
  /** The ids that an author has given, each with the heading or the type of its block. */
  places: [id: string, label: string][];
}

export interface PageRecord {
  /** Null when mistakes leave no page. */
  facts: PageFacts | null;
  /** What can be said even of a page with mistakes. */
  target: Target;
  /** What the page names, in the order of its references. */
  mentions: Mention[];
  uses: SharedUse[];
  /** What holds back the page or some of its sections; most pages have nothing that does. */
  held?: Held[];
  diagnostics: Diagnostic[];
  remarks: Remarks;
  /** The places that rules have asked for: they ask for the same ones at every check, and some for one of every page. */
  places?: Record<string, Place>;
}

/** Reads what is not kept of pages. */
export interface PageReader {
  /** Reads a page in full, with places. */
  open(page: PageView): ResolvedPage;
  /** Makes a page's data anew. */
  read(page: PageView): Page;
  /** Gives the text of its file. */
  text(page: PageView): string;
}

/** A page as the rules about the whole site see it. There are thousands, so all have one reader. */
export class PageView {
  readonly file: string;
  readonly route: string;
  readonly record: PageRecord;
  /** Stands for the texts that the page was made from, site.yaml apart. */
  readonly version: string;
  readonly #reader: PageReader;

  constructor(
    { file, route, version, record }: Pick<PageView, 'file' | 'route' | 'version' | 'record'>,
    reader: PageReader,
  ) {
    this.file = file;
    this.route = route;
    this.record = record;
    this.version = version;
    this.#reader = reader;
  }

  open(): ResolvedPage {
    return this.#reader.open(this);
  }

  read(): Page {
    return this.#reader.read(this);
  }

  /** Finds places of the page's file. */
  get locator(): Locator {
    const found = placesOf(this.record);
    return {
      place: (pointer, part) =>
        found(
          `${part} ${pointer}`,
          () => topPlace(this.file, this.#reader.text(this), pointer, part) ?? this.open().locator.place(pointer, part),
        ),
      word: (pointer, word, nth) =>
        found(`word ${nth} ${word} ${pointer}`, () => this.open().locator.word(pointer, word, nth)),
      lines: (pointer) => this.open().locator.lines(pointer),
      written: (pointer) => this.open().locator.written(pointer),
    };
  }

  get mentions(): readonly Mention[] {
    return this.record.mentions;
  }

  /** The place of the name in the mention with this index. */
  locate(index: number): Place {
    return placesOf(this.record)(`mention ${index}`, () => {
      const naming = this.open().references.filter(({ kind, value }) => nameIn(kind, value) !== null);
      const { kind, locate } = naming[index]!;
      return locate(keyOfName(kind));
    });
  }

  /** The place of a setting in what holds the page back, by its index; without a key of the first one. */
  placeHeld(index: number, key?: 'from' | 'until'): Place {
    return placesOf(this.record)(`held ${index} ${key}`, () => this.open().held[index]!.locate(key));
  }
}

function placesOf(record: PageRecord): (name: string, find: () => Place) => Place {
  const places = (record.places ??= {});
  return (name, find) => (places[name] ??= find());
}

/** @returns what other pages see of a page, sharing no text with its file */
export function factsOf({ title, description, listed, blocks }: Page): PageFacts {
  const ids = blocks.map(({ id }) => wordWithoutFile(id));
  const types = [...new Set(blocks.map(({ type }) => wordWithoutFile(type) as Page['blocks'][number]['type']))];
  return { ...withOwnTexts({ title, description }), listed, ids, types };
}

/** @returns what editors offer of a page's data, whatever is wrong with it */
export function targetOf(data: unknown): Target {
  if (!isGroup(data)) return { title: '', places: [] };
  const blocks: unknown[] = Array.isArray(data.blocks) ? data.blocks : [];
  return withOwnTexts({ title: typeof data.title === 'string' ? data.title : '', places: blocks.flatMap(placeOf) });
}

function placeOf(block: unknown): Target['places'] {
  if (!isGroup(block) || typeof block.id !== 'string') return [];
  const { id, type, heading } = block;
  const isMade = id === type || (id.startsWith(`${type}-`) && /-\d+$/.test(id));
  return isMade ? [] : [[id, String(typeof heading === 'string' ? heading : (type ?? ''))]];
}

/** The words that come on page after page, such as types and the ids made of them: each is made once. */
const words = new Map<string, string>();
const mostWords = 10_000;

function wordWithoutFile(word: string): string {
  const known = words.get(word);
  if (known !== undefined) return known;
  const own = withOwnTexts(word);
  if (words.size < mostWords) words.set(own, own);
  return own;
}

/** @returns a function that gives the same mention again for the same name: ten thousand pages name the same things */
export function mentionFinder(): (kind: Mention['kind'], value: unknown) => Mention | null {
  const known = new Map<Mention['kind'], Map<string, Mention>>();
  return (kind, value) => {
    const name = nameIn(kind, value);
    if (name === null) return null;
    const ofKind = known.get(kind) ?? new Map<string, Mention>();
    known.set(kind, ofKind);
    const earlier = ofKind.get(name);
    if (earlier) return earlier;
    const mention = { kind, name: withOwnTexts(name) };
    ofKind.set(mention.name, mention);
    return mention;
  };
}
