// The frame of a page: header, footer and dialogs. They are the same on most pages of a site, and a
// quarter of the work of a page, so each is rendered once.
import { createElement, type ReactNode } from 'react';
import { ownParts } from '#own-parts';
import type { Site } from '#schemas';
import { Dialog, findDialogNames } from './dialog.tsx';
import { Footer as ProductFooter } from './footer.tsx';
import { Visits } from '../ui/visits/visits.tsx';
import { FrameLayout } from './frame-layout.tsx';
import { Header as ProductHeader, type HeaderProps } from './header.tsx';
import type { PageInput } from './page-input.ts';
import { refuseInlineCode } from './refused-html.ts';

/** In the order of the page; the texts are the same ones on all pages that have them. */
export interface Frame {
  before: string[];
  after: string[];
}

type FrameInput = Pick<PageInput, 'iconShapes' | 'propsAddress'>;

/** Makes a function that renders; the ids that React makes in it begin with `idPrefix`. */
type Renderer = (given: FrameInput, idPrefix: string) => (node: ReactNode) => string;

/** A part that pages share, and the settings of its islands, which each page puts beside itself. */
interface Part {
  /** In two pieces, with the page's own part between them. */
  pieces: string[];
  settings: string[];
}

const partsOf = new WeakMap<Site, Map<string, Part>>();

/** @returns the frame of a page; a page without one has dialogs only */
export function renderFrame({ page, site, route, ...given }: PageInput, renderer: Renderer): Frame {
  const parts = partsOf.get(site) ?? new Map<string, Part>();
  partsOf.set(site, parts);
  const part = (name: string, node: ReactNode) =>
    sharedPart(name, parts, given, (own) => renderer(own, `${name}-`)(node));
  const dialogs = findDialogNames(page, site).flatMap((name) =>
    part(`dialog-${name}`, <Dialog name={name} site={site} />),
  );
  const visits = site.visits ? part('visits', <Visits site={site} />) : [];
  if (page.layout !== 'site') return { before: [], after: [...visits, ...dialogs] };
  const frame = (name: string, shown: string | null) =>
    sharedPart(name, parts, given, (own) =>
      whatIsOwn(() => renderer(own, 'frame-')(<HeaderAndFooter site={site} route={shown} />)),
    );
  const elsewhere = frame('frame', null);
  // The link to the page itself is marked, so only a header that has one is another one.
  const isLinked = elsewhere.some((html) => html.includes(`href="${route}"`));
  const around = isLinked ? frame(`frame-${route}`, route) : elsewhere;
  const [before = '', after = ''] = around;
  return { before: [before], after: [after, ...visits, ...dialogs] };
}

/** Stands for the page's own part while the frame is rendered. */
const pagesPlace = '<pw-page></pw-page>';

/** Header and footer, and before them what skips the header. */
function HeaderAndFooter(props: HeaderProps) {
  const { site } = props;
  const Header = ownParts.header ?? ProductHeader;
  const Footer = ownParts.footer ?? ProductFooter;
  const Layout = ownParts.frame ?? FrameLayout;
  return (
    <>
      <a className="skip-link" href="#main">
        {site.labels.skip}
      </a>
      <Layout site={site} header={<Header {...props} />} footer={<Footer site={site} />}>
        {createElement('pw-page')}
      </Layout>
    </>
  );
}

/** @throws a developer error (isDeveloperError) when a site's own header, footer or frame fails */
function whatIsOwn(render: () => string): string {
  const own = (['header', 'footer', 'frame'] as const).filter((name) => ownParts[name] !== undefined);
  if (own.length === 0) return render();
  try {
    const html = render();
    refuseInlineCode(html, { styles: 'styles.css', scripts: 'a file *.behavior.ts of a section' });
    return html;
  } catch (error) {
    const files = own.map((name) => `components/${name}.tsx`).join(' or ');
    const reason = error instanceof Error ? error.message : String(error);
    throw Object.assign(new Error(`${files} could not be shown: ${reason}`, { cause: error }), {
      name: 'DeveloperError',
    });
  }
}

function sharedPart(
  name: string,
  parts: Map<string, Part>,
  given: FrameInput,
  render: (given: FrameInput) => string,
): string[] {
  const { propsAddress } = given;
  // With its settings in the page a part is another one than with settings beside it.
  const key = `${name} ${propsAddress !== undefined}`;
  const known = parts.get(key);
  if (known) {
    for (const json of known.settings) propsAddress?.(json);
    return known.pieces;
  }
  const settings: string[] = [];
  const noting = (json: string) => (settings.push(json), propsAddress?.(json));
  const pieces = render(propsAddress ? { ...given, propsAddress: noting } : given).split(pagesPlace);
  parts.set(key, { pieces, settings });
  return pieces;
}
