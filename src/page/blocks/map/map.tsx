// An address with a map beside it, which is loaded when the visitor asks for it, and not before.
import type { MapBlock } from '#schemas';
import { clsx } from 'clsx';
import type { BlockProps } from '../../ui/block-props.ts';
import { Facade } from '../../ui/embed/facade.tsx';
import { Frame } from '../../ui/embed/embed-frame.tsx';
import { fillText } from '../../../base/words/fill-text.ts';
import { Glyph } from '../../ui/picture/icon.tsx';
import { InlineText } from '../../ui/text/inline-text.tsx';
import { partHeading } from '../../ui/text/part-heading.ts';
import { slots } from '../../ui/picture/picture-slots.ts';
import { Picture } from '../../ui/picture/picture.tsx';
import { PointList } from '../../ui/text/point-list.tsx';
import { Section, SectionHeading } from '../../ui/section.tsx';
import { SmartLink } from '../../ui/text/smart-link.tsx';
import { mapView, type MapView } from './map-view.ts';

export function Map(props: BlockProps<MapBlock>) {
  const { id, background, heading, text, image, side, level } = props;
  const view = mapView(props);
  return (
    <Section id={id} background={background}>
      {heading && <SectionHeading heading={heading} text={text} level={level} />}
      <div
        className={clsx(
          'seen-whole grid grid-cols-1 items-center gap-8 md:gap-12',
          side === 'start' ? 'md:grid-cols-[3fr_2fr]' : 'md:grid-cols-[2fr_3fr]',
        )}
      >
        <Address {...props} Name={partHeading(level, heading)} />
        {(view.frame ?? image) && (
          <div className={clsx('min-w-0', side === 'start' && 'md:order-first')}>
            <MapPicture map={props} view={view} />
          </div>
        )}
      </div>
    </Section>
  );
}

function Address({ Name, ...props }: BlockProps<MapBlock> & { Name: 'h2' | 'h3' }) {
  const { name, address, points, linkLabel, site } = props;
  return (
    <div className="flex min-w-0 flex-col items-start gap-4">
      <Name className="max-w-full text-xl">{name}</Name>
      <address className="max-w-full not-italic">
        <InlineText text={address.trim()} />
      </address>
      <PointList points={points} />
      <SmartLink href={mapView(props).href} className="btn btn-secondary" newTabLabel={site.labels.newTab}>
        <Glyph name="pin" className="size-5 shrink-0" />
        {linkLabel}
      </SmartLink>
    </div>
  );
}

function MapPicture({ map, view }: { map: BlockProps<MapBlock>; view: MapView }) {
  const { name, showLabel, sourceNote, site } = map;
  if (!view.frame) return <Photo {...map} />;
  return (
    <>
      <Facade
        label={fillText(site.labels.pair, { name: showLabel, words: name })}
        href={view.href}
        className="map-facade aspect-3/2"
        content={<Frame {...view.frame} title={name} />}
        button={
          <span className="btn facade-words">
            <Glyph name="pin" className="size-5 shrink-0" />
            {showLabel}
          </span>
        }
      >
        <Photo {...map} />
      </Facade>
      <p className="needs-script mt-3 text-xs text-muted">{fillText(sourceNote, { host: view.name })}</p>
    </>
  );
}

function Photo({ image, leads }: BlockProps<MapBlock>) {
  return image && <Picture image={image} slot={slots.map} priority={leads} />;
}
