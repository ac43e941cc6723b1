// Makes a form for the site: its name, and who brings its messages.
import { say } from '../../../base/words/say.ts';
import { useState, type FormEvent } from 'react';
import { DialogTrigger } from 'react-aria-components';
import { findNameProblem } from '../../../edits/fields/name-rule.ts';
import { TextButton } from '../controls/buttons.tsx';
import { DialogFrame } from '../controls/dialog-frame.tsx';
import { NameField } from '../controls/name-field.tsx';
import { act, useSite } from '../state/site-store.ts';
import { useEditor } from '../state/store.ts';
import { ServiceChoice, useAccessField } from './service-choice.tsx';
import { listServices } from './services.ts';
import '../controls/setting.css';

export interface NewFormProps {
  /** Called with the name of the form that was made. */
  onDone: (name: string) => void;
}

export function NewForm({ onDone }: NewFormProps) {
  const start = useEditor((state) => state.start);
  const fieldOf = (wanted: string) => start?.siteFields.find(({ name: each }) => each === wanted);
  const taken = Object.keys(start?.names.form ?? {});
  const [name, setName] = useState(taken.includes('message') ? '' : 'message');
  const rule = fieldOf('forms')?.nameRule;
  const problem = name === '' ? null : findNameProblem(name, { rule, title: 'form', taken });
  const [service, setService] = useState(Object.keys(listServices())[0]!);
  const [typed, setAccess] = useState<Record<string, string>>({});
  const [trouble, setTrouble] = useState<string | null>(null);
  const { field, written } = useAccessField(service);
  const access = typed[service] ?? written;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (await act('new-form', { name, service, access })) onDone(name);
    else setTrouble(useSite.getState().trouble);
  };
  return (
    <form className="dialog-form" onSubmit={(event) => void submit(event)}>
      <p className="help">
        {say(
          'It asks for a name, an e-mail address and a message. Site, Settings, Forms changes its fields and words.',
        )}
      </p>
      {trouble && (
        <p className="setting-message error" role="alert">
          {trouble}
        </p>
      )}
      <NameField
        label={say('Name of the form')}
        name={name}
        onChange={setName}
        problem={problem}
        help={say('Visitors do not see it. Small letters, digits and hyphens, for example: table')}
        isRequired
      />
      <ServiceChoice
        value={service}
        onChange={setService}
        access={{ field, value: access, change: (value) => setAccess({ ...typed, [service]: value }) }}
      />
      <p className="help">{say('While you work, messages stay on this computer.')}</p>
      <div className="row end">
        <TextButton look="primary" type="submit">
          {say('Make the form')}
        </TextButton>
      </div>
    </form>
  );
}

/** A button that opens the dialog for a new form. */
export function NewFormButton({ onDone }: NewFormProps) {
  return (
    <DialogTrigger>
      <TextButton icon="plus">{say('New form')}</TextButton>
      <DialogFrame title={say('New form')}>
        {(close) => (
          <NewForm
            onDone={(name) => {
              close();
              onDone(name);
            }}
          />
        )}
      </DialogFrame>
    </DialogTrigger>
  );
}
