// Size of a drawing (SVG 2, 8.2 and 8.6), as browsers read its first tag.

export interface DrawingSize {
  width: number;
  height: number;
}

/** Pixels of the units of CSS (CSS Values 4, 6); letters of a drawing are 16 pixels high. */
const pixelsByUnit: Record<string, number> = {
  '': 1,
  px: 1,
  in: 96,
  cm: 96 / 2.54,
  mm: 96 / 25.4,
  q: 96 / 101.6,
  pt: 96 / 72,
  pc: 16,
  em: 16,
  rem: 16,
  ex: 8,
  ch: 8,
};

/** Two pixels of a thousand are not seen. */
const shapeTolerance = 0.002;

const number = String.raw`[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d+)?`;
const length = new RegExp(String.raw`^\s*(${number})([a-z]*)\s*$`, 'i');
const fourNumbers = new RegExp(String.raw`^\s*(${number})${`(?:\\s*,\\s*|\\s+|(?=[+-]))(${number})`.repeat(3)}\s*$`);

/** Matches all that is before the first tag: a declaration, comments, a type of document. */
const beforeRoot =
  /^(?:\s|<\?[^]*?\?>|<!--[^]*?-->|<!DOCTYPE(?:[^[>"']|"[^"]*"|'[^']*'|\[(?:"[^"]*"|'[^']*'|<!--[^]*?-->|[^\]"'])*\])*>)*/i;
const root = /^<(?:[\w.-]+:)?svg((?:\s+[^\s=/>]+\s*=\s*(?:"[^"]*"|'[^']*'))*)\s*\/?>/;
const attribute = /([^\s=]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

/**
 * @returns the size in pixels, that of the viewBox where a side is open; null when nothing says it
 *   or browsers show nothing
 */
export function measureDrawing(bytes: Buffer): DrawingSize | null {
  const attributes = readRoot(decode(bytes));
  if (!attributes) return null;
  const view = readView(attributes.get('viewBox'));
  const [width, height] = [readLength(attributes.get('width')), readLength(attributes.get('height'))];
  const ratio = view && view.width / view.height;
  const size =
    width !== undefined && height !== undefined
      ? { width, height }
      : ratio === undefined
        ? null
        : width !== undefined
          ? { width, height: width / ratio }
          : height !== undefined
            ? { width: height * ratio, height }
            : keepShape(view!);
  if (!size) return null;
  const rounded = { width: Math.round(size.width), height: Math.round(size.height) };
  return rounded.width > 0 && rounded.height > 0 ? rounded : null;
}

/** Rounded, a drawing of few and broken units would have another shape: its units are counted finer. */
function keepShape({ width, height }: DrawingSize): DrawingSize {
  const ratio = width / height;
  const isKept = (times: number) =>
    Math.abs(Math.round(width * times) / Math.round(height * times) / ratio - 1) < shapeTolerance;
  const times = [1, 10, 100].find(isKept) ?? 1000;
  return { width: width * times, height: height * times };
}

function decode(bytes: Buffer): string {
  const marks = { 'utf-16le': [0xff, 0xfe], 'utf-16be': [0xfe, 0xff] };
  const found = Object.entries(marks).find(([, [first, second]]) => bytes[0] === first && bytes[1] === second);
  return new TextDecoder(found?.[0] ?? 'utf-8').decode(bytes);
}

function readRoot(text: string): Map<string, string> | null {
  const start = beforeRoot.exec(text)![0].length;
  const [, written] = root.exec(text.slice(start)) ?? [];
  if (written === undefined) return null;
  return new Map(
    Array.from(written.matchAll(attribute), ([, name, quoted, single]) => [name!, unescape(quoted ?? single!)]),
  );
}

/** Numbers may be written as references to characters. */
function unescape(text: string): string {
  return text.replaceAll(/&#(?:x([0-9a-f]+)|(\d+));/gi, (_all, hex?: string, decimal?: string) =>
    String.fromCodePoint(Math.min(0x10ffff, hex === undefined ? Number(decimal) : Number.parseInt(hex, 16))),
  );
}

/** @returns pixels; undefined for a part of the page, such as 100%, and for what is no length */
function readLength(written: string | undefined): number | undefined {
  const [, value, unit] = length.exec(written ?? '') ?? [];
  const pixels = unit === undefined ? undefined : pixelsByUnit[unit.toLowerCase()];
  return pixels === undefined ? undefined : Number(value) * pixels;
}

function readView(written: string | undefined): DrawingSize | undefined {
  const [width = 0, height = 0] = (fourNumbers.exec(written ?? '') ?? []).slice(3).map(Number);
  return width > 0 && height > 0 ? { width, height } : undefined;
}
