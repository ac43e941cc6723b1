// A list whose name is lost is told once, by the lists that its group knows; the fix asks where it may be a text, too.
import { expect, test } from 'vitest';
import { fixSite } from '../../src/edits/apply-safe-fixes.ts';
import { createTextSet } from '../../src/base/pure/text-set.ts';
import { check, checker, facts, pageYaml, siteYaml } from '../checker/test-site.ts';

const shared = `params:
  heading: { description: A heading. }
  cards: { description: Some cards., kind: list }
blocks:
  - type: card-grid
    heading: "{param.heading}"
    cards: "{param.cards}"
`;
const files = (changed: Record<string, string>) => ({
  'site.yaml': siteYaml,
  'pages/index.yaml': pageYaml,
  'pages/_shared/plan.yaml': shared,
  ...changed,
});

/** Reports on a file, and applies all safe fixes. */
function tell(file: string, text: string) {
  const changed = files({ [file]: text });
  const { texts } = fixSite(checker, { texts: createTextSet(changed), facts }, () => true);
  const found = check(changed).diagnostics.filter((each) => each.file === file);
  return {
    codes: found.map(({ code, range }) => `${range.start.line} ${code}`),
    safe: found.map(({ fixes }) => fixes.map(({ safe }) => safe)),
    fixed: texts.text(file),
  };
}

const page = `title: Test
description: >-
  A page of lists.
blocks:
  # The bakery.
  - type: media-text
    heading: Bread
    text: Baked by us.
    points:
      - Dark and soft
      - Sold in the morning
    image:
      src: /images/team.jpg
      alt: Us
    button: { label: Go on, href: / }
  - type: card-grid
    heading: Kinds
    cards:
      - title: Rye
        text: Dark and soft.
        icon: users
      - { title: Spelt, text: Mild., icon: package }
  - type: hero-slider
    slides:
      - heading: Fresh
        text: Every day.
        image:
          src: /images/team.jpg
          alt: Us
        buttons:
          - label: Order
            href: /
          - label: Call
            opens: callback
  - type: shared
    name: plan
    with:
      heading: Ours
      cards:
        - title: Wheat
          icon: users
`;

const without = (text: string, ...lines: string[]) =>
  lines.reduce((all, line) => {
    expect(all.split(line)).toHaveLength(2);
    return all.replace(line, '');
  }, text);

test('the page is right', () => {
  expect(tell('pages/test.yaml', page).codes).toEqual([]);
});

test.each([
  ['blocks, which the description swallows', ['blocks:\n'], ['5 yaml/lost-list-name']],
  ['the cards of a section', ['\n    cards:'], ['18 yaml/lost-list-name']],
  ['buttons below a group', ['        buttons:\n'], ['30 yaml/lost-list-name']],
  ['a list that a page gives to a shared section', ['      cards:\n'], ['39 yaml/lost-list-name']],
  ['slides, the only list of their section', ['    slides:\n'], ['24 yaml/lost-list-name']],
])('the name of %s is put back', (_what, lines, codes) => {
  expect(tell('pages/test.yaml', without(page, ...lines))).toMatchObject({ codes, fixed: page });
});

test('blocks and a list below them are told one by one, and both are put back', () => {
  const broken = without(page, 'blocks:\n', '        buttons:\n');
  const { codes, fixed } = tell('pages/test.yaml', broken);
  expect(codes).toEqual(['5 yaml/lost-list-name', '29 yaml/lost-list-name']);
  expect(fixed).toBe(page);
});

test('blocks and a list of texts below them: what may be a text stays a question', () => {
  const broken = without(page, 'blocks:\n', '    points:\n');
  const { codes, fixed } = tell('pages/test.yaml', broken);
  expect(codes).toEqual(['5 yaml/lost-list-name', '8 yaml/lost-list-name']);
  expect(fixed).toBe(without(page, '    points:\n'));
});

test('texts below a text are a list where the group knows one, and only the author knows', () => {
  const inLine = without(page, '    points:\n');
  expect(tell('pages/test.yaml', inLine)).toEqual({ codes: ['9 yaml/lost-list-name'], safe: [[false]], fixed: inLine });
  const folded = inLine.replace('text: Baked by us.', 'text: >-\n      Baked by us.');
  expect(tell('pages/test.yaml', folded)).toEqual({
    codes: ['10 yaml/lost-list-name'],
    safe: [[false]],
    fixed: folded,
  });
});

test('a name that was joined to the text above it is taken from there', () => {
  const broken = page.replace('\nblocks:\n  # The bakery.\n', ' blocks:\n');
  const { codes, fixed } = tell('pages/test.yaml', broken);
  expect(codes).toEqual(['4 yaml/lost-list-name']);
  expect(fixed).toBe(page.replace('  # The bakery.\n', ''));
});

test.each([
  ['a single dash', 'text: >-\n      Baked by us\n      - as always - by hand.'],
  ['points of a text that keeps its lines', 'text: |\n      Baked by us:\n      - at night\n      - by hand'],
  ['points below an empty line', 'text: >-\n      Baked by us:\n\n      - at night\n\n      - by hand'],
])('%s may be text', (_what, text) => {
  const written = without(page, '    points:\n', '      - Dark and soft\n', '      - Sold in the morning\n');
  expect(tell('pages/test.yaml', written.replace('text: Baked by us.', text)).codes).toEqual([]);
});

test('a list below another list of other entries', () => {
  const broken = without(siteYaml, 'menu:\n').replace(
    'facts:\n  customers: 380+\n',
    'facts:\n  customers: 380+\nsocial:\n  - network: x\n    href: https://x.com/example\n',
  );
  const line = broken.split('\n').indexOf('  - label: Home') + 1;
  const { codes, fixed } = tell('site.yaml', broken);
  expect(codes).toEqual([`${line} yaml/lost-list-name`]);
  expect(fixed).toBe(broken.replace('  - label: Home', 'menu:\n  - label: Home'));
});

test('two lists that fit as well are a suggestion for each', () => {
  const broken = `title: Test
description: A page.
blocks:
  - type: shared
    name: twice
    with:
      heading: Ours
      - title: Wheat
        icon: users
`;
  const twice = shared
    .replace(
      '  cards: { ',
      '  more: { default: [{ title: Oat, text: Fine., icon: users }], description: More., kind: list }\n  cards: { default: [{ title: Oat, text: Fine., icon: users }], ',
    )
    .concat('  - type: card-grid\n    heading: More\n    cards: "{param.more}"\n');
  const { diagnostics } = check(files({ 'pages/_shared/twice.yaml': twice, 'pages/test.yaml': broken }));
  expect(diagnostics).toMatchObject([{ code: 'yaml/lost-list-name', fixes: [{ safe: false }, { safe: false }] }]);
  expect(diagnostics[0]!.hint).toContain('Either: Write more:, then - title: Wheat. Or: Write cards:, then');
});
