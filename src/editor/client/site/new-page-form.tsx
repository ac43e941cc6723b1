// The form for a new page of one kind: its title, its day, and from when visitors see it. The page
// is made at once, because it takes nothing away and can be undone.
import { say, spokenLanguage } from '../../../base/words/say.ts';
import { useState, type FormEvent } from 'react';
import { Label, Radio, RadioGroup } from 'react-aria-components';
import type { NewPageRecipe } from '../../protocol/site.ts';
import { TextButton } from '../controls/buttons.tsx';
import { act, makePage, openSiteView } from '../state/site-store.ts';
import { select, useEditor } from '../state/store.ts';
import { addressOf, Line, Switch } from './form-line.tsx';
import '../controls/option-cards.css';

/** From when visitors see the page. */
type Shown = 'now' | 'draft' | 'later';

interface NewPage {
  title: string;
  address: string;
  description: string;
  /** Days as 2026-12-24, times as 18:00. */
  day: string;
  begins: string;
  ends: string;
  shown: Shown;
  from: string;
  hasList: boolean;
  inMenu: boolean;
}

export function NewPageForm({ recipe, lang }: { recipe: NewPageRecipe; lang: string }) {
  const [page, setPage] = useState(() => firstPage(recipe));
  const change = (changed: Partial<NewPage>) => setPage({ ...page, ...changed });
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!(await act('new-page', toRequest(recipe, page)))) return;
    await makePage(null);
    await openSiteView(null);
    const file = useEditor.getState().page?.file;
    if (isListed(recipe, page) && typeof file === 'string') select({ file, path: [], section: null });
  };
  // The address follows the title until it is written by hand.
  const follows = recipe.address === undefined && page.address === addressOf(page.title, lang);
  return (
    <form className="site-form" onSubmit={(event) => void submit(event)}>
      <p className="hint">{recipe.about}</p>
      <p className="hint">{tellLanguage(recipe, lang)}</p>
      <Line
        label={say('Title')}
        value={page.title}
        onChange={(title) => change({ title, ...(follows && { address: addressOf(title, lang) }) })}
        isFirst
      />
      <Line label={say('Address, such as /offers')} value={page.address} onChange={(address) => change({ address })} />
      <Days recipe={recipe} page={page} change={change} />
      {recipe.list && <ShownFrom page={page} change={change} />}
      <Line
        label={say('What people find on it, in a sentence, for search engines')}
        value={page.description}
        onChange={(description) => change({ description })}
        isOptional
      />
      <WayToPage recipe={recipe} page={page} change={change} />
      <div className="row-actions">
        <TextButton look="primary" type="submit">
          {say('Make the page')}
        </TextButton>
        <TextButton onPress={() => void makePage(null)}>{say('Back')}</TextButton>
      </div>
    </form>
  );
}

/** @returns the language of the page, and the law that it follows, in sentences */
function tellLanguage({ lang, law }: NewPageRecipe, siteLang: string): string {
  const names = new Intl.DisplayNames(spokenLanguage(), { type: 'language' });
  const nameOf = (tag: string) => names.of(tag) ?? tag;
  const isOther = new Intl.Locale(lang).language !== new Intl.Locale(siteLang).language;
  const sentence = isOther
    ? say('Its first words are in {language}: there are none in {other} yet.', {
        language: nameOf(lang),
        other: nameOf(siteLang),
      })
    : say('Its first words are in {language}.', { language: nameOf(lang) });
  if (law === undefined) return sentence;
  const ofLaw =
    law === null
      ? say("It follows no country's law: have it read by a lawyer.")
      : say('It follows the law of {country}: have it read by a lawyer.', { country: law });
  return `${sentence} ${ofLaw}`;
}

interface PartProps {
  recipe: NewPageRecipe;
  page: NewPage;
  change: (changed: Partial<NewPage>) => void;
}

/** The day that visitors read; of an event, when it begins and ends. */
function Days({ recipe, page, change }: PartProps) {
  if (!isListed(recipe, page)) return null;
  if (recipe.kind !== 'event')
    return <Line label={say('Date')} type="date" value={page.day} onChange={(day) => change({ day })} />;
  return (
    <>
      <Line
        label={say('Day; the first one, where it comes back')}
        type="date"
        value={page.day}
        onChange={(day) => change({ day })}
      />
      <Line
        label={say('Begins at')}
        type="time"
        value={page.begins}
        onChange={(begins) => change({ begins })}
        isOptional
      />
      <Line label={say('Ends at')} type="time" value={page.ends} onChange={(ends) => change({ ends })} isOptional />
    </>
  );
}

function ShownFrom({ page, change }: Omit<PartProps, 'recipe'>) {
  return (
    <>
      <RadioGroup className="option-cards" value={page.shown} onChange={(shown) => change({ shown: shown as Shown })}>
        <Label className="label">{say('When visitors see it')}</Label>
        <Radio value="now" className="option-card">
          <strong>{say('With the next publishing')}</strong>
        </Radio>
        <Radio value="draft" className="option-card">
          <strong>{say('Not yet: it is a draft')}</strong>
        </Radio>
        <Radio value="later" className="option-card">
          <strong>{say('From a day on')}</strong>
        </Radio>
      </RadioGroup>
      {page.shown === 'later' && (
        <Line label={say('Shown from')} type="date" value={page.from} onChange={(from) => change({ from })} />
      )}
    </>
  );
}

/** How visitors find the page: by a list, or by the menu. */
function WayToPage({ recipe: { list, address }, recipe, page, change }: PartProps) {
  if (list?.isThere)
    return (
      <p className="hint" role="status">
        {say('The page “{title}” leads to it.', { title: list.title })}
      </p>
    );
  return (
    <>
      {list && (
        <Switch
          label={say('Make the page “{title}” too, which leads to all of them, with an entry in the menu', {
            title: list.title,
          })}
          isOn={page.hasList}
          onChange={(hasList) => change({ hasList })}
        />
      )}
      {address === undefined && !isListed(recipe, page) && (
        <Switch label={say('Put it into the menu')} isOn={page.inMenu} onChange={(inMenu) => change({ inMenu })} />
      )}
    </>
  );
}

/** @returns whether a list leads to the new page */
function isListed({ list }: NewPageRecipe, { hasList }: NewPage): boolean {
  return list !== undefined && (list.isThere || hasList);
}

function firstPage(recipe: NewPageRecipe): NewPage {
  return {
    title: '',
    address: recipe.address ?? '',
    description: '',
    // As 2026-12-24, in the zone of the computer.
    day: recipe.kind === 'event' ? '' : new Date().toLocaleDateString('sv-SE'),
    begins: '',
    ends: '',
    shown: 'now',
    from: '',
    hasList: true,
    inMenu: recipe.address === undefined,
  };
}

/** @returns the request for the page, whose fields the server reads */
function toRequest(recipe: NewPageRecipe, page: NewPage) {
  const { title, address, description, day, begins, ends, shown, from, hasList } = page;
  const listed = isListed(recipe, page);
  const isEvent = recipe.kind === 'event';
  return {
    recipe: recipe.name,
    title,
    address,
    description,
    menu: !listed && page.inMenu ? title : '',
    collection: recipe.list !== undefined && hasList,
    draft: shown === 'draft',
    from: shown === 'later' ? from : '',
    ...(listed && !isEvent && { date: day }),
    ...(listed && isEvent && { start: `${day} ${begins}`.trim(), end: ends && `${day} ${ends}` }),
  };
}
