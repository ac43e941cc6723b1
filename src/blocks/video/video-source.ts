// Reads the address of a video: whose it is, and what its player is called.
import type { FrameProps } from '../../ui/embed/embed-frame.tsx';

export type VideoSource =
  { kind: 'file'; src: string } | { kind: 'frame'; name: string; frame: Pick<FrameProps, 'provider' | 'path'> };

/**
 * @param address one that the schema allows: a file of the site, or a page on YouTube or Vimeo
 * @returns the player that shows it; those of other sites set no cookies (youtube-nocookie.com,
 * Vimeo's `dnt`)
 */
export function videoSource(address: string): VideoSource {
  if (address.startsWith('/')) return { kind: 'file', src: address };
  const { hostname, pathname, searchParams } = new URL(address);
  if (hostname === 'vimeo.com') {
    const [, id, unlisted] = pathname.split('/');
    const path = `/video/${id}?dnt=1&autoplay=1${unlisted ? `&h=${unlisted}` : ''}`;
    return { kind: 'frame', name: 'vimeo.com', frame: { provider: 'vimeo', path } };
  }
  const id = searchParams.get('v') ?? pathname.slice(pathname.lastIndexOf('/') + 1);
  return { kind: 'frame', name: 'youtube.com', frame: { provider: 'youtube', path: `/embed/${id}?autoplay=1&rel=0` } };
}
