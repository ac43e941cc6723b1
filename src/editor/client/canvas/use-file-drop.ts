// Files that are dropped on the page in the frame.
import { useEffect, useState } from 'react';
import { findPlace } from '../shown/pictures.ts';
import { takeDropped } from '../pictures/picture-task.ts';
import { useEditor } from '../state/store.ts';
import type { Path } from '../../../edits/model/path.ts';
import { sectionOf } from './page-targets.ts';

/** @returns the section above which files are held; null while none are */
export function useFileDrop(view: Window): Path | null {
  const [over, setOver] = useState<Path | null>(null);
  useEffect(() => {
    const ending = new AbortController();
    const on = (kind: 'dragover' | 'drop', work: (event: DragEvent, target: Element) => void) =>
      view.addEventListener(
        kind,
        (event) => {
          const target = event.target as Node | null;
          if (!event.dataTransfer?.types.includes('Files') || target?.nodeType !== 1) return;
          event.preventDefault();
          work(event, target as Element);
        },
        { capture: true, signal: ending.signal },
      );
    on('dragover', (event, target) => {
      const { page } = useEditor.getState();
      event.dataTransfer!.dropEffect = 'copy';
      setOver(page && sectionOf(target, page));
    });
    on('drop', (event, target) => {
      setOver(null);
      const { page } = useEditor.getState();
      const files = [...(event.dataTransfer?.files ?? [])];
      if (!page?.file || files.length === 0) return;
      const section = sectionOf(target, page);
      takeDropped(files, findPlace(target, page), section && { file: page.file, path: section });
    });
    view.addEventListener('dragleave', ({ relatedTarget }) => relatedTarget ?? setOver(null), {
      signal: ending.signal,
    });
    return () => ending.abort();
  }, [view]);
  return over;
}
