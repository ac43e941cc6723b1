// The open jobs: cards that lead to their pages, or from the feed, with a dialog for the details.
// Without script a list from the feed shows where to write to.
import type { JobListBlock } from '#schemas';
import type { BlockProps } from '../../ui/block-props.ts';
import { Island } from '../../ui/island.tsx';
import { readPluralForms } from '../../../base/words/plural-text.ts';
import { Section, SectionHeading } from '../../ui/section.tsx';
import { CardPattern } from './job-card.tsx';
import { JobPages } from './job-pages.tsx';
import { JobStatus } from './job-status.tsx';
import { View } from './job-dialog.island.tsx';

export function JobList(props: BlockProps<JobListBlock>) {
  const { id, background, heading, text, shown, level } = props;
  return (
    <Section id={id} background={background}>
      <SectionHeading heading={heading} text={text} level={level} />
      {shown ? <JobPages {...props} shown={shown} /> : <FeedJobs {...props} />}
    </Section>
  );
}

function FeedJobs({ id, email = '', texts, fieldLabels, level, site }: BlockProps<JobListBlock>) {
  const { lang, labels, jobs } = site;
  const { loading, empty, count, untitled, missing, noDescription } = texts;
  const said = {
    'data-id': id,
    'data-feed': JSON.stringify(jobs),
    'data-lang': lang,
    'data-loading': loading,
    'data-empty': empty,
    // Each form in an attribute: reading them in the browser would take a script of its own before
    // the first touch.
    ...Object.fromEntries(Object.entries(readPluralForms(count, lang)).map(([form, text]) => [`data-${form}`, text])),
    'data-untitled': untitled,
    'data-missing': missing,
    'data-no-description': noDescription,
  };
  return (
    <div data-live="job-feed" data-wake="load" {...said}>
      <JobStatus texts={texts} email={email} />
      <ul className="grid grid-cols-1 gap-4 md:grid-cols-2 md:gap-6" data-live="job-choice" data-wake="interaction" />
      <CardPattern labels={fieldLabels} texts={texts} level={level === 1 ? 2 : 3} />
      <Island
        name="job-dialog"
        view={View}
        wake="interaction"
        props={{ id, email, texts, fieldLabels, lang, closeLabel: labels.close }}
      />
    </div>
  );
}
