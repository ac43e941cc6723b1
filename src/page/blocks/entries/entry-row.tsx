// An entry as a line of a list: its date and tags, its title, what it is about.
import { InlineText, plainText } from '../../ui/text/inline-text.tsx';
import { FieldList } from '../../ui/text/field-list.tsx';
import { SmartLink } from '../../ui/text/smart-link.tsx';
import type { EntryCardProps } from './entry-card.tsx';
import { EntryFacts } from './entry-facts.tsx';

export function EntryRow({ entry, show, Title, site }: Pick<EntryCardProps, 'entry' | 'show' | 'Title' | 'site'>) {
  const { href, title, summary } = entry;
  return (
    <article className="entry-row relative">
      <EntryFacts entry={entry} site={site} />
      <div className="flex flex-col gap-1">
        <Title className="text-lg">
          <SmartLink href={href} className="after:absolute after:inset-0 hover:underline">
            {plainText(title)}
          </SmartLink>
        </Title>
        <p className="text-muted">
          <InlineText text={summary} />
        </p>
        <FieldList entry={entry} show={show} lang={site.lang} className="text-sm" />
      </div>
    </article>
  );
}
