// Chooses a picture: one of the site's, or one that is uploaded. What it shows is asked for, unless
// a page says it already.
import { say } from '../../../base/words/say.ts';
import { useState } from 'react';
import { DialogTrigger, Input, Label, TextField } from 'react-aria-components';
import { TextButton } from '../controls/buttons.tsx';
import { DialogFrame } from '../controls/dialog-frame.tsx';
import { PictureGrid } from '../library/picture-grid.tsx';
import { usePictures, useThumb } from '../library/site-pictures.ts';
import { readAlt } from '../library/read-alt.ts';
import { UploadZone } from './upload-zone.tsx';
import './picture-chooser.css';

export interface PictureChooserProps {
  label: string;
  /** The address of the one that is chosen; empty for none. */
  chosen: string;
  /** Given the picture's address, and what it shows. */
  onChoose: (src: string, alt: string) => void;
}

export function PictureChooser({ label, chosen, onChoose }: PictureChooserProps) {
  return (
    <DialogTrigger>
      <TextButton icon="picture">{label}</TextButton>
      <DialogFrame title={say('Pictures')} size="wide">
        {(close) => (
          <Choice
            chosen={chosen}
            onChoose={(src, alt) => {
              onChoose(src, alt);
              close();
            }}
          />
        )}
      </DialogFrame>
    </DialogTrigger>
  );
}

interface ChoiceProps extends Omit<PictureChooserProps, 'label'> {
  /** File to begin with. */
  dropped?: File | undefined;
}

/** First the picture, then its description. */
export function Choice({ chosen, onChoose, dropped }: ChoiceProps) {
  const [undescribed, describe] = useState<{ src: string; alt: string } | null>(null);
  const pictures = usePictures();
  const take = (src: string, file?: File) => {
    const alt = pictures?.find(({ address }) => address === src)?.alt || undefined;
    if (alt === undefined) describe({ src, alt: file ? readAlt(file.name) : '' });
    else onChoose(src, alt);
  };
  if (undescribed === null) return <Pictures chosen={chosen} onChoose={take} dropped={dropped} />;
  return <Description {...undescribed} onDone={(alt) => onChoose(undescribed.src, alt)} />;
}

function Description({ src, alt: first, onDone }: { src: string; alt: string; onDone: (alt: string) => void }) {
  const [alt, setAlt] = useState(first);
  const thumb = useThumb(src);
  return (
    <form
      className="dialog-form"
      onSubmit={(event) => {
        event.preventDefault();
        if (alt.trim() !== '') onDone(alt.trim());
      }}
    >
      <h3>{say('What does it show?')}</h3>
      <img className="thumb" src={thumb} alt="" />
      <TextField className="setting" value={alt} onChange={setAlt} autoFocus>
        <Label>{say('Description, for people who cannot see it')}</Label>
        <Input placeholder={say('For example: A table laid for eight')} />
      </TextField>
      <div className="row end">
        <TextButton onPress={() => onDone('')}>{say('It is only decoration')}</TextButton>
        <TextButton look="primary" type="submit" isDisabled={alt.trim() === ''}>
          {say('Use the picture')}
        </TextButton>
      </div>
    </form>
  );
}

interface PicturesProps extends Omit<ChoiceProps, 'onChoose'> {
  /** Given the picture's address, and its file if it was uploaded. */
  onChoose: (src: string, file?: File) => void;
}

function Pictures({ chosen, onChoose, dropped }: PicturesProps) {
  const pictures = usePictures();
  const there = pictures?.filter(({ isMissing }) => !isMissing) ?? [];
  return (
    <>
      <UploadZone dropped={dropped} onUpload={onChoose} />
      {pictures && (
        <PictureGrid
          pictures={there}
          mode="single"
          chosen={[chosen]}
          onChoose={([address]) => onChoose(address ?? chosen)}
        />
      )}
    </>
  );
}
