// The list of places that have the words, by page: each can be left out.
import { say } from '../../../base/words/say.ts';
import { memo } from 'react';
import type { Path } from '../../../edits/model/path.ts';
import type { FoundFile, FoundPlace, FoundWords } from '../../protocol/site.ts';
import { IconButton } from '../controls/buttons.tsx';
import { afterDialog } from '../state/focus.ts';
import { sectionAt, select, useEditor } from '../state/store.ts';
import { openPage } from '../state/sync.ts';

interface FoundPlacesProps {
  found: FoundWords | null;
  replacement: string;
  /** Keys of places that stay as they are. */
  leftOut: ReadonlySet<string>;
  onLeaveOut: (leftOut: ReadonlySet<string>) => void;
}

export function FoundPlaces({ found, replacement, leftOut, onLeaveOut }: FoundPlacesProps) {
  const set = (keys: readonly string[], isChosen: boolean) => {
    const next = new Set(leftOut);
    for (const key of keys)
      if (isChosen) next.delete(key);
      else next.add(key);
    onLeaveOut(next);
  };
  return (
    <div className="replace-places">
      {(found?.files ?? []).map((file) => (
        <FileGroup key={file.file} file={file} replacement={replacement} leftOut={leftOut} onSet={set} />
      ))}
    </div>
  );
}

interface FileGroupProps {
  file: FoundFile;
  replacement: string;
  leftOut: ReadonlySet<string>;
  onSet: (keys: readonly string[], isChosen: boolean) => void;
}

function FileGroup({ file: { file, title, route, places }, replacement, leftOut, onSet }: FileGroupProps) {
  const offered = places.filter(({ obstacle }) => obstacle === null).map(({ key }) => key);
  const count = offered.filter((key) => !leftOut.has(key)).length;
  return (
    <fieldset className="replace-file">
      <legend>
        <label className="replace-all">
          <input
            type="checkbox"
            checked={count > 0}
            disabled={offered.length === 0}
            ref={(box) => {
              if (box) box.indeterminate = count > 0 && count < offered.length;
            }}
            onChange={({ target }) => onSet(offered, target.checked)}
          />
          <strong>{title}</strong>
          <span className="hint">{route ?? (title === file ? '' : file)}</span>
        </label>
      </legend>
      {places.map((place) => (
        <Place
          key={place.key}
          place={place}
          route={route}
          replacement={replacement}
          isChosen={!leftOut.has(place.key)}
          onSet={onSet}
        />
      ))}
    </fieldset>
  );
}

interface PlaceProps {
  place: FoundPlace;
  route: string | null;
  replacement: string;
  isChosen: boolean;
  onSet: FileGroupProps['onSet'];
}

const Place = memo(function Place({ place, route, replacement, isChosen, onSet }: PlaceProps) {
  const { key, before, words, after, where, obstacle } = place;
  const isOffered = obstacle === null;
  return (
    <div className="replace-place">
      <label>
        <input
          type="checkbox"
          checked={isOffered && isChosen}
          disabled={!isOffered}
          onChange={({ target }) => onSet([key], target.checked)}
        />
        <span>
          {before}
          {isOffered && isChosen ? <del>{words}</del> : <mark>{words}</mark>}
          {isOffered && isChosen && replacement !== '' && <ins>{replacement}</ins>}
          {after}
          <small>{where}</small>
          {obstacle && <small className="replace-obstacle">{say('Stays as it is. {obstacle}', { obstacle })}</small>}
        </span>
      </label>
      <IconButton
        icon="right"
        label={say('Show: {words}, {where}', { words, where })}
        onPress={() => void show(key, route)}
      />
    </div>
  );
});

async function show(key: string, route: string | null) {
  const [file, path] = JSON.parse(key) as [string, Path | null];
  useEditor.setState({ opened: null });
  if (route !== null) await openPage(route);
  const { page } = useEditor.getState();
  if (page && path) afterDialog(() => select({ file, path, section: sectionAt(page, file, path) }));
}
