// Uploads a picture into the site's public folder.
import type { Refusal, Uploaded } from '../../protocol/page.ts';
import { noAnswer, sendFile } from '../state/requests.ts';

/** In bytes; the server has the same limit and says so itself. */
const maxBytes = 20 * 1024 * 1024;

/** @returns the address of the picture on the site, or why it was not taken */
export async function uploadPicture(file: File): Promise<Uploaded | Refusal> {
  if (file.size > maxBytes)
    return {
      ok: false,
      reason: `${file.name} has ${Math.round(file.size / 1024 / 1024)} MB. A picture may have 20 MB at most.`,
    };
  try {
    return await sendFile(`/__editor/upload?name=${encodeURIComponent(file.name)}`, file);
  } catch {
    return { ok: false, reason: noAnswer };
  }
}
