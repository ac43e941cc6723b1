// Entries of a collection, such as the latest news: as cards, a list, a table or a calendar, with
// links to further pages and to tags.
import type { EntriesBlock } from '#schemas';
import { clsx } from 'clsx';
import { Action } from '../../ui/action.tsx';
import type { BlockProps } from '../../ui/block-props.ts';
import { partHeading } from '../../ui/text/part-heading.ts';
import { Section, SectionHeading } from '../../ui/section.tsx';
import { Month } from './calendar.tsx';
import { EntryCard } from './entry-card.tsx';
import { EntryTable } from './entry-table.tsx';
import { EntryRow } from './entry-row.tsx';
import { ListPages, ListTags } from './list-links.tsx';

export function Entries(props: BlockProps<EntriesBlock>) {
  const { id, background, heading, text, button, shown, level, site } = props;
  return (
    <Section id={id} background={background}>
      {heading !== undefined && <SectionHeading heading={heading} text={text} level={level} />}
      {shown.tags.length > 0 && <ListTags tags={shown.tags} labels={site.labels} />}
      {shown.entries.length + shown.months.length > 0 ? <List {...props} /> : <Empty {...props} />}
      {shown.pages.length > 0 && <ListPages pages={shown.pages} number={shown.number} labels={site.labels} />}
      {button && (
        <div className="seen-whole mt-10 text-center">
          <Action button={button} />
        </div>
      )}
    </Section>
  );
}

/** The search finds entries on their own pages. */
const unsearched = { 'data-pagefind-ignore': '' };

function List({ heading, layout, columns, shown, empty, level, leads, site }: BlockProps<EntriesBlock>) {
  const Title = partHeading(level, heading);
  if (layout === 'calendar')
    return shown.months.map((month) => (
      <Month key={month.month} month={month} Title={Title} site={site} empty={empty ?? site.labels.noEntries} />
    ));
  if (layout === 'table') return <EntryTable {...shown} site={site} />;
  if (layout === 'list')
    return (
      <ul className="entry-rows" {...unsearched}>
        {shown.entries.map((entry) => (
          <li key={entry.href}>
            <EntryRow entry={entry} show={shown.show} Title={Title} site={site} />
          </li>
        ))}
      </ul>
    );
  const first = shown.entries.find(({ image }) => image);
  return (
    <ul className={clsx('cards', columns > 2 && `cards-${columns}`)} {...unsearched}>
      {shown.entries.map((entry) => (
        <li key={entry.href}>
          <EntryCard
            entry={entry}
            show={shown.show}
            Title={Title}
            site={site}
            columns={columns}
            priority={leads && entry === first}
          />
        </li>
      ))}
    </ul>
  );
}

function Empty({ empty, site }: BlockProps<EntriesBlock>) {
  return <p className="text-center text-muted">{empty ?? site.labels.noEntries}</p>;
}
