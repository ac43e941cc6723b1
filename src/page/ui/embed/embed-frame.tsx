// The frames that a page may show. The schemas say which settings show which of these hosts
// (`x-frames`), and the content policy's frame-src follows from the settings of a site's pages.

/** Origins by provider. */
export const frameHosts = {
  youtube: 'https://www.youtube-nocookie.com',
  vimeo: 'https://player.vimeo.com',
  openstreetmap: 'https://www.openstreetmap.org',
  google: 'https://www.google.com',
  spotify: 'https://open.spotify.com',
  soundcloud: 'https://w.soundcloud.com',
  codepen: 'https://codepen.io',
  googleForms: 'https://docs.google.com',
} as const;

export interface FrameProps {
  provider: keyof typeof frameHosts;
  /** The path and query behind the host. */
  path: string;
  title: string;
}

/**
 * A frame that fills its parent. It learns the site's host, which players ask for, and no more of
 * the address.
 */
export function Frame({ provider, path, title }: FrameProps) {
  return (
    <iframe
      src={frameHosts[provider] + path}
      title={title}
      className="size-full"
      // Scripts and their own origin are safe together here, because the frame is of another site
      // than the page.
      // oxlint-disable-next-line react/iframe-missing-sandbox
      sandbox={`allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-presentation${
        provider === 'googleForms' ? ' allow-forms' : ''
      }`}
      allow="autoplay; fullscreen; encrypted-media; picture-in-picture"
      referrerPolicy="strict-origin-when-cross-origin"
    />
  );
}

/**
 * A file of the site itself, which fills its parent. It is closed: as a site without a name, it can
 * reach neither the page around it nor what the site keeps on the device.
 */
export function OwnFrame({ src, title }: { src: string; title: string }) {
  return (
    <iframe
      src={src}
      title={title}
      className="size-full"
      sandbox="allow-scripts allow-forms allow-popups"
      loading="lazy"
    />
  );
}
