// A link: to a page of this site as it is, to another site in a new tab with a safe relation.
import { useContext, type ReactNode } from 'react';
import { toPhoneAddress } from '../../../base/addresses/phone-address.ts';
import { ForeignDirection } from '../direction/foreign-direction.ts';
import { keepNumbers } from './unbroken-numbers.tsx';

export interface SmartLinkProps {
  href: string;
  /** Shown by browsers when the pointer rests on the link. */
  title?: string | null;
  className?: string | undefined;
  children: ReactNode;
  /** Words that announce a new tab to screen readers. */
  newTabLabel?: string | undefined;
  /** True if it leads to the page that it is on. */
  current?: boolean | undefined;
}

/** An `<a>`. */
export function SmartLink({ href, title, className, children, newTabLabel, current }: SmartLinkProps) {
  const outside = /^https?:/.test(href);
  // A phone number may be written with spaces for people, but not in an address.
  const target = href.startsWith('tel:') ? toPhoneAddress(href) : href;
  return (
    <a
      href={target}
      title={title ?? undefined}
      className={className}
      aria-current={current ? 'page' : undefined}
      target={outside ? '_blank' : undefined}
      rel={outside ? 'noopener' : undefined}
    >
      {typeof children === 'string' ? <Words href={href} words={children} /> : children}
      {outside && newTabLabel && <span className="visually-hidden"> ({newTabLabel})</span>}
    </a>
  );
}

/**
 * Words that are a number, a mail address or a web address, written as such. The editor's marks are
 * in private use (src/editor/server/pixel-map/mark-settings.ts).
 */
const address = /^(?:[\d\s()+./\p{Co}-]+|[!-~\p{Co}]+[@.][!-~\p{Co}]+)$/u;

/** An address runs from left to right in every language. */
function Words({ href, words }: { href: string; words: string }): ReactNode {
  const direction = useContext(ForeignDirection)(words);
  const isAddress = /^(?:tel|mailto|https?):/.test(href) && address.test(words);
  if (!isAddress) return direction ? <bdi dir={direction}>{words}</bdi> : keepNumbers(words);
  return <bdi dir="ltr">{words.includes('+') ? words.replaceAll(' ', '\u00a0') : words}</bdi>;
}
