// The open jobs of a collection, as cards: the title leads to the job's page.
import type { JobListBlock, ShownEntry, ShownList } from '#schemas';
import type { BlockProps } from '../../ui/block-props.ts';
import { listFields } from '../../ui/text/field-text.ts';
import { InlineText, plainText } from '../../ui/text/inline-text.tsx';
import { describeJob } from '../../ui/text/job-words.ts';
import { countText } from '../../../base/words/plural-text.ts';
import { partHeading } from '../../ui/text/part-heading.ts';
import { SmartLink } from '../../ui/text/smart-link.tsx';
import { Fact, listClass } from './job-facts.tsx';

type JobPagesProps = Pick<BlockProps<JobListBlock>, 'heading' | 'texts' | 'fieldLabels' | 'level' | 'site'> & {
  shown: ShownList;
};

export function JobPages({ shown: { entries, show }, heading, texts, level, ...rest }: JobPagesProps) {
  if (entries.length === 0)
    return <p className="follows-heading [text-align:var(--heading-align)] text-muted">{texts.empty}</p>;
  return (
    <>
      <p className="follows-heading mb-6 [text-align:var(--heading-align)] text-muted">
        {countText(texts.count, entries.length, rest.site.lang)}
      </p>
      <ul className="grid grid-cols-1 gap-4 md:grid-cols-2 md:gap-6" data-pagefind-ignore="">
        {entries.map((entry) => (
          <li key={entry.href} className="card relative flex min-w-0 flex-col gap-4 p-(--card-room) shadow-card">
            <JobPage entry={entry} show={show} Title={partHeading(level, heading)} {...rest} />
          </li>
        ))}
      </ul>
    </>
  );
}

const facts = ['location', 'employmentType', 'salary', 'deadline'] as const;

function JobPage({
  entry: { href, title, summary, job, fields },
  show,
  Title,
  fieldLabels,
  site,
}: Pick<JobPagesProps, 'fieldLabels' | 'site'> & Pick<ShownList, 'show'> & { entry: ShownEntry; Title: 'h2' | 'h3' }) {
  const words = job ? describeJob(job.facts, site) : undefined;
  const ofJob = facts.flatMap((name) => {
    const text = words?.[name];
    return text === undefined ? [] : [{ label: fieldLabels[name], text }];
  });
  const told = [...ofJob, ...listFields(show, fields, site.lang)];
  return (
    <>
      <Title className="text-lg wrap-anywhere">
        <SmartLink href={href} className="after:absolute after:inset-0 after:rounded-card hover:underline">
          {plainText(title)}
        </SmartLink>
      </Title>
      <dl className={listClass}>
        {told.map(({ label, text }) => (
          <Fact key={label} label={label} text={text} />
        ))}
      </dl>
      <p className="line-clamp-3 text-sm text-muted wrap-anywhere">
        <InlineText text={summary} />
      </p>
    </>
  );
}
