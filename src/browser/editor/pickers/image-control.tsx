// A picture: chosen from those of the site or uploaded, with the words for people who cannot see
// it.
import { useState } from 'react';
import {
  Button,
  Dialog,
  DialogTrigger,
  DropZone,
  FileTrigger,
  ListBox,
  ListBoxItem,
  Modal,
  ModalOverlay,
} from 'react-aria-components';
import { InnerField } from '../settings/inner-field.tsx';
import { SettingFrame } from '../settings/setting-frame.tsx';
import { useSetting, type SettingProps } from '../settings/use-setting.ts';
import { IconButton, TextButton } from '../controls/buttons.tsx';
import { edit, refresh, useEditor } from '../state/store.ts';
import { uploadPicture } from './upload.ts';

export function ImageControl(props: SettingProps) {
  const { field, file, path, value } = props;
  const { set, messages } = useSetting(props);
  const image = typeof value === 'object' && value !== null ? (value as { src?: string; alt?: string }) : null;
  const alt = field.fields?.find(({ name }) => name === 'alt');
  const choose = (src: string) => {
    if (image) void edit({ file, edit: { kind: 'set', path: [...path, 'src'], value: src } });
    else set({ src, alt: '' });
  };
  return (
    <SettingFrame path={path} messages={messages}>
      <fieldset className="group image">
        <legend>{field.title}</legend>
        {image?.src && <img className="thumb" src={image.src} alt="" />}
        <span className="row">
          <PictureChooser
            label={image ? 'Change the picture' : 'Choose a picture'}
            chosen={image?.src ?? ''}
            onChoose={choose}
          />
          {image && !field.isRequired && (
            <TextButton icon="trash" onPress={() => set(undefined)}>
              Remove
            </TextButton>
          )}
        </span>
        {image?.src && <code className="file-name">{image.src}</code>}
        {image && alt && <InnerField field={alt} file={file} path={[...path, 'alt']} value={image.alt} />}
        {image && image.alt === '' && <p className="help">Say what the picture shows, unless it is only decoration.</p>}
      </fieldset>
    </SettingFrame>
  );
}

interface ChooserProps {
  label: string;
  chosen: string;
  onChoose: (src: string) => void;
}

function PictureChooser({ label, chosen, onChoose }: ChooserProps) {
  return (
    <DialogTrigger>
      <TextButton icon="picture">{label}</TextButton>
      <ModalOverlay className="modal-overlay" isDismissable>
        <Modal className="modal wide">
          <Dialog className="dialog" aria-label="Pictures">
            {({ close }) => (
              <>
                <div className="dialog-head">
                  <h2>Pictures</h2>
                  <IconButton icon="close" label="Close" onPress={close} />
                </div>
                <Pictures
                  chosen={chosen}
                  onChoose={(src) => {
                    onChoose(src);
                    close();
                  }}
                />
              </>
            )}
          </Dialog>
        </Modal>
      </ModalOverlay>
    </DialogTrigger>
  );
}

function Pictures({ chosen, onChoose }: Omit<ChooserProps, 'label'>) {
  const pictures = useEditor((state) => state.start?.names.image) ?? {};
  const [trouble, setTrouble] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const upload = async (picture: File | undefined) => {
    if (!picture) return;
    setBusy(true);
    const answer = await uploadPicture(picture);
    setBusy(false);
    if ('refused' in answer) return setTrouble(answer.refused);
    await refresh();
    onChoose(answer.address);
  };
  return (
    <>
      <DropZone
        className="drop-zone"
        onDrop={async ({ items }) => {
          const dropped = items.find((item) => item.kind === 'file');
          await upload(dropped?.kind === 'file' ? await dropped.getFile() : undefined);
        }}
      >
        <p>{isBusy ? 'Uploading …' : 'Drop a picture here, or choose a file.'}</p>
        <FileTrigger
          acceptedFileTypes={['image/png', 'image/jpeg', 'image/webp', 'image/avif', 'image/svg+xml']}
          onSelect={(files) => void upload(files?.[0])}
        >
          <Button className="text-button primary">Choose a file</Button>
        </FileTrigger>
        <p className="help">PNG, JPEG, WebP, AVIF or SVG, up to 20 MB. The build makes small files of large photos.</p>
        {trouble && (
          <p className="setting-message error" role="alert">
            {trouble}
          </p>
        )}
      </DropZone>
      <ListBox
        className="picture-grid"
        aria-label="Pictures of the site"
        layout="grid"
        items={Object.entries(pictures).map(([id, size]) => ({ id, size }))}
        selectionMode="single"
        selectedKeys={[chosen]}
        onSelectionChange={(keys) => keys !== 'all' && [...keys].forEach((key) => onChoose(String(key)))}
        renderEmptyState={() => 'The site has no pictures yet.'}
      >
        {({ id, size }) => (
          <ListBoxItem className="picture-option" textValue={id}>
            <img src={id} alt="" loading="lazy" />
            <span>{id.split('/').at(-1)}</span>
            <small>{size}</small>
          </ListBoxItem>
        )}
      </ListBox>
    </>
  );
}
