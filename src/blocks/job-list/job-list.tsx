// The open jobs from the feed, as cards with a window for the details. Without script it shows where to write to.
import type { JobListBlock } from '#schemas';
import type { BlockProps } from '../../ui/block-props.ts';
import { Island } from '../../ui/island.tsx';
import { Section, SectionHeading } from '../../ui/section.tsx';
import { View } from './job-list.island.tsx';

export function JobList({
  id,
  background,
  heading,
  text,
  email,
  texts,
  fieldLabels,
  level,
  site,
}: BlockProps<JobListBlock>) {
  const props = {
    id,
    email,
    texts,
    fieldLabels,
    level: level === 1 ? 2 : 3,
    lang: site.lang,
    closeLabel: site.labels.close,
  } as const;
  return (
    <Section id={id} background={background}>
      <SectionHeading heading={heading} text={text} level={level} />
      {/* Brings the list into view, where it wakes, when the address names a job. */}
      <span hidden data-live="job-address" data-wake="load" />
      <Island name="job-list" view={View} wake="visible" props={props} />
    </Section>
  );
}
