// The form for making, copying, moving or removing a page: what is needed, then what will happen,
// then the deed.
import { useState, type FormEvent } from 'react';
import { Checkbox, Input, Label, Radio, RadioGroup, TextField } from 'react-aria-components';
import { TextButton } from '../controls/buttons.tsx';
import { getAtPath } from '../../../edits/model/path.ts';
import { toName } from '../../../base/addresses/title-address.ts';
import type { Consequences, SiteOverview, SitePage } from '../../protocol/site.ts';
import { useEditor } from '../state/store.ts';
import { act, foresee, openSiteView, useSite } from '../state/site-store.ts';
import '../controls/setting.css';
import '../controls/choices.css';
import '../controls/option-cards.css';

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
  const isNew = kind === 'new-page' || kind === 'copy-page';
  const [given, setGiven] = useState(() => firstGiven(action, recipes));
  const home = kind === 'new-page' ? recipes.find(({ name }) => name === given.recipe)?.home : undefined;
  const lang = useEditor((state) => String(getAtPath(state.page?.files['site.yaml']?.data, ['lang']) ?? 'en'));
  const [consequences, setConsequences] = useState<Consequences | null>(null);
  const change = (name: string) => (value: string | boolean) => {
    setGiven({ ...given, [name]: value, ...(isNew && findConsequence({ given, name, value, recipes, lang })) });
    setConsequences(null);
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    // A new page takes nothing away: it is made at once, and can be undone.
    if (consequences || isNew) {
      const isAlone = kind === 'new-page' && !isEntryOf(home, given);
      const menu = isAlone && given.inMenu !== false ? given.title : '';
      if (await act(kind, { ...given, menu, collection: home === null && given.collection !== false }))
        await (kind === 'remove-page' ? onEnd() : openSiteView(null));
      return;
    }
    const answer = await foresee(kind, given);
    if (!answer.ok) return useSite.setState({ trouble: answer.reason });
    setConsequences(answer);
  };
  const text = (name: string, label: string, look: { isOptional?: boolean; isFirst?: boolean } = {}) => (
    <Line label={label} value={String(given[name] ?? '')} onChange={change(name)} {...look} />
  );
  return (
    <form className="site-form" onSubmit={(event) => void submit(event)}>
      <h3>
        {words[kind].title} {'page' in action && action.page.title}
      </h3>
      {isNew && text('title', 'Title', { isOptional: kind === 'copy-page', isFirst: true })}
      {kind !== 'remove-page' && text('address', 'Address, such as /offers', { isFirst: !isNew })}
      {kind === 'new-page' && (
        <>
          {text('description', 'What people find on it, in a sentence, for search engines', { isOptional: true })}
          <NewPageChoices home={home} given={given} change={change} />
          <Recipes recipes={recipes} value={String(given.recipe)} onChange={change('recipe')} />
        </>
      )}
      {kind === 'remove-page' &&
        text('redirect', 'Address where its visitors are led; empty for none', { isOptional: true, isFirst: true })}
      {kind === 'move-page' && <MoveChoices given={given} change={change} />}
      {consequences && <WhatHappens {...consequences} />}
      <div className="row-actions">
        <TextButton look={kind === 'remove-page' && consequences ? 'danger' : 'primary'} type="submit">
          {consequences || isNew ? words[kind].button : 'Show what happens'}
        </TextButton>
        <TextButton onPress={onEnd}>Back</TextButton>
      </div>
    </form>
  );
}

/** @returns the values that follow from a change to another one */
function findConsequence({
  given,
  name,
  value,
  recipes,
  lang,
}: Pick<PageFormProps, 'recipes'> & {
  lang: string;
  given: ChoicesProps['given'];
  name: string;
  value: string | boolean;
}): ChoicesProps['given'] {
  // The address follows the title until it is written by hand.
  const follows = name === 'title' && given.address === addressOf(String(given.title ?? ''), lang);
  if (follows) return { address: addressOf(String(value), lang) };
  const { address } = recipes.find((recipe) => name === 'recipe' && recipe.name === value) ?? {};
  // A page for unknown addresses is found by its name, and no menu leads to it.
  return address === undefined ? {} : { address, inMenu: false };
}

interface ChoicesProps {
  given: Record<string, string | boolean>;
  change: (name: string) => (value: boolean) => void;
}

function MoveChoices({ given, change }: ChoicesProps) {
  return (
    <>
      <Switch
        label="Lead visitors of the old address to the new one"
        isOn={given.redirect === true}
        onChange={change('redirect')}
      />
      <Switch label="Move the pages below it, too" isOn={given.below === true} onChange={change('below')} />
    </>
  );
}

interface NewPageChoicesProps extends ChoicesProps {
  /** The address of the collection that the page becomes an entry of, as an overview has it. */
  home: string | null | undefined;
}

/** @returns whether the list of a collection leads to the new page */
function isEntryOf(home: NewPageChoicesProps['home'], { collection }: ChoicesProps['given']): boolean {
  return typeof home === 'string' || (home === null && collection !== false);
}

/** How visitors find the new page: by the list of its collection, or by the menu. */
function NewPageChoices({ home, given, change }: NewPageChoicesProps) {
  if (typeof home === 'string')
    return (
      <p className="hint" role="status">
        It becomes an entry of the collection at {home}, and its list leads to it.
      </p>
    );
  return (
    <>
      {home === null && (
        <Switch
          label="Make a collection for such pages, with a page in the menu that lists them"
          isOn={given.collection !== false}
          onChange={change('collection')}
        />
      )}
      {!isEntryOf(home, given) && (
        <Switch label="Put it into the menu" isOn={given.inMenu !== false} onChange={change('inMenu')} />
      )}
    </>
  );
}

/** Values that the form begins with, by name. */
function firstGiven(action: PageAction, recipes: PageFormProps['recipes']): Record<string, string | boolean> {
  const from = 'page' in action ? action.page.route : '';
  if (action.kind === 'move-page') return { from, address: from, redirect: true };
  return { from, recipe: recipes[0]?.name ?? '', address: '', redirect: '' };
}

interface LineProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  isOptional?: boolean;
  /** True for the first field of the form. */
  isFirst?: boolean;
}

function Line({ label, value, onChange, isOptional = false, isFirst = false }: LineProps) {
  return (
    <TextField className="setting" value={value} onChange={onChange} isRequired={!isOptional} autoFocus={isFirst}>
      <Label className="label">{label}</Label>
      <Input className="input" />
    </TextField>
  );
}

/** @returns "Opening hours" as /opening-hours; "" without a title */
function addressOf(title: string, lang: string): string {
  const name = toName(title, { lang, maxWords: 4 });
  return name && `/${name}`;
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
    <RadioGroup className="option-cards" value={value} onChange={onChange}>
      <Label className="label">What it begins with</Label>
      {recipes.map(({ name, about }) => (
        <Radio key={name} value={name} className="option-card">
          <strong>{name}</strong>
          <span className="hint">{about}</span>
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
