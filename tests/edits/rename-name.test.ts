// A form or a pop-up gets another name with all that names it, and nothing else in any file changes.
import { expect, test } from 'vitest';
import { planRename } from '../../src/edits/rename-name.ts';
import { readNameRule } from '../../src/edits/fields/name-rule.ts';
import { createTextSet, replaceTexts } from '../../src/base/pure/text-set.ts';
import { checker, facts, pageYaml, schemas, siteYaml } from '../checker/test-site.ts';

const button = (opens: string, quote = '') => `{ label: callback, opens: ${quote}${opens}${quote} }`;
const page = `title: A page
description: It opens callback.
blocks:
  - type: cta # callback
    heading: callback, example
    button: ${button('callback')} # example
  - type: cta
    heading: Quoted
    button: ${button('callback', '"')}
  - type: form
    form:   'example'
  - type: shared
    name: teaser
  - type: shared
    name: teaser
    with:
      opened: callback
`;
const teaser = `params:
  opened: { description: What opens., default: callback }
blocks:
  - type: cta
    heading: Teaser
    button: ${button('{param.opened}', '"')}
  - type: form
    form: example
`;
const files: Record<string, string> = {
  'site.yaml': siteYaml,
  'pages/index.yaml': pageYaml,
  'pages/one.yaml': page,
  'pages/_shared/teaser.yaml': teaser,
  'pages/_shared/unused.yaml': `blocks:\n  - type: cta\n    heading: Unused\n    button: ${button('callback')}\n`,
};

const plan = (kind: 'form' | 'popup', from: string, to: string, site = files) => {
  const source = { texts: createTextSet(site), facts };
  const rule = readNameRule(schemas.site.properties![`${kind}s`]!);
  return planRename({ kind, from, to, rule }, checker.createRuleContext(source), source.texts);
};
const planned = (...given: Parameters<typeof plan>) => {
  const found = plan(...given);
  if (!found.ok) throw new Error(found.reason);
  return found;
};
const listProblems = (texts: ReadonlyMap<string, string>) =>
  checker
    .checkSite({ texts: replaceTexts(createTextSet(files), new Map(texts)), facts })
    .diagnostics.filter(({ severity }) => severity === 'error');

test('a pop-up: buttons in pages and shared sections, used or not, values and defaults of parameters', () => {
  const { texts, count } = planned('popup', 'callback', 'call-me');
  expect(count).toBe(5);
  expect(texts.get('pages/one.yaml')).toBe(
    page
      .replace(button('callback'), button('call-me'))
      .replace(button('callback', '"'), button('call-me', '"'))
      .replace('opened: callback', 'opened: call-me'),
  );
  expect(texts.get('pages/_shared/teaser.yaml')).toBe(teaser.replace('default: callback', 'default: call-me'));
  expect(texts.get('pages/_shared/unused.yaml')).toContain(button('call-me'));
  expect(texts.get('site.yaml')).toBe(siteYaml.replace('\n  callback:\n', '\n  call-me:\n'));
  expect(texts.has('pages/index.yaml')).toBe(false);
  expect(listProblems(texts)).toEqual([]);
});

test('a form: sections, shared sections, and the pop-ups that have it', () => {
  const { texts, count } = planned('form', 'example', 'question');
  expect(count).toBe(3);
  expect(texts.get('pages/one.yaml')).toBe(page.replace("form:   'example'", "form:   'question'"));
  expect(texts.get('pages/_shared/teaser.yaml')).toBe(teaser.replace('form: example', 'form: question'));
  expect(texts.get('site.yaml')).toBe(
    siteYaml.replace('    form: example', '    form: question').replace('\n  example:\n', '\n  question:\n'),
  );
  expect(listProblems(texts)).toEqual([]);
});

test.each([
  ['callback', 'callback', 'There is a pop-up "callback" already.'],
  ['callback', 'Call me', 'A name here has small letters, digits and hyphens only, for example: callback.'],
  ['callback', '', 'The name is empty.'],
  ['other', 'x', 'There is no pop-up "other".'],
])('%s cannot be called "%s"', (from, to, reason) => {
  expect(plan('popup', from, to)).toEqual({ ok: false, reason });
});

test('nothing is renamed while a page has mistakes, for it may have the name', () => {
  const site = { ...files, 'pages/one.yaml': page.replace('heading:', 'haeding:') };
  expect(plan('popup', 'callback', 'call-me', site)).toEqual({
    ok: false,
    reason: 'Correct the mistakes in pages/one.yaml first: what it names cannot be known.',
  });
});

test('nothing is renamed where the name is put together from parts', () => {
  const site = {
    ...files,
    'site.yaml': siteYaml.replace('founded: 2006', 'founded: 2006\ntagline: callback'),
    'pages/one.yaml': page.replace(button('callback'), button('{site.tagline}', '"')),
  };
  expect(plan('popup', 'callback', 'call-me', site)).toEqual({
    ok: false,
    reason: 'pages/one.yaml, line 6: "callback" is put together from parts here. Write it out first.',
  });
});
