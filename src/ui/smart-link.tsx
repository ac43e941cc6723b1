// A link: to a page of this site as it is, to another site in a new tab with a safe relation.
import type { ReactNode } from 'react';

export interface SmartLinkProps {
  href: string;
  className?: string;
  children: ReactNode;
  /** What says to screen readers that a new tab opens. */
  newTabLabel?: string;
  /** Whether it leads to the page it stands on. */
  current?: boolean;
}

/** An `<a>`. */
export function SmartLink({ href, className, children, newTabLabel, current }: SmartLinkProps) {
  const outside = /^https?:/.test(href);
  return (
    <a
      href={href}
      className={className}
      aria-current={current ? 'page' : undefined}
      target={outside ? '_blank' : undefined}
      rel={outside ? 'noopener' : undefined}
    >
      {children}
      {outside && newTabLabel && <span className="visually-hidden"> ({newTabLabel})</span>}
    </a>
  );
}
