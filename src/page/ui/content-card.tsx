// A card of the content: an icon or a picture, a title, a text and perhaps a link that covers the
// whole card.
import type { Card, Image, Link } from '#schemas';
import { clsx } from 'clsx';
import { Glyph, Icon, IconTile } from './picture/icon.tsx';
import { InlineText } from './text/inline-text.tsx';
import type { Slot } from './picture/picture-slots.ts';
import { Picture } from './picture/picture.tsx';
import { SmartLink } from './text/smart-link.tsx';

export interface ContentCardProps {
  card: Card;
  /** The element of the card's title. */
  Title: 'h2' | 'h3';
  look?: 'boxed' | 'plain' | 'lined';
  /**
   * True if the picture is beside the texts on a phone, so that many cards are not many screens.
   */
  compact?: boolean;
  /** Width of the card's picture. */
  slot: Slot;
  /** True if the card's picture may be the first large one of the page. */
  priority?: boolean;
}

export function ContentCard(props: ContentCardProps) {
  if (props.look === 'lined') return <LinedCard {...props} />;
  const { card, Title, look = 'boxed', compact, slot, priority } = props;
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
        <CardPicture
          image={card.image}
          slot={slot}
          priority={priority}
          className={isCompact ? 'max-md:row-span-3 max-md:mb-0' : undefined}
        />
      )}
      {card.icon && (
        <IconTile name={card.icon} className={clsx('size-12 p-3', isPlain && 'in-data-[background=tint]:bg-card')} />
      )}
      <Title className="text-lg">{card.title}</Title>
      <CardText card={card} />
      {card.link && <CardLink link={card.link} onPage={isPlain} />}
    </div>
  );
}

/** Below a line, its icon beside the title: as low as its words. */
function LinedCard({ card, Title, slot, priority }: ContentCardProps) {
  return (
    <div className="relative flex h-full flex-col gap-2 border-t-2 border-line pt-4">
      {card.image && <CardPicture image={card.image} slot={slot} priority={priority} />}
      <div className="flex items-start gap-3">
        {card.icon && <Icon name={card.icon} className="mt-0.5 size-6 shrink-0 text-(--highlight,var(--brand-text))" />}
        <div className="flex min-w-0 flex-col gap-1">
          <Title className="text-lg">{card.title}</Title>
          <CardText card={card} />
        </div>
      </div>
      {card.link && <CardLink link={card.link} onPage />}
    </div>
  );
}

type CardPictureProps = Pick<ContentCardProps, 'slot' | 'priority'> & { image: Image; className?: string };

function CardPicture({ className, ...picture }: CardPictureProps) {
  return (
    <Picture
      {...picture}
      className={clsx('mb-1 aspect-4/3 w-full rounded-(--radius) bg-tint object-cover', className)}
    />
  );
}

function CardText({ card: { text } }: { card: Card }) {
  return (
    text && (
      <p className="text-sm text-muted">
        <InlineText text={text} />
      </p>
    )
  );
}

/** It covers the whole card. `onPage` is true for a card without a box, which has the colours of its section. */
function CardLink({ link, onPage }: { link: Link; onPage: boolean }) {
  return (
    <SmartLink
      href={link.href}
      className={clsx(
        'mt-auto inline-flex items-center gap-1.5 pt-1 text-sm font-semibold text-brand-text after:absolute after:inset-0 after:rounded-card hover:underline',
        onPage && 'in-data-[background=dark]:text-current',
      )}
    >
      {link.label}
      <Glyph name="arrowRight" className="size-4 shrink-0" />
    </SmartLink>
  );
}
