// A picture: chosen from those of the site or uploaded, with the words for people who cannot see
// it.
import { say } from '../../../base/words/say.ts';
import { InnerField } from '../settings/inner-field.tsx';
import { FocusControl } from '../focus/focus-control.tsx';
import { SettingFrame } from '../settings/setting-frame.tsx';
import { UsedAt } from '../settings/used-at.tsx';
import { useSetting, type SettingProps } from '../settings/use-setting.ts';
import { TextButton } from '../controls/buttons.tsx';
import { useThumb } from '../library/site-pictures.ts';
import { setPicture } from './set-picture.ts';
import { PictureChooser } from './picture-chooser.tsx';
import './picture-chooser.css';

export function ImageControl(props: SettingProps) {
  const { field, file, path, value } = props;
  const { set, messages } = useSetting(props);
  const image =
    typeof value === 'object' && value !== null ? (value as { src?: string; alt?: string; focus?: string }) : null;
  const [alt, focus] = ['alt', 'focus'].map((name) => field.fields?.find((each) => each.name === name));
  const thumb = useThumb(image?.src ?? '');
  const choose = (src: string, text: string) => {
    void setPicture({ file, path }, { src, alt: text });
  };
  return (
    <SettingFrame path={path} messages={messages}>
      <fieldset className="group image">
        <legend>{field.title}</legend>
        {image?.src && focus && (
          <FocusControl
            key={`focus ${image.src}`}
            field={focus}
            file={file}
            path={[...path, 'focus']}
            value={image.focus}
            picture={thumb}
          />
        )}
        <span className="row">
          <PictureChooser
            label={image?.src ? say('Change the picture') : say('Choose a picture')}
            chosen={image?.src ?? ''}
            onChoose={choose}
          />
          {image && !field.isRequired && (
            <TextButton icon="trash" onPress={() => set(undefined)}>
              {say('Remove')}
            </TextButton>
          )}
        </span>
        {image?.src && <code className="file-name">{image.src}</code>}
        {image?.src?.startsWith('/') && <UsedAt key={image.src} kind="file" name={image.src} />}
        {image && alt && <InnerField field={alt} file={file} path={[...path, 'alt']} value={image.alt} />}
        {image && image.alt === '' && (
          <p className="help">{say('Say what the picture shows, unless it is only decoration.')}</p>
        )}
      </fieldset>
    </SettingFrame>
  );
}
