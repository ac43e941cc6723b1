// Moves a place on a map by metres.
import type { MapPlace } from '../../../base/addresses/map-link.ts';

/** Metres of a degree of latitude, on a sphere of the Earth's mean radius. */
const degreeMetres = 111_195;

/** @returns the place some metres further north and east, rounded as those of links are */
export function movePlace(
  { latitude, longitude }: MapPlace,
  { north, east }: { north: number; east: number },
): MapPlace {
  const shrunk = Math.cos((latitude * Math.PI) / 180);
  return {
    latitude: toSixDigits(Math.min(85, latitude + north / degreeMetres)),
    longitude: toSixDigits(((longitude + east / (degreeMetres * shrunk) + 540) % 360) - 180),
  };
}

/** 11 cm, as in places that are read from links. */
function toSixDigits(value: number): number {
  return Number(value.toFixed(6));
}
