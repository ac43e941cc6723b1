// What stands around a page's own part: header, footer and dialogs. They are the same on most pages of a site, and a
// quarter of the work of a page, so each is rendered once.
import type { ComponentProps, ReactNode } from 'react';
import type { Site } from '#schemas';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { Dialog, findDialogNames } from './dialog.tsx';
import type { PageInput } from './page-input.ts';

/** In the order of the page; the texts are the same ones on all pages that have them. */
export interface Frame {
  before: string[];
  after: string[];
}

type Given = Pick<PageInput, 'iconShapes' | 'propsAddress'>;

/** Makes a function that renders; the ids of its islands begin with a name of their own. */
type Renderer = (given: Given, islands: string) => (node: ReactNode) => string;

/** A part that pages share, and the settings of its islands, which each page puts beside itself. */
interface Part {
  html: string;
  settings: string[];
}

const partsOf = new WeakMap<Site, Map<string, Part>>();

/** @returns the frame of a page; a page without one has dialogs only */
export function frameOf({ page, site, route, ...given }: PageInput, renderer: Renderer): Frame {
  const parts = partsOf.get(site) ?? new Map<string, Part>();
  partsOf.set(site, parts);
  const part = (name: string, node: ReactNode) => sharedPart(name, parts, given, (own) => renderer(own, name)(node));
  const dialogs = findDialogNames(page, site).map((name) => part(`dialog-${name}`, <Dialog name={name} site={site} />));
  if (page.layout !== 'site') return { before: [], after: dialogs };
  const elsewhere = part('header', <Top site={site} route={null} />);
  // The link to the page itself is marked, so only a header that has one is another one.
  const isLinked = elsewhere.includes(`href="${route}"`);
  const header = isLinked ? part(`header-${route}`, <Top site={site} route={route} />) : elsewhere;
  return { before: [header], after: [part('footer', <Footer site={site} />), ...dialogs] };
}

/** The header, and before it what skips it. */
function Top(props: ComponentProps<typeof Header>) {
  return (
    <>
      <a className="skip-link" href="#main">
        {props.site.labels.skip}
      </a>
      <Header {...props} />
    </>
  );
}

function sharedPart(name: string, parts: Map<string, Part>, given: Given, render: (given: Given) => string): string {
  const { propsAddress } = given;
  // With its settings in the page a part is another one than with settings beside it.
  const key = `${name} ${propsAddress !== undefined}`;
  const known = parts.get(key);
  if (known) {
    for (const json of known.settings) propsAddress?.(json);
    return known.html;
  }
  const settings: string[] = [];
  const noting = (json: string) => (settings.push(json), propsAddress?.(json));
  const html = render(propsAddress ? { ...given, propsAddress: noting } : given);
  parts.set(key, { html, settings });
  return html;
}
