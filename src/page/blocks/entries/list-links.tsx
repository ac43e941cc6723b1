// Links from a list to its further pages, and to its tags.
import type { ShownList, Site } from '#schemas';
import { Fragment } from 'react';
import { fillText } from '../../../base/words/fill-text.ts';

type Labels = Pick<Site, 'labels'>['labels'];

/** Pages by number: the first, the last and those beside the current one. */
export function ListPages({ pages, number, labels }: Pick<ShownList, 'pages' | 'number'> & { labels: Labels }) {
  return (
    <nav aria-label={labels.pages} className="seen-whole mt-10">
      <ul className="flex flex-wrap items-center justify-center gap-2">
        {pages.map((page, index) => (
          <Fragment key={page.number}>
            {page.number - (pages[index - 1]?.number ?? 0) > 1 && <li aria-hidden="true">…</li>}
            <li>
              <a
                href={page.href}
                className="list-link"
                aria-label={fillText(labels.page, { number: page.number })}
                aria-current={page.number === number ? 'page' : undefined}
              >
                {page.number}
              </a>
            </li>
          </Fragment>
        ))}
      </ul>
    </nav>
  );
}

/** All entries, and those of each tag. */
export function ListTags({ tags, labels }: Pick<ShownList, 'tags'> & { labels: Labels }) {
  return (
    <nav aria-label={labels.tags} className="seen-whole mb-8">
      <ul className="list-tags">
        {tags.map(({ label, href, isCurrent }) => (
          <li key={href}>
            <a href={href} className="list-link" aria-current={isCurrent ? 'page' : undefined}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
