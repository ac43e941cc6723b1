// What holds back a page or some of its sections: the settings draft and publish, as they are written.
// Records keep these, and never a moment: which moment it is depends on site.yaml, and what is seen on the time.
import type { Place } from '../diagnostic.ts';
import type { Locator } from '../locate.ts';
import { child, isGroup } from '../pointer.ts';

/** From the first to the one behind the last. */
export type Span = [start: number, end: number];

/** The settings of a page, of a section, or of the place where a shared file is used. It is plain JSON. */
export interface Held {
  /** The sections that are held back, by their places on the page; null for the page itself. */
  blocks: Span | null;
  /** What the sections name, by the indexes of the page's mentions. */
  mentions: Span;
  draft: boolean;
  from: string | null;
  until: string | null;
}

/** The same while the page is open, with places. */
export interface HeldPart extends Omit<Held, 'mentions'> {
  /** The place of a setting, or of the first that is there. */
  locate(key?: 'from' | 'until'): Place;
}

interface Laid {
  data: { blocks: Record<string, unknown>[]; draft?: unknown; publish?: unknown };
  locator: Locator;
  /** The sections in their order; `origin` is the pointer in the page's own file. */
  placed: { block: { draft?: unknown; publish?: unknown }; pointer: string; origin: string; locator: Locator }[];
}

/** @returns what holds back the page and its sections, the page first */
export function heldIn({ data, locator, placed }: Laid): HeldPart[] {
  const found: HeldPart[] = [];
  const add = (
    settings: Laid['placed'][number]['block'],
    blocks: Span | null,
    at: Pick<HeldAt, 'pointer' | 'locator'>,
  ) => {
    if (settings.draft !== true && !isGroup(settings.publish)) return;
    found.push(heldPart(settings, { ...at, blocks }));
  };
  add(data, null, { pointer: '', locator });
  placed.forEach(({ block, pointer, origin, locator: own }, index) => {
    const isFirstOfUse = own !== locator && placed[index - 1]?.origin !== origin;
    if (isFirstOfUse) {
      const end = placed.findLastIndex((each) => each.origin === origin) + 1;
      add(data.blocks[Number(origin.split('/').at(-1))]!, [index, end], { pointer: origin, locator });
    }
    add(block, [index, index + 1], { pointer, locator: own });
  });
  return found;
}

interface HeldAt {
  blocks: Span | null;
  pointer: string;
  locator: Locator;
}

function heldPart({ draft, publish }: { draft?: unknown; publish?: unknown }, at: HeldAt): HeldPart {
  const dates = isGroup(publish) ? publish : {};
  const textAt = (key: string) => (typeof dates[key] === 'string' ? dates[key] : null);
  const locate: HeldPart['locate'] = (key) =>
    key === undefined
      ? at.locator.place(child(at.pointer, draft === true ? 'draft' : 'publish'), 'key')
      : at.locator.place(child(child(at.pointer, 'publish'), key), 'value');
  return { blocks: at.blocks, draft: draft === true, from: textAt('from'), until: textAt('until'), locate };
}

/**
 * @param sections the place of the section that each mention of the page stands in; -1 outside of sections
 * @returns what is kept of a page
 */
export function heldOf(parts: readonly HeldPart[], sections: readonly number[]): Held[] {
  const firstFrom = (block: number) => {
    const index = sections.findIndex((section) => section >= block);
    return index === -1 ? sections.length : index;
  };
  return parts.map(({ blocks, draft, from, until }) => {
    const mentions: Span = blocks ? [firstFrom(blocks[0]), firstFrom(blocks[1])] : [0, sections.length];
    // A text that was cut out of a file would keep all of the file in memory.
    return JSON.parse(JSON.stringify({ blocks, mentions, draft, from, until })) as Held;
  });
}
