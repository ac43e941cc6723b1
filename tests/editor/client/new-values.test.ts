// What the editor adds passes the check from the first moment: each section, each entry of each list,
// each group and button, in a site that has something to name and show and in one that has nothing.
import { expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { createTextSet } from '../../../src/base/pure/text-set.ts';
import { describeFile, describeSections } from '../../../src/edits/fields/describe-fields.ts';
import type { Field } from '../../../src/edits/fields/field.ts';
import { editData } from '../../../src/edits/model/edit-data.ts';
import { getAtPath, type Path } from '../../../src/edits/model/path.ts';
import { editsToAdd, partsAt, withCells } from '../../../src/editor/client/entries/new-entries.ts';
import { emptySection, exampleSection, firstValue } from '../../../src/edits/fields/new-values.ts';
import type { SiteWords } from '../../../src/edits/fields/first-words.ts';
import { useEditor } from '../../../src/editor/client/state/store.ts';
import { planNewForm } from '../../../src/editor/server/site/new-form.ts';
import type { SiteParts } from '../../../src/editor/server/site/authored-site.ts';
import type { EditorPage, EditorStart } from '../../../src/editor/protocol/page.ts';
import { checker, facts, schemas } from '../../checker/test-site.ts';
import { speakAs } from '../site-words.ts';
import { productRoot } from '../../product-root.ts';

const sections = describeSections(schemas);
const { shared: _shared, ...types } = sections;
const siteFields = describeFile(schemas, 'site');
const pageFields = describeFile(schemas, 'page');
const file = 'pages/about.yaml';
const url = 'https://www.example.com';
const site = {
  name: 'Example',
  url,
  menu: [{ label: 'Home', href: '/' }],
  footer: { blurb: 'Words.', columns: [{ heading: 'Pages', links: [{ label: 'Home', href: '/' }] }] },
};
const page = {
  title: 'About',
  description: 'What this page is about.',
  blocks: [{ type: 'rich-text', text: 'Words.' }],
};

const icons = new Set([...facts.icons, 'star']);

const english = speakAs('en');
/** Of a language that the editor does not have. */
const blanks = speakAs('tlh');

type Data = Record<string, unknown>;

/**
 * Codes about the site as a whole, which has this page alone and shows nothing; about pictures that
 * are to come; and about what only entries of collections show, which this page is not.
 */
const expectedCodes = [
  'site/unused-file',
  'site/unreachable-page',
  'site/no-not-found-page',
  'image/empty',
  'entries/never-shown',
  'site/unused-setting',
];

/** @returns what the check says of a site with this page, as one text for each message */
function check(texts: Record<string, Data>): string[] {
  const home = { ...page, title: 'Home', description: 'What the site is about.' };
  const all = Object.entries({ 'site.yaml': site, 'pages/index.yaml': home, [file]: page, ...texts });
  const written = Object.fromEntries(
    all.map(([name, data]) => [name, stringify(data, { aliasDuplicateObjects: false })]),
  );
  const { diagnostics } = checker.checkSite({ texts: createTextSet(written), facts: { ...facts, icons } });
  return diagnostics
    .filter(({ code }) => !expectedCodes.includes(code))
    .map(({ code, file: at, message }) => `${at}: ${code} ${message}`);
}

const baseline = check({});

test('nothing is wrong with the site before something is added', () => {
  expect(baseline).toEqual([]);
});

/** Each place where the editor can add something, with what the check says of it. */
function addEverywhere(
  name: string,
  data: Data,
  { fields, root, words = english }: { fields: readonly Field[]; root: Path; words?: SiteWords },
): string[] {
  const names = { image: { '/images/team.jpg': '' }, call: { web3forms: '' } };
  const findings: string[] = [];
  const open = (written: Data) => {
    const files = { [name]: { data: written, text: '', version: '' } };
    const start = { siteFields, pageFields, names, ...words } as unknown as EditorStart;
    useEditor.setState({ start, page: { files } as unknown as EditorPage });
  };
  const tryOut = (at: Path, written: Data, does: string) => {
    const news = check({ [name]: written }).filter((each) => !baseline.includes(each));
    findings.push(...news.map((each) => `${does} ${at.join('.')}: ${each}`));
    return news.length === 0 ? written : undefined;
  };
  const walk = (inner: readonly Field[], at: Path, written: Data, depth: number) => {
    for (const field of inner) visit(field, [...at, field.name], written, depth);
  };
  const visit = (field: Field, at: Path, written: Data, depth: number) => {
    if (depth > 4 || ['fixed', 'any', 'sections'].includes(field.kind)) return;
    if (field.kind === 'list') return visitList(field, at, written, depth);
    // The dialog for forms has made one.
    if (field.name === 'forms') return walk(field.item!.fields!, [...at, 'message'], written, depth + 1);
    if (field.kind === 'named') {
      open(written);
      const value = firstValue(field.item!, partsAt(name, at), 'first');
      const added = editData(written, { kind: 'set', path: [...at, 'first'], value }) as Data;
      if (value === undefined || !tryOut(at, added, 'an entry of')) return;
      return walk(field.item!.fields ?? [], [...at, 'first'], added, depth + 1);
    }
    if (!field.fields || field.kind === 'image') return;
    if (getAtPath(written, at) !== undefined) return walk(field.fields, at, written, depth + 1);
    open(written);
    const value = firstValue(field, partsAt(name, at));
    const added = editData(written, { kind: 'set', path: at, value }) as Data;
    if (value !== undefined && tryOut(at, added, 'adding')) walk(field.fields, at, added, depth + 1);
  };
  const visitList = (field: Field, at: Path, written: Data, depth: number) => {
    const add = (to: Data) => {
      open(to);
      const edits = editsToAdd(name, at).flatMap((each) => withCells(name, each));
      return edits.length === 0 ? undefined : (edits.reduce<unknown>(editData, to) as Data);
    };
    let now: Data | undefined = written;
    for (let count = 0; count < 2 && now; count++) {
      const { length } = (getAtPath(now, at) ?? []) as unknown[];
      if (length >= (field.maxItems ?? Infinity)) break;
      const added = add(now);
      now = added && tryOut(at, added, 'an entry of');
    }
    const entry = getAtPath(now, [...at, 0]);
    if (now && entry !== undefined && field.item) walk(field.item.fields ?? [], [...at, 0], now, depth + 1);
  };
  walk(fields, root, data, 0);
  return findings;
}

const withPicture = { names: { image: { '/images/team.jpg': '' }, address: { '/': '' } }, ...english };

test.each(Object.values(types))(
  '$type passes the check as it is added, and so does all that is added to it',
  (type) => {
    const blank = { ...withPicture, ...blanks };
    const added = [withPicture, blank].flatMap((parts) => [emptySection(type, parts), exampleSection(type, parts)]);
    for (const section of added) {
      if (section === undefined) {
        // The dialog asks for what these show.
        expect(['entries', 'form']).toContain(type.type);
        continue;
      }
      const data = { ...page, blocks: [section, ...page.blocks] };
      expect(check({ [file]: data })).toEqual(baseline);
      for (const words of [english, blanks])
        expect(addEverywhere(file, data, { fields: type.fields, root: ['blocks', 0], words })).toEqual([]);
    }
  },
);

test('all that is added in the settings of a page passes the check', () => {
  for (const words of [english, blanks])
    expect(addEverywhere(file, page, { fields: pageFields, root: [], words })).toEqual([]);
});

/** @returns site.yaml after the dialog for forms, on a site without one and without a service */
function siteWithForm(): Data {
  const texts = createTextSet({ 'site.yaml': stringify(site) });
  const context = { site: { data: site } };
  const parts = { productRoot, site: { schemas, ruleContext: () => context }, store: { texts: () => texts } };
  const planned = planNewForm(parts as unknown as SiteParts, { name: 'message', service: 'web3forms', access: 'key' });
  return parse(planned.ok ? planned.changes[0]!.after! : '') as Data;
}

test('all that is added in the settings of the site passes the check', () => {
  const made = siteWithForm();
  const write = {
    ...page,
    title: 'Write',
    description: 'How to write to us.',
    blocks: [{ type: 'form', form: 'message' }],
  };
  expect(check({ 'site.yaml': made, 'pages/write.yaml': write })).toEqual([]);
  for (const words of [english, blanks])
    expect(addEverywhere('site.yaml', made, { fields: siteFields, root: [], words })).toEqual([]);
});

test('a way to send a form is one that the site has the service for', () => {
  const { fields: settings } = siteFields.find(({ name }) => name === 'forms')!.item!;
  const way = settings!.find(({ name }) => name === 'delivery')!.item!;
  const first = (names: Record<string, Record<string, string>>) => firstValue(way, { names, ...english });
  expect(first({ call: {} })).toBeUndefined();
  expect(first({ call: { sheet: '' } })).toEqual({ call: 'sheet' });
  expect(first({ call: { 'email-form': '' }, template: {} })).toBeUndefined();
  expect(first({ call: { 'email-form': '' }, template: { lead: '' } })).toEqual({
    call: 'email-form',
    template: 'lead',
  });
});

test('a new map has a link to the address, until somebody says where the place is', () => {
  const { map } = types;
  expect(emptySection(map!, withPicture)).toEqual({ type: 'map', name: 'Name', address: 'Address' });
});

/** A value for each setting that shows a picture, also in entries, with its path. */
function listPictures(value: unknown, fields: readonly Field[], at: string): [string, unknown][] {
  if (typeof value !== 'object' || value === null) return [];
  return fields.flatMap((field) => {
    const own = (value as Data)[field.name];
    const path = `${at}/${field.name}`;
    if (field.kind === 'image') return [[path, own] as [string, unknown]];
    if (Array.isArray(own) && field.item)
      return own.flatMap((entry: unknown, index): [string, unknown][] =>
        field.item!.kind === 'image'
          ? [[`${path}/${index}`, entry]]
          : listPictures(entry, field.item!.fields ?? [], `${path}/${index}`),
      );
    return listPictures(own, field.fields ?? [], path);
  });
}

test.each(Object.values(types))('$type is added without a picture of somebody else', (type) => {
  const added = [emptySection(type, withPicture), exampleSection(type, withPicture)];
  const pictures = added.flatMap((section) => listPictures(section, type.fields, ''));
  for (const [path, picture] of pictures)
    if (picture !== undefined) expect([path, picture]).toEqual([path, { src: '', alt: '' }]);
});

test('each section whose example shows pictures has places for them, filled or empty', () => {
  const shown = Object.values(types).filter((type) => {
    const example = type.examples[1] ?? type.examples[0];
    return listPictures(example, type.fields, '').some(([, picture]) => picture !== undefined);
  });
  expect(shown.length).toBeGreaterThan(12);
  for (const type of shown) {
    const rich = { ...english, names: { ...withPicture.names, form: { message: '' }, collection: { news: '' } } };
    const places = listPictures(exampleSection(type, rich), type.fields, '');
    expect([type.type, places.some(([, picture]) => picture !== undefined)]).toEqual([type.type, true]);
  }
});
