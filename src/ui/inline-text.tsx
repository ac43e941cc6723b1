// Shows an author's text with its small markup: [[highlight]], **strong** and line ends. Never HTML.
import { Fragment, type ReactNode } from 'react';

const markup = /\[\[([^[\]]+)\]\]|\*\*([^*]+)\*\*|\n/g;

/** @returns the text as React nodes; what is no markup stays as typed */
export function InlineText({ text }: { text: string }): ReactNode {
  const nodes: ReactNode[] = [];
  let end = 0;
  for (const match of text.matchAll(markup)) {
    nodes.push(text.slice(end, match.index), mark(match));
    end = match.index + match[0].length;
  }
  nodes.push(text.slice(end));
  return nodes.map((node, index) => <Fragment key={index}>{node}</Fragment>);
}

/** @returns the text without its markup, for attributes and titles */
export function plainText(text: string): string {
  return text.replaceAll(markup, (_, highlighted?: string, strong?: string) => highlighted ?? strong ?? ' ');
}

function mark([, highlighted, strong]: RegExpExecArray): ReactNode {
  if (highlighted) return <span className="highlight">{highlighted}</span>;
  if (strong) return <strong>{strong}</strong>;
  return <br />;
}
