// Addresses of a map: for a frame in a page, and for a separate page.
import type { FrameProps } from '../../ui/embed/embed-frame.tsx';

export interface MapPlace {
  provider: 'openstreetmap' | 'google';
  /** Degrees. */
  latitude: number;
  longitude: number;
  /** Zoom as in web maps: each step shows half as much. */
  zoom: number;
}

export interface MapView {
  frame: Pick<FrameProps, 'provider' | 'path'>;
  /** The full map. */
  href: string;
  /** The provider's own name for itself. */
  name: string;
}

/** @returns the map of a place with a mark on it; neither needs an account or a key */
export function mapView(place: MapPlace): MapView {
  const { provider, latitude, longitude, zoom } = place;
  if (provider === 'google') {
    return {
      frame: { provider, path: `/maps?q=${latitude},${longitude}&z=${zoom}&output=embed` },
      href: `https://www.google.com/maps/search/?api=1&query=${latitude},${longitude}`,
      name: 'google.com',
    };
  }
  return {
    frame: {
      provider,
      path: `/export/embed.html?bbox=${toBoundingBox(place)}&layer=mapnik&marker=${latitude},${longitude}`,
    },
    href: `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=${zoom}/${latitude}/${longitude}`,
    name: 'openstreetmap.org',
  };
}

/**
 * OpenStreetMap's frame takes a box of degrees: as wide as 640 pixels of 256 to a tile, and half as
 * high.
 */
function toBoundingBox({ latitude, longitude, zoom }: MapPlace): string {
  const halfWidth = (360 / 2 ** zoom) * (640 / 256 / 2);
  const halfHeight = (halfWidth / 2) * Math.cos((latitude * Math.PI) / 180);
  const edges = [longitude - halfWidth, latitude - halfHeight, longitude + halfWidth, latitude + halfHeight];
  return edges.map((degrees) => Number(degrees.toFixed(5))).join(',');
}
