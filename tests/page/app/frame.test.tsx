// Shared parts of pages are rendered once, and still are on each page as if rendered for it alone.
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Page, Site } from '#schemas';
import { listBodyParts } from '../../../src/page/app/document.ts';
import { renderPage } from '../../../src/page/app/render.tsx';
import type { PageInput } from '../../../src/page/app/page-input.ts';
import { Island } from '../../../src/page/ui/island.tsx';

const forms = vi.hoisted(() => ({ rendered: 0 }));

vi.mock('../../../src/page/blocks/registry.gen.ts', () => ({
  registry: {
    form: ({ form }: { form: string }) => {
      forms.rendered++;
      return <Island name="form" view={() => <input />} props={{ form }} wake="interaction" />;
    },
    cta: () => <Island name="form" view={() => <input />} props={{ form: 'own' }} wake="visible" />,
  },
}));

const newSite = () =>
  ({
    name: 'Test',
    url: 'https://test.example',
    home: '/',
    lang: 'en',
    labels: { skip: 'Skip', menu: 'Menu', close: 'Close' },
    menu: [
      { label: 'Prices', href: '/prices' },
      { label: 'More', items: [{ label: 'Team', href: '/team' }] },
    ],
    footer: { blurb: 'We are here.', columns: [], contactHeading: 'Contact' },
    social: [],
    popups: { ask: { heading: 'Ask', form: 'ask' }, demo: { heading: 'Demo', form: 'demo' } },
    endpoints: {},
    theme: { brandDark: '#000000' },
    logo: { src: '/logo.svg' },
    header: { logoSize: 'normal', showName: true },
  }) as unknown as Site;

const page = (...opens: string[]) =>
  ({
    title: 'A',
    description: 'B',
    layout: 'site',
    listed: true,
    subject: 'page',
    blocks: [{ type: 'cta', id: 'c', buttons: opens.map((name) => ({ label: 'Go', opens: name })) }],
  }) as unknown as Page;

let site: Site;
const renderHtml = (input: PageInput) => listBodyParts(renderPage(input)).join('');
const renderBody = (route: string, ...opens: string[]) =>
  renderHtml({ route, page: page(...opens), site, iconShapes: () => '' });
const current = (body: string) =>
  [...body.matchAll(/href="([^"]*)"[^>]*aria-current="page"/g)].map((found) => found[1]);

beforeEach(() => {
  site = newSite();
  forms.rendered = 0;
});

describe('the header', () => {
  it('marks the link to the page that it is on, whichever page came before', () => {
    for (const [route, marked] of [
      ['/other', []],
      ['/prices', ['/prices']],
      ['/another', []],
      ['/team', ['/team']],
      ['/prices', ['/prices']],
      ['/other', []],
    ] as const)
      expect(current(renderBody(route))).toEqual(marked);
  });

  it('is that of the site, when the site is another one', () => {
    renderBody('/other');
    site = { ...newSite(), menu: [{ label: 'Prices of now', href: '/prices' }] };
    expect(renderBody('/other')).toContain('Prices of now');
  });
});

it('the footer has the ways to reach the company as an address, without its heading and map, as HTML demands', () => {
  const map = {
    embed: 'https://maps.example/',
    href: 'https://maps.example/',
    label: 'Show map',
    linkLabel: 'Open map',
  };
  site = { ...newSite(), email: 'a@test.example', footer: { ...newSite().footer, map } };
  const [, address] = /<address[^>]*>(.*?)<\/address>/s.exec(renderBody('/a'))!;
  expect(address).toContain('a@test.example');
  expect(address).not.toMatch(/<h2|<details/);
});

describe('a pop-up', () => {
  const dialogs = (body: string) => [...body.matchAll(/<dialog id="([^"]*)"/g)].map((found) => found[1]);
  const ids = (body: string) => [...body.matchAll(/data-prefix="([^"]*)"/g)].map((found) => found[1]);

  it('is on the pages that can open it and on no others, rendered once for all of them', () => {
    expect(dialogs(renderBody('/a', 'demo'))).toEqual(['dialog-demo']);
    expect(dialogs(renderBody('/b'))).toEqual([]);
    expect(dialogs(renderBody('/c', 'demo', 'ask'))).toEqual(['dialog-ask', 'dialog-demo']);
    expect(dialogs(renderBody('/d', 'ask'))).toEqual(['dialog-ask']);
    expect(forms.rendered).toBe(2);
  });

  it('has ids that nothing else has, also where it stays while the page behind it changes', () => {
    const all = [...ids(renderBody('/a', 'demo')), ...ids(renderBody('/b', 'ask'))].filter((id) => id !== 'i0-');
    expect(all).toEqual(['dialog-demo-0-', 'dialog-ask-0-']);
  });

  it('has its settings beside each page that it is on, or in each', () => {
    const render = (given: object) =>
      renderHtml({ route: '/a', page: page('ask'), site, iconShapes: () => '', ...given });
    for (let round = 0; round < 2; round++) {
      const given: string[] = [];
      const body = render({ propsAddress: (json: string) => (given.push(json), '/beside.json') });
      expect(given.toSorted()).toEqual(['{"form":"ask"}', '{"form":"own"}']);
      expect(body.match(/data-props-from="\/beside.json"/g)).toHaveLength(2);
      expect(render({}).match(/data-props="/g)).toHaveLength(2);
    }
  });
});
