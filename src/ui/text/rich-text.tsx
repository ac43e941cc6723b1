// Shows an author's longer text: paragraphs, points, numbered points, headings, quotations and links.
import { InlineText } from './inline-text.tsx';
import { parseText, type TextPart } from './parse-text.ts';

export interface RichTextProps {
  text: string;
  /** The element of the headings inside of the text. */
  heading: 'h2' | 'h3' | 'h4';
  /** What links that open a new tab say to screen readers. */
  newTabLabel: string;
}

/** The parts one below the other, for a parent that spaces them: `prose`. */
export function RichText({ text, ...rest }: RichTextProps) {
  return parseText(text).map((part, index) => <Part key={index} part={part} {...rest} />);
}

function Part({ part, heading: Heading, newTabLabel }: Omit<RichTextProps, 'text'> & { part: TextPart }) {
  if ('points' in part) return <Points part={part} newTabLabel={newTabLabel} />;
  const inline = <InlineText text={part.text} newTabLabel={newTabLabel} />;
  if (part.kind === 'heading') return <Heading className="text-xl">{inline}</Heading>;
  if (part.kind === 'paragraph') return <p dir="auto">{inline}</p>;
  return (
    <blockquote className="border-s-4 border-brand ps-4 text-muted in-data-[background=dark]:border-current">
      {inline}
    </blockquote>
  );
}

function Points({ part, newTabLabel }: { part: TextPart & { points: string[] }; newTabLabel: string }) {
  const points = part.points.map((point, index) => (
    <li key={index} className="ps-1">
      <InlineText text={point} newTabLabel={newTabLabel} />
    </li>
  ));
  const look = 'grid gap-1.5 ps-6 marker:text-muted';
  if (part.kind === 'list') return <ul className={`${look} list-disc`}>{points}</ul>;
  return (
    <ol className={`${look} list-decimal`} start={part.kind === 'numbers' && part.first !== 1 ? part.first : undefined}>
      {points}
    </ol>
  );
}
