// Short points, each behind a tick.
import { Glyph } from '../picture/icon.tsx';
import { InlineText } from './inline-text.tsx';

/** @returns the list, or nothing where there are no points */
export function PointList({ points }: { points: string[] }) {
  if (points.length === 0) return null;
  return (
    <ul className="flex flex-col gap-2">
      {points.map((point, index) => (
        <li key={index} className="flex items-start gap-2">
          <Glyph
            name="check"
            className="mt-0.5 size-5 shrink-0 text-brand-text in-data-[background=dark]:text-current"
          />
          <span className="min-w-0">
            <InlineText text={point} />
          </span>
        </li>
      ))}
    </ul>
  );
}
