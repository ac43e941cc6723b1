// The company's mark and name, which lead home. The name is text, so that renaming the company is
// one line of site.yaml.
import type { Site } from '#schemas';
import { clsx } from 'clsx';
import { slots } from '../ui/picture/picture-slots.ts';
import { Picture } from '../ui/picture/picture.tsx';

const heights = { small: 'h-7', normal: 'h-9', large: 'h-12' };

/** The link home, for the header and the footer. */
export function Brand({ site, lazy }: { site: Site; lazy?: boolean }) {
  const { name, logo, labels, header, home } = site;
  const isHidden = logo && !header.showName;
  return (
    <a href={home} className="flex min-w-0 items-center gap-2.5 font-semibold tracking-tight">
      {logo ? (
        <Picture
          image={{ ...logo, alt: '' }}
          slot={slots.brand}
          eager={!lazy}
          className={clsx('w-auto shrink-0', heights[header.logoSize])}
        />
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
