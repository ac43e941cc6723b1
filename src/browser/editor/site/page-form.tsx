// The form for making, copying, moving or removing a page: what is needed, then what will happen,
// then the deed.
import { useState, type FormEvent } from 'react';
import { Checkbox, Input, Label, Radio, RadioGroup, TextField } from 'react-aria-components';
import { TextButton } from '../controls/buttons.tsx';
import type { Consequences, SiteOverview, SitePage } from '../site-answers.ts';
import { act, foresee, openSiteView, useSite } from './site-store.ts';

export type PageAction = { kind: 'new-page' } | { kind: 'copy-page' | 'move-page' | 'remove-page'; page: SitePage };

interface PageFormProps {
  action: PageAction;
  recipes: SiteOverview['recipes'];
  /** Called when the form is to close. */
  onEnd: () => void;
}

const words = {
  'new-page': { title: 'New page', button: 'Make the page' },
  'copy-page': { title: 'Copy', button: 'Make the copy' },
  'move-page': { title: 'Change the address of', button: 'Change the address' },
  'remove-page': { title: 'Remove', button: 'Remove the page' },
};

export function PageForm({ action, recipes, onEnd }: PageFormProps) {
  const { kind } = action;
  const page = 'page' in action ? action.page : null;
  const [given, setGiven] = useState<Record<string, string | boolean>>({
    ...(page && { from: page.route }),
    recipe: recipes[0]?.name ?? '',
    address: kind === 'move-page' ? page!.route : '',
    redirect: kind === 'move-page' ? true : '',
  });
  const [consequences, setConsequences] = useState<Consequences | null>(null);
  const change = (name: string) => (value: string | boolean) => {
    setGiven({ ...given, [name]: value });
    setConsequences(null);
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (consequences) {
      if (await act(kind, given)) await (kind === 'remove-page' ? onEnd() : openSiteView(null));
      return;
    }
    const answer = await foresee(kind, given);
    useSite.setState({ trouble: 'refused' in answer ? answer.refused : null });
    if (!('refused' in answer)) setConsequences(answer);
  };
  const text = (name: string, label: string, isRequired = true) => (
    <TextField className="setting" value={String(given[name] ?? '')} onChange={change(name)} isRequired={isRequired}>
      <Label className="label">{label}</Label>
      <Input className="input" />
    </TextField>
  );
  return (
    <form className="site-form" onSubmit={(event) => void submit(event)}>
      <h3>
        {words[kind].title} {page?.title}
      </h3>
      {kind === 'new-page' && <Recipes recipes={recipes} value={String(given.recipe)} onChange={change('recipe')} />}
      {(kind === 'new-page' || kind === 'copy-page') && text('title', 'Title', kind === 'new-page')}
      {kind !== 'remove-page' && text('address', 'Address, such as /offers')}
      {kind === 'new-page' && text('menu', 'Label of its entry in the menu; empty for none', false)}
      {kind === 'remove-page' && text('redirect', 'Address where its visitors are led; empty for none', false)}
      {kind === 'move-page' && (
        <>
          <Switch
            label="Lead visitors of the old address to the new one"
            isOn={given.redirect === true}
            onChange={change('redirect')}
          />
          <Switch label="Move the pages below it, too" isOn={given.below === true} onChange={change('below')} />
        </>
      )}
      {consequences && <WhatHappens {...consequences} />}
      <div className="row-actions">
        <TextButton look={kind === 'remove-page' && consequences ? 'danger' : 'primary'} type="submit">
          {consequences ? words[kind].button : 'Show what happens'}
        </TextButton>
        <TextButton onPress={onEnd}>Back</TextButton>
      </div>
    </form>
  );
}

function Recipes({
  recipes,
  value,
  onChange,
}: {
  recipes: SiteOverview['recipes'];
  value: string;
  onChange: (name: string) => void;
}) {
  return (
    <RadioGroup className="recipes" value={value} onChange={onChange}>
      <Label className="label">What it begins with</Label>
      {recipes.map(({ name, about }) => (
        <Radio key={name} value={name} className="recipe">
          <strong>{name}</strong> <span className="hint">{about}</span>
        </Radio>
      ))}
    </RadioGroup>
  );
}

function Switch({ label, isOn, onChange }: { label: string; isOn: boolean; onChange: (isOn: boolean) => void }) {
  return (
    <Checkbox className="site-check" isSelected={isOn} onChange={onChange}>
      <span className="box" aria-hidden="true" />
      {label}
    </Checkbox>
  );
}

function WhatHappens({ words: sentences, usedAt }: Consequences) {
  return (
    <div className="what-happens" role="status">
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {usedAt.length > 0 && (
        <ul>
          {usedAt.map(({ file, line, route }) => (
            <li key={`${file} ${line}`}>
              {route ?? file}, line {line}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
