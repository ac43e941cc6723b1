// Finds words in all texts of the site, and replaces them in one change.
import { say } from '../../../base/words/say.ts';
import { useState } from 'react';
import { Checkbox, CheckboxGroup, Input, Label, TextField } from 'react-aria-components';
import type { FoundWords, WordsRequest } from '../../protocol/site.ts';
import { runAction } from '../actions/registry.ts';
import { TextButton } from '../controls/buttons.tsx';
import { DialogFrame } from '../controls/dialog-frame.tsx';
import { act, useSite } from '../state/site-store.ts';
import { useEditor } from '../state/store.ts';
import { FoundPlaces } from './found-places.tsx';
import { useWords } from './use-words.ts';
import '../controls/choices.css';
import '../controls/setting.css';
import '../controls/trouble.css';
import './replace.css';

export function ReplaceDialog() {
  const isOpen = useEditor(({ opened }) => opened === 'replace');
  return (
    <DialogFrame title={say('Find and replace')} size="wide tall" isOpen={isOpen} onClose={close}>
      <Replace />
    </DialogFrame>
  );
}

function close() {
  useEditor.setState({ opened: null });
}

type Option = 'isWholeWord' | 'matchesCase' | 'isExact';

const options = (): { id: Option; title: string }[] => [
  { id: 'isWholeWord', title: say('Whole words') },
  { id: 'matchesCase', title: say('Capitals as typed') },
  { id: 'isExact', title: say('Letter for letter') },
];

function Replace() {
  const [words, setWords] = useState(readSelection);
  const [replacement, setReplacement] = useState('');
  const [chosen, choose] = useState<string[]>([]);
  const [leftOut, leaveOut] = useState<ReadonlySet<string>>(new Set());
  const [message, setMessage] = useState<{ text: string; isDone: boolean } | null>(null);
  const is = (option: Option) => chosen.includes(option);
  const request: WordsRequest = {
    words,
    replacement,
    isWholeWord: is('isWholeWord'),
    matchesCase: is('matchesCase'),
    isExact: is('isExact'),
  };
  const { found, trouble, isSearching, searchAgain } = useWords(request);
  const count = countOffered(found, leftOut);
  const replace = async () => {
    const files = found!.files.map(({ file, version }) => ({ file, version }));
    const isDone = await act('replace-words', { ...request, files, leftOut: [...leftOut] });
    setMessage({ text: isDone ? useEditor.getState().said : (useSite.getState().trouble ?? ''), isDone });
    useSite.setState({ trouble: null });
    // What was left out is not offered again by what is still in the fields.
    if (isDone) setWords('');
    leaveOut(new Set());
    searchAgain();
  };
  return (
    <div className="replace">
      <Fields
        request={request}
        chosen={chosen}
        onWords={(next) => {
          setWords(next);
          leaveOut(new Set());
          setMessage(null);
        }}
        onReplacement={setReplacement}
        onChoose={choose}
      />
      {message && <Outcome {...message} />}
      {trouble && <p className="trouble">{trouble}</p>}
      <p className="hint" role="status">
        {describe(found, isSearching)}
      </p>
      <FoundPlaces found={found} replacement={replacement} leftOut={leftOut} onLeaveOut={leaveOut} />
      <div className="row end replace-foot">
        <TextButton onPress={close}>{say('Close')}</TextButton>
        <TextButton look="primary" onPress={() => void replace()} isDisabled={count === 0 || isSearching}>
          {say('Replace {count} place | Replace {count} places', { count })}
        </TextButton>
      </div>
    </div>
  );
}

interface FieldsProps {
  request: WordsRequest;
  chosen: string[];
  onWords: (words: string) => void;
  onReplacement: (replacement: string) => void;
  onChoose: (chosen: string[]) => void;
}

function Fields({ request, chosen, onWords, onReplacement, onChoose }: FieldsProps) {
  return (
    <>
      <div className="replace-words">
        <TextField className="setting" value={request.words} autoFocus onChange={onWords}>
          <Label>{say('Find')}</Label>
          <Input />
        </TextField>
        <TextField className="setting" value={request.replacement} onChange={onReplacement}>
          <Label>{say('Replace by')}</Label>
          <Input />
        </TextField>
      </div>
      <CheckboxGroup
        className="replace-options"
        aria-label={say('How words are compared')}
        value={chosen}
        onChange={onChoose}
      >
        {options().map(({ id, title }) => (
          <Checkbox key={id} value={id} className="check">
            {title}
          </Checkbox>
        ))}
      </CheckboxGroup>
    </>
  );
}

function Outcome({ text, isDone }: { text: string; isDone: boolean }) {
  return (
    <p className={isDone ? 'site-done' : 'trouble'} role={isDone ? undefined : 'alert'}>
      {text} {isDone && <TextButton onPress={() => runAction('undo')}>{say('Undo')}</TextButton>}
    </p>
  );
}

/** @returns in how many places the words would be replaced */
function countOffered(found: FoundWords | null, leftOut: ReadonlySet<string>): number {
  const places = (found?.files ?? []).flatMap((file) => file.places);
  return places.filter(({ key, obstacle }) => obstacle === null && !leftOut.has(key)).length;
}

function describe(found: FoundWords | null, isSearching: boolean): string {
  if (isSearching) return say('Searching …');
  if (!found) return say('Pages, shared sections, menu, footer and the texts of the site are searched.');
  const { files, count, isCut } = found;
  if (count === 0) return say('No text has these words.');
  const kept = files.flatMap(({ places }) => places).filter(({ obstacle }) => obstacle !== null).length;
  const listed = isCut
    ? say('The first place, and only this is replaced. | The first {count} places, and only these are replaced.', {
        count,
      })
    : say('{count} place. | {count} places.', { count });
  return kept > 0
    ? `${listed} ${say('{count} of them cannot be replaced: see why below. | {count} of them cannot be replaced: see why below.', { count: kept })}`
    : listed;
}

const longestSelection = 100;

/** @returns what is selected on the page or in the editor, to begin with */
function readSelection(): string {
  const frame = document.querySelector<HTMLIFrameElement>('.canvas iframe');
  const selected = frame?.contentWindow?.getSelection()?.toString() || (getSelection()?.toString() ?? '');
  return selected.length <= longestSelection && !selected.includes('\n') ? selected.trim() : '';
}
