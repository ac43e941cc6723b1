// Settings of the preview: drafts, and the site as it will be on another day.
import { say } from '../../../base/words/say.ts';
import { useId } from 'react';
import { Dialog, DialogTrigger, Popover, Switch } from 'react-aria-components';
import type { Preview } from '../../protocol/page.ts';
import { IconButton } from '../controls/buttons.tsx';
import { HeldField } from '../settings/held-field.tsx';
import { findDateProblem, lastDay } from '../settings/date-problem.ts';
import { useHeld } from '../settings/use-held.ts';
import { post } from '../state/requests.ts';
import { useEditor } from '../state/store.ts';
import { refresh } from '../state/sync.ts';
import '../controls/choices.css';
import '../controls/dialog-frame.css';

async function change(next: Preview): Promise<void> {
  await post('/__editor/preview', next);
  await refresh();
}

export function PreviewSettings() {
  const preview = useEditor((state) => state.start?.preview);
  if (!preview) return null;
  const isUsual = preview.drafts && preview.date === null;
  return (
    <DialogTrigger>
      <IconButton icon="calendar" className="on-wide-screens" label={say('Drafts and dates')} data-changed={!isUsual} />
      <Popover className="popover">
        <Dialog className="chooser" aria-label={say('Drafts and dates')}>
          <h2>{say('Not public yet')}</h2>
          <Switch
            className="switch"
            isSelected={preview.drafts}
            onChange={(drafts) => void change({ ...preview, drafts })}
          >
            <span className="switch-track" aria-hidden="true" />
            {say('Show drafts')}
          </Switch>
          <ShownDay {...preview} />
        </Dialog>
      </Popover>
    </DialogTrigger>
  );
}

function ShownDay(preview: Preview) {
  const id = useId();
  const held = useHeld({
    written: preview.date ?? '',
    save: (typed) => void change({ ...preview, date: typed || null }),
    findProblem: (typed) => findDateProblem(typed, false),
  });
  return (
    <div className="setting">
      <HeldField held={held}>
        <label htmlFor={id}>{say('Show the site as on')}</label>
        <input
          id={id}
          type="date"
          value={held.typed}
          max={lastDay}
          onChange={({ target }) => held.change(target.value)}
        />
      </HeldField>
    </div>
  );
}
