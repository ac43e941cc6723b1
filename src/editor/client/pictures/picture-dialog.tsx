// Dialog of the pictures that are being put into the page: the choice of one, or the upload of
// several and a list of what they show.
import { inSentence, say } from '../../../base/words/say.ts';
import { useState } from 'react';
import { Input, Label, ProgressBar, TextField } from 'react-aria-components';
import { getAtPath } from '../../../edits/model/path.ts';
import { TextButton } from '../controls/buttons.tsx';
import { DialogFrame } from '../controls/dialog-frame.tsx';
import { Choice } from '../pickers/picture-chooser.tsx';
import { useThumb } from '../library/site-pictures.ts';
import { RefusedFiles } from '../uploads/refused-files.tsx';
import { describeUpload } from '../uploads/upload-picture.ts';
import { useEditor } from '../state/store.ts';
import { endTask, placePictures, usePictureTask, type PictureTask } from './picture-task.ts';
import { setPicture } from '../pickers/set-picture.ts';
import './picture-dialog.css';

export function PictureDialog() {
  const task = usePictureTask((state) => state.task);
  const title =
    !task || task.kind === 'one' ? say('Pictures') : say('Pictures for {list}', { list: inSentence(task.list.title) });
  return (
    <DialogFrame title={title} size="wide" isOpen={task !== null} onClose={endTask}>
      {task?.kind === 'one' && <One {...task} />}
      {task?.kind === 'uploading' && <Uploading {...task} />}
      {task?.kind === 'describing' && <Descriptions {...task} />}
    </DialogFrame>
  );
}

type TaskOf<Kind> = Extract<PictureTask, { kind: Kind }>;

function One({ place, dropped }: TaskOf<'one'>) {
  const data = useEditor((state) => state.page?.files[place.file]?.data);
  const written = getAtPath(data, [...place.path, 'src']);
  return (
    <Choice
      chosen={typeof written === 'string' ? written : ''}
      dropped={dropped}
      onChoose={(src, alt) => {
        endTask();
        void setPicture(place, { src, alt });
      }}
    />
  );
}

function Uploading({ files, done }: TaskOf<'uploading'>) {
  const label = say('{number} of {total}: {upload}', {
    number: done + 1,
    total: files.length,
    upload: describeUpload(files[done]!),
  });
  return (
    <ProgressBar className="picture-progress" value={done} maxValue={files.length} valueLabel={label}>
      {({ percentage, valueText }) => (
        <>
          <Label>{valueText}</Label>
          <span className="picture-progress-track">
            <span style={{ inlineSize: `${percentage}%` }} />
          </span>
        </>
      )}
    </ProgressBar>
  );
}

function Descriptions({ list, pictures: uploaded, refused }: TaskOf<'describing'>) {
  const [pictures, setPictures] = useState(uploaded);
  const describe = (at: number, alt: string) =>
    setPictures(pictures.map((each, index) => (index === at ? { ...each, alt } : each)));
  return (
    <form
      className="dialog-form"
      onSubmit={(event) => {
        event.preventDefault();
        void placePictures(list, pictures);
      }}
    >
      <RefusedFiles reasons={refused} />
      {pictures.length > 0 && (
        <p className="help">
          {say('Say what each picture shows, for people who cannot see it. Leave out what is decoration.')}
        </p>
      )}
      <ul className="described-pictures">
        {pictures.map(({ src, alt, name }, index) => (
          <li key={`${index} ${src}`}>
            <Thumb src={src} />
            <TextField className="setting" value={alt} onChange={(next) => describe(index, next)} maxLength={200}>
              <Label>{name}</Label>
              <Input placeholder={say('What does it show?')} />
            </TextField>
          </li>
        ))}
      </ul>
      <div className="row end">
        <TextButton onPress={endTask}>{say('Cancel')}</TextButton>
        {pictures.length > 0 && (
          <TextButton look="primary" type="submit">
            {say('Add the picture | Add {count} pictures', { count: pictures.length })}
          </TextButton>
        )}
      </div>
    </form>
  );
}

function Thumb({ src }: { src: string }) {
  return <img className="thumb" src={useThumb(src)} alt="" />;
}
