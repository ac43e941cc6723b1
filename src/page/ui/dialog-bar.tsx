// The bar of a dialog: its title, where reading begins, and the control that closes it. Stays while
// the dialog scrolls.
import type { ReactNode } from 'react';
import { Glyph } from './picture/icon.tsx';

export interface DialogBarProps {
  /** The title's id, which names the dialog. */
  id: string;
  title: ReactNode;
  closeLabel: string;
}

/** The first part of a `<dialog>`. */
export function DialogBar({ id, title, closeLabel }: DialogBarProps) {
  return (
    <div className="sticky top-0 z-10 flex items-start justify-between gap-4 border-b border-line bg-card py-3 ps-6 pe-3">
      {/* Reading begins at the top of a dialog, when it opens: nothing is focused before. */}
      {/* oxlint-disable-next-line jsx-a11y/no-autofocus */}
      <h2 id={id} className="min-w-0 py-1.5 text-xl wrap-anywhere" tabIndex={-1} autoFocus>
        {title}
      </h2>
      <form method="dialog">
        <button type="submit" className="icon-button" aria-label={closeLabel}>
          <Glyph name="close" />
        </button>
      </form>
    </div>
  );
}
