// Pictures of the site, with their use: requested when they are needed, and again when the site has
// changed.
import { useEffect, useState } from 'react';
import { spokenLanguage } from '../../../base/words/say.ts';
import type { SitePicture } from '../../protocol/pictures.ts';
import { fetchPictures } from '../state/requests.ts';
import { useEditor } from '../state/store.ts';

let known: { state: number | undefined; pictures: Promise<SitePicture[]> } | null = null;

/**
 * @param state number of the site's state, which goes up with each change
 * @returns the pictures, the newest first; none while the server does not answer
 */
function readPictures(state: number | undefined): Promise<SitePicture[]> {
  if (!known || known.state !== state) known = { state, pictures: fetchPictures().catch(forget) };
  return known.pictures;
}

function forget(): SitePicture[] {
  known = null;
  return [];
}

/** @returns null until they are known */
export function usePictures(): readonly SitePicture[] | null {
  const state = useEditor(({ page }) => page?.state);
  const [pictures, setPictures] = useState<readonly SitePicture[] | null>(null);
  useEffect(() => {
    let isOver = false;
    void readPictures(state).then((found) => !isOver && setPictures(found));
    return () => void (isOver = true);
  }, [state]);
  return pictures;
}

/** @returns the small file of a picture; its own while that is not known */
export function useThumb(address: string): string {
  const pictures = usePictures();
  return pictures?.find((each) => each.address === address)?.thumb || address;
}

/** @returns "/images/summer" of `/images/summer/terrace.jpg` */
export function toFolder(address: string): string {
  return address.slice(0, address.lastIndexOf('/')) || '/';
}

export function toFileName(address: string): string {
  return address.slice(address.lastIndexOf('/') + 1);
}

/** @returns "800 × 600 · 0.4 MB", as the language of the editor writes it */
export function describeSize({ width, height, bytes }: SitePicture): string {
  const isLarge = bytes >= 100_000;
  const amount = new Intl.NumberFormat(spokenLanguage(), {
    style: 'unit',
    unit: isLarge ? 'megabyte' : 'kilobyte',
    maximumFractionDigits: isLarge ? 1 : 0,
  });
  return `${width} × ${height} · ${amount.format(isLarge ? bytes / 1_000_000 : Math.max(1, bytes / 1000))}`;
}
