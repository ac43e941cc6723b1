// Places on the page that wait for their picture: a button above each, on which a file can be
// dropped.
import { say } from '../../../base/words/say.ts';
import { Button } from 'react-aria-components';
import { picturePlace } from '../../../base/pictures/picture-place.ts';
import { getAtPath, type Place } from '../../../edits/model/path.ts';
import type { EditorPage } from '../../protocol/page.ts';
import { Icon } from '../controls/icon.tsx';
import { findPlace } from '../shown/pictures.ts';
import { choosePicture, takeDropped } from './picture-task.ts';
import './picture-places.css';

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface PicturePlacesProps {
  view: Window;
  page: EditorPage;
  /** Scale at which the page is shown. */
  scale: number;
}

export function PicturePlaces({ view, page, scale }: PicturePlacesProps) {
  const images = [...view.document.querySelectorAll<HTMLElement>(`img[src="${picturePlace.src}"]`)];
  return images.map((image, index) => {
    const place = findPlace(image, page);
    const box = place && seenPart(image);
    if (!box || !isInside(box, view)) return null;
    const { left, top, width, height } = box;
    return (
      <PicturePlace
        key={`${index} ${place.path.join('/')}`}
        place={place}
        name={nameOf(place, page)}
        box={{ left: left * scale, top: top * scale, width: width * scale, height: height * scale }}
      />
    );
  });
}

function PicturePlace({ place, name, box }: { place: Place; name: string | undefined; box: Box }) {
  const label = name === undefined ? say('Add a photo') : say('Add a photo of {name}', { name });
  const isSmall = box.width < 120 || box.height < 56;
  return (
    <div
      className="picture-place"
      style={box}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        const files = [...event.dataTransfer.files];
        if (files.length > 0) takeDropped(files, place, place);
      }}
    >
      <Button className="text-button" aria-label={label} onPress={() => choosePicture(place)}>
        <Icon name="picture" />
        {!isSmall && <span>{label}</span>}
      </Button>
    </div>
  );
}

/** A person's entry has a name. */
function nameOf({ file, path }: Place, { files }: EditorPage): string | undefined {
  const name = getAtPath(files[file]?.data, [...path.slice(0, -1), 'name']);
  return typeof name === 'string' && name !== '' ? name : undefined;
}

/**
 * Slides that are not in view lie outside of the part of the page that shows them, and what is
 * scrolled under a header that stays lies behind it.
 */
function seenPart(image: HTMLElement): Box | null {
  let { left, top, right, bottom } = image.getBoundingClientRect();
  for (let around = image.parentElement; around; around = around.parentElement) {
    const { overflowX, visibility } = getComputedStyle(around);
    if (visibility === 'hidden') return null;
    if (overflowX === 'visible' || around.tagName === 'HTML' || around.tagName === 'BODY') continue;
    const box = around.getBoundingClientRect();
    left = Math.max(left, box.left);
    top = Math.max(top, box.top);
    right = Math.min(right, box.right);
    bottom = Math.min(bottom, box.bottom);
  }
  const header = image.ownerDocument.querySelector('header');
  if (header && /sticky|fixed/.test(getComputedStyle(header).position) && !header.contains(image))
    top = Math.max(top, header.getBoundingClientRect().bottom);
  return right - left < 8 || bottom - top < 8 ? null : { left, top, width: right - left, height: bottom - top };
}

function isInside({ top, height }: Box, { innerHeight }: Window): boolean {
  return top + height > 0 && top < innerHeight;
}
