// What surrounds the control of a setting: its messages, and the help that its schema gives.
import type { ReactNode } from 'react';
import type { EditorMessage, Path } from '../answers.ts';
import { MessageFixes } from './message-fixes.tsx';

export interface SettingFrameProps {
  path: Path;
  messages: EditorMessage[];
  children: ReactNode;
}

export function SettingFrame({ path, messages, children }: SettingFrameProps) {
  return (
    <div
      className="setting"
      data-path={JSON.stringify(path)}
      data-wrong={messages.some(({ severity }) => severity === 'error')}
    >
      {children}
      {messages.map((each) => (
        <div key={each.code + each.message} className={`setting-message ${each.severity}`}>
          <p>
            {each.message} {each.hint}
          </p>
          <MessageFixes {...each} />
        </div>
      ))}
    </div>
  );
}
