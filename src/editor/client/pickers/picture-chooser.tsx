// Chooses a picture: one of the site's, or one that is uploaded. What it shows is asked for, unless
// a page says it already.
import { say } from '../../../base/words/say.ts';
import { useEffect, useRef, useState } from 'react';
import {
  Button,
  DialogTrigger,
  DropZone,
  FileTrigger,
  Input,
  Label,
  ListBox,
  ListBoxItem,
  SearchField,
  TextField,
} from 'react-aria-components';
import { TextButton } from '../controls/buttons.tsx';
import { Icon } from '../controls/icon.tsx';
import { DialogFrame } from '../controls/dialog-frame.tsx';
import { altTexts } from './alt-texts.ts';
import { useEditor } from '../state/store.ts';
import { refresh } from '../state/sync.ts';
import { describeUpload, maxMegabytes, pictureTypes, uploadPicture } from '../uploads/upload-picture.ts';
import { readAlt } from './read-alt.ts';
import '../controls/list.css';
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
  const [known, setKnown] = useState<Record<string, string>>({});
  useEffect(() => void altTexts().then(setKnown), []);
  const take = (src: string, file?: File) => {
    const alt = known[src];
    if (alt === undefined) describe({ src, alt: file ? readAlt(file.name) : '' });
    else onChoose(src, alt);
  };
  if (undescribed === null) return <Pictures chosen={chosen} onChoose={take} dropped={dropped} known={known} />;
  return <Description {...undescribed} onDone={(alt) => onChoose(undescribed.src, alt)} />;
}

function Description({ src, alt: first, onDone }: { src: string; alt: string; onDone: (alt: string) => void }) {
  const [alt, setAlt] = useState(first);
  return (
    <form
      className="dialog-form"
      onSubmit={(event) => {
        event.preventDefault();
        if (alt.trim() !== '') onDone(alt.trim());
      }}
    >
      <h3>{say('What does it show?')}</h3>
      <img className="thumb" src={src} alt="" />
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
  /** Descriptions of pictures, by their addresses. */
  known: Record<string, string>;
}

function Upload({ dropped, onChoose }: Omit<PicturesProps, 'chosen' | 'known'>) {
  const [trouble, setTrouble] = useState<string | null>(null);
  const [busy, setBusy] = useState<File | null>(null);
  const upload = async (picture: File | undefined) => {
    if (!picture) return;
    setBusy(picture);
    const answer = await uploadPicture(picture);
    setBusy(null);
    if (!answer.ok) return setTrouble(answer.reason);
    await refresh();
    onChoose(answer.address, picture);
  };
  const began = useRef(false);
  useEffect(() => {
    if (!began.current) void upload(dropped);
    began.current = true;
  });
  return (
    <DropZone
      className="drop-zone"
      onDrop={async ({ items }) => {
        const first = items.find((item) => item.kind === 'file');
        await upload(first?.kind === 'file' ? await first.getFile() : undefined);
      }}
    >
      <p>{busy ? describeUpload(busy) : say('Drop a picture here, or choose a file.')}</p>
      <FileTrigger acceptedFileTypes={pictureTypes} onSelect={(files) => void upload(files?.[0])}>
        <Button className="text-button primary">{say('Choose a file')}</Button>
      </FileTrigger>
      <p className="help">
        {say('PNG, JPEG, WebP, AVIF or SVG, up to {maxMegabytes} MB. Visitors get small files of large photos.', {
          maxMegabytes,
        })}
      </p>
      {trouble && (
        <p className="setting-message error" role="alert">
          {trouble}
        </p>
      )}
    </DropZone>
  );
}

/** Icons of the site in tabs and on home screens: files that no page shows. */
const siteIcon = /^\/(?:favicon|apple-touch-icon)[^/]*$/;

function Pictures({ chosen, onChoose, dropped, known }: PicturesProps) {
  const pictures = useEditor((state) => state.start?.names.image) ?? {};
  const [words, setWords] = useState('');
  const wanted = words.trim().toLowerCase();
  const all = Object.entries(pictures).filter(([src]) => !siteIcon.test(src));
  const found = all.filter(([src]) => `${src} ${known[src] ?? ''}`.toLowerCase().includes(wanted));
  return (
    <>
      <Upload dropped={dropped} onChoose={onChoose} />
      <div className="picture-search">
        <SearchField className="picture-words" value={words} onChange={setWords}>
          <Label className="visually-hidden">{say('Search pictures')}</Label>
          <Icon name="search" />
          <Input placeholder={say('Name, or what it shows')} />
        </SearchField>
        <small role="status">
          {wanted === ''
            ? say('{count} picture | {count} pictures', { count: all.length })
            : say('{found} of {count} picture | {found} of {count} pictures', {
                found: found.length,
                count: all.length,
              })}
        </small>
      </div>
      <ListBox
        className="picture-grid"
        aria-label={say('Pictures of the site')}
        layout="grid"
        items={found.map(([id, size]) => ({ id, size, alt: known[id] ?? '' }))}
        dependencies={[known]}
        selectionMode="single"
        selectedKeys={[chosen]}
        escapeKeyBehavior="none"
        onSelectionChange={(keys) => keys !== 'all' && onChoose(String([...keys][0] ?? chosen))}
        renderEmptyState={() =>
          all.length === 0
            ? say('The site has no pictures yet.')
            : say('No picture has this in its name or description.')
        }
      >
        {({ id, size, alt }) => (
          <ListBoxItem className="picture-option" textValue={`${id} ${alt}`}>
            <img src={id} alt="" loading="lazy" decoding="async" />
            <span>{id.split('/').at(-1)}</span>
            {alt && <small>{alt}</small>}
            <small>{size}</small>
          </ListBoxItem>
        )}
      </ListBox>
    </>
  );
}
