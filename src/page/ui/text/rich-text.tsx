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

const below = { h2: 'h3', h3: 'h4', h4: 'h5' } as const;

function Part({ part, heading, newTabLabel, pictures, leads }: Omit<RichTextProps, 'text'> & { part: TextPart }) {
  if ('points' in part) return <Points part={part} newTabLabel={newTabLabel} />;
  if (part.kind === 'table') return <DataTable {...part} newTabLabel={newTabLabel} />;
  if (part.kind === 'picture') return <TextPicture {...part} pictures={pictures} leads={leads} />;
  const inline = <InlineText text={part.text} newTabLabel={newTabLabel} />;
  const Heading = part.kind === 'heading' ? heading : below[heading];
  if (part.kind === 'heading') return <Heading className="text-xl">{inline}</Heading>;
  if (part.kind === 'sub-heading') return <Heading className="text-lg">{inline}</Heading>;
  if (part.kind === 'paragraph') return <Paragraph text={part.text}>{inline}</Paragraph>;
  return (
    <blockquote className="border-s-4 border-brand ps-4 text-muted in-data-[background=dark]:border-current">
      {inline}
    </blockquote>
  );
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
  return <Picture image={image} slot={slots.text} className="mx-auto rounded-card" priority={leads} />;
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
