// The form for a new page of one kind: its title, its day, and from when visitors see it. The page
// is made at once, because it takes nothing away and can be undone.
import { say, spokenLanguage } from '../../../base/words/say.ts';
import { useState, type FormEvent, type ReactNode } from 'react';
import { Label, Radio, RadioGroup } from 'react-aria-components';
import type { NewPageRecipe } from '../../protocol/site.ts';
import { TextButton } from '../controls/buttons.tsx';
import { PictureField } from '../pickers/picture-field.tsx';
import { RichTextField } from '../rich-text/text-field.tsx';
import { act, makePage, openSiteView } from '../state/site-store.ts';
import { select, useEditor } from '../state/store.ts';
import { addressOf, Line, Switch } from '../settings/form-line.tsx';
import { firstPage, isListed, toRequest, type NewPage, type Shown } from './new-page.ts';
import '../controls/option-cards.css';
import './new-page.css';

export function NewPageForm({ recipe, lang }: { recipe: NewPageRecipe; lang: string }) {
  const [page, setPage] = useState(() => firstPage(recipe));
  const change = (changed: Partial<NewPage>) => setPage((before) => ({ ...before, ...changed }));
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    // Forms of dialogs that this one opens, such as the choice of a picture, are children to React.
    if (event.target !== event.currentTarget) return;
    if (!(await act('new-page', toRequest(recipe, page, lang)))) return;
    await makePage(null);
    await openSiteView(null);
    const file = useEditor.getState().page?.file;
    if (isListed(recipe, page) && typeof file === 'string') select({ file, path: [], section: null });
  };
  // The address follows the title until it is written by hand.
  const follows = recipe.address === undefined && page.address === addressOf(page.title, lang);
  const listed = isListed(recipe, page);
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
      <Days recipe={recipe} page={page} change={change} />
      {listed && <Content page={page} change={change} />}
      {recipe.list && <ShownFrom page={page} change={change} />}
      <Folded
        isFolded={listed}
        title={say('Address and search engines')}
        isOpen={page.title !== '' && page.address === ''}
      >
        <Line
          label={say('Address, such as /offers')}
          value={page.address}
          onChange={(address) => change({ address })}
        />
        <Line
          label={say('What people find on it, in a sentence, for search engines')}
          value={page.description}
          onChange={(description) => change({ description })}
          isOptional
        />
        {listed && <p className="hint">{say('Left empty, it is how the text begins.')}</p>}
      </Folded>
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

/** The picture and the text of the page. */
function Content({ page, change }: Omit<PartProps, 'recipe'>) {
  return (
    <>
      <PictureField label={say('Picture')} picture={page.picture} onChange={(picture) => change({ picture })} />
      <RichTextField
        label={say('Text')}
        source={page.text}
        taken="long"
        isInvalid={false}
        onInput={(text) => change({ text })}
      >
        {say('Left empty, the page begins with an example to write over.')}
      </RichTextField>
    </>
  );
}

interface FoldedProps {
  isFolded: boolean;
  title: string;
  /** True while it has to be open: something in it is missing. */
  isOpen: boolean;
  children: ReactNode;
}

function Folded({ isFolded, title, isOpen, children }: FoldedProps) {
  if (!isFolded) return children;
  return (
    <details className="site-fold" {...(isOpen && { open: true })}>
      <summary>{title}</summary>
      {children}
    </details>
  );
}

/** The day that visitors read; of an event, when and where it is; of a job, where. */
function Days({ recipe, page, change }: PartProps) {
  if (!isListed(recipe, page)) return null;
  if (recipe.kind !== 'event')
    return (
      <>
        <Line label={say('Date')} type="date" value={page.day} onChange={(day) => change({ day })} />
        {recipe.kind === 'job' && (
          <>
            <Line label={say('Town')} value={page.place} onChange={(place) => change({ place })} />
            <Line
              label={say('Last day to apply')}
              type="date"
              value={page.ends}
              onChange={(ends) => change({ ends })}
              isOptional
            />
          </>
        )}
      </>
    );
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
      <Line label={say('Place')} value={page.place} onChange={(place) => change({ place })} isOptional />
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
