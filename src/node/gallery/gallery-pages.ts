// The gallery's own pages: the list of all types of sections, and one page for each. Examples are shown in frames.
import type { Example, Gallery, GalleryBlock } from './gallery.ts';
import { html, Html } from './html.ts';
import type { Setting } from './settings.ts';
import type { Use, Uses } from './uses.ts';

/** The widths at which examples are shown, in CSS pixels: a phone, a tablet, a desk. */
export const widths = [360, 768, 1440];

export interface GalleryPlace {
  /** What stands before all addresses of the gallery: nothing where it is a site of its own. */
  base: string;
  /** Whether the site's pages can be reached beside the gallery. */
  withPages: boolean;
}

/** @returns the list of all types, with a search */
export function indexPage({ blocks }: Gallery, { base }: GalleryPlace): string {
  const count = `${blocks.length} types of sections`;
  return documentOf('Sections', base, [
    html`<header>
        <h1>Sections</h1>
        <p>Every type of section for your pages, with its settings and with examples to copy.</p>
        <form role="search" data-search>
          <label for="search">Search by name, words or setting</label>
          <input id="search" type="search" autocomplete="off" spellcheck="false" />
          <p role="status" data-of="${blocks.length}">${count}</p>
        </form>
      </header>
      <main>
        <ul class="cards">
          ${blocks.map((block) => card(block, base))}
        </ul>
      </main>`,
  ]);
}

function card(block: GalleryBlock, base: string): Html {
  const { type, title, description, settings, examples } = block;
  const words = [type, title, description, ...settings.flatMap((setting) => [setting.path, setting.title])];
  // The second example is the full one.
  const shown = examples[1] ?? examples[0];
  return html`<li class="card" data-words="${words.join(' ').toLowerCase()}">
    ${
      shown &&
      shown.problems.length === 0 &&
      html`<div class="frame" data-width="1440" data-still="${base}/${type}/${shown.number}" inert aria-hidden="true">
        <iframe title="${title}" tabindex="-1"></iframe>
      </div>`
    }
    <h2><a href="${base}/${type}">${title}</a></h2>
    <p>${description}</p>
    <p><code>${type}</code></p>
  </li>`;
}

/** @returns the page of one type */
export function blockPage(block: GalleryBlock, uses: Uses, place: GalleryPlace): string {
  const { type, title, description, settings, examples } = block;
  return documentOf(title, place.base, [
    html`<header>
        <p><a href="${place.base || '/'}">All sections</a></p>
        <h1>${title}</h1>
        <p>${description}</p>
        <p><code>type: ${type}</code></p>
      </header>
      <main>
        <section aria-labelledby="examples">
          <h2 id="examples">Examples</h2>
          ${examples.map((example) => exampleCard(block, example, place.base))}
        </section>
        <section aria-labelledby="settings">
          <h2 id="settings">Settings</h2>
          ${settingsTable(settings)}
        </section>
        <section aria-labelledby="uses">
          <h2 id="uses">Used on this site</h2>
          ${usesList(uses, place)}
        </section>
      </main>`,
  ]);
}

function exampleCard({ type, title }: GalleryBlock, { number, yaml, problems }: Example, base: string): Html {
  const address = `${base}/${type}/${number}`;
  const name = `Example ${number}`;
  if (problems.length > 0)
    return html`<article class="example">
      <h3>${name}</h3>
      <ul class="problems">
        ${problems.map((problem) => html`<li>${problem}</li>`)}
      </ul>
    </article>`;
  return html`<article class="example" data-example>
    <h3>${name} <a href="${address}" aria-label="Open alone, ${name}">Open alone</a></h3>
    <div class="frames">
      ${widths.map(
        (width) =>
          html`<figure>
            <figcaption>${width} px</figcaption>
            <div class="frame" data-width="${width}">
              <iframe src="${address}" title="${title}, ${name}, ${width} px wide" loading="lazy"></iframe>
            </div>
          </figure>`,
      )}
    </div>
    <p data-accessibility>Accessibility: checked when the example is shown</p>
    <button type="button" data-copy aria-label="Copy YAML, ${name}">Copy YAML</button>
    <details>
      <summary>YAML</summary>
      <pre tabindex="0">${yaml}</pre>
    </details>
  </article>`;
}

function settingsTable(settings: Setting[]): Html {
  return html`<div class="scroller" role="region" aria-label="Table of settings" tabindex="0">
    <table>
      <thead>
        <tr>
          <th scope="col">Setting</th>
          <th scope="col">What it is</th>
          <th scope="col">Value</th>
        </tr>
      </thead>
      <tbody>
        ${settings.map(settingRow)}
      </tbody>
    </table>
  </div>`;
}

function settingRow({ path, isRequired, ...setting }: Setting): Html {
  return html`<tr>
    <th scope="row"><code>${path}</code>${isRequired && html`<span class="mark">required</span>`}</th>
    <td>
      ${setting.title && html`<strong>${setting.title}.</strong> `}${setting.description}
      ${setting.rule && html`<p>${setting.rule}</p>`}
      ${
        setting.choices.length > 0 &&
        html`<ul>
          ${setting.choices.map(
            ({ value, description }) => html`<li><code>${value}</code>${description && ` ${description}`}</li>`,
          )}
        </ul>`
      }
    </td>
    <td>
      ${[setting.kind, setting.limits].filter(Boolean).join(', ')}
      ${setting.default !== null && html`<div>Without it: <code>${setting.default}</code></div>`}
      ${setting.example !== null && html`<div>Example: <code>${setting.example}</code></div>`}
    </td>
  </tr>`;
}

function usesList({ pages, places }: Uses, place: GalleryPlace): Html {
  if (pages === 0) return html`<p>No page has it.</p>`;
  const more = pages - new Set(places.map(({ file }) => file)).size;
  return html`<p>${pages === 1 ? 'On one page.' : `On ${pages} pages.`}</p>
    <ul class="uses">
      ${places.map((use) => useItem(use, place))}
    </ul>
    ${more > 0 && html`<p>And on ${more} more.</p>`}`;
}

function useItem({ route, file, line, from }: Use, { withPages }: GalleryPlace): Html {
  return html`<li>
    ${withPages ? html`<a href="${route}">${route}</a>` : route} <code>${file}:${line}</code>
    ${from && html`from <code>${from.file}:${from.line}</code>`}
  </li>`;
}

function documentOf(title: string, base: string, content: Html[]): string {
  const page = html`<!doctype html>
    <html lang="en" data-base="${base}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title} | Pagewright</title>
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="stylesheet" href="${base}/gallery.css" />
        ${script(`${base}/gallery.js`)}
      </head>
      <body>
        ${content}
      </body>
    </html>`;
  return page.text.trim();
}

/** Not in a tagged template: the bundler would need a package to carry this closing tag in one. */
function script(src: string): Html {
  return new Html(`<script type="module" src="${src}"></script>`);
}
