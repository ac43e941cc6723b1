// Layout of header, page and footer.
import type { ReactNode } from 'react';
import type { Site } from '#schemas';

export interface FrameProps {
  site: Site;
  header: ReactNode;
  /** The page's own part. It is swapped when a visitor follows a link; what is around it stays. */
  children: ReactNode;
  footer: ReactNode;
}

/** One below the other. */
export function FrameLayout({ header, children, footer }: FrameProps) {
  return (
    <>
      {header}
      {children}
      {footer}
    </>
  );
}
