// The dialog that shows one picture of a gallery large, which the behaviour fills.
import type { SiteLabels } from '#schemas';
import { Glyph } from '../../ui/picture/icon.tsx';

export interface LightboxProps {
  label: string;
  labels: SiteLabels;
  /** Number of pictures: a single one needs no way to the next. */
  count: number;
}

export function Lightbox({ label, labels, count }: LightboxProps) {
  return (
    <dialog className="lightbox on-dark" aria-label={label}>
      <div className="lightbox-bar">
        <p data-words={labels.slide} />
        <form method="dialog">
          <button type="submit" className="icon-button" aria-label={labels.close}>
            <Glyph name="close" />
          </button>
        </form>
      </div>
      <figure className="lightbox-figure" aria-live="polite">
        <div className="lightbox-stage" />
        <figcaption className="lightbox-caption" />
      </figure>
      {count > 1 && (
        <div className="lightbox-steps">
          <button type="button" className="icon-button" data-step="-1" aria-label={labels.previous}>
            <Glyph name="chevronLeft" />
          </button>
          <button type="button" className="icon-button" data-step="1" aria-label={labels.next}>
            <Glyph name="chevronRight" />
          </button>
        </div>
      )}
    </dialog>
  );
}
