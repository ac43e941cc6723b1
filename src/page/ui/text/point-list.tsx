// Short points, each behind a tick or a dash.
import { clsx } from 'clsx';
import { Glyph } from '../picture/icon.tsx';
import { InlineText } from './inline-text.tsx';

interface PointListProps {
  points: string[];
  mark?: 'check' | 'dash' | undefined;
}

/** @returns the list, or nothing where there are no points */
export function PointList({ points, mark = 'check' }: PointListProps) {
  if (points.length === 0) return null;
  return (
    <ul className="flex flex-col gap-2">
      {points.map((point, index) => (
        <li key={index} className="flex items-start gap-2">
          <Glyph
            name={mark}
            className={clsx(
              'mt-0.5 size-5 shrink-0',
              mark === 'check' ? 'text-brand-text in-data-[background=dark]:text-current' : 'text-muted',
            )}
          />
          <span className="min-w-0">
            <InlineText text={point} />
          </span>
        </li>
      ))}
    </ul>
  );
}
