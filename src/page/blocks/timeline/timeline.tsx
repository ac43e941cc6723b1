// Events from top to bottom along a line.
import type { TimelineBlock, TimelineEvent } from '#schemas';
import { clsx } from 'clsx';
import type { BlockProps } from '../../ui/block-props.ts';
import { Glyph } from '../../ui/picture/icon.tsx';
import { InlineText } from '../../ui/text/inline-text.tsx';
import { partHeading } from '../../ui/text/part-heading.ts';
import { timelineSlot, type Slot } from '../../ui/picture/picture-slots.ts';
import { Picture } from '../../ui/picture/picture.tsx';
import { Section, SectionHeading } from '../../ui/section.tsx';
import { SmartLink } from '../../ui/text/smart-link.tsx';

export function Timeline(props: BlockProps<TimelineBlock>) {
  const { id, background, heading, text, events, layout, level, leads, site } = props;
  const first = events.find(({ image }) => image);
  return (
    <Section id={id} background={background}>
      <SectionHeading heading={heading} text={text} level={level} />
      <ol className={clsx('timeline', layout === 'alternate' && 'timeline-alternate')}>
        {events.map((event, index) => (
          <li key={index} className="timeline-event">
            <Event
              event={event}
              Title={partHeading(level, heading)}
              newTab={site.labels.newTab}
              slot={timelineSlot(layout)}
              priority={leads && event === first}
            />
          </li>
        ))}
      </ol>
    </Section>
  );
}

interface EventProps {
  event: TimelineEvent;
  Title: 'h2' | 'h3';
  newTab: string;
  slot: Slot;
  priority?: boolean;
}

function Event({ event, Title, newTab, slot, priority }: EventProps) {
  return (
    <div className="timeline-card">
      <p className="timeline-date">{event.date}</p>
      <div className="timeline-words">
        <Title className="text-lg">{event.title}</Title>
        {event.text && (
          <p className="text-muted">
            <InlineText text={event.text} />
          </p>
        )}
        {event.image && (
          <Picture
            image={event.image}
            slot={slot}
            priority={priority}
            className="mt-1 max-h-72 w-full rounded-card object-cover"
          />
        )}
        {event.link && (
          <SmartLink href={event.link.href} className="more-link" newTabLabel={newTab}>
            {event.link.label}
            <Glyph name="arrowRight" className="size-4" />
          </SmartLink>
        )}
      </div>
    </div>
  );
}
