// The picture or pictures that are being put into the page: a dialog asks what is still to be said
// of them.
import { say } from '../../../base/words/say.ts';
import { create } from 'zustand';
import type { Place } from '../../../edits/model/path.ts';
import { getAtPath } from '../../../edits/model/path.ts';
import { readAlt } from '../library/read-alt.ts';
import { announce, useEditor } from '../state/store.ts';
import { uploadPicture } from '../uploads/upload-picture.ts';
import { edit, refresh } from '../state/sync.ts';
import { showTrouble } from '../state/trouble.ts';
import type { NewPicture } from '../pickers/set-picture.ts';
import { editsForPictures, findPictureList, type PictureList } from './picture-lists.ts';

/** A picture that was uploaded for a list. */
export interface UploadedPicture extends NewPicture {
  /** The name of its file, as its author has it. */
  name: string;
}

export type PictureTask =
  /** One picture for a place, perhaps from a file that was dropped on it. */
  | { kind: 'one'; place: Place; dropped: File | undefined }
  | { kind: 'uploading'; list: PictureList; files: readonly File[]; done: number }
  | { kind: 'describing'; list: PictureList; pictures: readonly UploadedPicture[]; refused: readonly string[] };

export const usePictureTask = create<{ task: PictureTask | null }>(() => ({ task: null }));

const { setState: set, getState: get } = usePictureTask;

export function endTask(): void {
  set({ task: null });
}

/** Opens the pictures of the site for a place of the page. @param dropped file to begin with */
export function choosePicture(place: Place, dropped?: File): void {
  set({ task: { kind: 'one', place, dropped } });
}

/** Uploads files for a list, one after the other, and asks what they show. */
export async function addPictures(list: PictureList, files: readonly File[]): Promise<void> {
  const pictures: UploadedPicture[] = [];
  const refused: string[] = [];
  for (const [done, file] of files.entries()) {
    set({ task: { kind: 'uploading', list, files, done } });
    if (pictures.length >= list.room) {
      refused.push(say('{name}: there is no room for more.', { name: file.name }));
      continue;
    }
    // One at a time: their order is that of the entries, and a telephone's network is slow.
    const answer = await uploadPicture(file);
    if (get().task?.kind !== 'uploading') return;
    if (answer.ok) pictures.push({ src: answer.address, alt: readAlt(file.name), name: file.name });
    else refused.push(answer.reason);
  }
  await refresh();
  set({ task: { kind: 'describing', list, pictures, refused } });
}

/** Puts described pictures into their list, as one change. */
export async function placePictures(list: PictureList, pictures: readonly UploadedPicture[]): Promise<void> {
  endTask();
  const edits = editsForPictures(
    list,
    pictures.map(({ src, alt }) => ({ src, alt: alt.trim() })),
  );
  await edit(...edits.map((each) => ({ file: list.file, edit: each })));
  announce(say('The picture is in place. | {count} pictures are in place.', { count: pictures.length }));
}

/**
 * Takes files that were dropped on the page.
 * @param picture the place of the picture that they were dropped on; null beside one
 * @param section its path; null beside all sections
 */
export function takeDropped(files: readonly File[], picture: Place | null, section: Place | null): void {
  const list = section && findPictureList(picture ?? section);
  const first = picture ?? (section && findEmptyPlace(section));
  if (list && (files.length > 1 || !picture)) void addPictures(list, files);
  else if (first && files.length === 1) choosePicture(first, files[0]);
  else if (first)
    showTrouble(say('There is room for one picture here. Drop one file, or add a gallery for several.'), []);
  else showTrouble(say('This section shows no pictures. Add a gallery or a picture, and drop the files there.'), []);
}

/** @returns the first place of a section that waits for its picture */
function findEmptyPlace({ file, path }: Place): Place | null {
  const search = (value: unknown, at: Place['path']): Place | null => {
    if (typeof value !== 'object' || value === null) return null;
    if ('src' in value && value.src === '') return { file, path: at };
    for (const [key, part] of Object.entries(value)) {
      const found = search(part, [...at, Array.isArray(value) ? Number(key) : key]);
      if (found) return found;
    }
    return null;
  };
  return search(getAtPath(useEditor.getState().page?.files[file]?.data, path), path);
}
