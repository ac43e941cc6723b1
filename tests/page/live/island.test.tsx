// @vitest-environment happy-dom
// Hydration of one island: it keeps what stands when its view fails.
import { afterEach, expect, it, vi } from 'vitest';
import { renderToString } from 'react-dom/server';
import { hydrate } from '../../../src/page/live/hydrate-island.tsx';

function island(html: string): HTMLElement {
  const root = document.createElement('pw-island');
  root.dataset.prefix = 'i0-';
  root.innerHTML = html;
  document.body.append(root);
  return root;
}

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
