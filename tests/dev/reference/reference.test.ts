// The reference of settings: every setting is in it, with words, a kind, limits and an example that the check takes.
import { describe, expect, it } from 'vitest';
import { stringify } from 'yaml';
import { prepareSchemas } from '../../../src/checker/schema/prepare-schemas.ts';
import { code, escapeMarkdown, yamlFence } from '../../../src/dev/reference/markdown.ts';
import { referencePages } from '../../../src/dev/reference/reference-pages.ts';
import { listGroupSettings, listTypeSettings } from '../../../src/dev/reference/setting-rows.ts';
import { check, schemas } from '../../checker/test-site.ts';

const prepared = prepareSchemas(schemas);
const pages = referencePages(prepared);
const site = pages['docs/reference/site.md']!;
const names = Object.keys(prepared.site.properties!);

describe('the settings of site.yaml', () => {
  const settings = listGroupSettings(prepared.site, prepared);
  const at = (path: string) => settings.find((setting) => setting.path === path);

  it('go on below names that authors choose', () => {
    expect(at('popups')).toMatchObject({ kind: 'groups by name', isRequired: false });
    expect(at('popups')!.rule).toMatch(/^A name here has small letters/);
    expect(at('popups.NAME.heading')).toMatchObject({ isRequired: true, example: 'Request a callback' });
    expect(at('facts.NAME')).toMatchObject({ kind: 'text', example: '"40"' });
    expect(at('lists')).toMatchObject({ kind: 'lists by name' });
    expect(at('lists.NAME')).toMatchObject({ limits: '1 to 300 entries of 1 to 80 characters' });
    expect(at('forms.NAME.fields[].rules[].pattern')).toMatchObject({ isRequired: true });
  });

  it('are told in words of their own where they have them, and in those of the common part else', () => {
    expect(at('logo')!.description).toMatch(/^The picture beside the name/);
    expect(at('logo.src')!.description).toMatch(/^The picture's address/);
    expect(at('popups.NAME.text')!.description).toMatch(/^One or two sentences/);
  });
});

describe('the page of site.yaml', () => {
  it.each(names)('has %s with an example', (name) => {
    const [, part = ''] = site.split(`\n## ${name}\n`);
    expect(part.split('\n## ')[0]).toMatch(new RegExp(`^\\n[A-Z].+\\n\\n- [^]+\`\`\`yaml\n${name}:`));
  });

  it('has examples that are right together', () => {
    const [example] = schemas.site.examples as object[];
    const { diagnostics } = check({ 'site.yaml': stringify(example, { aliasDuplicateObjects: false }) });
    // What the example names belongs to no site.
    expect(diagnostics.filter((found) => !/^(site|image)\//.test(found.code))).toEqual([]);
  });

  it('shows choices, rules, limits and defaults', () => {
    expect(site).toContain('text, 1 to 60 characters, **required**');
    expect(site).toContain('default: `"#1d4ed8"`');
    expect(site).toContain('<br>`half` Half of the row');
    expect(site).toContain('one of<br>`error`, `warning`, `off`');
    expect(site).not.toMatch(/list of s\b|undefined|\[object/);
  });
});

describe('the pages of sections', () => {
  it('are one for each type, in a list with all of them', () => {
    for (const [type, { title }] of Object.entries(schemas.blocks)) {
      expect(pages[`docs/reference/sections/${type}.md`]).toContain(`# ${title}: \`${type}\`\n`);
      expect(pages['docs/reference/sections/README.md']).toContain(`[\`${type}\`](${type}.md) | ${title} |`);
    }
  });
});

describe('Markdown', () => {
  it('shows marks as they are written', () => {
    expect(escapeMarkdown('**two stars**, [[brackets]] and a | b')).toBe(
      String.raw`\*\*two stars\*\*, \[\[brackets\]\] and a \| b`,
    );
    expect(code('a | b')).toBe(String.raw`${'`'}a \| b${'`'}`);
    expect(code('a ` b')).toBe('`` a ` b ``');
  });

  it('puts texts that look like numbers into quotes', () => {
    expect(yamlFence({ phone: '+44 20 7946 0000', year: 1987 })).toBe(
      '```yaml\nphone: "+44 20 7946 0000"\nyear: 1987\n```',
    );
  });
});

describe('a setting of a section', () => {
  const settings = listTypeSettings('hero-slider', prepared);
  const at = (path: string) => settings.find((setting) => setting.path === path);

  it('is told with its kind, limits, default and an example', () => {
    expect(at('autoplay')).toMatchObject({ kind: 'number', limits: '0 to 60', default: '7', isRequired: false });
    expect(at('slides')).toMatchObject({ kind: 'list of groups', limits: '1 to 8 entries', isRequired: true });
    expect(at('slides[].title')).toMatchObject({ limits: '1 to 60 characters', example: 'Every day' });
  });

  it('inside of groups is told with the way to it and the rule of its own', () => {
    expect(at('slides[].buttons[].href')?.rule).toMatch(/^An address starts with/);
    expect(at('slides[].buttons')).toMatchObject({ limits: 'up to 2 entries', default: '[]' });
  });

  it('with choices is told with what each of them means', () => {
    expect(at('background')).toMatchObject({ kind: 'one of', default: 'plain' });
    expect(at('background')?.choices[2]).toEqual({
      value: 'dark',
      description: "The brand's dark colour with light text.",
    });
  });
});
