// Adds a section: the types as they look, by what they are for, and the site's shared sections.
import { say } from '../../../base/words/say.ts';
import { useState, type ReactNode } from 'react';
import { Input, SearchField, ToggleButton, ToggleButtonGroup } from 'react-aria-components';
import type { SectionType } from '../../../edits/fields/field.ts';
import type { Path } from '../../../edits/model/path.ts';
import { DialogFrame } from '../controls/dialog-frame.tsx';
import { TextButton } from '../controls/buttons.tsx';
import { Icon } from '../controls/icon.tsx';
import { NewForm } from '../forms/new-form.tsx';
import { focusSettings } from '../state/focus.ts';
import { useSiteLanguage } from '../state/site-language.ts';
import { insertSections } from '../entries/section-edits.ts';
import { searchEntries } from '../search/search-entries.ts';
import { openSiteView } from '../state/site-store.ts';
import { noteRecent, readRecent } from '../state/recent.ts';
import { useEditor } from '../state/store.ts';
import { emptySection, exampleSection } from '../../../edits/fields/new-values.ts';
import { listTradeWords } from './trade-words.ts';
import { SectionPicture } from './section-picture.tsx';
import '../controls/toggles.css';
import '../controls/select-field.css';
import './add-section.css';

/** Content that a new section begins with. */
type Content = 'example' | 'empty';

/** So many are in the first row. */
const maxRecent = 4;

/** Who begins one section empty mostly begins the next one so, too. */
let lastContent: Content | undefined;

/** Examples are in English, and have no words of their own on other sites: those begin empty. */
function firstContent(lang: string): Content {
  return lang.startsWith('en') ? 'example' : 'empty';
}

function close() {
  useEditor.setState({ adding: null });
}

/** The dialog, open while the store says where the new section goes. */
export function AddSection() {
  const at = useEditor((state) => state.adding);
  return (
    <DialogFrame title={say('Add a section')} size="wide tall" isOpen={at !== null} onClose={close}>
      {at !== null && <Types at={at} onDone={close} />}
    </DialogFrame>
  );
}

function Types({ at, onDone }: { at: { list: Path; at: number }; onDone: () => void }) {
  const start = useEditor((state) => state.start);
  const [words, setWords] = useState('');
  const lang = useSiteLanguage();
  const [content, setContent] = useState(lastContent ?? firstContent(lang));
  const [lastAdded] = useState(() => readRecent('sections').slice(0, maxRecent));
  const [lacking, setLacking] = useState<SectionType | null>(null);
  if (!start) return null;
  const { shared: _shared, ...types } = start.sections;
  const isInColumn = at.list.length > 1;
  const allowed = Object.values(types).filter(({ isPageWide }) => !isPageWide || !isInColumn);
  const groups = groupTypes(searchEntries(allowed, words, textOf), words.trim() === '' ? lastAdded : []);
  const shared = isInColumn ? [] : Object.entries(start.names.shared ?? {});
  const sharedFound = searchEntries(shared, words, ([name, about]) => `${name} ${about}`);
  // Its settings are there when the dialog goes: nothing is typed into those of another section.
  const add = (value: Record<string, unknown>) => insertSections(at, [value]).then(() => (onDone(), focusSettings()));
  const addType = async (type: SectionType) => {
    const site = useEditor.getState().start ?? start;
    const value = content === 'empty' ? emptySection(type, site) : exampleSection(type, site);
    if (!value) return setLacking(type);
    noteRecent('sections', type.type);
    await add(value);
  };
  if (lacking && needsForm(lacking)) return <FirstForm onDone={() => void addType(lacking)} />;
  if (lacking) return <FirstCollection onDone={onDone} />;
  return (
    <>
      <Head words={words} onWords={setWords} content={content} onContent={(next) => setContent((lastContent = next))} />
      {groups.length === 0 && sharedFound.length === 0 && (
        <p className="hint">{say('No section has this word in its description.')}</p>
      )}
      {sharedFound.length > 0 && (
        <Group title={say('Shared on this site')}>
          {sharedFound.map(([name, about]) => (
            <Card key={name} name={name} about={about} onChoose={() => void add({ type: 'shared', name })} />
          ))}
        </Group>
      )}
      {groups.map(({ title, types: ofGroup }) => (
        <Group key={title} title={title}>
          {ofGroup.map((each) => (
            <TypeCard key={each.type} type={each} onChoose={() => void addType(each)} />
          ))}
        </Group>
      ))}
    </>
  );
}

/** @returns types by what they are for, each once: after those that were added last */
function groupTypes(types: readonly SectionType[], last: readonly string[]): { title: string; types: SectionType[] }[] {
  const recent = last.flatMap((type) => types.find((each) => each.type === type) ?? []);
  const others = types.filter((each) => !recent.includes(each));
  const purposes = [...new Set(others.map(({ purpose }) => purpose))];
  const groups = purposes.map((title) => ({ title, types: others.filter(({ purpose }) => purpose === title) }));
  return recent.length === 0 ? groups : [{ title: say('Added last'), types: recent }, ...groups];
}

function needsForm({ fields }: SectionType): boolean {
  return fields.some(({ kind, isRequired }) => kind === 'form' && isRequired);
}

/** For a section that lists pages, on a site that has no list of pages. */
function FirstCollection({ onDone }: { onDone: () => void }) {
  return (
    <>
      <p className="dialog-note">
        {say(
          'This section lists pages of one kind, such as news or events. The site has none yet: make the first one under “New page”, with “News”, “Event” or “Job”. A page that lists them is made along with it.',
        )}
      </p>
      <div className="row end">
        <TextButton look="primary" icon="plus" onPress={() => (onDone(), void openSiteView('pages'))}>
          {say('Go to the pages')}
        </TextButton>
      </div>
    </>
  );
}

/** For a section that shows a form, on a site that has none. */
function FirstForm({ onDone }: { onDone: () => void }) {
  return (
    <>
      <p className="dialog-note">{say('The site has no form yet. Make one, and the section shows it.')}</p>
      <NewForm onDone={onDone} />
    </>
  );
}

interface HeadProps {
  words: string;
  onWords: (words: string) => void;
  content: Content;
  onContent: (content: Content) => void;
}

function Head({ words, onWords, content, onContent }: HeadProps) {
  return (
    <div className="add-head">
      <SearchField className="search" aria-label={say('Search sections')} value={words} onChange={onWords} autoFocus>
        <Icon name="search" />
        <Input placeholder={say('Search, for example: prices')} />
      </SearchField>
      <ToggleButtonGroup
        className="toggles"
        aria-label={say('What the section begins with')}
        disallowEmptySelection
        selectedKeys={[content]}
        onSelectionChange={([next]) => onContent(next as Content)}
      >
        <ToggleButton id="example" className="toggle">
          {say('With example')}
        </ToggleButton>
        <ToggleButton id="empty" className="toggle">
          {say('Empty')}
        </ToggleButton>
      </ToggleButtonGroup>
    </div>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="add-group">
      <h3>{title}</h3>
      <div className="type-grid">{children}</div>
    </section>
  );
}

function TypeCard({ type, onChoose }: { type: SectionType; onChoose: () => void }) {
  const { title, description } = type;
  return <Card name={title} about={description} picture={<SectionPicture type={type} />} onChoose={onChoose} />;
}

interface CardProps {
  name: string;
  about: string;
  picture?: ReactNode;
  onChoose: () => void;
}

function Card({ name, about, picture, onChoose }: CardProps) {
  return (
    <button type="button" className="type-card" onClick={onChoose}>
      {picture}
      <span className="type-name">{name}</span>
      <small>{about}</small>
    </button>
  );
}

function textOf({ type, title, description, purpose }: SectionType): string {
  return `${type} ${title} ${description} ${purpose} ${listTradeWords(type)}`;
}
