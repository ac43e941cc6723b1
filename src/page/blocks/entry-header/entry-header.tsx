// The head of an entry: the pages above it, its title, date, author and tags, what an event or job
// says, and its picture.
import type { EntryHeaderBlock, PageLink, ShownEvent, ShownJob, Site } from '#schemas';
import { Action } from '../../ui/action.tsx';
import type { BlockProps } from '../../ui/block-props.ts';
import { fillText } from '../../../base/words/fill-text.ts';
import { Day, formatDay } from '../../ui/text/day.tsx';
import { EventTime } from '../../ui/text/event-time.tsx';
import { FieldList } from '../../ui/text/field-list.tsx';
import { describeJob } from '../../ui/text/job-words.ts';
import { SmartLink } from '../../ui/text/smart-link.tsx';
import { InlineText, plainText } from '../../ui/text/inline-text.tsx';
import { slots } from '../../ui/picture/picture-slots.ts';
import { Picture } from '../../ui/picture/picture.tsx';
import { Section } from '../../ui/section.tsx';

export function EntryHeader({
  id,
  background,
  showImage,
  shown: { entry, above, show },
  level,
  leads,
  site,
}: BlockProps<EntryHeaderBlock>) {
  const Heading = level === 1 ? 'h1' : 'h2';
  const { date, author, tags, image, event, job } = entry;
  return (
    <Section id={id} background={background} className={background === 'plain' ? 'not-last:pb-0' : undefined}>
      <div className="mx-auto flex max-w-176 flex-col gap-3">
        <Breadcrumbs above={above} label={level === 1 ? site.labels.breadcrumbs : undefined} />
        <Heading className={level === 1 ? 'text-3xl' : 'text-2xl'}>
          <InlineText text={entry.title} />
        </Heading>
        {(date !== undefined || author !== undefined) && (
          <p className="flex flex-wrap gap-x-4 text-muted">
            {date !== undefined && <Day date={date} lang={site.lang} />} {author !== undefined && <span>{author}</span>}
          </p>
        )}
        {event && <EventPlace event={event} site={site} />}
        {job && <JobOffer job={job} site={site} />}
        <FieldList entry={entry} show={show} lang={site.lang} />
        {tags.length > 0 && <Tags tags={tags} label={site.labels.tags} />}
        {showImage && image && (
          <Picture image={image} slot={slots.text} priority={leads} className="mt-3 w-full rounded-card" />
        )}
      </div>
    </Section>
  );
}

function EventPlace({ event, site: { lang, labels } }: { event: ShownEvent; site: Pick<Site, 'lang' | 'labels'> }) {
  const { place, address, online, calendar, isCancelled, later = [] } = event;
  return (
    <div className="flex flex-col gap-1">
      {isCancelled && <p className="text-lg font-semibold">{labels.cancelled}</p>}
      <p className="text-lg font-semibold">
        <EventTime event={event} lang={lang} />
      </p>
      {later.length > 0 && (
        <p className="text-muted">
          {fillText(labels.thenOn, {
            dates: new Intl.ListFormat(lang, { type: 'unit' }).format(later.map((day) => formatDay(day, lang))),
          })}
        </p>
      )}
      {(place !== undefined || address !== undefined) && (
        <p>{[place, address].filter((part) => part !== undefined).join(', ')}</p>
      )}
      <p className="flex flex-wrap gap-x-6">
        <a href={calendar} download className="more-link">
          {labels.addToCalendar}
        </a>
        {online !== undefined && (
          <SmartLink href={online} className="more-link" newTabLabel={labels.newTab}>
            {labels.takePart}
          </SmartLink>
        )}
      </p>
    </div>
  );
}

/** A closed offer says so before anything else. */
function JobOffer({ job: { facts, isClosed }, site }: { job: ShownJob; site: Pick<Site, 'lang' | 'labels'> }) {
  const { location, employmentType, salary, deadline } = describeJob(facts, site);
  const { labels } = site;
  return (
    <div className="flex flex-col gap-1">
      {isClosed && <p className="text-lg font-semibold">{labels.jobClosed}</p>}
      <p className="text-lg font-semibold">{location}</p>
      {(employmentType ?? salary) !== undefined && (
        <p className="flex flex-wrap gap-x-4">
          {employmentType !== undefined && <span>{employmentType}</span>}{' '}
          {salary !== undefined && <span>{salary}</span>}
        </p>
      )}
      {!isClosed && deadline !== undefined && <p>{fillText(labels.applyBy, { date: deadline })}</p>}
      {!isClosed && facts.apply && (
        <p className="mt-3">
          <Action button={facts.apply} />
        </p>
      )}
    </div>
  );
}

/** A landmark at the top of a page only: further down, several may stand on one. */
function Breadcrumbs({ above, label }: { above: PageLink[]; label: string | undefined }) {
  const Landmark = label === undefined ? 'div' : 'nav';
  return (
    <Landmark aria-label={label}>
      <ol className="flex flex-wrap items-center gap-x-2 text-sm text-muted">
        {above.map((link, index) => (
          <li key={link.label} className="flex items-center gap-2">
            {index > 0 && <span aria-hidden="true">/</span>}
            <Step {...link} />
          </li>
        ))}
      </ol>
    </Landmark>
  );
}

function Step({ label, href }: PageLink) {
  if (href === undefined) return <span>{label}</span>;
  return (
    <a href={href} className="inline-flex min-h-11 items-center hover:underline">
      {plainText(label)}
    </a>
  );
}

function Tags({ tags, label }: { tags: PageLink[]; label: string }) {
  return (
    <ul aria-label={label} className="flex flex-wrap gap-x-4 text-sm font-semibold">
      {tags.map((tag) => (
        <li key={tag.label} className="text-brand-text in-data-[background=dark]:text-current">
          <Step {...tag} />
        </li>
      ))}
    </ul>
  );
}
