// The foot of every page: the company, lists of links, ways to reach it, and a map that loads only
// when asked for.
import type { Site, SiteMap } from '#schemas';
import { InlineText } from '../ui/text/inline-text.tsx';
import { SmartLink } from '../ui/text/smart-link.tsx';
import { Brand } from './brand.tsx';
import { networkNames, SocialGlyph } from './social-glyph.tsx';

const linkClass = 'block w-fit min-w-6 wrap-anywhere py-1 text-sm text-muted hover:text-ink hover:underline';

export interface FooterProps {
  site: Site;
}

/** The footer, on the brand's dark colour. */
export function Footer({ site }: FooterProps) {
  const { footer, labels } = site;
  return (
    <footer
      className="seen-whole section site-footer mt-auto border-t border-t-line pb-8 text-sm"
      data-background="dark"
    >
      <div className="container grid grid-cols-[repeat(auto-fit,minmax(max(8rem,50%-0.75rem),1fr))] gap-x-6 gap-y-10 lg:flex lg:justify-between">
        <div className="flex flex-col items-start gap-4 col-span-full lg:max-w-64">
          <Brand site={site} lazy />
          <p className="text-sm text-muted">
            <InlineText text={footer.blurb} />
          </p>
          <SocialLinks site={site} />
        </div>
        {footer.columns.map((column) => (
          <nav key={column.heading} aria-label={column.heading} className="lg:max-w-56">
            <h2 className="mb-3 text-base">{column.heading}</h2>
            <ul>
              {column.links.map((link) => (
                <li key={link.href}>
                  <SmartLink href={link.href} className={linkClass} newTabLabel={labels.newTab}>
                    {link.label}
                  </SmartLink>
                </li>
              ))}
            </ul>
          </nav>
        ))}
        <Contact site={site} />
      </div>
      {footer.note && <p className="container mt-10 text-sm text-muted">{footer.note}</p>}
    </footer>
  );
}

function SocialLinks({ site }: { site: Site }) {
  if (site.social.length === 0) return null;
  return (
    <ul className="-ml-2.5 flex flex-wrap">
      {site.social.map((link) => (
        <li key={link.network}>
          <SmartLink href={link.href} className="icon-button" newTabLabel={site.labels.newTab}>
            <SocialGlyph network={link.network} />
            <span className="visually-hidden">{networkNames[link.network]}</span>
          </SmartLink>
        </li>
      ))}
    </ul>
  );
}

function Contact({ site }: { site: Site }) {
  const phones = [site.phone, site.secondPhone].filter((phone) => phone !== undefined);
  return (
    <div className="col-span-full lg:max-w-64">
      <h2 className="mb-3 text-base">{site.footer.contactHeading}</h2>
      <address className="not-italic">
        {phones.map((phone) => (
          <a key={phone} href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`} className={linkClass}>
            {phone}
          </a>
        ))}
        {site.email && (
          <a href={`mailto:${site.email}`} className={linkClass}>
            {site.email}
          </a>
        )}
        {site.address && <p className="py-1 text-sm text-muted">{site.address}</p>}
      </address>
      {site.footer.map && <Map map={site.footer.map} newTab={site.labels.newTab} />}
    </div>
  );
}

/**
 * The map's host learns of a visitor only after a click: the behaviour puts the frame in when the
 * part is opened.
 */
function Map({ map, newTab }: { map: SiteMap; newTab: string }) {
  return (
    <>
      <details className="needs-script mt-2" data-live="embed" data-wake="interaction" data-src={map.embed}>
        <summary className="inline-block cursor-pointer py-2 text-sm font-semibold underline">{map.label}</summary>
        <div className="embed my-2 h-56 w-full rounded-(--radius) bg-tint" />
      </details>
      <SmartLink href={map.href} className={linkClass} newTabLabel={newTab}>
        {map.linkLabel}
      </SmartLink>
    </>
  );
}
