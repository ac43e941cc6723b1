// Another name for a form or a pop-up: given here, and changed in all that names it.
import { say } from '../../../base/words/say.ts';
import { useState } from 'react';
import { act, useSite } from '../state/site-store.ts';
import { select, useEditor } from '../state/store.ts';
import { NameForm } from './name-form.tsx';

export interface RenameProps {
  kind: 'form' | 'popup';
  name: string;
}

export function Rename({ kind, name }: RenameProps) {
  const start = useEditor((state) => state.start);
  const [trouble, setTrouble] = useState<string | null>(null);
  const list = kind === 'form' ? 'forms' : 'popups';
  const field = start?.siteFields.find((each) => each.name === list);
  if (!field) return null;
  const rename = async (to: string) => {
    setTrouble(null);
    if (await act('rename', { kind, from: name, to })) select({ file: 'site.yaml', path: [list, to], section: null });
    else setTrouble(useSite.getState().trouble);
  };
  return (
    <>
      <NameForm
        field={field}
        taken={Object.keys(start?.names[kind] ?? {}).filter((each) => each !== name)}
        label={kind === 'form' ? say('Name of the form') : say('Name of the pop-up')}
        button={say('Rename')}
        icon="check"
        first={name}
        onName={(to) => void rename(to)}
      />
      {trouble && (
        <p className="setting-message error" role="alert">
          {trouble}
        </p>
      )}
    </>
  );
}
