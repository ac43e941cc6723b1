// The dev server's pictures: a file is made when a page's picture is first asked for, so that the
// page need not wait.
import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { SiteFacts } from '../../checker/check-site.ts';
import type { Project } from '../../site/folder/project.ts';
import { BrokenPicture } from './broken-picture.ts';
import { makeFiles, pictureFolder } from './picture-cache.ts';
import { sourcesByStem } from './ship-pictures.ts';
import { variantAt, type Variant } from './variant.ts';

export interface PictureSource {
  project: Project;
  /** The pictures as they are now. */
  images: () => SiteFacts['images'];
  /** Called with the addresses of a photo that nothing can be made of. */
  onBroken: (addresses: string[]) => void;
}

const types = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg', png: 'image/png' };

/** @returns a handler that answers for the files of photos, and says whether it did */
export function pictureServer({ project, images, onBroken }: PictureSource) {
  const folder = pictureFolder(project);
  const busy = new Map<string, Promise<unknown>>();
  const make = (variant: Variant, source: string) => {
    const work = busy.get(variant.name) ?? makeFiles(folder, join(project.siteRoot, 'public', source), [variant]);
    busy.set(variant.name, work);
    return work.finally(() => busy.delete(variant.name));
  };
  return async ({ url = '' }: IncomingMessage, response: ServerResponse): Promise<boolean> => {
    const variant = variantAt(url);
    const sources = variant && sourcesByStem(images()).get(variant.stem);
    if (!variant || !sources || variant.width > images()[sources[0]!]!.width) return false;
    try {
      await make(variant, sources[0]!);
      const bytes = readFileSync(join(folder, variant.name));
      const headers = { 'content-type': types[variant.ending], 'cache-control': 'max-age=31536000, immutable' };
      response.writeHead(200, headers).end(bytes);
    } catch (error) {
      // The photo may also have been taken away just now, or the disk be full: the server goes on.
      if (error instanceof BrokenPicture) onBroken(sources);
      else console.error(`${sources[0]} could not be made smaller: ${(error as Error).message}`);
      response.writeHead(404, { 'content-type': 'text/plain' }).end();
    }
    return true;
  };
}
