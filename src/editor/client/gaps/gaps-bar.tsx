// The bar above a page with gaps, and the form that fills them in: each once, in all its places.
import { useMemo, useState, type FormEvent } from 'react';
import { DialogTrigger, Input, Label, Text, TextField } from 'react-aria-components';
import { say } from '../../../base/words/say.ts';
import { TextButton } from '../controls/buttons.tsx';
import { DialogFrame } from '../controls/dialog-frame.tsx';
import { Switch } from '../settings/form-line.tsx';
import { act, useSite } from '../state/site-store.ts';
import { useEditor } from '../state/store.ts';
import { describeGaps, type ShownGap } from './describe-gaps.ts';
import './gaps.css';
import '../controls/setting.css';
import '../controls/trouble.css';

export function GapsBar() {
  const file = useEditor((state) => state.page?.file ?? null);
  const data = useEditor((state) => (state.page?.file ? state.page.files[state.page.file]?.data : undefined));
  const gaps = useMemo(() => describeGaps(data), [data]);
  if (file === null || gaps.length === 0) return null;
  return (
    <aside className="notice gaps-bar" aria-label={say('Gaps of this page')}>
      <p>
        {say('{count} gap of this page is to be filled in. | {count} gaps of this page are to be filled in.', {
          count: gaps.length,
        })}
      </p>
      <DialogTrigger>
        <TextButton look="primary">{say('Fill in')}</TextButton>
        <DialogFrame title={say('Fill in the gaps')}>
          {(close) => <GapsForm file={file} gaps={gaps} onDone={close} />}
        </DialogFrame>
      </DialogTrigger>
    </aside>
  );
}

interface GapsFormProps {
  file: string;
  gaps: ShownGap[];
  onDone: () => void;
}

/** Words by gap; null for one that does not concern the site. */
type Filled = Record<string, string | null>;

function GapsForm({ file, gaps, onDone }: GapsFormProps) {
  const [filled, fill] = useState<Filled>({});
  const [trouble, setTrouble] = useState<string | null>(null);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const given = Object.entries(filled).filter(([, words]) => words === null || words.trim() !== '');
    const isDone = await act('fill-gaps', { file, gaps: given.map(([gap, words]) => ({ gap, words })) });
    if (isDone) onDone();
    else setTrouble(useSite.getState().trouble);
  };
  return (
    <form className="dialog-form" onSubmit={(event) => void submit(event)}>
      <p className="help">
        {say(
          'What you leave empty stays a gap. This is no legal advice: have the page read by a lawyer before you publish it.',
        )}
      </p>
      {trouble && (
        <p className="setting-message error" role="alert">
          {trouble}
        </p>
      )}
      {gaps.map((shown) => (
        <GapField key={shown.gap} shown={shown} filled={filled} onChange={fill} />
      ))}
      <div className="row end">
        <TextButton look="primary" type="submit">
          {say('Fill in')}
        </TextButton>
      </div>
    </form>
  );
}

interface GapFieldProps {
  shown: ShownGap;
  filled: Filled;
  onChange: (filled: Filled) => void;
}

function GapField({ shown: { gap, title, help, places }, filled, onChange }: GapFieldProps) {
  const words = filled[gap];
  const isLeftOut = words === null;
  return (
    <div className="gap-field" role="group" aria-label={title}>
      <TextField
        className="setting"
        value={words ?? ''}
        onChange={(typed) => onChange({ ...filled, [gap]: typed })}
        isDisabled={isLeftOut}
      >
        <Label>{title}</Label>
        <Input />
        <Text slot="description" className="help">
          {help}
          {places > 1 && ` ${say('{count} place | {count} places', { count: places })}`}
        </Text>
      </TextField>
      <Switch
        label={say('Does not concern us: leave it out')}
        isOn={isLeftOut}
        onChange={(isOn) => onChange({ ...filled, [gap]: isOn ? null : '' })}
      />
    </div>
  );
}
