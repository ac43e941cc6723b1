// Columns: their sections are checked as sections are, and follow the columns on the page.
import { describe, expect, it } from 'vitest';
import { columnNames } from '../../../src/base/pure/pointer.ts';
import { holdsSections } from '../../../src/checker/schema/json-schema.ts';
import { check, found, schemas } from '../test-site.ts';

const page = (blocks: string) => `title: Visit\ndescription: How to find us.\nblocks:\n${blocks}`;
const columns = page(`  - type: columns
    widths: first
    column1:
      - type: rich-text
        heading: Come and see us
        text: On Mondays.
      - type: cta
        id: tour
        heading: A tour
        button: { label: Ask, href: '#hours' }
    column2:
      - type: callout
        id: hours
        text: From {site.founded} to now.
  - type: rich-text
    text: See [the tour](#tour).
`);

/** The sections of the page as its renderer gets them. */
const model = (files: Record<string, string>) => {
  const site = check(files);
  expect(found(site)).toEqual([]);
  return site.pages.find(({ route }) => route === '/visit')!;
};
const messages = (text: string) =>
  check({ 'pages/visit.yaml': text }).diagnostics.map(
    ({ range, code, message }) => `${range.start.line}:${range.start.column} ${code} ${message}`,
  );

describe('columns', () => {
  it('are followed by their sections, each with the number of its column, an id, defaults and values', () => {
    const { page: shown } = model({ 'pages/visit.yaml': columns });
    expect(shown.blocks).toMatchObject([
      { type: 'columns', id: 'columns', widths: 'first', align: 'top', background: 'plain' },
      { type: 'rich-text', id: 'rich-text', inColumn: 0, align: 'start', heading: 'Come and see us' },
      { type: 'cta', id: 'tour', inColumn: 0 },
      { type: 'callout', id: 'hours', inColumn: 1, tone: 'note', text: 'From 2006 to now.' },
      { type: 'rich-text', id: 'rich-text-2' },
    ]);
    expect(shown.blocks[0]).not.toHaveProperty('column1');
    expect(shown.blocks[4]).not.toHaveProperty('inColumn');
  });

  it('know the line and the place of each of their sections', () => {
    const { lines, sources } = model({ 'pages/visit.yaml': columns });
    expect(lines).toEqual([4, 7, 10, 15, 18]);
    expect(sources.map(({ pointer }) => pointer)).toEqual([
      '/blocks/0',
      '/blocks/0/column1/0',
      '/blocks/0/column1/1',
      '/blocks/0/column2/0',
      '/blocks/1',
    ]);
    expect(sources[2]!.find('/button/label')).toEqual({
      file: 'pages/visit.yaml',
      pointer: '/blocks/0/column1/1/button/label',
    });
  });

  it('may stand in a shared section, with parameters in their sections', () => {
    const shared = `params:
  text: { description: What to say. }
blocks:
  - type: columns
    column1: [{ type: rich-text, text: '{param.text}' }]
    column2: [{ type: callout, text: Closed on Sundays. }]
`;
    const use = page(
      '  - type: shared\n    name: hours\n    draft: true\n    with: { text: Open. }\n  - type: rich-text\n    text: x\n',
    );
    const files = { 'pages/_shared/hours.yaml': shared, 'pages/visit.yaml': use };
    expect(model(files).page.blocks).toMatchObject([{ type: 'rich-text', id: 'rich-text-2' }]);
    const { page: shown, sources } = model({ ...files, 'pages/visit.yaml': use.replace('    draft: true\n', '') });
    expect(shown.blocks.map(({ type }) => type)).toEqual(['columns', 'rich-text', 'callout', 'rich-text']);
    expect(shown.blocks[1]).toMatchObject({ text: 'Open.', inColumn: 0 });
    expect(sources[1]!.pointer).toBe('/blocks/0');
    expect(sources[1]!.find('/text')).toEqual({ file: 'pages/visit.yaml', pointer: '/blocks/0/with/text' });
  });

  it('are hidden with their sections, and a section in them alone', () => {
    const types = (text: string) => model({ 'pages/visit.yaml': text }).page.blocks.map(({ id }) => id);
    const withoutLinks = columns.replace("'#hours'", '/').replace('[the tour](#tour)', 'it');
    expect(types(withoutLinks.replace('widths: first', 'draft: true'))).toEqual(['rich-text-2']);
    expect(types(withoutLinks.replace('id: hours', 'draft: true'))).toEqual([
      'columns',
      'rich-text',
      'tour',
      'rich-text-2',
    ]);
  });

  it('take a Markdown file for a text in them', () => {
    const text = columns.replace('text: On Mondays.', 'text: { file: texts/days.md }');
    const { page: shown } = model({ 'pages/visit.yaml': text, 'texts/days.md': 'On **Mondays**.\n' });
    expect(shown.blocks[1]).toMatchObject({ text: 'On **Mondays**.' });
  });
});

describe('a mistake in a column', () => {
  it.each([
    ['a misspelt setting', ['heading: Come', 'headin: Come'], /^8:9 schema\/unknown-key .*Did you mean "heading"/],
    ['a misspelt type', ['type: callout', 'type: callot'], /^15:15 schema\/unknown-type .*Did you mean "callout"/],
    ['a missing setting', ['        text: On Mondays.\n', ''], /^7:9 schema\/missing-key .*"rich-text" section/],
    ['a dead link', ["'#hours'", "'#hour'"], /^13:37 site\/broken-anchor /],
    ['an id that another section has', ['id: hours', 'id: tour'], /^16:13 site\/duplicate-id /],
    ['columns in a column', ['type: cta', 'type: columns'], /^10:15 schema\/not-in-column Columns cannot/],
    ['a section as wide as the page', ['type: cta', 'type: opening'], /^10:15 schema\/not-in-column .*"opening"/],
    ['a shared section', ['type: cta', 'type: shared'], /^10:15 schema\/not-in-column .*"shared"/],
    ['a group for a list', ['      - type: callout', '        type: callout'], /schema\/wrong-kind|schema\/lost/],
  ] as [string, [string, string], RegExp][])('is told where it is: %s', (_what, [right, wrong], message) => {
    expect(columns).toContain(right);
    const told = messages(columns.replace(right, wrong).replace('[the tour](#tour)', 'it'));
    expect(told.filter((each) => !each.includes('broken-anchor') || wrong === "'#hour'")).toEqual([
      expect.stringMatching(message),
    ]);
  });

  it('says that a second column is missing', () => {
    expect(messages(page('  - type: columns\n    column1: [{ type: callout, text: Closed. }]\n'))).toEqual([
      expect.stringMatching(/^4:5 schema\/missing-key .*"column2" is missing from a "columns" section/),
    ]);
  });
});

it('the schema of columns has the names that the checker knows as lists of sections', () => {
  const lists = Object.entries(schemas.blocks).flatMap(([type, { properties = {} }]) =>
    Object.entries(properties).flatMap(([name, part]) => (holdsSections(part) ? [`${type}.${name}`] : [])),
  );
  expect(lists).toEqual(columnNames.map((name) => `columns.${name}`));
});
