// Uploads a picture into the site's public folder.
import { say } from '../../../base/words/say.ts';
import type { Refusal, Uploaded } from '../../protocol/page.ts';
import { noAnswer, sendFile } from '../state/requests.ts';

const megabyte = 1024 * 1024;

/** In MB; the server has the same limit and says so itself. */
export const maxMegabytes = 100;

/** Types of files that a picture can have. */
export const pictureTypes = ['image/png', 'image/jpeg', 'image/webp', 'image/avif', 'image/svg+xml'];

/** @returns the sentence while a picture is on its way: large ones take some seconds */
export function describeUpload({ name, size }: File): string {
  return size < megabyte
    ? say('Uploading {name} …', { name })
    : say('Uploading {name} ({size} MB) …', { name, size: Math.round(size / megabyte) });
}

/** @returns the address of the picture on the site, or why it was not taken */
export async function uploadPicture(file: File): Promise<Uploaded | Refusal> {
  if (file.size > maxMegabytes * megabyte) {
    const size = Math.round(file.size / megabyte);
    return {
      ok: false,
      reason: say('{name} has {size} MB. A picture may have {maxMegabytes} MB at most.', {
        name: file.name,
        size,
        maxMegabytes,
      }),
    };
  }
  try {
    return await sendFile(`/__editor/upload?name=${encodeURIComponent(file.name)}`, file);
  } catch {
    return { ok: false, reason: noAnswer() };
  }
}
