// A video that is loaded when the visitor plays it, and not before.
import type { VideoBlock } from '#schemas';
import { clsx } from 'clsx';
import type { BlockProps } from '../../ui/block-props.ts';
import { Facade } from '../../ui/embed/facade.tsx';
import { Frame } from '../../ui/embed/embed-frame.tsx';
import { fillOrAppend } from '../../../base/words/fill-text.ts';
import { frameSource, type FrameSource } from '../../ui/embed/frame-source.ts';
import { SourceNote } from '../../ui/embed/source-note.tsx';
import { Glyph } from '../../ui/picture/icon.tsx';
import { InlineText } from '../../ui/text/inline-text.tsx';
import { partHeading } from '../../ui/text/part-heading.ts';
import { videoSlot } from '../../ui/picture/picture-slots.ts';
import { Picture } from '../../ui/picture/picture.tsx';
import { RichText } from '../../ui/text/rich-text.tsx';
import { Section, SectionHeading } from '../../ui/section.tsx';

const shapes = {
  wide: 'aspect-16/9',
  square: 'mx-auto aspect-square max-w-144',
  tall: 'mx-auto aspect-9/16 max-w-88',
};

export function Video(props: BlockProps<VideoBlock>) {
  const { id, background, heading, text, video, sourceNote, caption, width, level, site } = props;
  const found = frameSource(video);
  return (
    <Section id={id} background={background}>
      {heading && <SectionHeading heading={heading} text={text} level={level} />}
      <figure className={clsx('mx-auto', width === 'text' ? 'max-w-208' : 'max-w-288')}>
        <Player {...props} found={found} />
        {caption && (
          <figcaption className="seen-whole mt-3 text-center text-sm">
            <InlineText text={caption} newTabLabel={site.labels.newTab} />
          </figcaption>
        )}
        {found && <SourceNote note={sourceNote} name={found.name} href={video} newTabLabel={site.labels.newTab} />}
        <Transcript {...props} />
      </figure>
    </Section>
  );
}

/** @param props.found the player of another site; null for a file of the site */
function Player({
  title,
  video,
  found,
  poster,
  width,
  shape,
  playLabel,
  leads,
  ...props
}: BlockProps<VideoBlock> & { found: FrameSource | null }) {
  const file = { ...props, title, src: video };
  return (
    <Facade
      label={fillOrAppend(playLabel, 'title', title)}
      href={found ? video : undefined}
      className={`${shapes[shape]} @container`}
      content={found ? <Frame {...found.frame} title={title} /> : <OwnVideo {...file} starts />}
      button={
        <span className="facade-play">
          <Glyph name="play" className="size-8 fill-current" />
        </span>
      }
    >
      {poster && <Picture image={poster} slot={videoSlot(width, shape)} priority={leads} />}
      {!found && (
        <noscript>
          <OwnVideo {...file} />
        </noscript>
      )}
    </Facade>
  );
}

type OwnVideoProps = Pick<BlockProps<VideoBlock>, 'captions'> & { src: string; title: string; starts?: boolean };

/**
 * A file of the site itself. It starts where a click asked for it; without script it waits for its
 * own button.
 */
function OwnVideo({ src, title, captions = [], starts }: OwnVideoProps) {
  return (
    // The schema asks for captions; the linter does not see the tracks of a list.
    // oxlint-disable-next-line jsx-a11y/media-has-caption
    <video src={src} controls preload="none" playsInline aria-label={title} autoPlay={starts}>
      {captions.map((track, index) => (
        <track
          key={index}
          kind="captions"
          src={track.file}
          srcLang={track.language}
          label={track.label}
          default={index === 0}
        />
      ))}
    </video>
  );
}

function Transcript({ transcript, transcriptLabel, heading, level, site, textPictures }: BlockProps<VideoBlock>) {
  if (!transcript) return null;
  return (
    <details className="disclosure mt-4 text-start">
      <summary>
        <span>{transcriptLabel}</span>
        <Glyph name="chevronDown" className="disclosure-sign" />
      </summary>
      <div className="prose pb-5">
        <RichText
          text={transcript}
          heading={partHeading(level, heading)}
          newTabLabel={site.labels.newTab}
          pictures={textPictures}
        />
      </div>
    </details>
  );
}
