// Places in what people copy from maps: links of Google Maps, OpenStreetMap, Apple and Bing Maps,
// geo: addresses, and coordinates as they are written.

import { parseUrl } from './web-address.ts';

/** Place on a map, in degrees. */
export interface MapPlace {
  latitude: number;
  longitude: number;
  /** Zoom as in web maps; left out where the text has none. */
  zoom?: number;
}

/**
 * Reading of a text. A short link leads to a place that only its server knows; `nowhere` is the
 * origin of all coordinates, which programs write for "unknown", or ice; numbers in which the first
 * is too large for how far north something is are `swapped`.
 */
export type MapReading =
  { ok: true; place: MapPlace } | { ok: false; reason: 'short-link' | 'nowhere' | 'swapped' | 'no-place' };

const number = String.raw`[-+]?\d{1,3}(?:\.\d+)?`;
const pair = new RegExp(String.raw`^\s*(${number})\s*[,;~\s]\s*(${number})\s*$`);
/** With commas in the numbers, as many languages have them: 53,7225 -1,8582. */
const commaPair = /^\s*([-+]?\d{1,3},\d+)[;\s]\s*([-+]?\d{1,3},\d+)\s*$/;
const degrees = String.raw`(\d{1,3})\s*°\s*(?:(\d{1,2}(?:[.,]\d+)?)\s*['′’]\s*)?(?:(\d{1,2}(?:[.,]\d+)?)\s*(?:"|″|”|'')\s*)?`;
/** 47°59'41.2"N 7°51'09.3"E, and O for the German east. */
const degreesPair = new RegExp(String.raw`^\s*${degrees}([NS])[\s,;]+${degrees}([EWO])\s*$`, 'i');

const shortHosts = /^(?:maps\.app\.goo\.gl|goo\.gl|g\.co|maps\.apple|osm\.org|binged\.it)$/;
/** Parameters that have both numbers, the mark of a place before the middle of the map. */
const pairKeys = ['query', 'q', 'coordinate', 'll', 'sll', 'cp', 'destination', 'daddr', 'center'];
const zoomKeys = ['z', 'zoom', 'lvl'];

/**
 * @param text a link or coordinates, as pasted
 * @returns the place of the mark, rounded to six digits, which is 11 cm; without a mark, the middle
 * of the map
 */
export function readMapLink(text: string): MapReading {
  const typed = text.trim();
  const found = readCoordinates(typed) ?? readGeo(typed) ?? readAddress(typed);
  if (found) return isNowhere(found) ? { ok: false, reason: 'nowhere' } : { ok: true, place: found };
  if (isSwapped(typed)) return { ok: false, reason: 'swapped' };
  const url = toUrl(typed);
  return { ok: false, reason: url && shortHosts.test(url.host) ? 'short-link' : 'no-place' };
}

/** South of 60 degrees nobody has an address. */
function isNowhere({ latitude, longitude }: MapPlace): boolean {
  return latitude < -60 || (Math.abs(latitude) < 0.01 && Math.abs(longitude) < 0.01);
}

function isSwapped(text: string): boolean {
  const numbers = (pair.exec(text) ?? commaPair.exec(text))?.slice(1).map((each) => Number(each.replace(',', '.')));
  const [first = 0, second = 180] = numbers ?? [];
  return Math.abs(first) > 85 && Math.abs(first) <= 180 && Math.abs(second) <= 85;
}

function readCoordinates(text: string): MapPlace | undefined {
  const [, north, east] = pair.exec(text) ?? commaPair.exec(text) ?? [];
  if (north !== undefined && east !== undefined) return toPlace(north.replace(',', '.'), east.replace(',', '.'));
  const parts = degreesPair.exec(text);
  if (!parts) return undefined;
  return toPlace(
    toDegrees(parts.slice(1, 4), /s/i.test(parts[4]!)),
    toDegrees(parts.slice(5, 8), /w/i.test(parts[8]!)),
  );
}

function toDegrees(parts: readonly (string | undefined)[], isNegative: boolean): number {
  const [whole, minutes, seconds] = parts.map((part) => Number((part ?? '0').replace(',', '.')));
  return (whole! + minutes! / 60 + seconds! / 3600) * (isNegative ? -1 : 1);
}

/** An address as of RFC 5870: geo:53.7225,-1.8582?z=17. Android writes the mark as ?q=. */
function readGeo(text: string): MapPlace | undefined {
  const [, north, east, query = ''] = new RegExp(`^geo:(${number}),(${number})[^?]*(\\?.*)?$`, 'i').exec(text) ?? [];
  if (north === undefined) return undefined;
  const search = new URLSearchParams(query);
  const mark = /^([^(]+)/.exec(search.get('q') ?? '')?.[1];
  const zoom = readZoom(search.get('z'));
  return (
    (mark === undefined ? undefined : withZoom(readCoordinates(mark), zoom)) ?? withZoom(toPlace(north, east), zoom)
  );
}

function readAddress(text: string): MapPlace | undefined {
  const url = toUrl(text);
  if (!url) return undefined;
  const path = decode(url.pathname);
  const zoom = readZoom(new RegExp(`@${number},${number},(\\d+(?:\\.\\d+)?)z`).exec(path)?.[1] ?? findZoom(url));
  // The pin of Google Maps is in its data; what follows @ is the middle of the window.
  const pins = [...path.matchAll(new RegExp(`!3d(${number})!4d(${number})`, 'g'))];
  const osm = new RegExp(`(?:^|[#&])map=(\\d+(?:\\.\\d+)?)/(${number})/(${number})`).exec(url.hash);
  const marked = pins.at(-1)?.slice(1, 3) ?? [url.searchParams.get('mlat'), url.searchParams.get('mlon')];
  const place =
    toPlace(...(marked as [string?, string?])) ??
    pairKeys.map((key) => readCoordinates(url.searchParams.get(key) ?? '')).find(Boolean) ??
    path
      .split('/')
      .map((part) => readCoordinates(part.replaceAll('+', ' ')))
      .find(Boolean) ??
    toPlace(...(new RegExp(`@(${number}),(${number})`).exec(path)?.slice(1, 3) ?? [])) ??
    toPlace(osm?.[2], osm?.[3]);
  return withZoom(place, zoom ?? readZoom(osm?.[1]));
}

function findZoom(url: URL): string | undefined {
  return zoomKeys.map((key) => url.searchParams.get(key)).find((each) => each !== null) ?? undefined;
}

function toUrl(text: string): URL | null {
  const address = /^https?:\/\//i.test(text) ? text : `https://${text}`;
  return /\s/.test(text) || !text.includes('.') ? null : parseUrl(address);
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

function toPlace(north?: string | number | null, east?: string | number | null): MapPlace | undefined {
  if (north === undefined || north === null || east === undefined || east === null) return undefined;
  const [latitude, longitude] = [round(Number(north)), round(Number(east))];
  // Maps of the web end at 85 degrees, where their projection does.
  return Math.abs(latitude) <= 85 && Math.abs(longitude) <= 180 ? { latitude, longitude } : undefined;
}

function round(value: number): number {
  return Number(value.toFixed(6));
}

function readZoom(text: string | null | undefined): number | undefined {
  const zoom = Math.round(Number(text ?? Number.NaN));
  return Number.isFinite(zoom) ? Math.min(19, Math.max(3, zoom)) : undefined;
}

function withZoom(place: MapPlace | undefined, zoom: number | undefined): MapPlace | undefined {
  return place && (zoom === undefined ? place : { ...place, zoom });
}
