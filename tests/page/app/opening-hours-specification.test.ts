// Opening hours as search engines read them.
import { expect, test } from 'vitest';
import { openingHoursSpecification } from '../../../src/page/app/structured-data/opening-hours-specification.ts';

test('each span of a day and each exception is an entry', () => {
  const hours = {
    week: { tuesday: ['9:00-12:00', '14:00-24:00'], monday: [] },
    exceptions: [
      { from: '2026-12-24', until: '2026-12-25', times: [] },
      { from: '2026-12-31', times: ['09:00-12:00'] },
    ],
  };
  const entry = { '@type': 'OpeningHoursSpecification' };
  const dayOfWeek = 'https://schema.org/Tuesday';
  expect(openingHoursSpecification(hours)).toEqual([
    { ...entry, opens: '09:00', closes: '12:00', dayOfWeek },
    { ...entry, opens: '14:00', closes: '23:59', dayOfWeek },
    { ...entry, opens: '00:00', closes: '00:00', validFrom: '2026-12-24', validThrough: '2026-12-25' },
    { ...entry, opens: '09:00', closes: '12:00', validFrom: '2026-12-31', validThrough: '2026-12-31' },
  ]);
});
