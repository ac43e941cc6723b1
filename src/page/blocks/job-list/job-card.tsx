// The pattern of one job in the list: its title, its main facts, the beginning of its description,
// and the way to all of it.
import type { JobListFieldLabels, JobListTexts } from '#schemas';
import { FactsPattern } from './job-facts.tsx';

export interface CardPatternProps {
  labels: JobListFieldLabels;
  texts: JobListTexts;
  level: 2 | 3;
}

/** A template that job-feed.behavior.ts fills for each job. */
export function CardPattern({ labels, texts, level }: CardPatternProps) {
  const Title = level === 2 ? 'h2' : 'h3';
  return (
    <template>
      <li className="card flex min-w-0 flex-col gap-4 p-(--card-room) shadow-card">
        <Title className="text-lg wrap-anywhere" data-job="title" />
        <FactsPattern labels={labels} />
        <p className="line-clamp-3 text-sm text-muted wrap-anywhere" data-job="description" />
        <button type="button" className="btn btn-secondary mt-auto self-start">
          <span>
            {texts.details} <span className="visually-hidden" data-job="title" />
          </span>
        </button>
      </li>
    </template>
  );
}
