// Facts of a job in words of the site's language: its place, kind and pay.
import type { Job, Site } from '#schemas';
import { fillText } from '../../../base/words/fill-text.ts';
import { formatDay } from './day.tsx';
import { formatMoney, formatMoneyRange } from './money.ts';

type SiteWords = Pick<Site, 'lang' | 'labels'>;

const employmentLabels = {
  'full-time': 'fullTime',
  'part-time': 'partTime',
  contract: 'contract',
  temporary: 'temporary',
  internship: 'internship',
  volunteer: 'volunteer',
} as const;

const salaryLabels = {
  hour: 'perHour',
  day: 'perDay',
  week: 'perWeek',
  month: 'perMonth',
  year: 'perYear',
} as const;

export interface JobWords {
  /** Such as Halifax, West Yorkshire, United Kingdom. */
  location: string;
  employmentType: string | undefined;
  salary: string | undefined;
  /** The last day to apply. */
  deadline: string | undefined;
}

/** @returns the facts of a job in words; undefined for those that it does not give */
export function describeJob(
  { location, remote, employmentType, salary, until }: Job,
  { lang, labels }: SiteWords,
): JobWords {
  const country = new Intl.DisplayNames(lang, { type: 'region' }).of(location.country) ?? location.country;
  const place = [location.city, location.region, country].filter((part) => part !== undefined).join(', ');
  return {
    location: remote ? fillText(labels.remote, { place }) : place,
    employmentType: employmentType && labels[employmentLabels[employmentType]],
    salary: salary && fillText(labels[salaryLabels[salary.per]], { amount: formatAmount(salary, lang) }),
    deadline: until && formatDay(until, lang),
  };
}

function formatAmount({ from, to, currency }: NonNullable<Job['salary']>, lang: string): string {
  return to === undefined
    ? formatMoney({ amount: from, currency, lang })
    : formatMoneyRange({ from, to, currency, lang });
}
