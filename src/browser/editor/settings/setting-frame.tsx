// What surrounds the control of a setting: its messages, and the help that its schema gives.
import type { ReactNode } from 'react';
import type { EditorMessage, Path } from '../answers.ts';

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
      {messages.map(({ code, message, hint, severity }) => (
        <p key={code + message} className={`setting-message ${severity}`}>
          {message} {hint}
        </p>
      ))}
    </div>
  );
}
