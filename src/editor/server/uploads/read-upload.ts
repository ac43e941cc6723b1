// Finds the kind of an uploaded file by its content: its ending may say anything.
import { say } from '../../../base/words/say.ts';
import { imageSize } from 'image-size';
import type { Refusal } from '../../protocol/page.ts';
import { findForeignPart } from './read-drawing.ts';
import { isWhole, maxPixels, type Format } from '../../../site/image-files/file-format.ts';
import { refuse } from '../../../base/pure/result.ts';

/** Types of files that a site can have. */
export type UploadType = Format | 'gif' | 'pdf' | 'mp4' | 'webm' | 'vtt';

/** In megabytes. Larger photos are made smaller. */
const maxFileMegabytes = 20;
/** In megabytes: more than any camera writes. */
export const maxPhotoMegabytes = 100;
const megabyte = 1024 * 1024;

/** @returns the type of a file, or why it is not taken, as a sentence */
export function readUpload(name: string, bytes: Buffer): { ok: true; type: UploadType } | Refusal {
  if (bytes.length === 0) return refuse(say('{name} is empty.', { name }));
  if (bytes.length > maxFileMegabytes * megabyte) return refuse(tooLarge(name, bytes.length));
  const type = typeOf(bytes);
  if (type === 'heic')
    return {
      ok: false,
      reason: say(
        '{name} is in the HEIC format of Apple, which browsers do not show. Export it as JPEG, and bring that.',
        { name },
      ),
    };
  if (type === null)
    return {
      ok: false,
      reason: say(
        '{name} is none of what a site can show: a picture (JPEG, PNG, WebP, AVIF, GIF, SVG), a film (MP4, WebM), subtitles (VTT) or a PDF.',
        { name },
      ),
    };
  if (type === 'svg') return readDrawing(name, bytes);
  if (isPicture(type) && !isSound(bytes, type))
    return refuse(say('{name} is damaged: its end is missing, or its size cannot be read.', { name }));
  return { ok: true, type };
}

/** @returns whether a file is a photo that is too large to be stored as it is, in bytes or in pixels */
export function isLargePhoto(bytes: Buffer): boolean {
  const type = typeOf(bytes);
  if (type === null || type === 'heic' || type === 'gif' || !isPicture(type)) return false;
  return bytes.length > maxFileMegabytes * megabyte || countPixels(bytes) > maxPixels;
}

/** @returns 0 where its size cannot be read */
function countPixels(bytes: Buffer): number {
  try {
    const { width, height } = imageSize(bytes);
    return width * height;
  } catch {
    return 0;
  }
}

/** @returns the sentence about a file that is too large */
export function tooLarge(name: string, bytes: number): string {
  return say(
    '{name} has {size} MB. A photo may have {maxPhotoMegabytes} MB at most, any other file {maxFileMegabytes} MB.',
    { name, size: Math.ceil(bytes / megabyte), maxPhotoMegabytes, maxFileMegabytes },
  );
}

function isPicture(type: UploadType): type is Format | 'gif' {
  return ['jpg', 'png', 'webp', 'avif', 'gif'].includes(type);
}

function typeOf(bytes: Buffer): UploadType | 'heic' | null {
  const latin = bytes.toString('latin1', 0, 16);
  if (bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))) return 'jpg';
  if (latin.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (/^GIF8[79]a/.test(latin)) return 'gif';
  if (latin.startsWith('RIFF') && latin.slice(8, 12) === 'WEBP') return 'webp';
  if (latin.startsWith('%PDF-')) return 'pdf';
  if (latin.startsWith('\x1aE\xdf\xa3')) return 'webm';
  if (latin.slice(4, 8) === 'ftyp') return brandOf(bytes);
  const text = bytes.toString('utf8', 0, 1024).replace(/^\uFEFF/, '');
  if (/^WEBVTT(?:\s|$)/.test(text)) return 'vtt';
  return /^(?:\s|<\?xml[^>]*>|<!--[\s\S]*?-->|<!DOCTYPE[^>[]*>)*<svg[\s>]/i.test(text) ? 'svg' : null;
}

/** The brands of a file by ISO 14496-12: the first may be a general one. */
function brandOf(bytes: Buffer): UploadType | 'heic' | null {
  const brands = bytes.toString('latin1', 8, Math.min(bytes.readUInt32BE(0), 64));
  if (/avi[fs]/.test(brands)) return 'avif';
  if (/hei[cxms]|hev[cxms]|mif1|msf1/.test(brands)) return 'heic';
  return /isom|iso[2-9]|mp4[12]|avc1|M4V |dash|qt {2}/.test(brands) ? 'mp4' : null;
}

function isSound(bytes: Buffer, type: Format | 'gif'): boolean {
  try {
    const { width, height } = imageSize(bytes);
    return width > 0 && height > 0 && (type === 'gif' || isWhole(bytes, type));
  } catch {
    return false;
  }
}

function readDrawing(name: string, bytes: Buffer): { ok: true; type: 'svg' } | Refusal {
  const part = findForeignPart(bytes);
  if (part === null) return { ok: true, type: 'svg' };
  return {
    ok: false,
    reason: say('{name} contains {part}, which could do anything on the site. Export it as plain SVG, or as PNG.', {
      name,
      part,
    }),
  };
}
