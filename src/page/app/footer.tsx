// The foot of every page: the company, lists of links, ways to reach it, and a map that loads only
// when asked for.
import { toPhoneAddress } from '../../base/addresses/phone-address.ts';
import type { Site, SiteColumn, SiteMap } from '#schemas';
import { Glyph } from '../ui/picture/icon.tsx';
import { InlineText } from '../ui/text/inline-text.tsx';
import { IsolatedText } from '../ui/direction/isolated-text.tsx';
import { SmartLink } from '../ui/text/smart-link.tsx';
import { Brand } from './brand.tsx';
import { networkNames, SocialGlyph } from './social-glyph.tsx';

export interface FooterProps {
  site: Site;
}

/** The footer, on the brand's dark colour. */
export function Footer({ site }: FooterProps) {
  const { footer, labels } = site;
  return (
    <footer className="seen-whole section site-footer" data-background="dark">
      <div className="container footer-parts">
        <div className="footer-about">
          <Brand site={site} lazy onDark />
          <p>
            <InlineText text={footer.blurb} />
          </p>
          <SocialLinks site={site} />
        </div>
        {footer.columns.map((column) => (
          <LinkColumn key={column.heading} column={column} newTab={labels.newTab} />
        ))}
        <Contact site={site} />
      </div>
      {footer.note && (
        <p className="container footer-note">
          <IsolatedText text={footer.note} />
        </p>
      )}
    </footer>
  );
}

/**
 * A list of links with its heading. On a phone it is folded behind its heading; where there is room
 * the stylesheet shows it open, with a heading that is no control.
 */
function LinkColumn({ column, newTab }: { column: SiteColumn; newTab: string }) {
  return (
    <nav aria-label={column.heading}>
      <h2 className="footer-heading">{column.heading}</h2>
      <details className="footer-fold">
        <summary>
          {column.heading}
          <Glyph name="chevronDown" className="disclosure-sign size-5" />
        </summary>
        <ul>
          {column.links.map((link) => (
            <li key={link.href}>
              <SmartLink href={link.href} newTabLabel={newTab}>
                {link.label}
              </SmartLink>
            </li>
          ))}
        </ul>
      </details>
    </nav>
  );
}

function SocialLinks({ site }: { site: Site }) {
  if (site.social.length === 0) return null;
  return (
    <ul className="footer-social">
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
    <div className="footer-contact">
      <h2 className="footer-heading">{site.footer.contactHeading}</h2>
      <address>
        {phones.map((phone) => (
          <a key={phone} dir="ltr" href={toPhoneAddress(phone)}>
            {phone}
          </a>
        ))}
        {site.email && (
          <a dir="ltr" href={`mailto:${site.email}`}>
            {site.email}
          </a>
        )}
        {site.address && <p>{site.address}</p>}
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
    <div className="footer-map">
      <details className="needs-script" data-live="embed" data-wake="interaction" data-src={map.embed}>
        <summary>{map.label}</summary>
        <div className="embed" />
      </details>
      <SmartLink href={map.href} newTabLabel={newTab}>
        {map.linkLabel}
      </SmartLink>
    </div>
  );
}
