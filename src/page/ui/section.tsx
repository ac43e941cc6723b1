// The outer frame of a block: its anchor, its background, and its heading with the text below it.
import type { ReactNode } from 'react';
import type { Background } from '#schemas';
import { clsx } from 'clsx';
import { InlineText } from './text/inline-text.tsx';

export interface SectionProps {
  id: string;
  background: Background;
  className?: string | undefined;
  children: ReactNode;
}

/** A band across the page, with its content in the page's width. */
export function Section({ id, background, className, children }: SectionProps) {
  return (
    <section id={id} className={clsx('section', className)} {...backgroundOf(background)}>
      <div className="container">{children}</div>
    </section>
  );
}

/** @returns the attributes of a section with the background */
export function backgroundOf(background: Background) {
  const { [background]: kind } = kinds;
  return kind ? { 'data-background': kind, 'data-fill': background } : { 'data-background': background };
}

/** Components for a dark section fit one in the brand colour, and so on. */
const kinds: Partial<Record<Background, Background>> = { brand: 'dark', pattern: 'tint', glow: 'plain' };

export interface SectionHeadingProps {
  heading: string;
  text?: string | undefined;
  level: 1 | 2;
  align?: 'start' | 'center' | undefined;
}

/** A block's heading, and the sentence below it if there is one. */
export function SectionHeading({ heading, text, level, align = 'center' }: SectionHeadingProps) {
  const Heading = level === 1 ? 'h1' : 'h2';
  return (
    <div className={clsx('mb-6 max-w-3xl md:mb-10', align === 'center' && 'section-heading seen-whole')}>
      <Heading className={level === 1 ? 'text-3xl' : 'text-2xl'}>
        <InlineText text={heading} />
      </Heading>
      {text && (
        <p className="mt-3 text-lg text-muted">
          <InlineText text={text} />
        </p>
      )}
    </div>
  );
}
