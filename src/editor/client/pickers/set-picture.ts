// Puts a picture at a place of a file.
import { getAtPath, type Place } from '../../../edits/model/path.ts';
import { useEditor } from '../state/store.ts';
import { edit } from '../state/sync.ts';

export interface NewPicture {
  src: string;
  alt: string;
}

/** Puts a picture at a place. Its other settings stay. */
export function setPicture({ file, path }: Place, { src, alt }: NewPicture): Promise<void> {
  const data = useEditor.getState().page?.files[file]?.data;
  if (getAtPath(data, path) === undefined) return edit({ file, edit: { kind: 'set', path, value: { src, alt } } });
  return edit(
    { file, edit: { kind: 'set', path: [...path, 'src'], value: src } },
    // The old description is not true of another picture, nor is its focus.
    { file, edit: { kind: 'set', path: [...path, 'alt'], value: alt } },
    ...(getAtPath(data, [...path, 'focus']) === undefined
      ? []
      : [{ file, edit: { kind: 'remove' as const, path: [...path, 'focus'] } }]),
  );
}
