// The choice of who brings the messages of a form, and the one field that it needs.
import { say } from '../../../base/words/say.ts';
import { Input, Label, Radio, RadioGroup, Text, TextField } from 'react-aria-components';
import type { Field } from '../../../edits/fields/field.ts';
import { getAtPath, type Path } from '../../../edits/model/path.ts';
import { useEditor } from '../state/store.ts';
import { listServices } from './services.ts';
import '../controls/option-cards.css';
import '../controls/setting.css';

interface ServiceChoiceProps {
  value: string;
  onChange: (service: string) => void;
  access: Access;
}

export function ServiceChoice({ value, onChange, access }: ServiceChoiceProps) {
  return (
    <>
      <RadioGroup className="option-cards" value={value} onChange={onChange}>
        <Label className="label">{say('Who brings you the messages?')}</Label>
        {Object.entries(listServices()).map(([call, { title, about, cost, needs }]) => (
          <Radio key={call} value={call} className="option-card">
            <strong>{title}</strong>
            <span>{about}</span>
            <span className="hint">{say('Costs: {cost}', { cost })}</span>
            <span className="hint">{say('Needs: {needs}', { needs })}</span>
          </Radio>
        ))}
      </RadioGroup>
      <AccessField {...access} service={value} />
    </>
  );
}

export interface Access {
  field: Field | undefined;
  value: string;
  change: (value: string) => void;
}

function AccessField({ field, value, change, service }: Access & { service: string }) {
  if (!field) return null;
  const page = listServices()[service]?.page;
  const isWrong =
    value.trim() !== '' && field.pattern !== undefined && !new RegExp(field.pattern, 'u').test(value.trim());
  return (
    <>
      <TextField className="setting" value={value} onChange={change} isInvalid={isWrong} isRequired>
        <Label>{field.title}</Label>
        <Input placeholder={String(field.example ?? '')} />
        <Text slot="description" className="help">
          {field.description}
        </Text>
        {isWrong && (
          <Text slot="errorMessage" className="setting-message error">
            {field.errorMessage}
          </Text>
        )}
      </TextField>
      {page && (
        <a className="setting-link" href={page.href} target="_blank" rel="noreferrer">
          {say('{title} (opens in a new tab)', { title: page.title })}
        </a>
      )}
    </>
  );
}

/** @returns the field that a service needs, undefined for none, and what site.yaml has in it */
export function useAccessField(service: string): { field: Field | undefined; written: string } {
  const site = useEditor((state) => state.page?.files['site.yaml']?.data);
  const endpoints = useEditor((state) => state.start?.siteFields.find(({ name }) => name === 'endpoints'));
  const own = endpoints?.fields?.find(({ name }) => name === service);
  const field = own?.kind === 'group' ? own.fields?.find(({ isRequired }) => isRequired) : own;
  const path: Path = ['endpoints', service, ...(own !== field && field ? [field.name] : [])];
  const written = getAtPath(site, path);
  return { field, written: typeof written === 'string' ? written : '' };
}
