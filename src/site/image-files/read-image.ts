// Reads what the checker and the pages must know of a picture's file, without decoding the picture.
import { readFileSync } from 'node:fs';
import { basename, extname } from 'node:path';
import { imageSize } from 'image-size';
import type { ImageFacts } from '../../base/pictures/image-facts.ts';
import { measureDrawing } from './drawing-size.ts';
import { isMoving, isTransparent, isWhole, maxPixels, withoutZeros, type Format } from './file-format.ts';
import { isOnItsSide } from './orientation.ts';
import { hashPhoto } from './encoder-options.ts';

/**
 * @returns what is known of a picture's file; one that no picture can be made of has the size 0 by
 * 0 and a reason
 */
export function readImage(path: string): ImageFacts {
  return readImageBytes(path, readFileSync(path));
}

/** @param path its name: the bytes may be those of an earlier state */
export function readImageBytes(path: string, bytes: Buffer): ImageFacts {
  const unreadable = (reason: ImageFacts['unreadable']) => ({
    width: 0,
    height: 0,
    bytes: bytes.length,
    unreadable: reason,
  });
  if (bytes.length === 0) return unreadable('empty');
  const isDrawing = extname(path).toLowerCase() === '.svg';
  const found = isDrawing ? measureSvg(bytes) : measurePhoto(bytes);
  if (!found) return unreadable(isDrawing && isSvg(bytes) ? 'no-size' : 'other');
  const { width, height, format } = found;
  if (!isWholeFile(bytes, format)) return unreadable('cut-off');
  if (format === 'gif' || format === 'svg' || isMoving(bytes, format)) return { width, height, bytes: bytes.length };
  if (width * height > maxPixels) return unreadable('too-many-pixels');
  const fallback = isTransparent(bytes, format) ? 'png' : 'jpg';
  return { width, height, bytes: bytes.length, raster: { stem: buildStem(path, bytes), fallback } };
}

interface ImageMeasures {
  width: number;
  height: number;
  format: Format | 'gif';
}

function isSvg(bytes: Buffer): boolean {
  return /<(?:[\w.-]+:)?svg\b/.test(withoutZeros(bytes));
}

function measureSvg(bytes: Buffer): ImageMeasures | undefined {
  const size = measureDrawing(bytes);
  return size ? { ...size, format: 'svg' } : undefined;
}

/** @returns the size as it is shown: a photo taken sideways is turned */
function measurePhoto(bytes: Buffer): ImageMeasures | undefined {
  try {
    const { width, height, type, orientation } = imageSize(bytes);
    if (!width || !height || !/^(jpg|png|webp|avif|gif)$/.test(type ?? '')) return undefined;
    const format = type as Exclude<ImageMeasures['format'], 'svg'>;
    const isTurned = format !== 'gif' && isOnItsSide(bytes, format, orientation);
    return { ...(isTurned ? { width: height, height: width } : { width, height }), format };
  } catch {
    return undefined;
  }
}

/** A file that ends within its own header is cut off, too. */
function isWholeFile(bytes: Buffer, format: ImageMeasures['format']): boolean {
  try {
    return format === 'gif' || isWhole(bytes, format);
  } catch {
    return false;
  }
}

/** The first part is for people. */
function buildStem(path: string, bytes: Buffer): string {
  const words = basename(path, extname(path))
    .toLowerCase()
    .match(/[a-z0-9]+/g) ?? ['photo'];
  return `/assets/images/${words.join('-')}-${hashPhoto(bytes)}`;
}
