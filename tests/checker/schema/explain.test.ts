import { describe, expect, test } from 'vitest';
import { check, foundIn, pageYaml, siteYaml } from '../test-site.ts';

const page = (blocks: string) => `title: Test\ndescription: A page.\nblocks:\n${blocks}`;
const cta = (rest: string) => page(`  - type: cta\n    heading: Hi\n${rest}`);
const message = (text: string) =>
  check({ 'pages/test.yaml': text }).diagnostics.map((diagnostic) =>
    `${diagnostic.message} ${diagnostic.hint ?? ''}`.trim(),
  );

describe('names', () => {
  test.each([
    [
      'a misspelt name',
      pageYaml.replace('heading', 'headign'),
      '5:5 schema/unknown-key',
      '"headign" is not a setting of a "cta" section. Did you mean "heading"?',
    ],
    [
      'another word for the only missing name',
      pageYaml.replace('heading', 'slogan'),
      '5:5 schema/unknown-key',
      'Did you mean "heading"?',
    ],
    [
      'a name that nothing is like',
      cta('    zzz: 1\n    button: { label: A, href: / }\n'),
      '6:5 schema/unknown-key',
      'Possible settings: "id", "background", "draft", "publish", "text" and "image".',
    ],
    [
      'a name of another type',
      cta('    columns: 3\n    button: { label: A, href: / }\n'),
      '6:5 schema/unknown-key',
      'It belongs to sections of the type',
    ],
    [
      'a missing name',
      page('  - type: cta\n    button: { label: A, href: / }\n'),
      '4:5 schema/missing-key',
      'The setting "heading" is missing from a "cta" section.',
    ],
    [
      'two missing names',
      page('  - type: cta\n'),
      '4:5 schema/missing-key',
      'The settings "heading" and "button" are missing',
    ],
    [
      'a section without a type',
      page('  - heading: A\n    button: { label: A, href: / }\n'),
      '4:5 schema/missing-key',
      '"type"',
    ],
    ['a misspelt type', pageYaml.replace('type: cta', 'type: cat'), '4:11 schema/unknown-type', 'Did you mean "cta"?'],
    [
      'another type',
      page('  - type: testimonials\n    heading: A\n    cards:\n      - title: A\n'),
      '4:11 schema/other-type',
      'its settings are those of',
    ],
    [
      'another word of its kind for a name that other sections have',
      pageYaml.replace('heading', 'title'),
      '5:5 schema/unknown-key',
      'Did you mean "heading"?',
    ],
    ['a word from elsewhere', pageYaml.replace('href', 'url'), '8:7 schema/unknown-key', 'Did you mean "href"?'],
    ['a type under another name', pageYaml.replace('type: cta', 'Type: cta'), '4:5 schema/unknown-key', '"type"'],
    [
      'a missing type, when all settings fit one',
      page('  - text: We count.\n    name: Asha Rao\n    role: Owner\n'),
      '4:5 schema/missing-key',
      'type: quote',
    ],
    [
      'a word for a type, when all settings fit one',
      page('  - type: citation\n    text: We count.\n    name: Asha Rao\n    role: Owner\n'),
      '4:11 schema/unknown-type',
      'Did you mean "quote"?',
    ],
    ['an empty type', page('  - type:\n    heading: A\n'), '4:10 schema/empty', 'the type of the section'],
    ['a section that is only a type', page('  - cta\n'), '4:5 schema/wrong-kind', 'Write: - type: cta'],
    ['an empty section', page('  -\n'), '4:4 schema/empty', 'Section 1 is empty'],
  ])('%s', (_name, text, place, words) => {
    expect(foundIn(text)).toEqual([place]);
    expect(message(text)[0]).toContain(words);
  });
});

describe('indentation that was lost', () => {
  test.each([
    [
      'settings beside their empty group',
      cta('    button:\n    label: A\n    href: /\n'),
      '7:5 schema/lost-indent',
      '"label" and "href" belong to "button" above: indent these lines by 2 more spaces.',
    ],
    [
      'one setting outside of its group',
      cta('    button:\n      label: A\n    href: /\n'),
      '8:5 schema/lost-indent',
      '"href" belongs to "button" above: indent this line by 2 more spaces.',
    ],
    [
      'a setting that has slipped into the group above',
      cta('    button:\n      label: A\n      href: /\n      image: { src: /images/team.jpg, alt: "" }\n'),
      '9:7 schema/lost-indent',
      '"image" belongs to the "cta" section: indent this line by 2 fewer spaces.',
    ],
    [
      'a group that has slipped, with its settings',
      cta('    button:\n      label: A\n      href: /\n      image:\n      src: /images/team.jpg\n      alt: ""\n'),
      '9:7 schema/lost-indent',
      '"image" belongs to',
    ],
    [
      'a setting outside of its braces',
      page('  - { type: cta, heading: Hi, button: { label: A }, href: / }\n'),
      '4:53 schema/lost-indent',
      'move it into its braces',
    ],
    [
      'a setting in the text above it',
      page('  - type: cta\n    text: |\n      Words\n      heading: A\n    button: { label: A, href: / }\n'),
      '7:7 yaml/indent',
      '"heading" should line up with "text" above.',
    ],
  ])('%s', (_name, text, place, words) => {
    expect(foundIn(text)).toEqual([place]);
    expect(message(text)[0]).toContain(words);
  });
});

describe('values', () => {
  const button = '    button: { label: A, href: / }\n';
  test.each([
    [
      'a number for a text',
      pageYaml.replace('See it at work', '1.10'),
      '5:14 schema/wrong-kind',
      'Put it in quotes: "1.10" (without them it is read as 1.1).',
    ],
    ['an answer for a text', pageYaml.replace('See it at work', 'true'), '5:14 schema/wrong-kind', '"true"'],
    [
      'yes for true',
      `listed: yes\n${pageYaml}`,
      '1:9 schema/wrong-kind',
      '"listed" needs true or false, but this is a text. Write: true',
    ],
    [
      'nothing for a text',
      pageYaml.replace(' See it at work', ''),
      '5:13 schema/empty',
      '"heading" is empty; it needs a text.',
    ],
    ['an empty text', pageYaml.replace('See it at work', '""'), '5:14 schema/empty', '"heading" is empty'],
    ['a null for a text', pageYaml.replace('See it at work', '~'), '5:14 schema/empty', '"heading" is empty'],
    [
      'a text that is too long',
      pageYaml.replace('See it at work', 'x'.repeat(121)),
      '5:14 schema/too-long',
      '"heading" is 121 characters long; the limit is 120.',
    ],
    [
      'a value that is not in the list',
      cta(`    background: drak\n${button}`),
      '6:17 schema/not-allowed',
      'Did you mean "dark"?',
    ],
    [
      'an address without its start',
      pageYaml.replace('href: /', 'href: www.example.com'),
      '8:13 schema/bad-address',
      'Did you mean "https://www.example.com"?',
    ],
    [
      'a mail address without its start',
      pageYaml.replace('href: /', 'href: a@example.com'),
      '8:13 schema/bad-address',
      'Did you mean "mailto:a@example.com"?',
    ],
    [
      'an address that begins with capitals',
      pageYaml.replace('href: /', 'href: Mailto:a@example.com'),
      '8:13 schema/bad-address',
      'Did you mean "mailto:a@example.com"?',
    ],
    [
      'a place with capitals',
      pageYaml.replace('href: /', 'href: "#Prices"'),
      '8:13 schema/bad-address',
      'Did you mean "#prices"?',
    ],
    [
      'a focus that is outside of its picture',
      cta(`${button}    image: { src: /images/team.jpg, alt: A, focus: 30% 140% }\n`),
      '7:52 schema/bad-format',
      'A focus is two whole percentages, from the left and from the top, for example: 30% 40%',
    ],
    [
      'a focus in words',
      cta(`${button}    image: { src: /images/team.jpg, alt: A, focus: top left }\n`),
      '7:52 schema/bad-format',
      'A focus is two whole percentages',
    ],
    ['a badly formed id', cta(`    id: Our Team\n${button}`), '6:9 schema/bad-format', 'small letters'],
    [
      'a number out of range',
      page('  - type: card-grid\n    heading: A\n    columns: 7\n    cards: [{ title: A }]\n'),
      '6:14 schema/out-of-range',
      '"columns" is 7; it must be from 2 to 4.',
    ],
    [
      'a number in quotes',
      page('  - type: card-grid\n    heading: A\n    columns: "3"\n    cards: [{ title: A }]\n'),
      '6:14 schema/wrong-kind',
      'Write the number alone, without quotes: 3',
    ],
    [
      'a broken number',
      page('  - type: card-grid\n    heading: A\n    columns: 2.5\n    cards: [{ title: A }]\n'),
      '6:14 schema/wrong-kind',
      'a whole number',
    ],
    [
      'a group for a list',
      page('  - type: card-grid\n    heading: A\n    cards:\n      title: A\n'),
      '7:7 schema/wrong-kind',
      'Put "- " before',
    ],
    [
      'a list for a group',
      cta('    button:\n      - label: A\n        href: /\n'),
      '7:7 schema/wrong-kind',
      'Delete the "- "',
    ],
    [
      'a list that is too short',
      page('  - type: card-grid\n    heading: A\n    cards: []\n'),
      '6:12 schema/too-few',
      '"cards" has no entries; it needs at least 1.',
    ],
    [
      'a list that is too long',
      page(
        '  - type: hero-slider\n    slides:\n      - heading: A\n        text: B\n        image: { src: /images/team.jpg, alt: "" }\n        buttons:\n          - { label: A, href: / }\n          - { label: B, href: / }\n          - { label: C, href: / }\n',
      ),
      '12:15 schema/too-many',
      'the limit is 2',
    ],
    [
      'a button that does nothing',
      cta('    button: { label: A }\n'),
      '6:15 schema/too-few',
      'A button has a label and one more setting',
    ],
    [
      'a button that does two things',
      cta('    button: { label: A, href: /, opens: callback }\n'),
      '6:34 schema/too-many',
      'A button has a label and one more setting',
    ],
    [
      'an unquoted colour',
      pageYaml.replace('See it at work', '#0b5fff'),
      '5:14 yaml/special-start',
      'Write: "#0b5fff"',
    ],
    [
      'an entry with a colon',
      page(
        '  - type: tabbed-slider\n    heading: A\n    items:\n      - label: A\n        text: B\n        image: { src: /images/team.jpg, alt: "" }\n        points:\n          - Fast: very\n      - label: A\n        text: B\n        image: { src: /images/team.jpg, alt: "" }\n',
      ),
      '11:13 yaml/colon-in-text',
      'Write: "Fast: very"',
    ],
  ])('%s', (_name, text, place, words) => {
    expect(foundIn(text)).toEqual([place]);
    expect(message(text)[0]).toContain(words);
  });
});

test('a diagnostic says where it is, for people and for programs', () => {
  const [diagnostic] = check({ 'pages/solutions/erp.yaml': pageYaml.replace('heading', 'headign') }).diagnostics;
  expect(diagnostic).toEqual({
    version: 1,
    code: 'schema/unknown-key',
    severity: 'error',
    message: '"headign" is not a setting of a "cta" section. Did you mean "heading"?',
    hint: null,
    facts: expect.objectContaining({ name: 'headign', nearest: 'heading' }),
    file: 'pages/solutions/erp.yaml',
    range: { start: { line: 5, column: 5, offset: 66 }, end: { line: 5, column: 12, offset: 73 } },
    pointer: '/blocks/0/headign',
    where: { route: '/solutions/erp', section: 1, type: 'cta' },
    related: [],
    fixes: [
      {
        title: 'Rename to heading',
        safe: true,
        edits: [
          {
            range: { start: { line: 5, column: 5, offset: 66 }, end: { line: 5, column: 12, offset: 73 } },
            text: 'heading',
          },
        ],
      },
    ],
    docs: 'docs/errors/schema/unknown-key.md',
  });
});

test('a setting whose name is a number is called by its name, and an entry of a list by its place', () => {
  const site = siteYaml.replace(/^facts:\n/m, 'facts:\n  "2024": []\n');
  const [found] = check({ 'site.yaml': site, 'pages/index.yaml': pageYaml }).diagnostics;
  expect(found!.message).toMatch(/^"2024" /);
  expect(message(page('  - type: pill-list\n    heading: Hi\n    labels: [A, [B]]\n'))[0]).toMatch(
    /^Entry 2 of "labels" /,
  );
});
