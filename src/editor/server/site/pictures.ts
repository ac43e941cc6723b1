// The pictures of the site: what is known of each, which pages show it, and actions on all of its
// places.
import { findLinkedFile, findImage } from '../../../checker/addresses/public-files.ts';
import { isImageReference } from '../../../checker/schema/references.ts';
import type { Referrer, RuleContext } from '../../../checker/site-model/rule-context.ts';
import { isGroup } from '../../../base/pure/pointer.ts';
import { toPlainText } from '../../../base/pure/plain-text.ts';
import { refuse } from '../../../base/pure/result.ts';
import { sayList, say } from '../../../base/words/say.ts';
import { planFileReplacement } from '../../../edits/move-files.ts';
import type { SitePicture } from '../../protocol/pictures.ts';
import type { AuthoredSite, SiteParts } from './authored-site.ts';
import type { PlannedAction } from './page-actions.ts';

/** In pixels: the narrowest file of a photo that looks sharp in a list. */
const thumbWidth = 300;

/** Icons of the site in tabs and on home screens: files that no page shows. */
const siteIcon = /^\/(?:favicon|apple-touch-icon)[^/]*$/;

/** @returns the pictures of the site, the newest first, and those that pages name and nobody has */
export function listPictures({ site, store }: SiteParts): SitePicture[] {
  const context = site.ruleContext();
  const alts = collectAltTexts(site);
  const uses = findUses(context);
  const signs = listSigns(context);
  const addresses = Object.keys(site.names()?.image ?? {});
  const times = store.readTimes(addresses.map(toFile));
  const there = addresses.map((address): SitePicture => {
    const { width, height, bytes, raster } = context.facts.images[address]!;
    const hasThumb = raster && width > thumbWidth;
    return {
      address,
      width,
      height,
      bytes,
      thumb: hasThumb ? `${raster.stem}-${thumbWidth}.webp` : address,
      alt: alts[address] ?? '',
      changed: times.get(toFile(address)) ?? 0,
      isSign: siteIcon.test(address) || signs.has(address),
      isMissing: false,
      usedOn: uses.get(address) ?? [],
    };
  });
  const missing = [...uses].filter(([address]) => !Object.hasOwn(context.facts.images, address) && isPicture(address));
  return [
    ...missing.map(([address, usedOn]) => ({ ...nothing, address, alt: alts[address] ?? '', usedOn })),
    ...there.sort((one, other) => other.changed - one.changed || (one.address < other.address ? -1 : 1)),
  ];
}

const nothing = { width: 0, height: 0, bytes: 0, thumb: '', changed: 0, isSign: false, isMissing: true };

function isPicture(address: string): boolean {
  return /^\/[^/].*\.(?:jpe?g|png|webp|avif|svg)$/i.test(address);
}

function toFile(address: string): string {
  return `public${address}`;
}

/** @returns the pages that show or link to each file, by its address, each once */
function findUses(context: RuleContext): Map<string, SitePicture['usedOn']> {
  const uses = new Map<string, SitePicture['usedOn']>();
  const collect = ({ mentions }: Pick<Referrer, 'mentions'>, use: SitePicture['usedOn'][number]) => {
    for (const { kind, name } of mentions) {
      const address = isImageReference(kind)
        ? (findImage(context.facts, name) ?? name)
        : findLinkedFile(context.facts, name)?.file;
      if (address === undefined || address === '') continue;
      const known = uses.get(address) ?? [];
      if (!known.some(({ route }) => route === use.route)) uses.set(address, [...known, use]);
    }
  };
  collect(context.site, { route: null, title: say('Settings of the site') });
  const pages = context.pages.toSorted((one, other) => (one.route < other.route ? -1 : 1));
  for (const page of pages)
    collect(page, { route: page.route, title: toPlainText(page.record.target.title) || page.route });
  return uses;
}

/** @returns the description of each picture that a page shows, by its address */
function collectAltTexts(site: AuthoredSite): Record<string, string> {
  const found: Record<string, string> = {};
  for (const { page } of site.models()) lookFor(page.blocks, found);
  return found;
}

function lookFor(value: unknown, found: Record<string, string>): void {
  if (Array.isArray(value)) for (const each of value as unknown[]) lookFor(each, found);
  if (!isGroup(value)) return;
  const { src, alt } = value;
  if (typeof src === 'string' && typeof alt === 'string' && alt !== '') found[src] ??= alt;
  for (const each of Object.values(value)) if (typeof each === 'object') lookFor(each, found);
}

/** @returns the logo and what else stands for the site, by address */
function listSigns({ site: { data }, facts }: RuleContext): ReadonlySet<string> {
  const named = [data?.logo, data?.logoOnDark, data?.shareImage].flatMap((image) =>
    isGroup(image) ? [String(image.src)] : [],
  );
  return new Set(named.map((name) => findImage(facts, name) ?? name));
}

/** Removes pictures that nothing shows. */
export function planRemovedPictures(parts: SiteParts, addresses: readonly string[]): PlannedAction {
  const { site, store } = parts;
  const context = site.ruleContext();
  const uses = findUses(context);
  const used = addresses.find((address) => uses.has(address));
  if (used !== undefined) {
    const pages = sayList(uses.get(used)!.map(({ title }) => title));
    return refuse(say('{picture} is still used, so it stays: {pages}', { picture: toName(used), pages }));
  }
  const unknown = addresses.find((address) => !Object.hasOwn(context.facts.images, address));
  if (addresses.length === 0 || unknown !== undefined)
    return refuse(say('{picture} is not there any more.', { picture: toName(unknown ?? '') }));
  const changes = addresses.map((address) => {
    return { file: toFile(address), before: store.readPicture(toFile(address)), after: null };
  });
  const done =
    addresses.length === 1
      ? say('{picture} is removed', { picture: toName(addresses[0]!) })
      : say('{count} picture is removed | {count} pictures are removed', { count: addresses.length });
  return plan(changes, done);
}

/** Puts another picture wherever one is shown or linked to. Descriptions stay. */
export function planReplacedPicture(parts: SiteParts, { from, to }: { from: string; to: string }): PlannedAction {
  const { site, store } = parts;
  const context = site.ruleContext();
  if (!Object.hasOwn(context.facts.images, to))
    return refuse(say('{picture} is not there any more.', { picture: toName(to) }));
  if (from === to) return refuse(say('This is the same picture.'));
  const { texts, byHand } = planFileReplacement({ from, to }, context, store.texts());
  if (texts.size === 0 || byHand.length > 0)
    return refuse(
      say('{picture} cannot be replaced everywhere: no page names it by its whole address.', { picture: toName(from) }),
    );
  const changes = [...texts].map(([file, after]) => ({ file, before: store.texts().text(file), after }));
  return plan(changes, say('{picture} is replaced by {other}', { picture: toName(from), other: toName(to) }));
}

function plan(changes: Extract<PlannedAction, { ok: true }>['changes'], done: string): PlannedAction {
  return {
    ok: true,
    changes,
    label: done,
    done: { ok: true, done: say('{done}. Undo takes it back.', { done }), route: null },
    consequences: { ok: true, words: [done], usedAt: [] },
  };
}

function toName(address: string): string {
  return address.slice(address.lastIndexOf('/') + 1);
}
