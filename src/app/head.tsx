// What stands in a page's head for search engines and social networks: one Helmet per page, prerendered.
import type { Page, Site } from '#schemas';
import { Helmet, HelmetProvider } from 'react-helmet-async';
import { plainText } from '../ui/inline-text.tsx';

export interface HeadProps {
  site: Site;
  page: Page;
  /** The page's address below the site's. */
  route: string;
}

/** Title, description, canonical address, social tags. */
export function Head({ site, page, route }: HeadProps) {
  const title = plainText(page.title);
  const description = plainText(page.description);
  const url = site.url + route;
  const image = page.shareImage ?? site.shareImage;
  const indexed = page.listed && !route.endsWith('/404');
  return (
    <HelmetProvider>
      <Helmet>
        <title>{title}</title>
        <meta name="description" content={description} />
        {indexed ? <link rel="canonical" href={url} /> : <meta name="robots" content="noindex" />}
        <meta property="og:title" content={title} />
        <meta property="og:description" content={description} />
        <meta property="og:type" content="website" />
        <meta property="og:site_name" content={site.name} />
        {indexed && <meta property="og:url" content={url} />}
        {image && <meta property="og:image" content={site.url + image.src} />}
        {image && <meta property="og:image:alt" content={image.alt} />}
        <meta name="twitter:card" content={image ? 'summary_large_image' : 'summary'} />
        <meta name="theme-color" content={site.theme.brandDark} />
        <meta name="pagewright-endpoints" content={JSON.stringify(site.endpoints)} />
      </Helmet>
    </HelmetProvider>
  );
}

/** @returns structured data for the home page as a script element, escaped so that no text can leave it */
export function structuredData({ site, route }: Pick<HeadProps, 'site' | 'route'>): string {
  if (route !== '/') return '';
  const organization = {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: site.name,
    url: `${site.url}/`,
    logo: site.url + site.logo.src,
    foundingDate: String(site.founded),
    email: site.email,
    telephone: site.phone,
    address: site.address,
    sameAs: site.social.map((link) => link.href),
  };
  const json = JSON.stringify(organization).replaceAll(/[<>&\u2028\u2029]/g, (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`);
  return `<script type="application/ld+json">${json}</script>`;
}
