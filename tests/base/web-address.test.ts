import { expect, test } from 'vitest';
import { completeMessage, isSiteAddress, isWebAddress } from '../../src/base/addresses/web-address.ts';

test.each([
  ['mailto:a@b.example?subject=Q&A', 'mailto:a@b.example?subject=Q%26A'],
  [
    'mailto:a@b.example?subject=Order #1&body=50% off & more',
    'mailto:a@b.example?subject=Order %231&body=50%25 off %26 more',
  ],
  ['mailto:a@b.example?subject=A%20B&cc=c@d.example', 'mailto:a@b.example?subject=A%20B&cc=c@d.example'],
  ['mailto:?body=Read%20this', 'mailto:?body=Read%20this'],
  ['mailto:?cc=a@b.example&subject=c@d', 'mailto:?cc=a@b.example&subject=c@d'],
  ['mailto:a#b@c.example', 'mailto:a%23b@c.example'],
  ['mailto:a?b@c.example?subject=x', 'mailto:a%3Fb@c.example?subject=x'],
  ['mailto:tom&jerry+1@c.example', 'mailto:tom&jerry+1@c.example'],
  ['sms:+49301234?body=Yes & no', 'sms:+49301234?body=Yes %26 no'],
  ['https://wa.me/49301234?text=50% & #1', 'https://wa.me/49301234?text=50%25 %26 %231'],
  ['https://wa.me/49301234', 'https://wa.me/49301234'],
  ['https://example.com/?a=b&c#d', undefined],
])('%s arrives whole as %s', (address, complete) => {
  expect(completeMessage(address)).toBe(complete);
  if (complete?.includes('?') && complete.startsWith('mailto:a@')) {
    const { searchParams, hash } = new URL(complete);
    expect(hash).toBe('');
    expect([...searchParams.values()].join('')).toBe(
      address
        .replace(/^[^?]*\?/, '')
        .replaceAll(/(?:^|&)(?:subject|body|cc)=/g, '')
        .replaceAll('%20', ' '),
    );
  }
});

test.each([
  'https://exa mple.org',
  'https://example.org?',
  'https://example.org#x',
  'https://example.org/',
  'https://example.org/shop/',
  'https://example.org//shop',
  'https://example.org/a/../shop',
  'https://example.org/a b',
  'https://me@example.org',
  'https://exa%mple.org',
  'https://1.2.3.4.5',
  'https://example.org:99999',
  'https://[x]',
  'https:example.org',
  'https://',
  'ftp://example.org',
  'https://a&b.example',
  'https://a"b.example',
  "https://a'b.example",
  'https://a(b).example',
  'https://example.org/a&b',
  'https://example.org/a;b',
])('%s is no address of a site', (url) => {
  expect(isSiteAddress(url)).toBe(false);
});

test.each([
  'https://example.org',
  'http://localhost:8080',
  'https://münchen.example',
  'https://[::1]:80',
  'HTTPS://Example.org',
  'https://name.github.io/shop',
  'https://example.org/a/b-c',
])('%s is', (url) => {
  expect(isSiteAddress(url)).toBe(true);
});

test('a host with an umlaut is an address, however many others were read before', () => {
  const reads = Array.from({ length: 40_000 }, (_, index) => isWebAddress(`https://example.org/${index}`));
  expect(reads.every(Boolean)).toBe(true);
  // As text files are read: a string of one byte per letter.
  const withUmlaut = Buffer.from('https://münchen.example/').toString();
  expect(Array.from({ length: 1000 }, () => isWebAddress(withUmlaut)).every(Boolean)).toBe(true);
});
