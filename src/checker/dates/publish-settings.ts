// Publish settings: `draft` and `publish` of pages, sections and uses of shared files, as written.
// Records keep the written dates and no moments: those depend on the time zone in site.yaml.
import type { Place } from '../diagnostics/diagnostic.ts';
import type { Locator } from '../yaml/parse/locate.ts';
import { detachStrings } from '../../base/pure/detach-strings.ts';
import { childPointer, isGroup } from '../../base/pure/pointer.ts';

/** Indexes from the first up to, but not including, the last. */
export type Span = [start: number, end: number];

/** The settings of a page, a section, or a use of a shared file. Plain JSON. */
export interface PublishSettings {
  /** The sections that they apply to, by index on the page; null for the whole page. */
  blocks: Span | null;
  /** The mentions in these sections, by index in the record. */
  mentions: Span;
  draft: boolean;
  from: string | null;
  until: string | null;
}

/** Publish settings of an open page, with their places. */
export interface LocatedSettings extends Omit<PublishSettings, 'mentions'> {
  /** Finds the place of a date; without a key, of the first setting that is there. */
  locate(key?: 'from' | 'until'): Place;
}

interface WrittenSettings {
  draft?: unknown;
  publish?: unknown;
}

interface PlacedSettings extends WrittenSettings {
  type: string;
  inColumn?: number;
}

interface AssembledPage {
  data: Record<string, unknown>;
  locator: Locator;
  /** The sections in order; `origin` is the pointer in the page's own file. */
  placed: { block: PlacedSettings; pointer: string; origin: string; locator: Locator }[];
}

/** @returns the publish settings of a page and of its sections, the page's own first */
export function findPublishSettings({ data, locator, placed }: AssembledPage): LocatedSettings[] {
  const found: LocatedSettings[] = [];
  const add = (settings: WrittenSettings, at: SettingsOwner) => {
    if (settings.draft === true || isGroup(settings.publish)) found.push(locateSettings(settings, at));
  };
  add(data, { blocks: null, pointer: '', locator });
  placed.forEach(({ block, pointer, origin, locator: own }, index) => {
    const isFirstOfUse = own !== locator && placed[index - 1]?.origin !== origin;
    if (isFirstOfUse) {
      const end = placed.findLastIndex((each) => each.origin === origin) + 1;
      const uses = data.blocks as WrittenSettings[];
      add(uses[Number(origin.split('/').at(-1))]!, { blocks: [index, end], pointer: origin, locator });
    }
    add(block, { blocks: [index, findEnd(index, placed)], pointer, locator: own });
  });
  return found;
}

/** Columns are hidden with what is in them. */
function findEnd(index: number, placed: AssembledPage['placed']): number {
  if (placed[index]!.block.type !== 'columns') return index + 1;
  const next = placed.findIndex(({ block }, other) => other > index && block.inColumn === undefined);
  return next === -1 ? placed.length : next;
}

interface SettingsOwner {
  blocks: Span | null;
  pointer: string;
  locator: Locator;
}

function locateSettings(
  { draft, publish }: WrittenSettings,
  { blocks, pointer, locator }: SettingsOwner,
): LocatedSettings {
  const dates = isGroup(publish) ? publish : {};
  const textAt = (key: string) => (typeof dates[key] === 'string' ? dates[key] : null);
  const locate: LocatedSettings['locate'] = (key) =>
    key === undefined
      ? locator.place(childPointer(pointer, draft === true ? 'draft' : 'publish'), 'key')
      : locator.place(childPointer(childPointer(pointer, 'publish'), key), 'value');
  return { blocks, draft: draft === true, from: textAt('from'), until: textAt('until'), locate };
}

/**
 * @param sections the index of the section of each mention of the page; -1 outside of sections
 * @returns the settings as a record stores them
 */
export function toStoredSettings(settings: readonly LocatedSettings[], sections: readonly number[]): PublishSettings[] {
  const firstFrom = (block: number) => {
    const index = sections.findIndex((section) => section >= block);
    return index === -1 ? sections.length : index;
  };
  return settings.map(({ blocks, draft, from, until }) => {
    const mentions: Span = blocks ? [firstFrom(blocks[0]), firstFrom(blocks[1])] : [0, sections.length];
    return detachStrings({ blocks, mentions, draft, from, until });
  });
}
