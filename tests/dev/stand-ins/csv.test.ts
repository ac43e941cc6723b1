// The spreadsheet's file gives back what was written into it.
import { expect, it } from 'vitest';
import { formatCsv, parseCsv } from '../../../src/dev/stand-ins/csv.ts';

it.each([
  [''],
  [' '],
  ['+91 98765 43210'],
  ['=1+1'],
  ["'=1+1"],
  ["'''@a"],
  ["it's"],
  ['-'],
  ['\tindented'],
  ['"quoted", with; signs'],
  ['two\nlines'],
  ['two\r\nlines\r\n'],
  ['\r'],
  ['नमस्ते 😀'],
])('%j', (value) => {
  const rows: Record<string, string>[] = [
    { lead_id: '1', name: value },
    { lead_id: '2', name: 'Asha', '=city': value },
  ];
  expect(parseCsv(formatCsv(rows))).toEqual([
    { lead_id: '1', name: value, '=city': '' },
    { lead_id: '2', name: 'Asha', '=city': value },
  ]);
});

it('keeps spreadsheets from evaluating a cell', () => {
  expect(formatCsv([{ phone: '+91 98765' }])).toBe('phone\r\n"\'+91 98765"\r\n');
});

it('has no rows in an empty file', () => {
  expect(parseCsv('')).toEqual([]);
});
