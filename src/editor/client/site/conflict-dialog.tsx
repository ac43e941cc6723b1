// Two versions of a file: somebody else has changed the same lines. What differs is shown side by
// side, and chosen as a whole or place by place. Whatever is chosen, undo brings back both.
import { say } from '../../../base/words/say.ts';
import { useState } from 'react';
import { Dialog, Heading, Label, Modal, ModalOverlay, Radio, RadioGroup } from 'react-aria-components';
import type { Choice, Conflict, ConflictPlace, ConflictSetting, Piece } from '../../protocol/conflict.ts';
import { TextButton } from '../controls/buttons.tsx';
import { TroubleText } from '../controls/trouble-text.tsx';
import { useEditor } from '../state/store.ts';
import { settleConflicts } from '../state/sync.ts';
import { act, takeIn, useSite } from '../state/site-store.ts';
import { titleOf } from '../publish/words.ts';
import '../controls/dialog-frame.css';

type Side = 'mine' | 'theirs' | 'both';

export function ConflictDialog() {
  const merging = useSite((state) => state.merging);
  const conflicts = useEditor((state) => state.conflicts) ?? merging;
  return (
    <ModalOverlay className="modal-overlay" isOpen={conflicts !== null} isKeyboardDismissDisabled>
      <Modal className="modal wide">
        <Dialog className="dialog" role="alertdialog">
          {conflicts && <Choices conflicts={conflicts} isMerging={conflicts === merging} />}
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}

const aboutColleague = () =>
  say(
    'A colleague has published another text for the same places. Nothing is lost: undo brings back your texts, and theirs stay in what was published.',
  );
const aboutPictures = () =>
  say(
    'A colleague has published another picture under the same name. Nothing is lost: undo brings back yours, and theirs stays in what was published.',
  );
const aboutWindow = () =>
  say(
    'Somebody else, or another window, has changed the same place. Nothing is lost: undo brings back what you do not keep.',
  );

/** Names a place to choose by its file and its number in the file's parts. */
function keyOf({ file }: Conflict, part: number): string {
  return `${file} ${part}`;
}

function Choices({ conflicts, isMerging }: { conflicts: Conflict[]; isMerging: boolean }) {
  const [chosen, setChosen] = useState<Record<string, Side>>({});
  const [isBusy, setBusy] = useState(false);
  const trouble = useSite((state) => state.trouble);
  const [{ sides }] = conflicts as [Conflict, ...Conflict[]];
  const chooseAll = (side: Side) =>
    setChosen(
      Object.fromEntries(conflicts.flatMap((each) => placesOf(each).map(([part]) => [keyOf(each, part), side]))),
    );
  const save = async () => {
    setBusy(true);
    const choices = conflicts.map((each): Choice => {
      const { file, mine, theirs } = each;
      return { file, mine, theirs, text: textOf(each, chosen) };
    });
    if (isMerging) {
      const answer = await takeIn(choices);
      setBusy(false);
      return useSite.setState({ trouble: answer.ok || answer.conflicts ? null : answer.reason });
    }
    const isDone = await act('choose', { choices });
    setBusy(false);
    if (isDone) await settleConflicts();
  };
  return (
    <>
      <Heading slot="title" className="conflict-title">
        {say('Two versions: which one is to stay?')}
      </Heading>
      <p>{describeReason(conflicts, isMerging)}</p>
      {conflicts.flatMap(placesOf).length > 1 && <ChoiceOfAll sides={sides} onChoose={chooseAll} />}
      {conflicts.flatMap((each) =>
        placesOf(each).map(([part, place]) => (
          <PlaceChoice
            key={keyOf(each, part)}
            conflict={each}
            place={place}
            value={chosen[keyOf(each, part)] ?? 'mine'}
            onChange={(side) => setChosen({ ...chosen, [keyOf(each, part)]: side })}
          />
        )),
      )}
      {trouble && <TroubleText text={trouble} />}
      <div className="row end">
        <TextButton look="primary" autoFocus isDisabled={isBusy} onPress={() => void save()}>
          {say('Save what is chosen')}
        </TextButton>
      </div>
    </>
  );
}

function describeReason(conflicts: Conflict[], isMerging: boolean): string {
  if (!isMerging) return aboutWindow();
  return conflicts.every(({ pictures }) => pictures) ? aboutPictures() : aboutColleague();
}

function ChoiceOfAll({ sides, onChoose }: Pick<Conflict, 'sides'> & { onChoose: (side: Side) => void }) {
  return (
    <div className="row-actions">
      {(['mine', 'theirs'] as const).map((side) => (
        <TextButton key={side} onPress={() => onChoose(side)}>
          {say('{side} everywhere', { side: sides[side] })}
        </TextButton>
      ))}
    </div>
  );
}

interface PlaceChoiceProps {
  conflict: Conflict;
  /** Null where it is the whole file that is there or not. */
  place: ConflictPlace | null;
  value: Side;
  onChange: (side: Side) => void;
}

function PlaceChoice({ conflict, place, value, onChange }: PlaceChoiceProps) {
  const { file, sides } = conflict;
  const pages = useEditor(({ start }) => start?.pages) ?? [];
  const title = titleOf({ file }, pages);
  const { settings = [] } = place ?? {};
  const [only] = settings.length === 1 ? settings : [];
  const hasBoth = place?.base === '' && isEntries(place.mine) && isEntries(place.theirs);
  return (
    <RadioGroup className="conflict-place" value={value} onChange={(side) => onChange(side as Side)}>
      <Label className="conflict-file">
        <strong>{title}</strong>
        {only && ` · ${only.name}`}
        {place && settings.length === 0 && say('Line {line}', { line: place.line })}
      </Label>
      {only && <Before setting={only} />}
      {(['mine', 'theirs'] as const).map((side) => (
        <Radio key={side} value={side} className="conflict-side">
          <strong>{sides[side]}</strong>
          {!place && <WholeFile conflict={conflict} side={side} />}
          {place && settings.length === 0 && <Words pieces={place[side]} />}
          {only && <Words pieces={only[side]} />}
          {settings.length > 1 &&
            settings.map((setting) => (
              <div key={setting.name}>
                <p className="conflict-setting">{setting.name}</p>
                <Words pieces={setting[side]} />
              </div>
            ))}
        </Radio>
      ))}
      {hasBoth && (
        <Radio value="both" className="conflict-side both">
          <strong>{say('Both, one after the other')}</strong>
        </Radio>
      )}
    </RadioGroup>
  );
}

/** More is not needed to see which place it is, in characters. */
const maxBefore = 300;

function Before({ setting: { before } }: { setting: ConflictSetting }) {
  if (before === '') return null;
  const words = before.length > maxBefore ? `${before.slice(0, maxBefore)}…` : before;
  return (
    <p className="conflict-before">
      {say('Before:')} <span>{words}</span>
    </p>
  );
}

function Words({ pieces }: { pieces: Piece[] }) {
  if (pieces.length === 0) return <p>{say('It is removed here.')}</p>;
  return (
    <pre>
      {pieces.map(({ text, isOther }, index) =>
        isOther ? (
          // oxlint-disable-next-line react/no-array-index-key -- they never change
          <mark key={index}>{text}</mark>
        ) : (
          text
        ),
      )}
    </pre>
  );
}

/**
 * New entries of a list can stay one after the other; a setting that is there twice is a mistake,
 * and so is an entry that both have changed.
 */
function isEntries([first]: Piece[]): boolean {
  return first !== undefined && /^\s*- /.test(first.text);
}

function WholeFile({ conflict, side }: { conflict: Conflict; side: 'mine' | 'theirs' }) {
  if (conflict[side] === null) return <p>{say('It is removed.')}</p>;
  const picture = conflict.pictures?.[side];
  return picture ? <img className="conflict-picture" src={picture} alt="" /> : <p>{say('It stays.')}</p>;
}

/** @returns the places to choose, with their numbers; one for the whole file where that is all */
function placesOf({ parts }: Conflict): [number, ConflictPlace | null][] {
  if (parts.length === 0) return [[0, null]];
  return parts.flatMap((part, index) => (typeof part === 'string' ? [] : [[index, part] as [number, ConflictPlace]]));
}

/** @returns what the file is to say */
function textOf(conflict: Conflict, chosen: Record<string, Side>): string | null {
  const sideAt = (part: number) => chosen[keyOf(conflict, part)] ?? 'mine';
  if (conflict.parts.length === 0) return conflict[sideAt(0) === 'theirs' ? 'theirs' : 'mine'];
  return conflict.parts
    .map((part, index) => {
      if (typeof part === 'string') return part;
      const side = sideAt(index);
      const [mine, theirs] = [part.mine, part.theirs].map((pieces) => pieces.map(({ text }) => text).join(''));
      return side === 'both' ? `${mine}${theirs}` : side === 'mine' ? mine : theirs;
    })
    .join('');
}
