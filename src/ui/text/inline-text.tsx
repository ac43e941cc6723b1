// Shows an author's text with its small markup: [[highlight]], **strong**, line ends, and links where they are wanted.
// Never HTML.
import { Fragment, type ReactNode } from 'react';
import { SmartLink } from './smart-link.tsx';

const markup = /\[\[([^[\]]+)\]\]|\*\*([^*]+)\*\*|\n/g;
const markupWithLinks = new RegExp(`${markup.source}|\\[([^[\\]]+)\\]\\(([^()\\s]+)\\)`, 'g');

export interface InlineTextProps {
  text: string;
  /** What links that open a new tab say to screen readers. Without it, [words](address) stays as typed. */
  newTabLabel?: string;
}

/** @returns the text as React nodes; what is no markup stays as typed. The schemas allow safe addresses only */
export function InlineText({ text, newTabLabel }: InlineTextProps): ReactNode {
  const nodes: ReactNode[] = [];
  let end = 0;
  for (const match of text.matchAll(newTabLabel === undefined ? markup : markupWithLinks)) {
    nodes.push(text.slice(end, match.index), mark(match, newTabLabel));
    end = match.index + match[0].length;
  }
  nodes.push(text.slice(end));
  return nodes.map((node, index) => <Fragment key={index}>{node}</Fragment>);
}

/** @returns the text without its markup, for attributes and titles */
export function plainText(text: string): string {
  return text.replaceAll(markup, (_, highlighted?: string, strong?: string) => highlighted ?? strong ?? ' ');
}

/** @returns the text without its markup and with only the words of its links */
export function plainWords(text: string): string {
  return plainText(text.replaceAll(/\[([^[\]]+)\]\([^()\s]+\)/g, '$1'));
}

function mark([, highlighted, strong, words, address]: RegExpExecArray, newTabLabel?: string): ReactNode {
  if (highlighted) return <span className="highlight">{highlighted}</span>;
  if (strong) return <strong>{strong}</strong>;
  if (!words || !address) return <br />;
  return (
    <SmartLink href={address} className="text-link" newTabLabel={newTabLabel}>
      {words}
    </SmartLink>
  );
}
