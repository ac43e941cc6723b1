// The library: all pictures of the site, with the pages that show each; one is replaced everywhere,
// several are removed at once.
import { useState } from 'react';
import { Button, FileTrigger } from 'react-aria-components';
import { say } from '../../../base/words/say.ts';
import type { SitePicture } from '../../protocol/pictures.ts';
import { TextButton } from '../controls/buttons.tsx';
import { act, openSiteView } from '../state/site-store.ts';
import { openPage, refresh } from '../state/sync.ts';
import { PictureGrid } from './picture-grid.tsx';
import { describeSize, toFileName, toFolder, usePictures } from './site-pictures.ts';
import { RefusedFiles } from '../uploads/refused-files.tsx';
import { describeUpload, pictureTypes, uploadPicture } from '../uploads/upload-picture.ts';
import './library-view.css';

export function LibraryView() {
  const pictures = usePictures();
  const [wanted, choose] = useState<string[]>([]);
  const { busy, refused, add, replace } = useUploads();
  if (!pictures) return <p role="status">{say('The pictures are being listed …')}</p>;
  const chosen = pictures.filter(({ address }) => wanted.includes(address));
  return (
    <div className="library">
      <div className="library-list">
        <div className="row-actions">
          <FileTrigger
            allowsMultiple
            acceptedFileTypes={pictureTypes}
            onSelect={(files) => files && void add([...files])}
          >
            <TextButton icon="plus" look="primary">
              {say('Add pictures')}
            </TextButton>
          </FileTrigger>
          {busy && <span role="status">{busy}</span>}
        </div>
        <RefusedFiles reasons={refused} />
        <PictureGrid pictures={pictures} mode="multiple" chosen={wanted} onChoose={choose} />
      </div>
      <section className="library-details" aria-label={say('Chosen pictures')}>
        {chosen.length === 0 && <p className="help">{say('Choose a picture to see where it is used.')}</p>}
        {chosen.length === 1 && <Details picture={chosen[0]!} onReplace={(file) => void replace(chosen[0]!, file)} />}
        {chosen.length > 1 && (
          <p role="status">{say('{count} picture chosen | {count} pictures chosen', { count: chosen.length })}</p>
        )}
        {chosen.length > 0 && <Removal pictures={chosen} onEnd={() => choose([])} />}
      </section>
    </div>
  );
}

function useUploads() {
  const [busy, setBusy] = useState<string | null>(null);
  const [refused, setRefused] = useState<readonly string[]>([]);
  /** Uploads files, one after the other. @returns the addresses of those that were taken */
  const add = async (files: readonly File[]): Promise<string[]> => {
    const reasons: string[] = [];
    const taken: string[] = [];
    for (const file of files) {
      setBusy(describeUpload(file));
      const answer = await uploadPicture(file);
      if (answer.ok) taken.push(answer.address);
      else reasons.push(answer.reason);
    }
    await refresh();
    setBusy(null);
    setRefused(reasons);
    return taken;
  };
  const replace = async ({ address }: SitePicture, file: File) => {
    const [to] = await add([file]);
    if (to !== undefined) await act('replace-picture', { from: address, to });
  };
  return { busy, refused, add, replace };
}

function Details({ picture, onReplace }: { picture: SitePicture; onReplace: (file: File) => void }) {
  const { address, alt, thumb, isMissing, usedOn } = picture;
  return (
    <>
      {!isMissing && <img className="thumb" src={thumb} alt="" />}
      <h3>{toFileName(address)}</h3>
      <p className="hint">{isMissing ? say('The file is gone, and pages still name it.') : describeSize(picture)}</p>
      <p className="hint">{say('Folder {folder}', { folder: toFolder(address) })}</p>
      {alt && <p>{alt}</p>}
      <Uses usedOn={usedOn} />
      {usedOn.length > 0 && (
        <FileTrigger acceptedFileTypes={pictureTypes} onSelect={(files) => files?.[0] && onReplace(files[0])}>
          <TextButton icon="picture">{say('Replace it everywhere')}</TextButton>
        </FileTrigger>
      )}
      {usedOn.length > 0 && <p className="help">{say('Descriptions stay as they are. One undo takes it back.')}</p>}
    </>
  );
}

function Uses({ usedOn }: Pick<SitePicture, 'usedOn'>) {
  if (usedOn.length === 0) return <p className="help">{say('It is used nowhere.')}</p>;
  return (
    <>
      <h4 id="picture-uses">{say('Where it is used')}</h4>
      <ul className="library-uses" aria-labelledby="picture-uses">
        {usedOn.map(({ route, title }) => (
          <li key={route ?? ''}>
            {route === null ? (
              title
            ) : (
              <Button className="entry-open" onPress={() => void openUse(route)}>
                <span>{title}</span>
                <small className="hint">{route}</small>
              </Button>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

async function openUse(route: string) {
  await openSiteView(null);
  await openPage(route);
}

/** Removal of pictures, which is refused for those that a page shows. */
function Removal({ pictures, onEnd }: { pictures: readonly SitePicture[]; onEnd: () => void }) {
  const removable = pictures.filter(({ isMissing }) => !isMissing).map(({ address }) => address);
  if (removable.length === 0) return null;
  const remove = async () => {
    if (await act('remove-pictures', { pictures: removable })) onEnd();
    else document.querySelector('.site-tabs')?.closest('[role=dialog]')?.scrollTo({ top: 0 });
  };
  return (
    <TextButton icon="trash" look="danger" onPress={() => void remove()}>
      {say('Remove {count} picture | Remove {count} pictures', { count: removable.length })}
    </TextButton>
  );
}
