// Puts the files that the pages name of every photo into the finished site, making those that are new.
import { copyFileSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteFacts } from '../../content/check-site.ts';
import type { Project } from '../project.ts';
import { BrokenPicture } from './broken-picture.ts';
import { makeFiles, pictureFolder, tidy } from './picture-cache.ts';
import { variantAt, variantsIn, type Variant } from './variant.ts';

export interface Shipment {
  project: Project;
  images: SiteFacts['images'];
  /** The texts of the finished site, which name the files. */
  texts: string[];
  outDir: string;
}

/** @returns the addresses of the photos that nothing could be made of; the finished site is whole only without any */
export async function shipPictures({ project, images, texts, outDir }: Shipment): Promise<string[]> {
  const wanted = wantedFiles(texts);
  if (wanted.size === 0) return [];
  const began = performance.now();
  const folder = pictureFolder(project);
  const sources = sourcesByStem(images);
  let made = 0;
  const broken: string[] = [];
  const make = async ([stem, variants]: [string, Variant[]]) => {
    const [source = '', ...copies] = sources.get(stem) ?? [];
    try {
      const count = await makeFiles(folder, join(project.siteRoot, 'public', source), variants);
      made += count;
    } catch (error) {
      if (!(error instanceof BrokenPicture)) throw error;
      broken.push(source, ...copies);
    }
  };
  await Promise.all([...wanted].map(make));
  if (broken.length > 0) return broken;
  const names = [...wanted.values()].flat().map(({ name }) => name);
  mkdirSync(join(outDir, 'assets/images'), { recursive: true });
  for (const name of names) copyFileSync(join(folder, name), join(outDir, 'assets/images', name));
  const shown = [...wanted.keys()].flatMap((stem) => sources.get(stem) ?? []);
  leaveOut(shown, texts, outDir);
  tidy(folder, new Set(names));
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  console.log(`Pictures: ${made} files made, ${names.length - made} taken from earlier, in ${seconds} s`);
  return [];
}

/** @returns facts that call these photos broken, for the checker to say where they are used */
export function withBroken(facts: SiteFacts, addresses: string[]): SiteFacts {
  const broken = addresses.map((address) => {
    const { bytes = 0 } = facts.images[address] ?? {};
    return [address, { width: 0, height: 0, bytes, unreadable: 'broken' as const }];
  });
  return { ...facts, images: { ...facts.images, ...Object.fromEntries(broken) } };
}

/** @returns the addresses of photos by what their files' addresses begin with; copies of a photo share one */
export function sourcesByStem(images: SiteFacts['images']): Map<string, string[]> {
  const sources = new Map<string, string[]>();
  for (const [address, { raster }] of Object.entries(images)) {
    if (raster) sources.set(raster.stem, [...(sources.get(raster.stem) ?? []), address]);
  }
  return sources;
}

function wantedFiles(texts: string[]): Map<string, Variant[]> {
  const byStem = new Map<string, Map<string, Variant>>();
  for (const variant of texts.flatMap(variantsIn)) {
    const variants = byStem.get(variant.stem) ?? new Map<string, Variant>();
    byStem.set(variant.stem, variants.set(variant.name, variant));
  }
  return new Map([...byStem].map(([stem, variants]) => [stem, [...variants.values()]]));
}

/**
 * A photo that is only shown through its files stays at home: nobody fetches the original, which may be large and may say
 * where it was taken.
 */
function leaveOut(photos: string[], texts: string[], outDir: string) {
  const named = new Set(texts.flatMap((text) => text.match(/[^\s"'<>(),]+\.(?:jpe?g|png|webp|avif)/gi) ?? []));
  const others = [...named].filter((address) => !variantAt(address));
  // Letters beyond these stand in HTML in other ways, too, so that a use could be missed.
  const plain = photos.filter((address) => /^[\w./-]+$/.test(address));
  for (const address of plain) {
    if (!others.some((other) => other.endsWith(address))) rmSync(join(outDir, address), { force: true });
  }
}
