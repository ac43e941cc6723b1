// List of changes made with the editor, the latest first, also of earlier sessions.
import { TextButton } from '../controls/buttons.tsx';
import type { HistoryEntry } from '../../protocol/site.ts';
import { step } from '../state/site-store.ts';
import '../controls/list.css';

const moment = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' });

export function HistoryView({ history }: { history: HistoryEntry[] }) {
  const canUndo = history.some(({ isUndone }) => !isUndone);
  const canRedo = history.some(({ isUndone }) => isUndone);
  return (
    <>
      <div className="row-actions">
        <TextButton icon="undo" isDisabled={!canUndo} onPress={() => void step('undo')}>
          Undo
        </TextButton>
        <TextButton icon="redo" isDisabled={!canRedo} onPress={() => void step('redo')}>
          Redo
        </TextButton>
      </div>
      {history.length === 0 && <p className="hint">Nothing was changed yet.</p>}
      <ol className="site-list" aria-label="What was done">
        {history.map(({ id, label, time, isUndone }) => (
          <li key={id} className="history-entry" data-undone={isUndone}>
            <strong>{label}</strong>
            {isUndone && <span className="count">undone</span>}
            <span className="hint">{moment.format(time)}</span>
          </li>
        ))}
      </ol>
    </>
  );
}
