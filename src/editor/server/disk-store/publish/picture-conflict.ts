// A picture that two people have changed: it cannot be merged, so one is chosen by sight.
import { hashText } from '../../../../base/disk/hash.ts';
import type { Choice, Conflict } from '../../../protocol/conflict.ts';

/** Two versions of a picture, in Base64; null where there is no such file. */
interface PictureVersions {
  file: string;
  mine: string | null;
  theirs: string | null;
}

/** @returns the content that stays, null for no file; a conflict; null where one cannot be shown */
export async function settlePicture(
  versions: PictureVersions,
  choices: readonly Choice[],
): Promise<{ after: string | null } | { conflict: Omit<Conflict, 'sides'> } | null> {
  const { file, mine, theirs } = versions;
  if (mine === theirs) return { after: mine };
  // Its versions are named by their hashes: pictures are too large to be sent to and fro.
  const names = { file, mine: nameContent(mine), theirs: nameContent(theirs) };
  const chosen = choices.find((each) => each.file === file && each.mine === names.mine && each.theirs === names.theirs);
  if (chosen) return { after: chosen.text === names.theirs ? theirs : mine };
  try {
    const pictures = { mine: await showSmall(mine), theirs: await showSmall(theirs) };
    return { conflict: { ...names, parts: [], pictures } };
  } catch {
    return null;
  }
}

function nameContent(content: string | null): string | null {
  return content === null ? null : hashText(content);
}

/** @throws Error where it is no picture: git may have the name of one that is kept elsewhere */
async function showSmall(content: string | null): Promise<string | null> {
  if (content === null) return null;
  // Sharp is loaded only where there is something to work on.
  const { makeThumbnail } = await import('../../../../builder/images/shrink-photo.ts');
  const small = await makeThumbnail(Buffer.from(content, 'base64'));
  return `data:image/webp;base64,${small.toString('base64')}`;
}
