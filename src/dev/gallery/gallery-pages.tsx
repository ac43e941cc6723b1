// Gallery pages: the list of all types of sections, and one page for each type. Examples are shown
// in frames.
// oxlint-disable react/iframe-missing-sandbox -- the frames show our own pages, which axe looks
// into
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Example, Gallery, GalleryBlock } from './gallery.ts';
import type { Setting } from '../reference/setting-rows.ts';
import type { Use, Uses } from './uses.ts';

/** The widths at which examples are shown, in CSS pixels: a phone, a tablet, a desk. */
const widths = [360, 768, 1440];

export interface GalleryPlace {
  /** The prefix of all addresses of the gallery; empty where it is a site of its own. */
  base: string;
  /** Whether the site's pages can be reached beside the gallery. */
  withPages: boolean;
}

/** @returns the HTML of the list of all types, with a search */
export function renderIndexPage({ blocks }: Gallery, { base }: GalleryPlace): string {
  return renderDocument('Sections', base, [
    <header key="header">
      <h1>Sections</h1>
      <p>Every type of section for your pages, with its settings and with examples to copy.</p>
      <form role="search" data-search="">
        <label htmlFor="search">Search by name, words or setting</label>
        <input id="search" type="search" autoComplete="off" spellCheck="false" />
        <p role="status" data-of={blocks.length}>{`${blocks.length} types of sections`}</p>
      </form>
      <p>
        <a href={`${base}/looks`}>Looks for the whole site</a>
      </p>
    </header>,
    <main key="main">
      <ul className="cards">{blocks.map((block) => renderCard(block, base))}</ul>
    </main>,
  ]);
}

function renderCard({ type, title, description, settings, examples }: GalleryBlock, base: string): ReactNode {
  const words = [type, title, description, ...settings.flatMap((setting) => [setting.path, setting.title])];
  // The second example is the full one.
  const shown = examples[1] ?? examples[0];
  const address = `${base}/${type}`;
  return (
    <li key={type} className="card" data-words={words.join(' ').toLowerCase()}>
      {shown?.problems.length === 0 && (
        <div className="frame" data-width="1440" data-still={`${address}/${shown.number}`} inert aria-hidden>
          <iframe title={title} tabIndex={-1} />
        </div>
      )}
      <h2>
        <a href={address}>{title}</a>
      </h2>
      <p>{description}</p>
      <p>
        <code>{type}</code>
      </p>
    </li>
  );
}

/** @returns the HTML of the page of one type */
export function renderBlockPage(block: GalleryBlock, uses: Uses, place: GalleryPlace): string {
  const { type, title, description, settings, examples } = block;
  return renderDocument(title, place.base, [
    <header key="header">
      <p>
        <a href={place.base || '/'}>All sections</a>
      </p>
      <h1>{title}</h1>
      <p>{description}</p>
      <p>
        <code>{`type: ${type}`}</code>
      </p>
    </header>,
    <main key="main">
      {renderSection(
        'Examples',
        examples.map((example) => renderExample(block, example, place.base)),
      )}
      {renderSection('Settings', renderSettings(settings))}
      {renderSection('Used on this site', renderUses(uses, place))}
    </main>,
  ]);
}

function renderSection(heading: string, content: ReactNode): ReactNode {
  const id = heading.toLowerCase().replaceAll(' ', '-');
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      {content}
    </section>
  );
}

function renderExample({ type, title }: GalleryBlock, { number, yaml, problems }: Example, base: string): ReactNode {
  const address = `${base}/${type}/${number}`;
  const name = `Example ${number}`;
  if (problems.length > 0)
    return (
      <article key={number} className="example">
        <h3>{name}</h3>
        <ul className="problems">{problems.map(renderItem)}</ul>
      </article>
    );
  return (
    <article key={number} className="example" data-example="">
      <h3>
        {name}{' '}
        <a href={address} aria-label={`Open alone, ${name}`}>
          Open alone
        </a>
      </h3>
      {renderFrames(address, `${title}, ${name}`)}
      <p data-accessibility="">Accessibility: checked when the example is shown</p>
      <button type="button" data-copy="" aria-label={`Copy YAML, ${name}`}>
        Copy YAML
      </button>
      <details>
        <summary>YAML</summary>
        <pre tabIndex={0}>{yaml}</pre>
      </details>
    </article>
  );
}

/** @returns frames of the page at an address, one at each width */
export function renderFrames(address: string, title: string): ReactNode {
  return (
    <div className="frames">
      {widths.map((width) => (
        <figure key={width}>
          <figcaption>{`${width} px`}</figcaption>
          <div className="frame" data-width={width}>
            <iframe src={address} title={`${title}, ${width} px wide`} loading="lazy" />
          </div>
        </figure>
      ))}
    </div>
  );
}

function renderItem(content: ReactNode, index: number): ReactNode {
  return <li key={index}>{content}</li>;
}

function renderSettings(settings: Setting[]): ReactNode {
  return (
    <div className="scroller" role="region" aria-label="Table of settings" tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">Setting</th>
            <th scope="col">What it is</th>
            <th scope="col">Value</th>
          </tr>
        </thead>
        <tbody>{settings.map(renderSetting)}</tbody>
      </table>
    </div>
  );
}

function renderSetting({ path, isRequired, title, description, rule, choices, ...value }: Setting): ReactNode {
  const meanings = choices.map((choice) => [<code key="value">{choice.value}</code>, ` ${choice.description}`]);
  return (
    <tr key={path}>
      <th scope="row">
        <code>{path}</code>
        {isRequired && <span className="mark">required</span>}
      </th>
      <td>
        {title && <strong>{title}.</strong>} {description}
        {rule && <p>{rule}</p>}
        {choices.length > 0 && <ul>{meanings.map(renderItem)}</ul>}
      </td>
      <td>
        {[value.kind, value.limits].filter(Boolean).join(', ')}
        {value.default !== null && (
          <div>
            Without it: <code>{value.default}</code>
          </div>
        )}
        {value.example !== null && (
          <div>
            Example: <code>{value.example}</code>
          </div>
        )}
      </td>
    </tr>
  );
}

function renderUses({ pages, places }: Uses, { withPages }: GalleryPlace): ReactNode {
  if (pages === 0) return <p>No page has it.</p>;
  const more = pages - new Set(places.map(({ file }) => file)).size;
  const renderUse = ({ route, file, line, from }: Use) => (
    <>
      {withPages ? <a href={route}>{route}</a> : route} <code>{`${file}:${line}`}</code>
      {from && [' from ', <code key="from">{`${from.file}:${from.line}`}</code>]}
    </>
  );
  return (
    <>
      <p>{pages === 1 ? 'On one page.' : `On ${pages} pages.`}</p>
      <ul className="uses">{places.map(renderUse).map(renderItem)}</ul>
      {more > 0 && <p>{`And on ${more} more.`}</p>}
    </>
  );
}

/** @returns the HTML of a page of the gallery */
export function renderDocument(title: string, base: string, content: ReactNode): string {
  const page = (
    <html lang="en" data-base={base}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{`${title} | Pagewright`}</title>
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="stylesheet" href={`${base}/gallery.css`} />
        <script type="module" src={`${base}/gallery.js`} />
      </head>
      <body>{content}</body>
    </html>
  );
  return `<!doctype html>${renderToStaticMarkup(page)}`;
}
