// Something of another site, which is loaded when the visitor asks for it; or a file of the site's
// own in a closed frame.
import type { EmbedBlock } from '#schemas';
import { clsx } from 'clsx';
import type { BlockProps } from '../../ui/block-props.ts';
import { Facade } from '../../ui/embed/facade.tsx';
import { Frame, OwnFrame } from '../../ui/embed/embed-frame.tsx';
import { fillOrAppend } from '../../../base/words/fill-text.ts';
import { frameSource, type FrameShape, type FrameSource } from '../../ui/embed/frame-source.ts';
import { SourceNote } from '../../ui/embed/source-note.tsx';
import { Glyph } from '../../ui/picture/icon.tsx';
import { videoSlot } from '../../ui/picture/picture-slots.ts';
import { Picture } from '../../ui/picture/picture.tsx';
import { Section, SectionHeading } from '../../ui/section.tsx';
import { InlineText } from '../../ui/text/inline-text.tsx';

const shapes: Record<FrameShape, string> = {
  wide: 'aspect-16/9',
  square: 'mx-auto aspect-square max-w-144',
  bar: 'h-40',
  box: 'h-88',
  tall: 'h-160',
};

export function Embed(props: BlockProps<EmbedBlock>) {
  const { id, background, heading, text, source, sourceNote, caption, width, shape, title, level, site } = props;
  const found = frameSource(source);
  const look = shapes[shape ?? found?.shape ?? 'wide'];
  return (
    <Section id={id} background={background}>
      {heading && <SectionHeading heading={heading} text={text} level={level} />}
      <figure className={clsx('mx-auto', width === 'text' ? 'max-w-208' : 'max-w-288')}>
        {found ? (
          <Asleep {...props} found={found} look={look} />
        ) : (
          <div className={`facade ${look}`}>
            <OwnFrame src={source} title={title} />
          </div>
        )}
        {caption && (
          <figcaption className="seen-whole mt-3 text-center text-sm">
            <InlineText text={caption} newTabLabel={site.labels.newTab} />
          </figcaption>
        )}
        {found && <SourceNote note={sourceNote} name={found.name} href={source} newTabLabel={site.labels.newTab} />}
      </figure>
    </Section>
  );
}

function Asleep(props: BlockProps<EmbedBlock> & { found: FrameSource; look: string }) {
  const { title, source, showLabel, poster, leads, found, look } = props;
  const words = fillOrAppend(showLabel, 'title', title);
  return (
    <Facade
      label={`${words} (${found.name})`}
      href={source}
      className={look}
      content={<Frame {...found.frame} title={title} />}
      button={
        <span className="btn facade-words max-w-[calc(100%-2rem)]">
          <Glyph name="play" className="size-5 shrink-0" />
          <span className="line-clamp-3 min-w-0 wrap-anywhere">{words}</span>
        </span>
      }
    >
      {poster && <Picture image={poster} slot={videoSlot(props.width, 'wide')} priority={leads} />}
    </Facade>
  );
}
