// Pictures in a grid, found by words and by folder, the newest first, each by a small file.
import { useState } from 'react';
import { Input, Label, ListBox, ListBoxItem, SearchField, type Key, type Selection } from 'react-aria-components';
import { say } from '../../../base/words/say.ts';
import type { SitePicture } from '../../protocol/pictures.ts';
import { TextButton } from '../controls/buttons.tsx';
import { Icon } from '../controls/icon.tsx';
import { SelectField } from '../controls/select-field.tsx';
import { searchEntries } from '../search/search-entries.ts';
import { describeSize, toFileName, toFolder } from './site-pictures.ts';
import '../controls/list.css';
import './picture-grid.css';

export interface PictureGridProps {
  pictures: readonly SitePicture[];
  mode: 'single' | 'multiple';
  /** Addresses of the chosen ones. */
  chosen: readonly string[];
  onChoose: (addresses: string[]) => void;
}

/** Folder of the icons and logos, which are no photos. */
const signs = 'signs';
const all = 'all';

/** So many are shown at first, and with each press for more: a list of hundreds opens slowly. */
const batch = 48;

export function PictureGrid({ pictures, mode, chosen, onChoose }: PictureGridProps) {
  const [words, setWords] = useState('');
  const [folder, setFolder] = useState<Key>(all);
  const [most, setMost] = useState(batch);
  const own = pictures.filter(({ isSign, address }) => isIn(folder, isSign, address));
  const found = searchEntries(own, words, ({ address, alt }) => `${toFileName(address)} ${alt} ${toFolder(address)}`);
  const shown = found.slice(0, most);
  const select = (keys: Selection) =>
    onChoose(keys === 'all' ? shown.map(({ address }) => address) : [...keys].map(String));
  const count = { found: found.length, count: own.length };
  return (
    <>
      <div className="picture-search">
        <SearchField className="picture-words" value={words} onChange={setWords}>
          <Label className="visually-hidden">{say('Search pictures')}</Label>
          <Icon name="search" />
          <Input placeholder={say('Name, or what it shows')} />
        </SearchField>
        <Folders pictures={pictures} folder={folder} onChange={setFolder} />
        <small role="status">
          {words.trim() === ''
            ? say('{count} picture | {count} pictures', { count: own.length })
            : say('{found} of {count} picture | {found} of {count} pictures', count)}
        </small>
      </div>
      <ListBox
        className="picture-grid"
        aria-label={say('Pictures of the site')}
        layout="grid"
        items={shown.map((picture) => ({ ...picture, id: picture.address }))}
        selectionMode={mode}
        selectionBehavior="toggle"
        selectedKeys={chosen}
        escapeKeyBehavior="none"
        onSelectionChange={select}
        renderEmptyState={() =>
          own.length === 0
            ? say('There are no pictures here yet.')
            : say('No picture has this in its name or description.')
        }
      >
        {(picture) => <Option {...picture} />}
      </ListBox>
      {found.length > most && (
        <TextButton icon="down" onPress={() => setMost(most + batch)}>
          {say('Show {count} more picture | Show {count} more pictures', {
            count: Math.min(batch, found.length - most),
          })}
        </TextButton>
      )}
    </>
  );
}

function Option(picture: SitePicture) {
  const { address, alt, thumb, isMissing } = picture;
  return (
    <ListBoxItem className="picture-option" id={address} textValue={`${toFileName(address)} ${alt}`}>
      {isMissing ? (
        <span className="picture-gone">
          <Icon name="warning" />
        </span>
      ) : (
        <img src={thumb} alt="" loading="lazy" decoding="async" />
      )}
      <span>{toFileName(address)}</span>
      {alt && <small>{alt}</small>}
      <small>{isMissing ? say('The file is gone') : describeSize(picture)}</small>
    </ListBoxItem>
  );
}

interface FoldersProps {
  pictures: readonly SitePicture[];
  folder: Key;
  onChange: (folder: Key) => void;
}

function Folders({ pictures, folder, onChange }: FoldersProps) {
  const folders = [...new Set(pictures.filter(({ isSign }) => !isSign).map(({ address }) => toFolder(address)))].sort();
  const hasSigns = pictures.some(({ isSign }) => isSign);
  if (folders.length < 2 && !hasSigns) return null;
  return (
    <SelectField
      field={{ title: say('Folder'), description: '' }}
      value={String(folder)}
      placeholder=""
      onChange={(key) => key !== null && onChange(key)}
    >
      <ListBoxItem className="option" id={all}>
        {say('All pictures')}
      </ListBoxItem>
      {folders.map((each) => (
        <ListBoxItem key={each} className="option" id={each}>
          {each}
        </ListBoxItem>
      ))}
      {hasSigns && (
        <ListBoxItem className="option" id={signs}>
          {say('Logo and icons')}
        </ListBoxItem>
      )}
    </SelectField>
  );
}

function isIn(folder: Key, isSign: boolean, address: string): boolean {
  if (folder === signs || isSign) return folder === signs && isSign;
  return folder === all || toFolder(address) === folder;
}
