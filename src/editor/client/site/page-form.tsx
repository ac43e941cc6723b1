// The form for copying, moving or removing a page: what is needed, then what will happen,
// then the deed.
import { say } from '../../../base/words/say.ts';
import { useState, type FormEvent } from 'react';
import { TextButton } from '../controls/buttons.tsx';
import type { Consequences, SitePage } from '../../protocol/site.ts';
import { act, foresee, openSiteView, useSite } from '../state/site-store.ts';
import { addressOf, Line, Switch } from '../settings/form-line.tsx';

export interface PageAction {
  kind: 'copy-page' | 'move-page' | 'remove-page';
  page: SitePage;
}

interface PageFormProps {
  action: PageAction;
  /** Called when the form is to close. */
  onEnd: () => void;
}

const words = (title: string) => ({
  'copy-page': { title: say('Copy {title}', { title }), button: say('Make the copy') },
  'move-page': { title: say('Change the address of {title}', { title }), button: say('Change the address') },
  'remove-page': { title: say('Remove {name}', { name: title }), button: say('Remove the page') },
});

export function PageForm({ action, onEnd }: PageFormProps) {
  const { kind } = action;
  const { title, button } = words(action.page.title)[kind];
  const isNew = kind === 'copy-page';
  const [given, setGiven] = useState(() => firstGiven(action));
  const lang = useSite((state) => state.overview?.lang) ?? 'en';
  const [consequences, setConsequences] = useState<Consequences | null>(null);
  const change = (name: string) => (value: string | boolean) => {
    // The address follows the title until it is written by hand.
    const follows = isNew && name === 'title' && given.address === addressOf(String(given.title ?? ''), lang);
    setGiven({ ...given, [name]: value, ...(follows && { address: addressOf(String(value), lang) }) });
    setConsequences(null);
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    // A copy takes nothing away: it is made at once, and can be undone.
    if (consequences || isNew) {
      if (await act(kind, given)) await (kind === 'remove-page' ? onEnd() : openSiteView(null));
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
      <h3>{title}</h3>
      {isNew && text('title', say('Title'), { isOptional: true, isFirst: true })}
      {kind !== 'remove-page' && text('address', say('Address, such as /offers'), { isFirst: !isNew })}
      {kind === 'remove-page' &&
        text('redirect', say('Address where its visitors are led; empty for none'), {
          isOptional: true,
          isFirst: true,
        })}
      {kind === 'move-page' && <MoveChoices given={given} change={change} />}
      {consequences && <WhatHappens {...consequences} />}
      <div className="row-actions">
        <TextButton look={kind === 'remove-page' && consequences ? 'danger' : 'primary'} type="submit">
          {consequences || isNew ? button : say('Show what happens')}
        </TextButton>
        <TextButton onPress={onEnd}>{say('Back')}</TextButton>
      </div>
    </form>
  );
}

interface ChoicesProps {
  given: Record<string, string | boolean>;
  change: (name: string) => (value: boolean) => void;
}

function MoveChoices({ given, change }: ChoicesProps) {
  return (
    <>
      <Switch
        label={say('Lead visitors of the old address to the new one')}
        isOn={given.redirect === true}
        onChange={change('redirect')}
      />
      <Switch label={say('Move the pages below it, too')} isOn={given.below === true} onChange={change('below')} />
    </>
  );
}

/** Values that the form begins with, by name. */
function firstGiven({ kind, page: { route: from } }: PageAction): Record<string, string | boolean> {
  return kind === 'move-page' ? { from, address: from, redirect: true } : { from, address: '', redirect: '' };
}

function WhatHappens({ words: sentences, usedAt }: Consequences) {
  return (
    <div className="what-happens" role="status">
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {usedAt.length > 0 && (
        <ul>
          {usedAt.map(({ where }, index) => (
            <li key={`${where} ${index}`}>{where}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
