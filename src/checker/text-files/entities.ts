// HTML entities, such as `&amp;`: Markdown files take them, texts in YAML do not.
import { decodeNamedCharacterReference } from 'decode-named-character-reference';
import { decodeWindows1252 } from '../../base/pure/windows-1252.ts';

const shape = /&(?:[A-Za-z][A-Za-z0-9]{1,31}|#\d{2,7}|#[xX][0-9A-Fa-f]{2,6});/g;

export interface Entity {
  /** The entity as it is written: `&eacute;`. */
  mark: string;
  index: number;
  /** The characters that it stands for. */
  characters: string;
}

/** @returns the first entity of a text; names that HTML does not have, as in AT&T;, are none */
export function findEntity(text: string): Entity | null {
  if (!text.includes('&')) return null;
  for (const { index, 0: mark } of text.matchAll(shape)) {
    const characters = decodeEntity(mark.slice(1, -1));
    if (characters !== null) return { mark, index, characters };
  }
  return null;
}

function decodeEntity(name: string): string | null {
  if (!name.startsWith('#')) return decodeNamedCharacterReference(name) || null;
  const code = Number(name.replace('#', '').replace(/^x/i, '0x'));
  // Browsers read these numbers as the characters of Windows.
  if (code >= 0x80 && code <= 0x9f) return decodeWindows1252(code);
  const isCharacter = code <= 0x10_ffff && !(code >= 0xd800 && code <= 0xdfff);
  return isCharacter ? String.fromCodePoint(code) : null;
}
