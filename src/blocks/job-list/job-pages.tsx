// The open jobs of a collection, as cards: the title leads to the job's page.
import type { JobListBlock, ShownEntry } from '#schemas';
import type { BlockProps } from '../../ui/block-props.ts';
import { InlineText, plainText } from '../../ui/text/inline-text.tsx';
import { describeJob } from '../../ui/text/job-words.ts';
import { partHeading } from '../../ui/text/part-heading.ts';
import { SmartLink } from '../../ui/text/smart-link.tsx';
import { Fact, listClass } from './job-facts.tsx';

type JobPagesProps = Pick<BlockProps<JobListBlock>, 'heading' | 'texts' | 'fieldLabels' | 'level' | 'site'> & {
  entries: ShownEntry[];
};

export function JobPages({ entries, heading, texts, level, ...rest }: JobPagesProps) {
  if (entries.length === 0)
    return <p className="follows-heading [text-align:var(--heading-align)] text-muted">{texts.empty}</p>;
  return (
    <>
      <p className="follows-heading mb-6 [text-align:var(--heading-align)] text-muted">
        {texts.count.replace('{count}', `${entries.length}`)}
      </p>
      <ul className="grid grid-cols-1 gap-4 md:grid-cols-2 md:gap-6" data-pagefind-ignore="">
        {entries.map((entry) => (
          <li key={entry.href} className="card relative flex min-w-0 flex-col gap-4 p-(--card-room) shadow-card">
            <JobPage entry={entry} Title={partHeading(level, heading)} {...rest} />
          </li>
        ))}
      </ul>
    </>
  );
}

const facts = ['location', 'employmentType', 'salary', 'deadline'] as const;

function JobPage({
  entry: { href, title, summary, job },
  Title,
  fieldLabels,
  site,
}: Pick<JobPagesProps, 'fieldLabels' | 'site'> & { entry: ShownEntry; Title: 'h2' | 'h3' }) {
  const words = job && describeJob(job.facts, site);
  return (
    <>
      <Title className="text-lg wrap-anywhere">
        <SmartLink href={href} className="after:absolute after:inset-0 after:rounded-card hover:underline">
          {plainText(title)}
        </SmartLink>
      </Title>
      {words && (
        <dl className={listClass}>
          {facts.map(
            (name) => words[name] !== undefined && <Fact key={name} label={fieldLabels[name]} text={words[name]} />,
          )}
        </dl>
      )}
      <p className="line-clamp-3 text-sm text-muted wrap-anywhere">
        <InlineText text={summary} />
      </p>
    </>
  );
}
