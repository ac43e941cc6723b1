// `title: Sale: 50% off`: a colon inside a text that has no quotes.
import { diagnose } from '../diagnostic.ts';
import { isBlank, type Line } from './lines.ts';
import { inQuotes, withoutComment } from './quoting.ts';
import type { Repair, Trap, Wound } from './wound.ts';

export const colonInText: Trap = (wound) => wound.suspects.flatMap(onOneLine);

/** A text of several lines; it comes after `indent`, because most such lines are settings that stand too far right. */
export const colonInLongText: Trap = (wound) => wound.suspects.flatMap((line) => onSeveralLines(line, wound));

function onOneLine({ start, valueColumn, value: all, key }: Line): Repair[] {
  if (key === null || !/:(\s|$)/.test(all) || /^["'[{|>]/.test(all)) return [];
  return [...new Set([withoutComment(all), all])].map((value, cost) =>
    quoted(start + valueColumn, value, { shown: `${key}: `, cost }),
  );
}

/** A text that goes on below its name, with a colon in one of its lines. */
function onSeveralLines(line: Line, { text, lines }: Wound): Repair[] {
  if (line.key === null || line.value === '' || /^["'[{|>]/.test(line.value)) return [];
  const below: Line[] = [];
  for (const next of lines.slice(line.number + 1)) {
    if (isBlank(next) || next.indent <= line.contentColumn) break;
    below.push(next);
  }
  const last = below.at(-1);
  if (!last || !below.some(({ content }) => /:(\s|$)/.test(content))) return [];
  const start = line.start + line.valueColumn;
  return [
    quoted(start, text.slice(start, last.start + last.text.trimEnd().length), { shown: `${line.key}: `, cost: 5 }),
  ];
}

function quoted(start: number, value: string, { shown, cost }: { shown: string; cost: number }): Repair {
  const better = inQuotes(value);
  const end = start + value.length;
  return {
    start,
    end,
    cost,
    edits: [{ start, end, text: better }],
    report: (place, fixes) => diagnose('yaml/colon-in-text', place, { better: shown + better, fixes }),
  };
}
