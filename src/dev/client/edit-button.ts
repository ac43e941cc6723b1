// The way from a page to its editor, in the dev server only: a button that is always there, and a
// key. The button is in a shadow tree beside <body>, so that it changes nothing of the page. The
// key is Alt+Shift+O, by its place on the keyboard: browsers and screen readers have Alt+Shift with
// A, B, I, T and others for themselves.
import { decodePath } from '../../base/addresses/address.ts';

const style = `
  a { position: fixed; inset: auto auto 16px 16px; z-index: 2147483647; display: flex; align-items: center; gap: 8px;
    min-height: 44px; padding: 0 16px; border-radius: 99px; background: #1b1f27; color: #fff;
    font: 600 15px/1 system-ui, sans-serif; text-decoration: none; box-shadow: 0 4px 18px rgb(20 26 40 / 35%); }
  a:hover { background: #3b48d6; }
  a:focus-visible { outline: 3px solid #3b48d6; outline-offset: 2px; }
  svg { width: 16px; height: 16px; fill: none; stroke: currentColor; stroke-width: 2; stroke-linejoin: round; }
  @media print { a { display: none; } }
`;

/** @returns where the page at the browser's address is edited */
function editorAddress(): string {
  return `/__editor?page=${encodeURIComponent(decodePath(location.pathname))}`;
}

/** Words of the button; none on a page whose texts a program holds, which are changed there. */
const label = document.querySelector<HTMLMetaElement>('meta[name="pagewright-edit"]')?.content;
/** A page in a frame of the editor is there to be looked at. */
const canEdit = parent === window && label !== undefined;

if (canEdit) {
  const host = document.createElement('pagewright-edit');
  const root = host.attachShadow({ mode: 'open' });
  root.innerHTML = `<style>${style}</style><a href="${editorAddress()}" title="Alt+Shift+O"><svg viewBox="0 0 24 24" aria-hidden="true"><path d="m4 20 1-5L16 4l4 4L9 19z"/></svg></a>`;
  const link = root.querySelector('a')!;
  link.append(label);
  // The page may have been swapped for another one.
  for (const event of ['pointerenter', 'focus', 'click'])
    link.addEventListener(event, () => link.setAttribute('href', editorAddress()), { capture: true });
  document.documentElement.append(host);
}

addEventListener(
  'keydown',
  (event) => {
    if (event.code !== 'KeyO' || !event.altKey || !event.shiftKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    if (canEdit) location.assign(editorAddress());
  },
  { capture: true },
);
