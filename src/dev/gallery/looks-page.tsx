// The gallery's page of the looks: the same page in each, shown in frames.
import type { ReactNode } from 'react';
import type { Gallery, GalleryLook } from './gallery.ts';
import { renderDocument, renderFrames, type GalleryPlace } from './gallery-pages.tsx';

/** @returns the HTML of the page of the looks: the same page in each, light and dark */
export function renderLooksPage({ looks }: Gallery, { base }: GalleryPlace): string {
  return renderDocument('Looks', base, [
    <header key="header">
      <p>
        <a href={base || '/'}>All sections</a>
      </p>
      <h1>Looks</h1>
      <p>
        What a site looks like is one line of site.yaml, and what is to be otherwise. The same page in each look, in the
        scheme that your device is set to:
      </p>
    </header>,
    <main key="main">{looks().map((look) => renderLook(look, base))}</main>,
  ]);
}

function renderLook({ name, description }: GalleryLook, base: string): ReactNode {
  const address = `${base}/looks/${name}`;
  return (
    <section key={name} aria-labelledby={name}>
      <h2 id={name}>{name}</h2>
      <p>{description}</p>
      <pre>{`theme:\n  look: ${name}\n  scheme: auto\n`}</pre>
      <article className="example" data-example="">
        <h3>
          <a href={address} aria-label={`Open alone, ${name}`}>
            Open alone
          </a>
        </h3>
        {renderFrames(address, `The look ${name}`)}
      </article>
    </section>
  );
}
