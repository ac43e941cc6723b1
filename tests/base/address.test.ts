import { describe, expect, it } from 'vitest';
import {
  absoluteAddress,
  comparablePath,
  comparableRoute,
  decodePath,
  encodePath,
  splitAddress,
  writeAddress,
} from '../../src/base/addresses/address.ts';

const names = [
  '/files/price list.pdf',
  '/files/price #1.pdf',
  '/files/really?.pdf',
  '/files/50%25.pdf',
  '/files/100%.pdf',
  '/files/%zz%C3.pdf',
  '/files/a\\b.pdf',
  '/files/a+b&c=d;e,f@g:h.pdf',
  `/files/"quoted" 'and' <tagged> [x] (y) {z} |^\`~.pdf`,
  '/files/über.pdf',
  '/files/u\u0308ber.pdf',
  '/Fotos 2026/日本語/🙂.jpg',
  '/files/ends with blank /a .pdf',
  '/files/..hidden../a..pdf',
];

describe('addresses of files', () => {
  it.each(names)('%s can be asked for, and is found again', (name) => {
    const address = encodePath(name);
    const asked = new URL(address, 'http://host');
    expect(asked.pathname).toBe(address);
    expect(asked.search + asked.hash).toBe('');
    expect(decodeURIComponent(asked.pathname)).toBe(name);
    expect(decodePath(address)).toBe(name);
  });

  it.each(names)('%s can be written in a setting or a text', (name) => {
    expect(writeAddress(name)).not.toMatch(/[\s"'<>()[\]{}|\\^`?#]/);
    expect(decodePath(writeAddress(name))).toBe(name);
  });

  it('keeps letters that people can read', () => {
    expect(writeAddress('/files/Über uns.pdf')).toBe('/files/Über%20uns.pdf');
    expect(encodePath('/images/team.jpg')).toBe('/images/team.jpg');
  });

  it('encodes half of a pair of UTF-16, which no URL can hold, as a sign for what is unknown', () => {
    expect(encodePath('/a\uD800.svg')).toBe('/a%EF%BF%BD.svg');
  });

  it('decodes once, capitals or not, and leaves what is no letter', () => {
    expect(decodePath('/a%2520b')).toBe('/a%20b');
    expect(decodePath('/%c3%bcber')).toBe('/über');
    expect(decodePath('/%C3%28')).toBe('/%C3%28');
    expect(decodePath('/100%')).toBe('/100%');
  });
});

describe('comparing', () => {
  it('knows all spellings of a path', () => {
    const spellings = ['/über.pdf', '/u\u0308ber.pdf', '/%C3%BCber.pdf', '/%c3%bcber.pdf', '/u%CC%88ber.pdf'];
    expect(new Set(spellings.map(comparablePath))).toEqual(new Set(['/über.pdf']));
  });

  it('knows the addresses that hosts answer with one page', () => {
    for (const address of ['/case', '/case/', '/case.html', '/case/index.html', '/%63ase', '/case/index'])
      expect(comparableRoute(address)).toBe('/case');
    for (const address of ['/', '/index.html', '/index']) expect(comparableRoute(address)).toBe('/');
    expect(comparableRoute('/Case')).toBe('/Case');
  });
});

it('splits an address into parts that make it again', () => {
  expect(splitAddress('/a?b#c?d#e')).toEqual({ path: '/a', query: '?b', anchor: '#c?d#e' });
  for (const address of ['', '#top', '?q', '/a', '/a#b', '/a?b', 'mailto:a@b.example?subject=x', '/a\n?b\nc#d\n'])
    expect(Object.values(splitAddress(address)).join('')).toBe(address);
});

it('writes whole addresses for other programs in ASCII, and encodes nothing twice', () => {
  expect(absoluteAddress('https://a.example', '/über-uns')).toBe('https://a.example/%C3%BCber-uns');
  expect(absoluteAddress('https://a.example', '/images/%C3%BC.jpg?x=1#ü')).toBe(
    'https://a.example/images/%C3%BC.jpg?x=1#%C3%BC',
  );
  expect(absoluteAddress('https://a.example', '/Services/web')).toBe('https://a.example/Services/web');
});
