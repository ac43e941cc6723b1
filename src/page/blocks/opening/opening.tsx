// The first section of a page: a large heading with its picture beside, behind or below it, with a
// film behind it, or the header of a page without a picture.
import type { OpeningBlock, OpeningFigure, SiteLabels } from '#schemas';
import { clsx } from 'clsx';
import { Action } from '../../ui/action.tsx';
import type { BlockProps } from '../../ui/block-props.ts';
import { IsolatedText } from '../../ui/direction/isolated-text.tsx';
import { formatFigures } from '../../ui/numbers/figures.ts';
import { InlineText } from '../../ui/text/inline-text.tsx';
import { Glyph } from '../../ui/picture/icon.tsx';
import { slots } from '../../ui/picture/picture-slots.ts';
import { Picture } from '../../ui/picture/picture.tsx';
import { backgroundOf } from '../../ui/section.tsx';

const places = { beside: slots.hero, tall: slots.openingTall, below: slots.page, cover: slots.openingCover };

export function Opening(props: BlockProps<OpeningBlock>) {
  const { id, background, image, layout, film, leads, site } = props;
  const picture = image && <Picture image={image} slot={places[layout]} priority={leads} className="opening-picture" />;
  const isCover = picture && layout === 'cover';
  // On a picture that is made darker, as on a dark section.
  const ground = backgroundOf(isCover ? 'dark' : background);
  return (
    <section id={id} className={clsx('section', picture && `opening-${layout}`)} {...ground}>
      {isCover && picture}
      <div className="container opening-parts">
        <Words {...props} />
        {!isCover && picture}
      </div>
      {isCover && film && <Film address={film} labels={site.labels} />}
    </section>
  );
}

/** The film's place and its button; film.behavior.ts brings the film. */
function Film({ address, labels }: { address: string; labels: SiteLabels }) {
  return (
    <div className="opening-film-place" data-live="film" data-wake="settled">
      <button
        type="button"
        className="icon-button"
        aria-label={labels.pauseFilm}
        data-pause={labels.pauseFilm}
        data-play={labels.playFilm}
      >
        <Glyph name="play" className="film-play size-5" />
        <Glyph name="pause" className="film-pause size-5" />
      </button>
      <template>
        <video className="opening-film" src={address} muted loop playsInline aria-hidden="true" tabIndex={-1} />
      </template>
    </div>
  );
}

function Words({ kicker, heading, text, image, layout, buttons, figures, level, site }: BlockProps<OpeningBlock>) {
  const Heading = level === 1 ? 'h1' : 'h2';
  const isPlaced = !image || layout === 'below';
  return (
    <div className={clsx('seen-whole flex flex-col gap-4', isPlaced ? 'section-heading placed-items' : 'items-start')}>
      {kicker && <p className="opening-kicker">{kicker}</p>}
      <Heading className="text-3xl">
        <InlineText text={heading} />
      </Heading>
      {text && (
        <p className="max-w-2xl text-lg text-muted">
          <InlineText text={text} />
        </p>
      )}
      {buttons.length > 0 && (
        <div className="mt-2 flex flex-wrap gap-3">
          {buttons.map((button, index) => (
            <Action key={index} button={button} look={index === 0 ? 'primary' : 'secondary'} />
          ))}
        </div>
      )}
      {figures.length > 0 && <Figures figures={figures} lang={site.lang} />}
    </div>
  );
}

function Figures({ figures, lang }: { figures: OpeningFigure[]; lang: string }) {
  return (
    <dl className="opening-figures">
      {figures.map(({ value, label }, index) => (
        <div key={index}>
          <dt className="text-sm text-muted">{label}</dt>
          <dd className="heading-font text-2xl tabular-nums">
            <IsolatedText text={formatFigures(value, lang)} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
