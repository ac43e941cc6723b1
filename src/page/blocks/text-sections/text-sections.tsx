// Longer text in numbered sections with a table of contents: terms, policies.
import type { TextSectionsBlock, TextSectionsTextSection } from '#schemas';
import { clsx } from 'clsx';
import type { BlockProps } from '../../ui/block-props.ts';
import { fillText } from '../../../base/words/fill-text.ts';
import { plainText } from '../../ui/text/inline-text.tsx';
import { RichText } from '../../ui/text/rich-text.tsx';
import { Section, SectionHeading } from '../../ui/section.tsx';

export function TextSections(props: BlockProps<TextSectionsBlock>) {
  const { id, background, heading, text, updated, sections, level } = props;
  const hasContents = sections.length > 1;
  return (
    <Section id={id} background={background}>
      <SectionHeading heading={heading} text={text} level={level} align="start" />
      {updated && <p className="-mt-4 mb-8 text-sm text-muted">{updated}</p>}
      <div className={clsx('grid gap-8', hasContents && 'lg:grid-cols-[17rem_minmax(0,1fr)] lg:gap-14')}>
        {hasContents && <Contents {...props} />}
        <div className="grid min-w-0 max-w-176 content-start gap-10">
          {sections.map((section, index) => (
            <TextSection key={index} section={section} number={index + 1} block={props} />
          ))}
        </div>
      </div>
    </Section>
  );
}

function Contents({ id, heading, sections, contentsLabel, site }: BlockProps<TextSectionsBlock>) {
  return (
    <nav
      aria-label={fillText(site.labels.pair, { name: contentsLabel, words: plainText(heading) })}
      className="card self-start p-5 text-sm lg:sticky lg:top-[calc(var(--header)+1rem)] lg:max-h-[calc(100dvh-var(--header)-2rem)] lg:overflow-y-auto"
    >
      <p className="mb-2 px-2 font-semibold" aria-hidden="true">
        {contentsLabel}
      </p>
      <ol>
        {sections.map((section, index) => (
          <li key={index}>
            <a
              href={`#${anchor(id, index + 1)}`}
              className="flex gap-2 rounded-(--radius) p-2 text-muted hover:bg-tint hover:text-ink"
            >
              <span className="min-w-6 tabular-nums">{index + 1}.</span>
              <span className="min-w-0">{section.heading}</span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

interface TextSectionProps {
  section: TextSectionsTextSection;
  number: number;
  block: BlockProps<TextSectionsBlock>;
}

function TextSection({ section, number, block }: TextSectionProps) {
  const Heading = block.level === 1 ? 'h2' : 'h3';
  return (
    <div className="grid gap-3">
      <Heading id={anchor(block.id, number)} className="text-xl">
        {number}. {section.heading}
      </Heading>
      <RichText
        text={section.text}
        heading={block.level === 1 ? 'h3' : 'h4'}
        newTabLabel={block.site.labels.newTab}
        pictures={block.textPictures}
      />
    </div>
  );
}

/** The sections are numbered, and are referred to by their number. */
function anchor(id: string, number: number): string {
  return `${id}-section-${number}`;
}
