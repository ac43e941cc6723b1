// A card of the content: an icon or a picture, a title, a text and perhaps a link that covers the
// whole card.
import type { Card } from '#schemas';
import { clsx } from 'clsx';
import { Glyph, IconTile } from './picture/icon.tsx';
import { InlineText } from './text/inline-text.tsx';
import type { Slot } from './picture/picture-slots.ts';
import { Picture } from './picture/picture.tsx';
import { SmartLink } from './text/smart-link.tsx';

export interface ContentCardProps {
  card: Card;
  /** The element of the card's title. */
  Title: 'h2' | 'h3';
  look?: 'boxed' | 'plain';
  /**
   * True if the picture is beside the texts on a phone, so that many cards are not many screens.
   */
  compact?: boolean;
  /** Width of the card's picture. */
  slot: Slot;
  /** True if the card's picture may be the first large one of the page. */
  priority?: boolean;
}

export function ContentCard({ card, Title, look = 'boxed', compact, slot, priority }: ContentCardProps) {
  const isPlain = look === 'plain';
  const isCompact = compact && card.image !== undefined;
  return (
    <div
      className={clsx(
        'relative flex h-full flex-col gap-3',
        isPlain ? 'pe-4' : 'card p-(--card-room) shadow-card',
        isCompact &&
          'max-md:grid max-md:grid-cols-[6rem_1fr] max-md:content-start max-md:gap-x-4 max-md:gap-y-1 max-md:p-4',
      )}
    >
      {card.image && (
        <Picture
          image={card.image}
          slot={slot}
          priority={priority}
          className={clsx(
            'mb-1 aspect-4/3 w-full rounded-(--radius) bg-tint object-cover',
            isCompact && 'max-md:row-span-3 max-md:mb-0',
          )}
        />
      )}
      {card.icon && (
        <IconTile name={card.icon} className={clsx('size-12 p-3', isPlain && 'in-data-[background=tint]:bg-card')} />
      )}
      <Title className="text-lg">{card.title}</Title>
      {card.text && (
        <p className="text-sm text-muted">
          <InlineText text={card.text} />
        </p>
      )}
      {card.link && (
        <SmartLink
          href={card.link.href}
          className={clsx(
            'mt-auto inline-flex items-center gap-1.5 pt-1 text-sm font-semibold text-brand-text after:absolute after:inset-0 after:rounded-card hover:underline',
            isPlain && 'in-data-[background=dark]:text-current',
          )}
        >
          {card.link.label}
          <Glyph name="arrowRight" className="size-4 shrink-0" />
        </SmartLink>
      )}
    </div>
  );
}
