// Moves between pages with react-router: the data of a page is its prerendered HTML, of which `<main>` is swapped.
import { useLayoutEffect, useRef } from 'react';
import { hydrateRoot } from 'react-dom/client';
import {
  createBrowserRouter,
  RouterProvider,
  ScrollRestoration,
  useLoaderData,
  type LoaderFunctionArgs,
  type ShouldRevalidateFunctionArgs,
} from 'react-router-dom';
import { showPageInHead } from './head.ts';
import { endRemovedParts, wakeWhenNeeded } from './live.ts';
import { fetchPage } from './page-fetch.ts';
import { store } from './page-store.ts';

export type Navigate = (path: string) => void;

interface PageData {
  /** The HTML inside of `<main>`. */
  html: string;
  /** The fetched document, or none for the page that the browser loaded itself. */
  fetched?: Document;
}

/** How the page that is shown was come to; back and forward are `POP`. */
let lastMove = 'POP';

/** Takes over `<main>` as it stands. @returns how to go to another page of this site */
export function startRouter(): Navigate {
  const main = document.getElementById('main')!;
  const router = createBrowserRouter(
    [{ id: 'page', path: '*', loader: loadPage, shouldRevalidate: isOtherPage, Component: Main }],
    {
      hydrationData: { loaderData: { page: { html: main.innerHTML } satisfies PageData } },
    },
  );
  router.subscribe(({ historyAction }) => (lastMove = historyAction));
  hydrateRoot(document.getElementById('page')!, <RouterProvider router={router} />);
  // The router must not jump to the top: the page scrolls there smoothly once the new content stands.
  const navigate: Navigate = (path) => void router.navigate(path, { preventScrollReset: true });
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
    if (canSwapTo(fetched)) return { html: fetched.getElementById('main')!.innerHTML, fetched };
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

function Main() {
  const { html, fetched } = useLoaderData<PageData>();
  const main = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    if (fetched) showPage(main.current!, { page: fetched, keepScroll: lastMove === 'POP' });
  }, [fetched]);
  return (
    <>
      {/* Hydration keeps the HTML that stands, so that no part loses its state. */}
      {/* oxlint-disable-next-line react/no-danger -- this site's own page as the build wrote it */}
      <main id="main" tabIndex={-1} ref={main} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />
      <ScrollRestoration />
    </>
  );
}

/** Back and forward keep their scroll position, which `ScrollRestoration` restores; a link goes to its hash or the top. */
function showPage(main: HTMLElement, { page, keepScroll }: { page: Document; keepScroll: boolean }) {
  endRemovedParts();
  showPageInHead(page);
  main.dataset.pageName = page.getElementById('main')!.dataset.pageName ?? '';
  wakeWhenNeeded(main);
  const heading = main.querySelector<HTMLElement>('h1') ?? main;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  document.getElementById('announcer')!.textContent = page.title;
  const target = location.hash && document.getElementById(decodeURIComponent(location.hash.slice(1)));
  if (target) target.scrollIntoView();
  else if (!keepScroll)
    scrollTo({ top: 0, behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth' });
}
