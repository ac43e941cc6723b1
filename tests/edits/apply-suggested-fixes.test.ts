// --fix-suggested: likely fixes are made after a yes, and only then; one that does not help is not
// made.
import { describe, expect, it } from 'vitest';
import { fixWithSuggestions, type Answer, type Suggestion } from '../../src/edits/apply-suggested-fixes.ts';
import { checker, facts, pageYaml, siteYaml } from '../checker/test-site.ts';
import { createTextSet } from '../../src/base/pure/text-set.ts';

/** Mends a page with given answers; further questions are answered with no. */
async function mend(page: string, answers: Answer[], isWanted = (_file: string) => true) {
  const files = { 'site.yaml': siteYaml, 'pages/index.yaml': pageYaml, 'pages/test.yaml': page };
  const asked: string[] = [];
  const ask = async ({ diagnostic, fix }: Suggestion): Promise<Answer> => {
    asked.push(`${diagnostic.code} ${fix.title}`);
    return answers[asked.length - 1] ?? 'no';
  };
  const result = await fixWithSuggestions(checker, { texts: createTextSet(files), facts }, { isWanted, ask });
  return {
    asked,
    text: result.texts.text('pages/test.yaml'),
    left: result.checked.diagnostics.map(({ code }) => code),
  };
}

const many = pageYaml
  .replace('See it at work', 'See {site.nam}')
  .replace('href: /', 'href: "/indx?x=1#cta"')
  .replace('label', 'lable');

describe('suggestions', () => {
  it.each([
    ['a type of section', 'type: cta', 'type: ctaa', 'schema/unknown-type Write cta'],
    ['a word of the site', 'See it at work', 'See {site.nam}', 'site/unknown-value Write {site.name}'],
    ['a place on the page', 'href: /', 'href: "#ctaa"', 'site/broken-anchor Write #cta'],
    ['a pop-up', 'href: /', 'opens: calback', 'site/nav-target Write callback'],
    [
      'a picture',
      'heading:',
      'image: { src: /images/exampel.svg, alt: x }\n    heading:',
      'site/missing-file Write /images/example.svg',
    ],
  ])('mend %s after a yes, and leave it after a no', async (_what, right, wrong, question) => {
    const page = pageYaml.replace(right, wrong);
    const yes = await mend(page, ['yes']);
    expect(yes.asked).toEqual([question]);
    expect(yes.left).toEqual([]);
    const no = await mend(page, ['no']);
    expect(no.asked).toEqual([question]);
    expect(no.text).toBe(page);
  });

  it('keep what follows the mistyped part of an address, and write quotes where YAML needs them', async () => {
    const page = pageYaml.replace('href: /', 'href: "/tst?x=1#cta"');
    expect((await mend(page, ['yes'])).text).toContain('href: /test?x=1#cta\n');
    expect((await mend(pageYaml.replace('href: /', 'href: "#ctaa"'), ['yes'])).text).toContain('href: "#cta"\n');
  });

  it('come after the safe fixes, which need no question', async () => {
    const { asked, text } = await mend(many, []);
    expect(text).toBe(many.replace('lable', 'label'));
    expect(asked.length).toBeGreaterThan(0);
  });

  it('are asked one by one until all or quit', async () => {
    const twice = `${pageYaml}${pageYaml.slice(pageYaml.indexOf('  - type'))}`
      .replaceAll('href: /', 'opens: calback')
      .replace('See it', 'See {site.nam}');
    const all = await mend(twice, ['all']);
    expect(all.asked).toHaveLength(1);
    expect(all.left).toEqual([]);
    const quit = await mend(twice, ['yes', 'quit', 'yes']);
    expect(quit.asked).toHaveLength(2);
    expect(quit.left.length).toBeGreaterThan(0);
  });

  it('are made even when they bring other mistakes to light, which are asked about then', async () => {
    const page = pageYaml.replace('type: cta', 'type: ctaa').replace('href: /', 'opens: calback');
    const { asked, left } = await mend(page, ['yes', 'yes']);
    expect(asked).toEqual(['schema/unknown-type Write cta', 'site/nav-target Write callback']);
    expect(left).toEqual([]);
  });

  it('are for wanted files only', async () => {
    expect((await mend(many, ['all'], (file) => file !== 'pages/test.yaml')).text).toBe(many);
  });
});
