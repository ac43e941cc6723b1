// Reads the address of something on another site: whose it is, and where its frame is found, in the
// form that tells that site the least.
import type { FrameProps } from './embed-frame.tsx';

export interface FrameSource {
  /** The provider's own name for itself. */
  name: string;
  frame: Pick<FrameProps, 'provider' | 'path'>;
  /** The shape that fits what is shown. */
  shape: FrameShape;
}

export type FrameShape = 'wide' | 'square' | 'bar' | 'box' | 'tall';

interface Provider {
  provider: FrameProps['provider'];
  name: string;
  /** Pattern of this provider's addresses; schemas/blocks/embed.schema.json has the same. */
  address: RegExp;
  path: (address: URL, groups: Record<string, string | undefined>) => string;
  shape: FrameShape | ((groups: Record<string, string | undefined>) => FrameShape);
}

const asItIs = ({ pathname, search }: URL) => pathname + search;

const providers: Provider[] = [
  {
    provider: 'youtube',
    name: 'youtube.com',
    address: /^https:\/\/(?:www\.youtube\.com\/(?:watch\?v=|shorts\/|live\/)|youtu\.be\/)(?<id>[\w-]{11})/,
    path: (_address, { id }) => `/embed/${id}?autoplay=1&rel=0`,
    shape: 'wide',
  },
  {
    provider: 'vimeo',
    name: 'vimeo.com',
    address: /^https:\/\/vimeo\.com\/(?<id>\d+)(?:\/(?<unlisted>[0-9a-f]+))?/,
    path: (_address, { id, unlisted }) => `/video/${id}?dnt=1&autoplay=1${unlisted ? `&h=${unlisted}` : ''}`,
    shape: 'wide',
  },
  {
    provider: 'openstreetmap',
    name: 'openstreetmap.org',
    address: /^https:\/\/www\.openstreetmap\.org\/export\/embed\.html\?/,
    path: asItIs,
    shape: 'wide',
  },
  {
    provider: 'google',
    name: 'google.com',
    address: /^https:\/\/www\.google\.com\/maps\/embed\?/,
    path: asItIs,
    shape: 'wide',
  },
  {
    provider: 'spotify',
    name: 'spotify.com',
    address:
      /^https:\/\/open\.spotify\.com\/(?:intl-\w+\/)?(?<kind>track|episode|album|playlist|show|artist)\/(?<id>\w+)/,
    path: (_address, { kind, id }) => `/embed/${kind}/${id}`,
    shape: ({ kind }) => (kind === 'track' || kind === 'episode' ? 'bar' : 'box'),
  },
  {
    provider: 'soundcloud',
    name: 'soundcloud.com',
    address: /^https:\/\/soundcloud\.com\/(?<track>[\w-]+\/[\w/-]+)/,
    path: (_address, { track }) => `/player/?url=${encodeURIComponent(`https://soundcloud.com/${track}`)}`,
    shape: 'bar',
  },
  {
    provider: 'codepen',
    name: 'codepen.io',
    address: /^https:\/\/codepen\.io\/(?<user>[\w-]+)\/(?:pen|full|details)\/(?<id>\w+)/,
    path: (_address, { user, id }) => `/${user}/embed/${id}?default-tab=result`,
    shape: 'box',
  },
  {
    provider: 'googleForms',
    name: 'google.com',
    address: /^https:\/\/docs\.google\.com\/forms\/d\/e\/(?<id>[\w-]+)\/viewform/,
    path: (_address, { id }) => `/forms/d/e/${id}/viewform?embedded=true`,
    shape: 'tall',
  },
];

/** @returns null for an address of the site itself, or of nobody that is known */
export function frameSource(address: string): FrameSource | null {
  for (const { provider, name, address: pattern, path, shape } of providers) {
    const match = pattern.exec(address);
    if (!match) continue;
    const groups = match.groups ?? {};
    const fitting = typeof shape === 'string' ? shape : shape(groups);
    return { name, frame: { provider, path: path(new URL(address), groups) }, shape: fitting };
  }
  return null;
}
