// @vitest-environment happy-dom
// Hydration of islands: each keeps the HTML of the build, with its ids, also when its view fails.
import { useEffect, useId, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Page, Site } from '#schemas';
import { listBodyParts } from '../../../src/page/app/document.ts';
import { renderPage } from '../../../src/page/app/render.tsx';
import { hydrate } from '../../../src/page/live/hydrate-island.tsx';
import { Island } from '../../../src/page/ui/island.tsx';

/** A field with a label, and a second one for who wants help. */
function Field() {
  const id = useId();
  const [isHelped, help] = useState(false);
  return (
    <p>
      <label htmlFor={id}>Name</label>
      <input id={id} />
      <button onClick={() => help(true)}>Help</button>
      {isHelped && <label htmlFor={id}>At least two letters</label>}
    </p>
  );
}

/** Components with ids in components with ids, some of them in lists. */
function Fields() {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id}>
      <p id={id}>About you</p>
      {['first', 'last'].map((name) => (
        <Field key={name} />
      ))}
      <Field />
    </div>
  );
}

vi.mock('../../../src/page/blocks/registry.gen.ts', () => ({
  registry: {
    cta: () => <Field />,
    video: () => <Island name="map" wake="visible" props={{ zoom: 3 }} fallback={<p>A list of towns</p>} />,
    form: () =>
      Array.from({ length: 11 }, (_, index) => (
        <Island key={index} name="fields" view={Fields} props={{}} wake="load" />
      )),
  },
}));

function island(html: string): HTMLElement {
  const root = document.createElement('pw-island');
  root.dataset.prefix = 'i0-';
  root.innerHTML = html;
  document.body.append(root);
  return root;
}

/** What rendering needs of a site. */
const siteWith = (popups: object) =>
  ({
    name: 'Test',
    url: 'https://test.example',
    home: '/',
    lang: 'en',
    labels: {},
    social: [],
    popups,
    endpoints: {},
    theme: { brandDark: '#000000' },
    logo: { src: '/logo.svg' },
  }) as unknown as Site;

afterEach(() => document.body.replaceChildren());

it('takes over the HTML as it stands, with the props beside it', async () => {
  const View = ({ name }: { name: string }) => (
    <button onClick={(event) => (event.currentTarget.textContent = 'clicked')}>{name}</button>
  );
  const root = island(renderToString(<View name="Asha" />));
  const button = root.querySelector('button')!;
  await hydrate(root, View, '{"name":"Asha"}');
  expect(root.querySelector('button')).toBe(button);
  button.click();
  expect(button.textContent).toBe('clicked');
});

it('leaves the prerendered HTML standing when the view throws', async () => {
  const errors = vi.spyOn(console, 'error').mockImplementation(() => {});
  const root = island('<p>Still here</p>');
  const View = () => {
    throw new Error('broken');
  };
  await hydrate(root, View, '{}');
  expect(root.textContent).toBe('Still here');
  expect(errors).toHaveBeenCalled();
});

describe('an island that is rendered in the browser only', () => {
  const fallback = (html: string) => {
    const root = island(html);
    root.dataset.fallback = '';
    Object.defineProperty(root, 'offsetHeight', { value: 320 });
    return root;
  };

  it('takes the place of its fallback, whose height stays until the view has one', async () => {
    const root = fallback('<p>A list of towns</p>');
    let before = '';
    const View = ({ town }: { town: string }) => {
      useEffect(() => void (before = root.style.minHeight), []);
      return <button>{town}</button>;
    };
    const end = await hydrate(root, View, '{"town":"Bonn"}');
    expect(root.innerHTML).toBe('<button>Bonn</button>');
    expect(before).toBe('320px');
    await expect.poll(() => root.style.minHeight).toBe('');
    end();
    expect(root.innerHTML).toBe('');
  });

  it('keeps the focus that was in its fallback', async () => {
    const root = fallback('<a href="/towns">Towns</a>');
    root.querySelector('a')!.focus();
    await hydrate(root, () => <button>Bonn</button>, '{}');
    await expect.poll(() => document.activeElement?.textContent).toBe('Bonn');
  });

  it('shows its fallback again when the view throws', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const root = fallback('<p>A list of towns</p>');
    const View = () => {
      throw new Error('no map');
    };
    await hydrate(root, View, '{}');
    expect(root.textContent).toBe('A list of towns');
  });

  it('has its fallback and its props in the HTML, and nothing is rendered for it', () => {
    const page = {
      title: 'A',
      description: 'B',
      layout: 'bare',
      listed: true,
      subject: 'page',
      blocks: [{ type: 'video', id: 'm' }],
    };
    const input = { route: '/x', site: siteWith({}), page: page as unknown as Page, iconShapes: () => '' };
    const { main, failures } = renderPage(input);
    expect(failures).toEqual([]);
    expect(main).toContain(
      '<pw-island data-live="map" data-wake="visible" data-prefix="i0-" data-props="{&quot;zoom&quot;:3}" data-fallback=""><p>A list of towns</p></pw-island>',
    );
  });
});

it('keeps the ids of the HTML, of which no two on a page are the same', async () => {
  const field = { heading: 'Ask', form: 'ask' };
  const popups = Object.fromEntries(['a', 'a1', 'a-1', 's0'].map((name) => [name, field]));
  const site = siteWith(popups);
  const blocks = [
    { type: 'cta', id: 'c', buttons: Object.keys(popups).map((opens) => ({ label: 'Ask', opens })) },
    { type: 'cta', id: 'd' },
    { type: 'form', id: 'e' },
    { type: 'form', id: 'f' },
  ];
  const page = { title: 'A', description: 'B', layout: 'bare', listed: true, subject: 'page', blocks };
  const rendered = renderPage({ route: '/x', site, page: page as unknown as Page, iconShapes: () => '' });
  document.body.innerHTML = listBodyParts(rendered).join('');
  const ids = () => [...document.querySelectorAll('input, [role=group] > p[id]')].map(({ id }) => id);
  const built = ids();
  expect(built).toHaveLength(2 + 6 * 11 * 4);
  expect(new Set(built).size).toBe(built.length);
  for (const root of document.querySelectorAll<HTMLElement>('pw-island')) {
    const inputs = [...root.querySelectorAll('input')];
    await hydrate(root, Fields, root.dataset.props!);
    root.querySelectorAll('button').forEach((button) => button.click());
    await expect.poll(() => root.querySelectorAll('label')).toHaveLength(2 * inputs.length);
    for (const input of inputs) {
      expect(input.isConnected).toBe(true);
      const labels = [...input.parentElement!.querySelectorAll('label')];
      expect(labels.map(({ htmlFor }) => htmlFor)).toEqual([input.id, input.id]);
    }
  }
  expect(ids()).toEqual(built);
});
