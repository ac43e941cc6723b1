// The files that are made of a site's photos, kept from one build to the next. A name always means
// the same content (read-image.ts), so a file that exists is right.
import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import pLimit from 'p-limit';
import type { Project } from '../../site/folder/project.ts';
import { writeAtomic } from '../../base/disk/write-atomic.ts';
import { hashPhoto } from '../../site/image-files/encoder-options.ts';
import type { Variant } from './variant.ts';
import { pictureMessages } from '../messages/pictures.ts';

/** Decoding needs the memory, encoding the time: as many of each at once as there are cores. */
const decoding = pLimit(availableParallelism());
const encoding = pLimit(availableParallelism());

/** Days for which a file is kept that no build has asked for: branches come and go. */
const keptDays = 30;

/** @returns the folder of the files; it may be deleted at any time */
export function pictureFolder({ siteRoot }: Project): string {
  return join(siteRoot, '.pagewright/images');
}

/**
 * Makes those of the wanted files of one photo that are not there yet.
 * @param source the path of the photo's own file
 * @returns how many were made
 * @throws BrokenPicture when nothing can be made of the photo; Error when it is another one than
 * the names say
 */
export function makeFiles(folder: string, source: string, wanted: Variant[]): Promise<number> {
  return decoding(async () => {
    const missing = wanted.filter(({ name }) => !existsSync(join(folder, name)));
    if (missing.length === 0) return 0;
    // Sharp is loaded only where there are photos to work on.
    const { decode } = await import('./encode.ts');
    const bytes = readFileSync(source);
    const key = hashPhoto(bytes);
    // It was replaced after its files were named: nothing of the new one may come under the old
    // one's name.
    if (!missing.every(({ stem }) => stem.endsWith(key))) throw new Error(pictureMessages.changed());
    const encode = await decode(bytes, missing);
    const make = async (variant: Variant) => writeAtomic(join(folder, variant.name), await encode(variant));
    await Promise.all(missing.map((variant) => encoding(() => make(variant))));
    return missing.length;
  });
}

/** Deletes what has been left over: files that are not `wanted`, some time after they were made. */
export function tidy(folder: string, wanted: ReadonlySet<string>): void {
  if (!existsSync(folder)) return;
  const oldest = Date.now() - keptDays * 24 * 60 * 60 * 1000;
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    if (!wanted.has(name) && statSync(path).mtimeMs < oldest) rmSync(path);
  }
}
