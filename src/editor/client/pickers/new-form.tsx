// Makes a form for the site: its name, and who brings its messages.
import { useState, type FormEvent } from 'react';
import { DialogTrigger, Input, Label, Radio, RadioGroup, Text, TextField } from 'react-aria-components';
import type { Field } from '../../../edits/fields/field.ts';
import { findNameProblem } from '../../../edits/fields/name-rule.ts';
import { TextButton } from '../controls/buttons.tsx';
import { DialogFrame } from '../controls/dialog-frame.tsx';
import { NameField } from '../controls/name-field.tsx';
import { getAtPath } from '../../../edits/model/path.ts';
import { act, useSite } from '../state/site-store.ts';
import { useEditor } from '../state/store.ts';
import '../controls/setting.css';
import '../controls/option-cards.css';

/** Services that a form can begin with: each takes messages alone. */
const services = {
  web3forms: 'Mails them to you. It needs an access key, which you get by e-mail.',
  netlify: 'Keeps them and mails them to you, for a site that Netlify serves. There is nothing to fill in.',
  formspree: 'Keeps them and mails them to you. It needs an account.',
  sheet: 'A row in a Google sheet for each message. It needs a script in the sheet, which the manual has.',
  function: 'A function on a server of your own, which the manual has.',
};

export interface NewFormProps {
  /** Called with the name of the form that was made. */
  onDone: (name: string) => void;
}

export function NewForm({ onDone }: NewFormProps) {
  const start = useEditor((state) => state.start);
  const fieldOf = (wanted: string) => start?.siteFields.find(({ name: each }) => each === wanted);
  const endpoints = fieldOf('endpoints')?.fields ?? [];
  const taken = Object.keys(start?.names.form ?? {});
  const [name, setName] = useState(taken.includes('message') ? '' : 'message');
  const rule = fieldOf('forms')?.nameRule;
  const problem = name === '' ? null : findNameProblem(name, { rule, title: 'form', taken });
  const [service, setService] = useState(Object.keys(services)[0]!);
  const [access, setAccess] = useState('');
  const [trouble, setTrouble] = useState<string | null>(null);
  const field = useAccess(service, endpoints);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (await act('new-form', { name, service, access })) onDone(name);
    else setTrouble(useSite.getState().trouble);
  };
  return (
    <form className="dialog-form" onSubmit={(event) => void submit(event)}>
      <p className="help">
        It asks for a name, an e-mail address and a message. Site, Settings, Forms changes its fields and words.
      </p>
      {trouble && (
        <p className="setting-message error" role="alert">
          {trouble}
        </p>
      )}
      <NameField
        label="Name of the form"
        name={name}
        onChange={setName}
        problem={problem}
        help="Visitors do not see it. Small letters, digits and hyphens, for example: table"
        isRequired
      />
      <Services endpoints={endpoints} value={service} onChange={setService} />
      {field && (
        <TextField className="setting" value={access} onChange={setAccess} isRequired>
          <Label>{field.title}</Label>
          <Input placeholder={String(field.example ?? '')} />
          <Text slot="description" className="help">
            {field.description}
          </Text>
        </TextField>
      )}
      <p className="help">While you work, messages stay on this computer.</p>
      <div className="row end">
        <TextButton look="primary" type="submit">
          Make the form
        </TextButton>
      </div>
    </form>
  );
}

/** A button that opens the dialog for a new form. */
export function NewFormButton({ onDone }: NewFormProps) {
  return (
    <DialogTrigger>
      <TextButton icon="plus">New form</TextButton>
      <DialogFrame title="New form">
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

interface ServicesProps {
  endpoints: Field[];
  value: string;
  onChange: (service: string) => void;
}

function Services({ endpoints, value, onChange }: ServicesProps) {
  return (
    <RadioGroup className="option-cards" value={value} onChange={onChange}>
      <Label className="label">Who brings you the messages?</Label>
      {Object.entries(services).map(([each, about]) => (
        <Radio key={each} value={each} className="option-card">
          <strong>{endpoints.find(({ name: key }) => key === each)?.title}</strong>
          <span className="hint">{about}</span>
        </Radio>
      ))}
    </RadioGroup>
  );
}

/** @returns what has to be known of a service; undefined where that is nothing, or is in site.yaml */
function useAccess(service: string, endpoints: Field[]): Field | undefined {
  const site = useEditor((state) => state.page?.files['site.yaml']?.data);
  const field = endpoints.find(({ name }) => name === service);
  if (getAtPath(site, ['endpoints', service]) !== undefined) return undefined;
  return field?.kind === 'group' ? field.fields?.find(({ isRequired }) => isRequired) : field;
}
