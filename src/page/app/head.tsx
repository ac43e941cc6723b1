// The head of a page for search engines and social networks: one Helmet per page, prerendered.
import { absoluteAddress } from '../../base/addresses/address.ts';
import type { Image, Page, Site } from '#schemas';
import { Helmet, HelmetProvider } from 'react-helmet-async';
import type { SharePicture } from './page-input.ts';
import { nameFocus } from '../ui/picture/picture-files.ts';
import { plainText } from '../ui/text/inline-text.tsx';

export interface HeadProps {
  site: Site;
  page: Page;
  /** The page's address below the site's. */
  route: string;
  /** Picture that the build has made for a page without one. */
  sharePicture?: SharePicture | undefined;
}

/** Title, description, canonical address, social tags. */
export function Head({ site, page, route, sharePicture }: HeadProps) {
  const title = plainText(page.title);
  const description = plainText(page.description);
  const url = absoluteAddress(site.url, route);
  const image = page.shareImage ?? choosePhoto(page) ?? sharePicture ?? site.shareImage;
  const isCut = image && (image === sharePicture || ('raster' in image && image.raster !== undefined));
  const indexed = page.listed && !route.endsWith('/404');
  return (
    <HelmetProvider>
      <Helmet>
        <title>{title}</title>
        <meta name="description" content={description} />
        {indexed ? <link rel="canonical" href={url} /> : <meta name="robots" content="noindex" />}
        <meta property="og:title" content={title} />
        <meta property="og:description" content={description} />
        <meta property="og:type" content={page.entryKind === 'article' ? 'article' : 'website'} />
        <meta property="og:site_name" content={site.name} />
        {indexed && <meta property="og:url" content={url} />}
        {image && <meta property="og:image" content={absoluteAddress(site.url, buildAddress(image))} />}
        {isCut && <meta property="og:image:width" content="1200" />}
        {isCut && <meta property="og:image:height" content="630" />}
        {image && <meta property="og:image:alt" content={image.alt} />}
        <meta name="twitter:card" content={image ? 'summary_large_image' : 'summary'} />
        {indexed && site.markdownPages && (
          <link rel="alternate" type="text/markdown" href={`${route === site.home ? `${route}index` : route}.md`} />
        )}
        {page.feeds?.map(({ title: name, href, type: media }) => (
          <link key={href} rel="alternate" type={media} title={name} href={href} />
        ))}
        <meta name="theme-color" content={site.theme.brandDark} />
        <meta name="pagewright-endpoints" content={JSON.stringify(site.endpoints)} />
      </Helmet>
    </HelmetProvider>
  );
}

/** Social networks show no drawings. */
function choosePhoto({ image }: Page): Page['image'] {
  return /\.svg$/i.test(image?.src ?? '') ? undefined : image;
}

/**
 * Returns the address of a picture; for photos of the file that the build makes in the shape that
 * social networks show, without the camera's data.
 */
function buildAddress(image: Image | SharePicture): string {
  return 'raster' in image && image.raster ? `${image.raster.stem}-1200x630${nameFocus(image)}.jpg` : image.src;
}
