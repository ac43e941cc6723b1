// A picture of a form: dropped, chosen as a file or among those of the site, with what it shows.
import { say } from '../../../base/words/say.ts';
import { Input, Label, TextField } from 'react-aria-components';
import { TextButton } from '../controls/buttons.tsx';
import { readAlt } from '../library/read-alt.ts';
import { useThumb } from '../library/site-pictures.ts';
import { PictureChooser } from './picture-chooser.tsx';
import type { NewPicture } from './set-picture.ts';
import { UploadZone } from './upload-zone.tsx';
import './picture-chooser.css';

interface PictureFieldProps {
  label: string;
  /** Null while none is chosen. */
  picture: NewPicture | null;
  onChange: (picture: NewPicture | null) => void;
}

export function PictureField({ label, picture, onChange }: PictureFieldProps) {
  return (
    <fieldset className="group image">
      <legend>{label}</legend>
      {picture ? (
        <Chosen picture={picture} onChange={onChange} />
      ) : (
        <>
          <UploadZone onUpload={(src, { name }) => onChange({ src, alt: readAlt(name) })} />
          <PictureChooser
            label={say('Choose from the pictures of the site')}
            chosen=""
            onChoose={(src, alt) => onChange({ src, alt })}
          />
        </>
      )}
    </fieldset>
  );
}

function Chosen({ picture, onChange }: Omit<PictureFieldProps, 'label' | 'picture'> & { picture: NewPicture }) {
  const thumb = useThumb(picture.src);
  return (
    <>
      <img className="thumb" src={thumb} alt="" />
      <TextField
        className="setting"
        value={picture.alt}
        onChange={(alt) => onChange({ ...picture, alt })}
        maxLength={200}
      >
        <Label>{say('What does it show?')}</Label>
        <Input placeholder={say('For example: A table laid for eight')} />
      </TextField>
      <TextButton icon="trash" onPress={() => onChange(null)}>
        {say('Remove the picture')}
      </TextButton>
    </>
  );
}
