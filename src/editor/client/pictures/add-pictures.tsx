// Button that adds several pictures to a list, chosen as files.
import { say } from '../../../base/words/say.ts';
import { FileTrigger } from 'react-aria-components';
import type { Place } from '../../../edits/model/path.ts';
import { TextButton } from '../controls/buttons.tsx';
import { pictureTypes } from '../uploads/upload-picture.ts';
import { findPictureList } from './picture-lists.ts';
import { addPictures } from './picture-task.ts';

/** Shown below a list whose entries have a picture. */
export function AddPictures(place: Place) {
  const list = findPictureList(place);
  if (!list || list.room < 1) return null;
  return (
    <FileTrigger
      allowsMultiple
      acceptedFileTypes={pictureTypes}
      onSelect={(files) => files && files.length > 0 && void addPictures(list, [...files])}
    >
      <TextButton icon="picture">{say('Add several pictures')}</TextButton>
    </FileTrigger>
  );
}
