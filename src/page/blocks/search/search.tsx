// A field that searches all pages of the site. Its behavior loads the search when something is
// typed.
import type { SearchBlock } from '#schemas';
import type { BlockProps } from '../../ui/block-props.ts';
import { readPluralForms } from '../../../base/words/plural-text.ts';
import { Section, SectionHeading } from '../../ui/section.tsx';

export function Search({ id, background, heading, text, placeholder, max, level, site }: BlockProps<SearchBlock>) {
  const { search, searchResults, searchNothing, searchFailed, searchNeedsScript } = site.labels;
  const found = JSON.stringify(readPluralForms(searchResults, site.lang));
  const said = { 'data-found': found, 'data-nothing': searchNothing, 'data-failed': searchFailed };
  return (
    <Section id={id} background={background}>
      {heading !== undefined && <SectionHeading heading={heading} text={text} level={level} />}
      <div className="search" data-live="search" data-wake="interaction" data-max={max} {...said}>
        <label htmlFor={`${id}-words`} className="font-semibold">
          {search}
        </label>
        <input
          id={`${id}-words`}
          className="search-words"
          type="search"
          role="combobox"
          aria-expanded="false"
          aria-controls={`${id}-found`}
          aria-autocomplete="list"
          autoComplete="off"
          placeholder={placeholder}
        />
        <div id={`${id}-found`} className="search-found" role="listbox" aria-label={search} hidden />
        <p className="search-status" role="status" />
        <noscript>
          <p>{searchNeedsScript}</p>
        </noscript>
      </div>
    </Section>
  );
}
