// A share picture: what chats and social networks show of a page, of its title, the site's look and
// the page's first photo.
import { toPlainText } from '../../base/pure/plain-text.ts';
import type { Image, Page, Site } from '#schemas';
import { findScript, hasCapitals } from '../../base/languages/writing-system.ts';
import { findLanguageDirection, type Direction } from '../../base/languages/text-direction.ts';
import { isGroup } from '../../base/pure/pointer.ts';
import type { SetText } from './text-setter.ts';

export interface ShareCard {
  title: string;
  siteName: string;
  /** Direction of the site's language, by which the picture is mirrored. */
  direction: Direction;
  /** Distance of the title's lines, in shares of its size. */
  lineHeight: number;
  colours: { ground: string; words: string; lesser: string; brand: string };
  /** The address of the first photo of the page. */
  photo: string | null;
  /** Beginning of the names of the photo's files, which changes with its bytes. */
  photoStem: string | null;
  /** The photo's focus, where its author has set one. */
  focus?: string | undefined;
}

export const cardSize = { width: 1200, height: 630 } as const;
const margin = 80;
const bar = 16;
const photoWidth = 420;

/** @returns the room for the title, and the sizes to try */
export function titleRoom({ photo, lineHeight }: ShareCard) {
  const maxWidth = cardSize.width - 2 * margin - bar - (photo === null ? 120 : photoWidth - 20);
  return { sizes: [92, 80, 68, 58, 50], maxWidth, maxLines: lineHeight > 1.2 ? 3 : 4 };
}

/** @returns the room for the name of the site */
export function nameRoom(card: ShareCard) {
  return { sizes: [34, 28], maxWidth: titleRoom(card).maxWidth, maxLines: 1 };
}

/** @returns what a page's picture is made of */
export function planCard({ title, blocks }: Page, { name, theme, lang }: Site): ShareCard {
  const colours = theme.scheme === 'dark' ? theme.dark : theme;
  const photo = firstPhoto(blocks);
  return {
    title: withoutName(title, name),
    siteName: name,
    direction: findLanguageDirection(lang),
    // Marks above and below letters of other scripts would touch.
    lineHeight: hasCapitals(findScript(lang)) ? 1.15 : 1.4,
    colours: { ground: colours.paper, words: colours.ink, lesser: colours.muted, brand: colours.brand },
    photo: photo?.src ?? null,
    photoStem: photo?.raster?.stem ?? null,
    ...(photo?.focus !== undefined && { focus: photo.focus }),
  };
}

/** The picture shows the name separately. */
function withoutName(title: string, name: string): string {
  const plain = toPlainText(title);
  const parts = plain.split(/\s+[|–—·-]\s+/);
  const others = parts.filter((part) => part !== name);
  return others.length < parts.length && others.length > 0 ? others.join(' – ') : plain;
}

function firstPhoto(value: unknown): Image | undefined {
  if (Array.isArray(value)) {
    for (const entry of value) {
      const found = firstPhoto(entry);
      if (found) return found;
    }
    return undefined;
  }
  if (!isGroup(value)) return undefined;
  if (typeof value.src === 'string' && isGroup(value.raster)) return value as unknown as Image;
  return firstPhoto(Object.values(value));
}

/** @returns the picture as SVG, but for the photo, whose place is at the end of the line */
export function drawCard(card: ShareCard, title: SetText, name: SetText): string {
  const { ground, words, lesser, brand } = card.colours;
  const { width, height } = cardSize;
  const lineHeight = title.size * card.lineHeight;
  const top = (height - lineHeight * title.lines.length) / 2 + title.size * 0.78 - 20;
  const lines = title.lines.map((line, index) => placeLine(line, card, top + index * lineHeight));
  const below = name.lines.map((line) => placeLine(line, card, height - margin));
  const isMirrored = card.direction === 'rtl';
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
    `<rect width="${width}" height="${height}" fill="${ground}"/>` +
    `<rect x="${isMirrored ? width - bar : 0}" width="${bar}" height="${height}" fill="${brand}"/>` +
    (card.photo === null ? corner(brand, isMirrored ? 0 : width) : '') +
    `<g fill="${words}">${lines.join('')}</g><g fill="${lesser}">${below.join('')}</g></svg>`
  );
}

/** Stands where the photo would: two arcs in the brand colour. */
function corner(brand: string, x: number): string {
  const { height } = cardSize;
  const arc = (radius: number, opacity: number) =>
    `<circle cx="${x}" cy="${height}" r="${radius}" fill="${brand}" fill-opacity="${opacity}"/>`;
  return arc(360, 0.1) + arc(220, 0.9);
}

/** @param y of the line that letters stand on */
function placeLine({ svg, width }: SetText['lines'][number], { direction }: ShareCard, y: number): string {
  const edge = bar + margin;
  const x = direction === 'rtl' ? cardSize.width - edge - width : edge;
  return `<g transform="translate(${x.toFixed(2)} ${y.toFixed(2)})">${svg}</g>`;
}

/** @returns the place of the photo */
export function findPhotoPlace({ direction }: ShareCard) {
  const left = direction === 'rtl' ? 0 : cardSize.width - photoWidth;
  return { left, top: 0, width: photoWidth, height: cardSize.height };
}
