// Texts that visitors would see as they are typed: quotes without a partner, placeholders with
// other marks, texts without words.
import { describe, expect, test } from 'vitest';
import { check, found, pageYaml, siteYaml } from '../test-site.ts';

const told = (page: string) =>
  check({ 'pages/test.yaml': page }).diagnostics.map(({ code, fixes }) => [code, fixes[0]]);
const withHeading = (heading: string) => pageYaml.replace('heading: See it at work', () => `heading: ${heading}`);

describe('a quote without its partner', () => {
  test.each([
    ['See it at work"', '6:28'],
    ["See it at work'", '6:28'],
    ["See it at work.'", '6:29'],
    ['“See it at work', '6:14'],
    ['See it at work”', '6:28'],
    ['„See it at work', '6:14'],
    ['«See it at work', '6:14'],
  ])('in %s is told at its place', (heading, place) => {
    const [line, column] = place.split(':').map(Number);
    const { diagnostics } = check({ 'pages/test.yaml': withHeading(heading).replace('\n', '\n# A comment.\n') });
    expect(diagnostics).toMatchObject([{ code: 'text/open-mark', range: { start: { line, column } } }]);
    expect(diagnostics[0]!.fixes).toMatchObject([{ title: 'Delete the quote', safe: false, edits: [{ text: '' }] }]);
  });

  test('in braces is told', () => {
    expect(
      told(
        pageYaml.replace('button:\n      label: Book a demo\n      href: /', 'button: { label: Book now", href: / }'),
      ),
    ).toMatchObject([['text/open-mark', { safe: false }]]);
  });

  test.each([
    'A screen of 24"',
    "A screen of 6'",
    'Say "yes"',
    '“See it at work”',
    '„See it at work“',
    "The customers'",
    "We are open for walkin'",
    "See 'it' at work'n",
    '“See” it at work',
    'Du sagst »ja«',
  ])('is none in %s', (heading) => {
    expect(told(withHeading(heading))).toEqual([]);
  });
});

test('the names in the braces of a label are its own', () => {
  const labels = 'labels:\n  pair: "{name}: {words}"\n';
  expect(found(check({ 'site.yaml': `${siteYaml}\n${labels}` }))).toEqual([]);
  const wrong = 'labels:\n  pair: "{site,name}: {words}"\n';
  expect(found(check({ 'site.yaml': `${siteYaml}\n${wrong}` }))).toHaveLength(1);
});

describe('a placeholder with other marks', () => {
  test.each([
    ['{phone}', '{site.phone}'],
    ['{customers}', '{site.facts.customers}'],
    ['{site,phone}', '{site.phone}'],
    ['{site:phone}', '{site.phone}'],
    ['{site phone}', '{site.phone}'],
    ['{site_phone}', '{site.phone}'],
    ['(site.phone)', '{site.phone}'],
    ['[site.phone]', '{site.phone}'],
    ['<site.phone>', '{site.phone}'],
    ['%site.phone%', '{site.phone}'],
    ['site.phone}', '{site.phone}'],
    ['${site.name}', '{site.name}'],
    ['(site.phnoe)', '{site.phone}'],
  ])('%s is told as %s', (written, meant) => {
    expect(told(withHeading(`"Call ${written} now"`))).toMatchObject([
      ['site/unknown-value', { safe: false, edits: [{ text: meant }] }],
    ]);
  });

  test('in a shared section is told with its parameters', () => {
    const shared = `params:\n  words: { description: Words. }\nblocks:\n  - type: cta\n    heading: "Now (param.words) and {words}"\n    text: "{param.words}"\n    button: { label: Go on, href: / }\n`;
    expect(found(check({ 'pages/_shared/plan.yaml': shared }))).toEqual([
      'pages/_shared/plan.yaml:5:19 site/unknown-value',
      'pages/_shared/plan.yaml:5:37 site/unknown-value',
    ]);
  });

  test.each([
    'Users at /users/{name}',
    'Write `{name}` there',
    'A {word} of ours',
    'Pay ${site.founded} now',
    'Our (site) now',
    'See {{name}}',
  ])('is none in %s', (text) => {
    expect(told(withHeading(`"${text}"`))).toEqual([]);
  });
});

describe('a text without words', () => {
  test.each(['" "', "'  '", '"[[ ]]"', '"\u00a0"', '"** **"', '" [[ ]] "'])('%s is told as empty', (heading) => {
    expect(told(withHeading(heading))).toMatchObject([['schema/empty', undefined]]);
  });

  test('an empty alternative text stays right', () => {
    const page = pageYaml
      .replace('heading:', 'image: { src: /images/team.jpg, alt: "" }\n    heading:')
      .replace('cta', 'media-text');
    expect(told(page.replace(/ {4}button:[\s\S]*/, '    text: Yes.\n'))).toEqual([]);
  });
});

test.each(['“me@example.com”', '"me@example.com”', "me@example.com'"])('an e-mail address as %s is told', (email) => {
  const site = siteYaml.replace('founded:', () => `email: ${email}\nfounded:`);
  expect(check({ 'site.yaml': site }).diagnostics.filter(({ file }) => file === 'site.yaml')).toHaveLength(1);
});
