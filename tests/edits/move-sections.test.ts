// Sections move or are copied to another page as they are written, and the links to their anchors follow.
import { describe, expect, it } from 'vitest';
import { createTextSet, replaceTexts } from '../../src/base/pure/text-set.ts';
import { planSectionMove, type SectionMove } from '../../src/edits/move-sections.ts';
import { checker, facts, siteYaml } from '../checker/test-site.ts';

const from = `title: One
description: The first page.
blocks:
  - type: cta
    heading: First
    button: { label: To offers, href: '#offers' }

  # About the offers,
  # as they are.
  - type: callout # beside
    id: offers
    heading:   'Offers'
    text: >-
      Folded
      text, see [first](#start)
      and [again](#offers).
    button: {label: Other, href: /two#there}
  - type: cta
    id: start
    heading: Last
    button: { label: Back, href: /one#offers }
`;
const to = `title: Two
description: The second page.
blocks:
    - type: cta
      id: there
      heading: There
      button: { label: Offers, href: "/one#offers" }
    # at the end
`;
const files = {
  'site.yaml': siteYaml,
  'pages/index.yaml':
    'title: Home\ndescription: Home.\nblocks:\n  - type: cta\n    heading: Home\n    button: { label: Offers, href: /one#offers }\n',
  'pages/one.yaml': from,
  'pages/two.yaml': to,
};

function plan(options: Partial<SectionMove> = {}, site: Record<string, string> = files) {
  const texts = createTextSet(site);
  const move: SectionMove = {
    from: { route: '/one', file: 'pages/one.yaml', text: site['pages/one.yaml']! },
    to: { route: '/two', file: 'pages/two.yaml', text: site['pages/two.yaml']! },
    sections: [1],
    isCopy: false,
    ...options,
  };
  const made = planSectionMove(move, checker.createRuleContext({ texts, facts }), texts);
  if (!made.ok) throw new Error(made.reason);
  return made;
}

const mistakes = (texts: ReadonlyMap<string, string>) =>
  checker
    .checkSite({ texts: replaceTexts(createTextSet(files), new Map(texts)), facts })
    .diagnostics.filter(({ severity, file }) => severity === 'error' && file.startsWith('pages/'))
    .map(({ file, message }) => `${file}: ${message}`);

describe('a section that moves', () => {
  it('stands on the other page as it was written, with its comments, and nothing else of it is left', () => {
    const { texts } = plan();
    expect(texts.get('pages/two.yaml')).toBe(`title: Two
description: The second page.
blocks:
    - type: cta
      id: there
      heading: There
      button: { label: Offers, href: "/two#offers" }
    # About the offers,
    # as they are.
    - type: callout # beside
      id: offers
      heading:   'Offers'
      text: >-
        Folded
        text, see [first](/one#start)
        and [again](#offers).
      button: {label: Other, href: /two#there}
    # at the end
`);
    const offers = from.slice(from.indexOf('\n  # About'), from.indexOf('  - type: cta\n    id: start'));
    expect(texts.get('pages/one.yaml')).toBe(
      from.replace(offers, '').replace("'#offers'", "'/two#offers'").replace('/one#offers', '/two#offers'),
    );
  });

  it('takes all links to its anchor along, and the check finds no mistake that was not there', () => {
    const { texts, links } = plan();
    expect(texts.get('pages/index.yaml')).toContain('href: /two#offers');
    expect(links).toBe(4);
    expect(mistakes(texts)).toEqual(mistakes(new Map()));
  });

  it('gets another anchor where the page has it already', () => {
    const site = { ...files, 'pages/two.yaml': to.replace('id: there', 'id: offers') };
    const { texts, renamed } = plan(
      { to: { route: '/two', file: 'pages/two.yaml', text: site['pages/two.yaml'] } },
      site,
    );
    expect(renamed).toEqual([['offers', 'offers-2']]);
    expect(texts.get('pages/two.yaml')).toContain('id: offers-2\n');
    expect(texts.get('pages/two.yaml')).toContain('and [again](#offers-2).');
    expect(texts.get('pages/index.yaml')).toContain('href: /two#offers-2');
  });

  it('keeps the line ends of the page that it comes to', () => {
    const site = { ...files, 'pages/two.yaml': to.replaceAll('\n', '\r\n') };
    const { texts } = plan({ to: { route: '/two', file: 'pages/two.yaml', text: site['pages/two.yaml'] } }, site);
    expect(texts.get('pages/two.yaml')!.replaceAll('\r\n', '')).not.toContain('\n');
  });

  it.each(['[]', '[{ type: cta, heading: A, button: { label: B, href: / } }]'])(
    'comes to a list in one line: %s',
    (list) => {
      const text = `title: Two\ndescription: The second page.\nblocks: ${list}\n`;
      const { texts } = plan(
        { to: { route: '/two', file: 'pages/two.yaml', text } },
        { ...files, 'pages/two.yaml': text },
      );
      expect(texts.get('pages/two.yaml')).toContain('Folded text, see [first](/one#start) and [again](#offers).');
    },
  );
});

it('several sections keep their order, and links between them stay', () => {
  const { texts } = plan({ sections: [1, 2] });
  const text = texts.get('pages/two.yaml')!;
  expect(text.indexOf('id: offers')).toBeLessThan(text.indexOf('id: start'));
  expect(text).toContain('see [first](#start)');
  expect(texts.get('pages/one.yaml')).not.toContain('id: start');
});

it('a copy changes nothing but the page that gets it', () => {
  const { texts, links } = plan({ isCopy: true });
  expect([...texts.keys()]).toEqual(['pages/two.yaml']);
  expect(links).toBe(0);
  expect(texts.get('pages/two.yaml')).toContain('see [first](/one#start)\n        and [again](#offers).');
  expect(texts.get('pages/two.yaml')).toContain('href: "/one#offers"');
});

it('a section there and back gives the same bytes', () => {
  const plain = { ...files, 'pages/one.yaml': from.replace('[first](#start)', 'first') };
  const there = plan({ sections: [2] }, plain).texts;
  const site = { ...plain, ...Object.fromEntries(there) };
  const back = plan(
    {
      from: { route: '/two', file: 'pages/two.yaml', text: site['pages/two.yaml'] },
      to: { route: '/one', file: 'pages/one.yaml', text: site['pages/one.yaml'] },
      sections: [1],
    },
    site,
  ).texts;
  expect({ ...site, ...Object.fromEntries(back) }).toEqual(plain);
});
