// Fits an upload into what a site keeps.
import { say } from '../../../base/words/say.ts';
import type { Refusal } from '../../protocol/page.ts';
import { refuse } from '../../../base/pure/result.ts';
import { isLargePhoto } from '../uploads/read-upload.ts';

/** @returns the bytes to store of a file: a photo that is too large is made smaller */
export async function fitUpload(name: string, bytes: Buffer): Promise<{ ok: true; bytes: Buffer } | Refusal> {
  if (!isLargePhoto(bytes)) return { ok: true, bytes };
  try {
    // Sharp is loaded only where there is something to work on.
    const { shrinkPhoto } = await import('../../../builder/images/shrink-photo.ts');
    return { ok: true, bytes: await shrinkPhoto(bytes) };
  } catch {
    return refuse(say('{name} is damaged: it cannot be read.', { name }));
  }
}
