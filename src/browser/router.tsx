// Moves between pages with react-router: the data of a page is its prerendered HTML, of which `<main>` is swapped.
import { useLayoutEffect, useRef, type RefObject } from 'react';
import { hydrateRoot } from 'react-dom/client';
import {
  createBrowserRouter,
  RouterProvider,
  ScrollRestoration,
  useLoaderData,
  useLocation,
  useNavigationType,
  type LoaderFunctionArgs,
  type ShouldRevalidateFunctionArgs,
} from 'react-router-dom';
import { fetchPage } from './page-fetch.ts';
import { store } from './page-store.ts';
import { showPage } from './page-swap.ts';

export type Navigate = (path: string) => void;

interface PageData {
  /** The fetched document, or none for the page that the browser loaded itself. */
  fetched?: Document;
}

/** Takes over `<main>` as it stands. @returns how to go to another page of this site, or to a place on this one */
export function startRouter(): Navigate {
  const html = document.getElementById('main')!.innerHTML;
  const routes = [
    { id: 'page', path: '*', loader: loadPage, shouldRevalidate: isOtherPage, element: <Main html={html} /> },
  ];
  const router = createBrowserRouter(routes, { hydrationData: { loaderData: { page: {} satisfies PageData } } });
  hydrateRoot(document.getElementById('page')!, <RouterProvider router={router} />);
  const navigate: Navigate = (path) => {
    // The router must not jump to the top of another page: it scrolls there smoothly once the new content stands.
    const preventScrollReset = new URL(path, location.href).pathname !== location.pathname;
    void router.navigate(path, { preventScrollReset });
  };
  store.setState({ goTo: navigate });
  return navigate;
}

/** A page depends on its path alone: another hash or query is the same page, with all that was typed into it. */
function isOtherPage({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.pathname !== nextUrl.pathname;
}

async function loadPage({ request }: LoaderFunctionArgs): Promise<PageData> {
  const { pathname, search, href } = new URL(request.url);
  try {
    const fetched = await fetchPage(pathname + search);
    if (canSwapTo(fetched)) return { fetched };
  } catch (error) {
    console.error('The page is loaded in the ordinary way:', error);
  }
  location.assign(href);
  return new Promise(() => {});
}

/** A page with another frame, or from a newer build, is loaded as a whole. */
function canSwapTo({ body, scripts }: Document): boolean {
  const boot = 'script[type=module][src]';
  const own = document.querySelector(boot)?.getAttribute('src');
  const same = [...scripts].some((script) => script.getAttribute('src') === own);
  return same && body.dataset.layout === document.body.dataset.layout && body.querySelector('#main') !== null;
}

/** Hydration keeps the HTML that stands, and React never touches it again: pages are swapped by hand. */
function Main({ html }: { html: string }) {
  const main = useRef<HTMLElement>(null);
  return (
    <>
      {/* oxlint-disable-next-line react/no-danger -- this site's own page as the build wrote it */}
      <main id="main" tabIndex={-1} ref={main} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />
      <Swap main={main} />
      {/* After the swap, because it scrolls to where the page was left. */}
      <ScrollRestoration />
    </>
  );
}

function Swap({ main }: { main: RefObject<HTMLElement | null> }) {
  const { fetched } = useLoaderData<PageData>();
  const { key } = useLocation();
  const move = useNavigationType();
  useLayoutEffect(
    () => showPage(main.current!, fetched, { key, cameBack: move === 'POP' }),
    [main, fetched, key, move],
  );
  return null;
}
