// An entry as a card. Its title is the link, and the whole card can be clicked.
import type { ShownList } from '#schemas';
import { InlineText, plainText } from '../../ui/text/inline-text.tsx';
import { EntryFacts, type EntryFactsProps } from './entry-facts.tsx';
import { FieldList } from '../../ui/text/field-list.tsx';
import { cardGridSlot } from '../../ui/picture/picture-slots.ts';
import { Picture } from '../../ui/picture/picture.tsx';
import { SmartLink } from '../../ui/text/smart-link.tsx';

export interface EntryCardProps extends EntryFactsProps {
  /** The fields of the site's own that it shows. */
  show: ShownList['show'];
  /** The element of the card's title. */
  Title: 'h2' | 'h3';
  /** Number of cards side by side on a wide screen. */
  columns: number;
  /** True if the card's picture may be the first large one of the page. */
  priority?: boolean;
}

export function EntryCard({ entry, show, Title, site, columns, priority }: EntryCardProps) {
  const { image, title, href, summary } = entry;
  return (
    <article className="card relative flex h-full flex-col gap-2 p-(--card-room) shadow-card">
      {image && (
        <Picture
          image={image}
          slot={cardGridSlot(columns)}
          priority={priority}
          className="mb-2 aspect-4/3 w-full rounded-(--radius) bg-tint object-cover"
        />
      )}
      <EntryFacts entry={entry} site={site} />
      <Title className="text-lg">
        <SmartLink href={href} className="after:absolute after:inset-0 after:rounded-card hover:underline">
          {plainText(title)}
        </SmartLink>
      </Title>
      <p className="text-sm text-muted">
        <InlineText text={summary} />
      </p>
      <FieldList entry={entry} show={show} lang={site.lang} className="text-sm" />
    </article>
  );
}
