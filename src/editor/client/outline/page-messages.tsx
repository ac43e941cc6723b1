// Messages of the checker about the page and its files: a click leads to the setting.
import { say } from '../../../base/words/say.ts';
import type { EditorMessage, EditorPage } from '../../protocol/page.ts';
import { sectionAt, select } from '../state/store.ts';
import { Icon } from '../controls/icon.tsx';
import { MessageFixes } from '../settings/message-fixes.tsx';

export function PageMessages({ page }: { page: EditorPage }) {
  if (page.messages.length === 0) return null;
  const errors = page.messages.filter(({ severity }) => severity === 'error').length;
  const show = ({ file, path }: EditorMessage) => select({ file, path, section: sectionAt(page, file, path) });
  return (
    <section className="messages" aria-label={say('Messages')}>
      <h2>{errors > 0 ? say('To be mended') : say('Hints')}</h2>
      {!page.isCurrent && <p className="hint">{say('The page shows its last good state until these are mended.')}</p>}
      <ul>
        {page.messages.map((message) => (
          <li key={`${message.file} ${message.line} ${message.column} ${message.code}`}>
            <button type="button" className={`message ${message.severity}`} onClick={() => show(message)}>
              <Icon name="warning" />
              <span>
                {message.message}
                {message.hint && <small>{message.hint}</small>}
                {message.where && <small>{message.where}</small>}
              </span>
            </button>
            <MessageFixes {...message} />
          </li>
        ))}
      </ul>
    </section>
  );
}
