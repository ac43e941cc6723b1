// An entry as a card. Its title is the link, and the whole card can be clicked.
import type { ShownEntry } from '#schemas';
import { InlineText, plainText } from '../../ui/text/inline-text.tsx';
import { Day } from '../../ui/text/day.tsx';
import { cardGridSlot } from '../../ui/picture/picture-slots.ts';
import { Picture } from '../../ui/picture/picture.tsx';
import { SmartLink } from '../../ui/text/smart-link.tsx';

export interface EntryCardProps {
  entry: ShownEntry;
  /** The element of the card's title. */
  Title: 'h2' | 'h3';
  lang: string;
  /** How many cards stand side by side on a wide screen. */
  columns: number;
  /** Whether the card's picture may be the first large one of the page. */
  priority?: boolean;
}

export function EntryCard({ entry, Title, lang, columns, priority }: EntryCardProps) {
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
      <EntryFacts entry={entry} lang={lang} />
      <Title className="text-lg">
        <SmartLink href={href} className="after:absolute after:inset-0 after:rounded-card hover:underline">
          {plainText(title)}
        </SmartLink>
      </Title>
      <p className="text-sm text-muted">
        <InlineText text={summary} />
      </p>
    </article>
  );
}

/** The date and the tags of an entry, in one line. */
export function EntryFacts({ entry: { date, tags }, lang }: Pick<EntryCardProps, 'entry' | 'lang'>) {
  if (date === undefined && tags.length === 0) return null;
  return (
    <p className="flex flex-wrap gap-x-3 gap-y-1 text-sm text-muted">
      {date !== undefined && <Day date={date} lang={lang} />}
      {tags.map(({ label }) => (
        <span key={label} className="font-semibold text-brand-text in-data-[background=dark]:text-current">
          {label}
        </span>
      ))}
    </p>
  );
}
