// Shows an author's text with its small markup: highlights, bold, italics, code, line ends, and
// links where they are wanted. Never HTML.
import { Fragment, useContext, type ReactNode } from 'react';
import { ForeignDirection } from '../direction/foreign-direction.ts';
import { parseInline, withoutMarks, type Inline } from './parse-inline.ts';
import { SmartLink } from './smart-link.tsx';
import { textLooks } from '../looks/text-looks.ts';
import { keepNumbers } from './unbroken-numbers.tsx';

export interface InlineTextProps {
  text: string;
  /**
   * Words for screen readers at links that open a new tab. Without it, [words](address) stays as
   * typed.
   */
  newTabLabel?: string | undefined;
}

/**
 * @returns the text as React nodes; what is no markup stays as typed. The schemas allow safe
 * addresses only
 */
export function InlineText({ text, newTabLabel }: InlineTextProps): ReactNode {
  const direction = useContext(ForeignDirection)(text);
  const shown = show(parseInline(text, newTabLabel !== undefined), newTabLabel);
  return direction ? <bdi dir={direction}>{shown}</bdi> : shown;
}

/** @returns the text without its markup, for attributes and titles */
export function plainText(text: string): string {
  return withoutMarks(parseInline(text, true));
}

function show(parts: readonly Inline[], newTabLabel?: string): ReactNode {
  return parts.map((part, index) => (
    <Fragment key={index}>{typeof part === 'string' ? keepNumbers(part) : showMark(part, newTabLabel)}</Fragment>
  ));
}

function showMark(part: Exclude<Inline, string>, newTabLabel?: string): ReactNode {
  if (part.kind === 'break') return <br />;
  if (part.kind === 'code') return <code className={textLooks.code}>{part.text}</code>;
  const inner = show(part.parts, newTabLabel);
  if (part.kind === 'link') {
    const [first, ...others] = part.parts;
    // Words alone may be an address, which runs from left to right in every language.
    const words = typeof first === 'string' && others.length === 0 ? first : inner;
    return (
      <SmartLink href={part.address} title={part.title} className={textLooks.link} newTabLabel={newTabLabel}>
        {words}
      </SmartLink>
    );
  }
  if (part.kind === 'strong') return <strong>{inner}</strong>;
  if (part.kind === 'emphasis') return <em>{inner}</em>;
  if (part.kind === 'struck') return <s>{inner}</s>;
  return <span className={textLooks.highlight}>{inner}</span>;
}
