// A page moves with its links, and nothing else in any file changes.
import { describe, expect, test } from 'vitest';
import { planMove, type MovePlan } from '../../src/edits/move-pages.ts';
import { createTextSet } from '../../src/base/pure/text-set.ts';
import { checker, facts, pageYaml, siteYaml } from '../checker/test-site.ts';

const about = `# yaml-language-server: $schema=../schemas/page.schema.json
title:   About   # odd spaces stay
description: About us.
blocks:
  - type: cta
    id: team
    heading: See also /about, which is no link
    button: { label: To the top, href: "/about#team" }
`;
const links = `title: Links
description: All kinds of links.
blocks:
  - type: cta
    heading: One
    button: { label: About, href: '/about?from=links#team' } # kept
  - type: cta
    heading: Two
    button:
      label: Whole address
      # check-ignore site/own-host: a move follows it, too
      href: https://www.example.com/about
  - type: cta
    heading: Three
    button: { label: Another page, href: /about-else }
  - type: rich-text
    text: >-
      About [us](/about) and [the team](/about#team), but not
      /about nor [else](/about-else).
  - type: shared
    name: teaser
    with: { target: /about#team }
  - type: shared
    name: teaser
`;
const teaser = `params:
  target:
    description: Where it leads.
    kind: address
    default: "/about#team"
blocks:
  - type: cta
    heading: Shared
    button: { label: Go there, href: "{param.target}" }
  - type: cta
    heading: Fixed
    button: { label: Go on, href: /about }
`;
const files: Record<string, string> = {
  'site.yaml': siteYaml
    .replace('menu:\n', 'menu:\n  - label: About # first\n    href: /about\n')
    .replace('endpoints:', 'redirects:\n  # from a flyer\n  - { from: /us, to: /about }\nendpoints:'),
  'pages/index.yaml': pageYaml,
  'pages/about.yaml': about,
  'pages/about-else.yaml': pageYaml.replace('Home', 'Else'),
  'pages/links.yaml': links,
  'pages/_shared/teaser.yaml': teaser,
};
const wish = { from: '/about', to: '/company/about', below: false, redirect: true };

function plan(own: Partial<typeof wish> = {}, site = files) {
  const source = { texts: createTextSet(site), facts };
  return planMove({ ...wish, ...own }, checker.createRuleContext(source), source.texts);
}

function moved(own: Partial<typeof wish> = {}, site = files): { plan: MovePlan; site: Record<string, string> } {
  const made = plan(own, site);
  if (!made.ok) throw new Error(made.reason);
  const names = new Map(made.moves.map(({ file, newFile }) => [file, newFile]));
  const entries = Object.entries(site).map(([file, text]) => [names.get(file) ?? file, made.texts.get(file) ?? text]);
  return { plan: made, site: Object.fromEntries(entries) as Record<string, string> };
}

const findReason = (own: Partial<typeof wish>, site = files) => {
  const made = plan(own, site);
  return !made.ok ? made.reason : 'it moved';
};
const mistakes = (site: Record<string, string>) =>
  checker.checkSite({ texts: createTextSet(site), facts }).diagnostics.map(({ code, message }) => `${code} ${message}`);

describe('a move', () => {
  const { plan: made, site } = moved();

  test('starts from a site without mistakes and leaves one', () => {
    expect(mistakes(files)).toEqual([]);
    expect(mistakes(site)).toEqual([]);
    expect(made.byHand).toEqual([]);
  });

  test('changes exactly the addresses, byte for byte', () => {
    const old = '/about';
    const better = '/company/about';
    expect(site['pages/links.yaml']).toBe(
      links
        .replace(`'${old}?`, `'${better}?`)
        .replace(`.com${old}`, `.com${better}`)
        .replace(`(${old})`, `(${better})`)
        .replace(`(${old}#`, `(${better}#`)
        .replace(`target: ${old}#`, `target: ${better}#`),
    );
    expect(site['pages/_shared/teaser.yaml']).toBe(
      teaser.replace(`"${old}#`, `"${better}#`).replace(`href: ${old}`, `href: ${better}`),
    );
    expect(site['pages/company/about.yaml']).toBe(
      about.replace('$schema=../', '$schema=../../').replace(`"${old}#`, `"${better}#`),
    );
    expect(site['site.yaml']).toBe(
      files['site.yaml']!.replace(`href: ${old}`, `href: ${better}`).replace(
        `{ from: /us, to: ${old} }\n`,
        `{ from: /us, to: ${better} }\n  - { from: ${old}, to: ${better} }\n`,
      ),
    );
    expect(site['pages/index.yaml']).toBe(pageYaml);
    expect(site['pages/about-else.yaml']).toBe(files['pages/about-else.yaml']);
  });

  test('back turns the redirect round, and there again, without a loop or a second redirect', () => {
    const back = moved({ from: '/company/about', to: '/about' }, site).site;
    expect(mistakes(back)).toEqual([]);
    expect(back['site.yaml']).toBe(
      files['site.yaml']!.replace('to: /about }\n', 'to: /about }\n  - { from: /company/about, to: /about }\n'),
    );
    const again = moved({}, back).site;
    expect(again).toEqual(site);
  });

  test('back without a redirect restores every byte', () => {
    expect(moved({ from: '/company/about', to: '/about', redirect: false }, site).site).toEqual(files);
  });

  test('to an address in other capitals is possible', () => {
    const { site: after } = moved({ to: '/About' });
    expect(Object.keys(after)).toContain('pages/About.yaml');
    expect(mistakes(after)).toEqual([]);
  });

  test('of an address put together from parts is left to the redirect, and reported', () => {
    const shared = teaser
      .replace('href: /about', 'href: "/{param.word}"')
      .replace('params:', 'params:\n  word: { description: A word., default: about }');
    const own = moved({}, { ...files, 'pages/_shared/teaser.yaml': shared });
    expect(own.plan.byHand.map(({ file }) => file)).toEqual(['pages/_shared/teaser.yaml']);
    expect(mistakes(own.site)).toEqual(['site/redirected-link /about is an old address, which site.yaml redirects.']);
  });
});

describe('pages below', () => {
  const site = {
    ...files,
    'pages/about/team.yaml': pageYaml.replace('Home', 'Team').replace('href: /', 'href: /about/jobs'),
    'pages/about/jobs/index.yaml': pageYaml.replace('Home', 'Jobs'),
    'pages/about/404.yaml': pageYaml.replace('Home', 'Not found'),
  };

  test('stay where they are, and are reported', () => {
    expect(moved({}, site).plan.stay.sort()).toEqual(['/about/404', '/about/jobs', '/about/team']);
  });

  test('come along when asked to, each with a redirect of its own but the not-found page', () => {
    const after = moved({ to: '/us-all', below: true }, site);
    expect(after.plan.stay).toEqual([]);
    expect(Object.keys(after.site)).toEqual(
      expect.arrayContaining(['pages/us-all/team.yaml', 'pages/us-all/jobs/index.yaml', 'pages/us-all/404.yaml']),
    );
    expect(after.site['pages/us-all/team.yaml']).toContain('href: /us-all/jobs');
    expect(after.site['site.yaml']!.match(/from: \/about\S*/g)!.sort()).toEqual([
      'from: /about,',
      'from: /about/jobs,',
      'from: /about/team,',
    ]);
    expect(mistakes(after.site)).toEqual([]);
  });

  test('can move without a page above them', () => {
    const { 'pages/about/team.yaml': team, 'pages/about/jobs/index.yaml': jobs, ...rest } = site;
    const lone = { ...rest, 'pages/x/team.yaml': team!.replace('/about/jobs', '/'), 'pages/x/jobs.yaml': jobs! };
    expect(findReason({ from: '/x', to: '/y' }, lone)).toContain('there are 2 below it. To move these: --below');
    expect(moved({ from: '/x', to: '/y', below: true }, lone).plan.moves).toHaveLength(2);
  });
});

describe('a move is refused in words', () => {
  test.each([
    [{ from: '/' }, 'The home page stays at /'],
    [{ from: '/abuot' }, 'There is no page at /abuot. Did you mean /about?'],
    [{ from: '/us' }, 'site.yaml redirects it to /about'],
    [{ to: '/about' }, 'The page is already at /about.'],
    [{ to: '/links' }, 'There is a page at /links already: pages/links.yaml'],
    [{ to: '/Links' }, 'differ only in capital letters'],
    [{ to: '/' }, 'There is a page at / already'],
    [{ to: '/404' }, 'the page for unknown addresses'],
    [{ to: '/a b' }, 'For example: /a-b'],
    [{ to: '/_shared/x' }, 'is not an address'],
    [{ from: '/links', to: '/us' }, 'site.yaml redirects /us to /about (line 46)'],
    [{ to: '/about/us', below: true }, 'lies below /about'],
  ])('%j', (own, words) => {
    expect(findReason(own)).toContain(words);
  });
});
