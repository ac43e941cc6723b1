// Dropping or choosing a picture as a file, and uploading it.
import { say } from '../../../base/words/say.ts';
import { useEffect, useRef, useState } from 'react';
import { Button, DropZone, FileTrigger } from 'react-aria-components';
import { refresh } from '../state/sync.ts';
import { describeUpload, maxMegabytes, pictureTypes, uploadPicture } from '../uploads/upload-picture.ts';
import './picture-chooser.css';

interface UploadZoneProps {
  /** File to begin with. */
  dropped?: File | undefined;
  /** Given the address of the picture, and its file. */
  onUpload: (src: string, file: File) => void;
}

export function UploadZone({ dropped, onUpload }: UploadZoneProps) {
  const [trouble, setTrouble] = useState<string | null>(null);
  const [busy, setBusy] = useState<File | null>(null);
  const upload = async (picture: File | undefined) => {
    if (!picture) return;
    setBusy(picture);
    const answer = await uploadPicture(picture);
    setBusy(null);
    if (!answer.ok) return setTrouble(answer.reason);
    await refresh();
    onUpload(answer.address, picture);
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
