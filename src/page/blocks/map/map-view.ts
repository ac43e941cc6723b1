// Addresses of a map: for a frame in a page, and for a separate page.
import type { FrameProps } from '../../ui/embed/embed-frame.tsx';

export interface MapPlace {
  provider: 'openstreetmap' | 'google';
  /** Degrees; without both the address is searched for. */
  latitude?: number;
  longitude?: number;
  /** The postal address. */
  address: string;
  /** Zoom as in web maps: each step shows half as much. */
  zoom: number;
}

export interface MapView {
  frame?: Pick<FrameProps, 'provider' | 'path'>;
  /** The full map, or a search for the address. */
  href: string;
  /** The provider's own name for itself. */
  name: string;
}

const providers = {
  google: { name: 'google.com', search: 'https://www.google.com/maps/search/?api=1&query=' },
  openstreetmap: { name: 'openstreetmap.org', search: 'https://www.openstreetmap.org/search?query=' },
};

/** @returns the map of a place with a mark on it; neither needs an account or a key */
export function mapView({ provider, latitude, longitude, address, zoom }: MapPlace): MapView {
  const { name, search } = providers[provider];
  if (latitude === undefined || longitude === undefined)
    return { href: search + encodeURIComponent(address.trim().replaceAll(/\s*\n\s*/g, ', ')), name };
  if (provider === 'google') {
    return {
      frame: { provider, path: `/maps?q=${latitude},${longitude}&z=${zoom}&output=embed` },
      href: `${search}${latitude},${longitude}`,
      name,
    };
  }
  return {
    frame: {
      provider,
      path: `/export/embed.html?bbox=${toBoundingBox(latitude, longitude, zoom)}&layer=mapnik&marker=${latitude},${longitude}`,
    },
    href: `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=${zoom}/${latitude}/${longitude}`,
    name,
  };
}

/**
 * OpenStreetMap's frame takes a box of degrees: as wide as 640 pixels of 256 to a tile, and half as
 * high.
 */
function toBoundingBox(latitude: number, longitude: number, zoom: number): string {
  const halfWidth = (360 / 2 ** zoom) * (640 / 256 / 2);
  const halfHeight = (halfWidth / 2) * Math.cos((latitude * Math.PI) / 180);
  const edges = [longitude - halfWidth, latitude - halfHeight, longitude + halfWidth, latitude + halfHeight];
  return edges.map((degrees) => Number(degrees.toFixed(5))).join(',');
}
