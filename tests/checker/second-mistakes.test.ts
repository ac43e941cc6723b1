// A mistake in the writing, a setting or a value hides no wrong name and no warning of its file.
import { describe, expect, test } from 'vitest';
import { check, pageYaml, siteYaml } from './test-site.ts';

const page = `title: Test
description: A page.
blocks:
  - type: card-grid
    id: cards
    heading: Bread
    columns: 3
    cards:
      - title: Rye
        text: Dark and soft.
        icon: users
      - { title: Spelt, text: Mild., icon: package }
  - type: media-text
    heading: Us
    text: Baked by us.
    image: { src: /images/team.jpg, alt: Our team }
    button: { label: Request a call, opens: callback }
  - type: form
    form: example
  - type: rich-text
    text: See [our bread](#cards) or [the start](/).
  - type: shared
    name: plan
    with:
      heading: One plan
      text: For all
`;
const shared = `params:
  heading: { description: A heading. }
  text: { description: A text. }
blocks:
  - type: cta
    heading: "{param.heading}"
    text: "{param.text}"
    button: { label: Go on, href: / }
`;
const found = (files: Record<string, string>) =>
  check({ 'pages/_shared/plan.yaml': shared, 'pages/test.yaml': page, ...files }).diagnostics.map(
    ({ file, range, code }) => `${file.replace('pages/', '')}:${range.start.line} ${code}`,
  );
const change = (text: string, [right, wrong]: readonly [string, string]) => {
  expect(text).toContain(right);
  return text.replace(right, () => wrong);
};

const firsts: [string, string][] = [
  ['columns: 3', 'columns 3'],
  ['columns: 3', 'colums: 3'],
  ['columns: 3', 'columns: many'],
  ['columns: 3', 'columns:'],
  ['    columns: 3', '     columns: 3'],
  ['    columns: 3', '    some words'],
  ['heading: Bread', 'heading: "Bread'],
  ['- type: card-grid', '- type: card-gird'],
  ['- type: card-grid', '- tpye: card-grid'],
  ['Spelt, text', 'Spelt text'],
];

const seconds: [string, string, string][] = [
  ['#cards', '#crads', '21 site/broken-anchor'],
  ['[the start](/)', '[the start](/zzz)', '21 site/broken-link'],
  ['/images/team.jpg', '/images/taem.jpg', '16 site/missing-file'],
  ['alt: Our team', 'alt: team.jpg', '16 a11y/alt-is-filename'],
  ['opens: callback', 'opens: calback', '17 site/nav-target'],
  ['label: Request a call', 'label: Click here', '17 a11y/vague-link-text'],
  ['form: example', 'form: exmaple', '19 site/nav-target'],
  ['icon: package', 'icon: pakage', '12 site/missing-icon'],
  ['name: plan', 'name: paln', '23 site/unknown-shared'],
  ['      text: For all', '      txet: For all', '26 site/unknown-param'],
  ['title: Test', `title: ${'Test '.repeat(20)}`, '1 seo/title-too-long'],
];

describe.each(firsts)('%s written as %s hides nothing:', (...first) => {
  const line = found({ 'pages/test.yaml': change(page, first) });

  test.each(seconds)('%s written as %s', (right, wrong, code) => {
    // Two mistakes in one pair of braces are read as one.
    const isSameLine = code.startsWith('12 ') && first[0].startsWith('Spelt');
    if (isSameLine) return;
    const both = found({ 'pages/test.yaml': change(change(page, first), [right, wrong]) });
    expect(line).toHaveLength(1);
    expect(both.toSorted()).toEqual([...line, `test.yaml:${code}`].toSorted());
  });
});

test('a mistake in a shared section hides no wrong link in it', () => {
  const wrong = change(change(shared, ['Go on, href: /', 'Go on, href: /zzz']), ['    text: "', '    txt: "']);
  expect(found({ 'pages/_shared/plan.yaml': wrong })).toEqual([
    '_shared/plan.yaml:7 schema/unknown-key',
    '_shared/plan.yaml:8 site/broken-link',
  ]);
});

test('a mistake in site.yaml hides no wrong link in it', () => {
  const wrong = change(change(siteYaml, ['href: /\nfooter', 'href: /zzz\nfooter']), ['founded: 2006', 'foundet 2006']);
  expect(found({ 'site.yaml': wrong }).filter((each) => each.includes('site.yaml'))).toHaveLength(2);
});

test('a wrong date is told once, and only as what it is', () => {
  const wrong = pageYaml.replace('blocks:', 'publish: { from: 24.12.2026 }\nblocks:');
  expect(found({ 'pages/test.yaml': wrong })).toEqual(['test.yaml:3 schema/bad-format']);
});
