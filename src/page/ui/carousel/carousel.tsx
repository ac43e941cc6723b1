// The one carousel: a row that scrolls and snaps natively until its behaviour moves it, with a bar
// of controls. Roles and order follow the ARIA practices' carousel pattern: the pause control comes
// first.
import type { ReactNode } from 'react';
import type { Site, SiteLabels, SlidesPerView } from '#schemas';
import { clsx } from 'clsx';
import { Glyph } from '../picture/icon.tsx';
import type { Wake } from '../island.tsx';
import { listColumnWidths } from '../picture/per-view.ts';
import { fillText } from '../../../base/words/fill-text.ts';
import { countText } from '../../../base/words/plural-text.ts';
import { TabList } from '../tabs/tab-list.tsx';

export interface CarouselProps {
  /** Accessible name: the subject of the slides. */
  label: string;
  site: Pick<Site, 'labels' | 'lang'>;
  /** The slides, in order; `tab` is the tab's label where tabs choose the slide. */
  slides: { content: ReactNode; tab?: string }[];
  /** Unique on the page: ids of tabs and their slides start with it. */
  id: string;
  /** Seconds between steps; 0 for none. */
  autoplay: number;
  perView?: Partial<SlidesPerView>;
  rows?: number;
  /**
   * `pause` for an endless row that nobody steers: its only control stops it, and nothing else does
   * for good.
   */
  controls?: 'all' | 'pause';
  /** True for tabs below each other beside the slides, where the screen is wide. */
  tabsBeside?: boolean;
  wake: Wake;
}

/** Dots below the slides, or tabs above them where the slides have tab labels. */
export function Carousel(props: CarouselProps) {
  const { label, site, slides, id, autoplay, wake } = props;
  const { perView = {}, rows = 1, controls = 'all', tabsBeside = false } = props;
  const { labels } = site;
  const tabbed = slides.some((slide) => slide.tab);
  const shown = slides.map(({ content }, index) => (
    <div
      key={index}
      className={clsx('carousel-slide', rows === 1 && 'carousel-column')}
      {...slideRole({ tabbed, index, id, labels, count: slides.length })}
    >
      {content}
    </div>
  ));
  const columns = Array.from({ length: Math.ceil(slides.length / rows) }, (_, column) =>
    shown.slice(column * rows, (column + 1) * rows),
  );
  const widths = listColumnWidths(perView);
  const needsBar =
    controls === 'all' ? slides.length > 1 : slides.length > Math.min(...Object.values(perView), slides.length);
  return (
    <div
      className="carousel"
      role="region"
      aria-roledescription={labels.carouselRole}
      aria-label={label}
      data-live="carousel"
      data-wake={wake}
      data-autoplay={autoplay * 1000}
      data-playing={autoplay > 0 ? '' : undefined}
      data-controls={controls}
      data-rows={rows}
      data-tabs={tabsBeside ? 'beside' : undefined}
      data-fits={listFittingWidths(columns.length, widths)}
      {...Object.fromEntries(widths.map((width) => [`data-${width.name}`, width.columns]))}
    >
      {needsBar && <Bar {...{ labels, autoplay, controls }} dots={tabbed ? [] : nameDots(slides.length, rows, site)} />}
      {tabbed && (
        <TabList
          label={label}
          tabs={slides.map((slide) => slide.tab ?? '')}
          id={id}
          shows="slide"
          isColumn={tabsBeside}
        />
      )}
      <View columns={columns} rows={rows} controls={controls} />
      <span className="carousel-end" hidden />
    </div>
  );
}

type ViewProps = Pick<CarouselProps, 'rows' | 'controls'> & { columns: ReactNode[][] };

/** The row scrolls without script, until the behaviour is awake and moves it there. */
function View({ columns, rows, controls }: ViewProps) {
  return (
    <div className={clsx('carousel-view', controls === 'pause' && 'seen-whole')}>
      <div className="carousel-track" aria-live="off" tabIndex={0}>
        {columns.map((column, index) =>
          rows === 1 ? (
            column
          ) : (
            <div key={index} className="carousel-column">
              {column}
            </div>
          ),
        )}
      </div>
    </div>
  );
}

function slideRole({
  tabbed,
  index,
  id,
  labels,
  count,
}: {
  tabbed: boolean;
  index: number;
  id: string;
  labels: SiteLabels;
  count: number;
}) {
  if (tabbed)
    return {
      id: `${id}-slide-${index + 1}`,
      role: 'tabpanel',
      'aria-labelledby': `${id}-tab-${index + 1}`,
      tabIndex: 0,
    };
  const name = fillText(labels.slide, { n: index + 1, count });
  return { role: 'group', 'aria-roledescription': labels.slideRole, 'aria-label': name };
}

/** @returns the widths at which all columns are in view, as carousel.css names them */
function listFittingWidths(columns: number, widths: ReturnType<typeof listColumnWidths>): string | undefined {
  const names = widths.filter((width) => columns <= width.columns).map(({ name }) => name);
  return names.join(' ') || undefined;
}

/**
 * Names the dots, one for each column: in a loop, each can stand first.
 * @returns the slides of each column, by the numbers that the slides have
 */
function nameDots(count: number, rows: number, { labels, lang }: CarouselProps['site']): string[] {
  const dots: string[] = [];
  for (let first = 1; first <= count; first += rows) {
    const last = Math.min(first + rows - 1, count);
    const numbers = first === last ? `${first}` : `${first}–${last}`;
    dots.push(countText(labels.goToSlide, last - first + 1, lang, { n: numbers }));
  }
  return dots;
}

interface BarProps extends Pick<CarouselProps, 'autoplay' | 'controls'> {
  labels: SiteLabels;
  /** The names of the dots. */
  dots: string[];
}

function Bar({ labels, autoplay, controls, dots }: BarProps) {
  return (
    <div className="carousel-bar needs-script">
      {/* It says what a press will do when the carousel is awake: it can be pressed before. */}
      {autoplay > 0 && (
        <button
          type="button"
          className="icon-button"
          data-carousel="toggle"
          aria-label={labels.pause}
          data-pause={labels.pause}
          data-play={labels.play}
        >
          <Glyph name="play" className="carousel-play size-5" />
          <Glyph name="pause" className="carousel-pause size-5" />
        </button>
      )}
      {controls === 'all' && (
        <>
          <button type="button" className="icon-button" data-carousel="previous" aria-label={labels.previous}>
            <Glyph name="chevronLeft" />
          </button>
          <Dots names={dots} />
          <button type="button" className="icon-button" data-carousel="next" aria-label={labels.next}>
            <Glyph name="chevronRight" />
          </button>
        </>
      )}
    </div>
  );
}

function Dots({ names }: { names: string[] }) {
  return names.map((name, index) => (
    <button
      key={name}
      type="button"
      className="carousel-dot"
      data-slide-to={index}
      aria-label={name}
      aria-current={index === 0}
    />
  ));
}
