// Months of a calendar in languages whose own calendar is another one.
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { Site } from '#schemas';
import { Month } from '../../../src/page/blocks/entries/calendar.tsx';

const days = Array.from({ length: 7 }, (_, index) => ({
  day: `2026-12-${20 + index}`,
  isInMonth: true,
  entries: [],
}));

function show(lang: string): string {
  const site = { lang, labels: {} } as Site;
  return renderToStaticMarkup(<Month month={{ month: '2026-12', days }} Title="h2" site={site} empty="" />);
}

it.each([
  ['en-GB', 'December 2026', '24', '24 December 2026'],
  // The grid has the days of December, so Persian names that month and not those of its own year.
  ['fa', 'دسامبر ۲۰۲۶', '۲۴', '۲۴ دسامبر ۲۰۲۶'],
  ['fa-u-nu-latn', 'دسامبر 2026', '24', '24 دسامبر 2026'],
  // The months of Thailand are the same, and its years are those that people know.
  ['th', 'ธันวาคม 2569', '24', '24 ธันวาคม 2569'],
  ['ar-EG', 'ديسمبر ٢٠٢٦', '٢٤', '٢٤ ديسمبر ٢٠٢٦'],
])('%s', (lang, name, number, date) => {
  const html = show(lang);
  expect(html).toContain(`<h2 class="mb-4 text-xl">${name}</h2>`);
  expect(html).toContain(`aria-hidden="true">${number}</span>`);
  expect(html).toContain(`<span class="calendar-date">${date}</span>`);
});
