// Files to take away, one below the other, each with its kind and size.
import type { DownloadsBlock, DownloadsFile } from '#schemas';
import type { BlockProps } from '../../ui/block-props.ts';
import { Glyph } from '../../ui/picture/icon.tsx';
import { InlineText } from '../../ui/text/inline-text.tsx';
import { partHeading } from '../../ui/text/part-heading.ts';
import { Section, SectionHeading } from '../../ui/section.tsx';

export function Downloads(props: BlockProps<DownloadsBlock>) {
  const { id, background, heading, text, files, level } = props;
  return (
    <Section id={id} background={background}>
      <SectionHeading heading={heading} text={text} level={level} />
      <ul className="card mx-auto max-w-208 divide-y divide-line shadow-card">
        {files.map((file, index) => (
          <li
            key={index}
            className="relative flex items-center gap-4 p-5 first:rounded-t-card last:rounded-b-card hover:bg-tint sm:px-7"
          >
            <File file={file} Title={partHeading(level, heading)} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** The link covers the whole row, and its name is the title with the kind and the size. */
function File({ file: { title, href, text, size }, Title }: { file: DownloadsFile; Title: 'h2' | 'h3' }) {
  const facts = [readFileKind(href), size].filter((fact) => fact !== undefined).join(', ');
  return (
    <>
      <div className="min-w-0 grow">
        <Title className="text-base">
          <a href={href} download className="after:absolute after:inset-0">
            {title}
            {facts && <span className="font-normal text-muted"> ({facts})</span>}
          </a>
        </Title>
        {text && (
          <p className="mt-0.5 text-sm text-muted">
            <InlineText text={text} />
          </p>
        )}
      </div>
      <Glyph name="download" className="size-6 shrink-0 text-brand-text" />
    </>
  );
}

/** @returns the kind of file by the end of its name, as people write it: PDF */
function readFileKind(href: string): string | undefined {
  return /\.([a-z0-9]{2,4})$/i.exec(href.split(/[?#]/)[0]!.replace(/^https:\/\/[^/]*/, ''))?.[1]?.toUpperCase();
}
