// The frames of other sites that a page may show. Their hosts stand here and nowhere else: the
// content policy's frame-src is the hosts of the frames in a page's HTML, and can be no other than
// these.

/** Origins by provider. */
export const frameHosts = {
  youtube: 'https://www.youtube-nocookie.com',
  vimeo: 'https://player.vimeo.com',
  openstreetmap: 'https://www.openstreetmap.org',
  google: 'https://www.google.com',
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
      sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-presentation"
      allow="autoplay; fullscreen; encrypted-media; picture-in-picture"
      referrerPolicy="strict-origin-when-cross-origin"
    />
  );
}
