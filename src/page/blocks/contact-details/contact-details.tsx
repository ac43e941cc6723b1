// Contact details of the company: one card for each office, shop or person.
import type { ReactNode } from 'react';
import type { ContactDetailsBlock, ContactDetailsHours, ContactDetailsPlace, Site } from '#schemas';
import { listExceptionRows, listWeekRows, type HoursRow } from '../../../base/languages/opening-hours.ts';
import type { BlockProps } from '../../ui/block-props.ts';
import { Glyph } from '../../ui/picture/icon.tsx';
import { InlineText } from '../../ui/text/inline-text.tsx';
import { partHeading } from '../../ui/text/part-heading.ts';
import { Section, SectionHeading } from '../../ui/section.tsx';
import { SmartLink } from '../../ui/text/smart-link.tsx';

export function ContactDetails(props: BlockProps<ContactDetailsBlock>) {
  const { id, background, heading, text, places, level } = props;
  return (
    <Section id={id} background={background}>
      <SectionHeading heading={heading} text={text} level={level} />
      <ul className="seen-whole flex flex-wrap justify-center gap-5 md:gap-6">
        {places.map((place, index) => (
          <li
            key={index}
            className="card flex max-w-144 min-w-0 grow basis-76 flex-col gap-5 p-(--card-room) shadow-card"
          >
            <Place place={place} Name={partHeading(level, heading)} block={props} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

interface PlaceProps {
  place: ContactDetailsPlace;
  Name: 'h2' | 'h3';
  block: BlockProps<ContactDetailsBlock>;
}

function Place({ place, Name, block }: PlaceProps) {
  const { name, address, phones, email, link } = place;
  const hours = [...place.hours, ...(place.siteHours ? listSiteHours(block.site) : [])];
  return (
    <>
      <Name className="text-xl">{name}</Name>
      <dl className="grid gap-4">
        {address && (
          <Way glyph="pin" label={block.addressLabel}>
            <address className="not-italic">
              <InlineText text={address.trim()} />
            </address>
          </Way>
        )}
        {phones.length > 0 && (
          <Way glyph="phone" label={block.phoneLabel}>
            {phones.map((phone) => (
              <ReachLink key={phone} href={`tel:${phone}`} words={phone} />
            ))}
          </Way>
        )}
        {email && (
          <Way glyph="mail" label={block.emailLabel}>
            <ReachLink href={`mailto:${email}`} words={email} />
          </Way>
        )}
        {hours.length > 0 && (
          <Way glyph="clock" label={block.hoursLabel}>
            <HoursTable hours={hours} />
          </Way>
        )}
      </dl>
      {link && (
        <SmartLink href={link.href} className="more-link mt-auto" newTabLabel={block.site.labels.newTab}>
          {link.label}
          <Glyph name="arrowRight" className="size-4" />
        </SmartLink>
      )}
    </>
  );
}

function Way({
  glyph,
  label,
  children,
}: {
  glyph: 'pin' | 'phone' | 'mail' | 'clock';
  label: string;
  children: ReactNode;
}) {
  return (
    <div className="grid grid-cols-[1.5rem_minmax(0,1fr)] gap-x-4">
      <dt className="contents text-sm text-muted">
        <Glyph name={glyph} className="size-6 text-brand-text" />
        {label}
      </dt>
      <dd className="col-start-2">{children}</dd>
    </div>
  );
}

function ReachLink({ href, words }: { href: string; words: string }) {
  return (
    <SmartLink href={href} className="block w-fit max-w-full py-1 font-semibold hover:underline">
      {words}
    </SmartLink>
  );
}

/** The week of the site and what differs from it; without a week, its hours in a few words. */
function listSiteHours({ openingHours, hours, lang, labels }: Site): ContactDetailsHours[] {
  if (!openingHours) return hours === undefined ? [] : [{ days: '', times: hours }];
  const toHours = ({ days, times, note }: HoursRow & { note?: string }) => ({
    days: note === undefined ? days : `${days} (${note})`,
    times: times.join(', ') || labels.closed,
  });
  return [...listWeekRows(openingHours.week, lang), ...listExceptionRows(openingHours.exceptions, lang)].map(toHours);
}

function HoursTable({ hours }: { hours: ContactDetailsHours[] }) {
  return (
    <ul>
      {hours.map(({ days, times }, index) => (
        <li key={index} className="flex flex-wrap justify-between gap-x-4 py-0.5">
          <span className="min-w-0">{days}</span>{' '}
          <span className="ms-auto min-w-0 text-end font-semibold tabular-nums">{times}</span>
        </li>
      ))}
    </ul>
  );
}
