// The company's mark and name, which lead home. The name is text, so that renaming the company is one line of site.yaml.
import type { Site } from '#schemas';
import { slots } from '../ui/picture/picture-slots.ts';
import { Picture } from '../ui/picture/picture.tsx';

/** The link home, for the header and the footer. */
export function Brand({ site, lazy }: { site: Site; lazy?: boolean }) {
  const { name, logo, labels } = site;
  return (
    <a href="/" className="flex min-w-0 items-center gap-2.5 text-xl font-semibold tracking-tight">
      <Picture image={{ ...logo, alt: '' }} slot={slots.brand} eager={!lazy} className="h-9 w-auto shrink-0" />
      <span className="min-w-0 truncate">{name}</span>
      <span className="visually-hidden"> {labels.home}</span>
    </a>
  );
}
