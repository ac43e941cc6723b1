// Shows an author's longer text: paragraphs, points, headings, quotations, tables, pictures and
// links.
import { useContext, type ReactNode } from 'react';
import type { Image } from '#schemas';
import { ForeignDirection, noForeignDirection } from '../direction/foreign-direction.ts';
import { Picture } from '../picture/picture.tsx';
import { slots } from '../picture/picture-slots.ts';
import { DataTable } from './data-table.tsx';
import { InlineText } from './inline-text.tsx';
import { parseText, type TextPart } from './parse-text.ts';
import { headingBelow, textLooks } from '../looks/text-looks.ts';

export interface RichTextProps {
  text: string;
  /** Element for the headings in the text. */
  heading: 'h2' | 'h3' | 'h4';
  /** Words for screen readers at links that open a new tab. */
  newTabLabel: string;
  /** The pictures that the block's texts show, by address. */
  pictures?: Record<string, Omit<Image, 'alt'>> | undefined;
  /** True if its first picture may be the page's first, which is fetched at once. */
  leads?: boolean | undefined;
}

/** The parts one below the other, for a parent that spaces them: `prose`. */
export function RichText({ text, leads = false, ...rest }: RichTextProps) {
  const parts = parseText(text);
  const first = parts.find(({ kind }) => kind === 'picture');
  return parts.map((part, index) => <Part key={index} part={part} leads={leads && part === first} {...rest} />);
}

function Part({ part, heading, newTabLabel, pictures, leads }: Omit<RichTextProps, 'text'> & { part: TextPart }) {
  if ('points' in part) return <Points part={part} newTabLabel={newTabLabel} />;
  if (part.kind === 'table') return <DataTable {...part} newTabLabel={newTabLabel} />;
  if (part.kind === 'picture') return <TextPicture {...part} pictures={pictures} leads={leads} />;
  const inline = <InlineText text={part.text} newTabLabel={newTabLabel} />;
  const Heading = part.kind === 'heading' ? heading : headingBelow[heading];
  if (part.kind === 'heading') return <Heading className={textLooks.heading}>{inline}</Heading>;
  if (part.kind === 'sub-heading') return <Heading className={textLooks.subHeading}>{inline}</Heading>;
  if (part.kind === 'paragraph') return <Paragraph text={part.text}>{inline}</Paragraph>;
  return <blockquote className={textLooks.quote}>{inline}</blockquote>;
}

/** One in other letters than the page begins at its own side. */
function Paragraph({ text, children }: { text: string; children: ReactNode }) {
  const direction = useContext(ForeignDirection)(text);
  if (!direction) return <p>{children}</p>;
  return (
    <ForeignDirection value={noForeignDirection}>
      <p dir={direction}>{children}</p>
    </ForeignDirection>
  );
}

type TextPictureProps = { src: string; alt: string } & Pick<RichTextProps, 'pictures' | 'leads'>;

function TextPicture({ src, alt, pictures, leads }: TextPictureProps) {
  const image = { width: 0, height: 0, ...pictures?.[src], src, alt };
  return <Picture image={image} slot={slots.text} className={textLooks.picture} priority={leads} />;
}

function Points({ part, newTabLabel }: { part: TextPart & { points: string[] }; newTabLabel: string }) {
  const points = part.points.map((point, index) => (
    <li key={index} className={textLooks.point}>
      <InlineText text={point} newTabLabel={newTabLabel} />
    </li>
  ));
  if (part.kind === 'list') return <ul className={textLooks.list}>{points}</ul>;
  return (
    <ol className={textLooks.numbers} start={part.kind === 'numbers' && part.first !== 1 ? part.first : undefined}>
      {points}
    </ol>
  );
}
