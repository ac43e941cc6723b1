// The frame of a setting's control: its messages, and the help from its schema.
import type { ReactNode } from 'react';
import type { EditorMessage } from '../../protocol/page.ts';
import type { Path } from '../../../edits/model/path.ts';
import { HeldField } from './held-field.tsx';
import { MessageFixes } from './message-fixes.tsx';
import type { Held } from './use-held.ts';
import '../controls/setting.css';

export interface SettingFrameProps {
  path: Path;
  messages: EditorMessage[];
  /** Text that was typed and is not saved yet. */
  held?: Held;
  children: ReactNode;
}

export function SettingFrame({ path, messages, held, children }: SettingFrameProps) {
  return (
    <div
      className="setting"
      data-path={JSON.stringify(path)}
      data-wrong={messages.some(({ severity }) => severity === 'error')}
    >
      {held ? <HeldField held={held}>{children}</HeldField> : children}
      {messages.map((each) => (
        <div key={each.code + each.message} className={`setting-message ${each.severity}`}>
          <p>
            {each.message} <span className="message-hint">{each.hint}</span>
          </p>
          <MessageFixes {...each} />
        </div>
      ))}
    </div>
  );
}
