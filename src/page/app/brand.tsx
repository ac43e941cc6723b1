// The company's mark and name, which lead home. The name is text, so that renaming the company is
// one line of site.yaml.
import type { Image, Site } from '#schemas';
import { clsx } from 'clsx';
import { slots } from '../ui/picture/picture-slots.ts';
import { Picture } from '../ui/picture/picture.tsx';

const heights = { small: 'h-7', normal: 'h-9', large: 'h-12' };

interface BrandProps {
  site: Site;
  lazy?: boolean;
  /** True on ground that is dark in every scheme. */
  onDark?: boolean;
}

/** The link home, for the header and the footer. */
export function Brand({ site, lazy, onDark = false }: BrandProps) {
  const { name, logo, labels, header, home } = site;
  const isHidden = logo && !header.showName;
  return (
    <a href={home} className="flex min-w-0 items-center gap-2.5 font-semibold tracking-tight">
      {logo ? (
        listLogos({ ...site, logo }, onDark).map(({ image, className }) => (
          <Picture
            key={image.src}
            image={{ ...image, alt: '' }}
            slot={slots.brand}
            eager={!lazy && className !== 'dark-only'}
            className={clsx('w-auto shrink-0', heights[header.logoSize], className)}
          />
        ))
      ) : (
        <span aria-hidden className="monogram">
          {[...name][0]!.toUpperCase()}
        </span>
      )}
      <span className={isHidden ? 'visually-hidden' : 'line-clamp-2 min-w-0 pe-[0.1em] text-lg leading-[1.15]'}>
        {name}
      </span>
      <span className="visually-hidden"> {labels.home}</span>
    </a>
  );
}

/** @returns the logos of a place, one of which its ground shows: the other is not loaded */
function listLogos(
  { logo, logoOnDark, theme: { scheme } }: Pick<Site, 'logoOnDark' | 'theme'> & { logo: Image },
  onDark: boolean,
): { image: Image; className?: 'light-only' | 'dark-only' }[] {
  if (!logoOnDark || (!onDark && scheme === 'light')) return [{ image: logo }];
  if (onDark || scheme === 'dark') return [{ image: logoOnDark }];
  return [
    { image: logo, className: 'light-only' },
    { image: logoOnDark, className: 'dark-only' },
  ];
}
