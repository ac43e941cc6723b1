// The people of the company, written here or as pages of a collection: each with a picture or with
// initials.
import type { ShownEntry, TeamBlock, TeamPerson } from '#schemas';
import { clsx } from 'clsx';
import { Action } from '../../ui/action.tsx';
import type { BlockProps } from '../../ui/block-props.ts';
import { InlineText, plainText } from '../../ui/text/inline-text.tsx';
import { partHeading } from '../../ui/text/part-heading.ts';
import { slots, teamSlot, type Slot } from '../../ui/picture/picture-slots.ts';
import { Picture } from '../../ui/picture/picture.tsx';
import { Section, SectionHeading } from '../../ui/section.tsx';
import { SmartLink } from '../../ui/text/smart-link.tsx';
import { initials } from './initials.ts';

/** The width of a person on a wide screen, by how many stand side by side. */
const widths: Record<number, string> = {
  2: 'md:basis-[calc(50%-0.75rem)]',
  3: 'md:basis-[calc(33.333%-1rem)]',
  4: 'md:basis-[calc(33.333%-1rem)] lg:basis-[calc(25%-1.125rem)]',
  5: 'md:basis-[calc(25%-1.125rem)] lg:basis-[calc(20%-1.2rem)]',
};

export function Team(props: BlockProps<TeamBlock>) {
  const { id, background, heading, text, shown, columns, button, level, leads } = props;
  const people: ShownPerson[] = shown ? shown.entries.map(toPerson) : (props.people ?? []);
  const first = people.find(({ image }) => image);
  return (
    <Section id={id} background={background}>
      <SectionHeading heading={heading} text={text} level={level} />
      <ul className="seen-whole flex flex-wrap justify-center gap-x-6 gap-y-6 md:gap-y-10">
        {people.map((person, index) => (
          <li key={index} className={clsx('min-w-0 basis-[calc(50%-0.75rem)]', widths[columns])}>
            <Person
              person={person}
              Name={partHeading(level, heading)}
              priority={leads && person === first}
              block={props}
            />
          </li>
        ))}
      </ul>
      {button && (
        <div className="seen-whole mt-10 text-center">
          <Action button={button} />
        </div>
      )}
    </Section>
  );
}

/** A person of a collection has a page, and need not have a role. */
interface ShownPerson extends Omit<TeamPerson, 'role'> {
  role?: string;
  href?: string;
}

function toPerson({ title, summary, image, href, fields }: ShownEntry): ShownPerson {
  const role = fields?.role;
  return {
    name: plainText(title),
    text: summary,
    href,
    ...(image && { image }),
    ...(typeof role === 'string' && { role }),
  };
}

interface PersonProps {
  person: ShownPerson;
  Name: 'h2' | 'h3';
  priority?: boolean;
  block: BlockProps<TeamBlock>;
}

function Person({ person, Name, priority, block }: PersonProps) {
  const isRound = block.shape === 'round';
  return (
    <div className={clsx('flex min-w-0 flex-col gap-1', isRound && 'items-center text-center')}>
      <Portrait
        person={person}
        priority={priority}
        slot={isRound ? slots.portrait : teamSlot(block.columns)}
        className={isRound ? 'size-28 rounded-full sm:size-36' : 'aspect-4/5 w-full rounded-card'}
      />
      <Name className="mt-3 max-w-full text-lg">
        {person.href === undefined ? (
          person.name
        ) : (
          <SmartLink href={person.href} className="hover:underline">
            {person.name}
          </SmartLink>
        )}
      </Name>
      {person.role !== undefined && (
        <p className="max-w-full text-brand-text in-data-[background=dark]:text-current">{person.role}</p>
      )}
      {person.text && (
        <p className="mt-1 max-w-full text-sm text-muted">
          <InlineText text={person.text} />
        </p>
      )}
      {person.link && (
        <SmartLink href={person.link.href} className="more-link" newTabLabel={block.site.labels.newTab}>
          {person.link.label}
        </SmartLink>
      )}
    </div>
  );
}

interface PortraitProps {
  person: Pick<TeamPerson, 'name' | 'image'>;
  slot: Slot;
  priority?: boolean;
  className: string;
}

function Portrait({ person: { name, image }, slot, priority, className }: PortraitProps) {
  if (image)
    return <Picture image={image} slot={slot} priority={priority} className={`${className} bg-tint object-cover`} />;
  return (
    <span
      className={`${className} grid place-items-center bg-tint text-2xl font-semibold text-brand-text in-data-[background=tint]:bg-card`}
      aria-hidden="true"
    >
      {initials(name)}
    </span>
  );
}
