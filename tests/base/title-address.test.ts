// Addresses from titles: words in Latin letters without marks, other scripts as they are.
import { expect, it } from 'vitest';
import { toName } from '../../src/base/addresses/title-address.ts';
import { findBadSegment } from '../../src/base/pure/route.ts';

it.each([
  ['See it at work', 'en', 'see-it-at-work'],
  ['Über uns & Öffnungszeiten', 'de', 'ueber-uns-oeffnungszeiten'],
  ['Straße', 'de-CH', 'strasse'],
  ['Über uns', 'en', 'uber-uns'],
  ['Om oss på Åland', 'sv', 'om-oss-pa-aland'],
  ['Smørrebrød på åen', 'da', 'smoerrebroed-paa-aaen'],
  ['Café crème : l’été', 'fr', 'cafe-creme-lete'],
  ['Łódź', 'pl', 'lodz'],
  ['IŞIK İstanbul', 'tr', 'isik-istanbul'],
  ['Về chúng tôi', 'vi', 've-chung-toi'],
  ['О компании', 'ru', 'о-компании'],
  ['Йога', 'ru', 'йога'],
  ['हमारे बारे में', 'hi', 'हमारे-बारे-में'],
  ['私たちについて', 'ja', '私たちについて'],
  ['パンの話', 'ja', 'パンの話'],
  ['عن الشركة', 'ar', 'عن-الشركة'],
  ['เกี่ยวกับเรา', 'th', 'เกี่ยวกับเรา'],
  ['C++ / 2026', 'en', 'c-2026'],
  ['!?', 'en', ''],
])('%s (%s) is %s', (title, lang, name) => {
  expect(toName(title, { lang })).toBe(name);
  expect(toName(title.normalize('NFD'), { lang })).toBe(name);
  if (name !== '') expect(findBadSegment(`/${name}`)).toBeUndefined();
});

it('keeps the first words', () => {
  expect(toName('See it at work today', { lang: 'en', maxWords: 4 })).toBe('see-it-at-work');
});

it('refuses what a disk or a browser would name otherwise', () => {
  expect(findBadSegment('/über-uns'.normalize('NFD'))).toBe('über-uns'.normalize('NFD'));
  expect(findBadSegment(`/${'म'.repeat(67)}`)).toBe('म'.repeat(67));
  expect(findBadSegment(`/${'म'.repeat(66)}`)).toBeUndefined();
  for (const part of ['a b', 'a%20', '-a', 'a.', '\u0301a', 'a\u200D']) expect(findBadSegment(`/${part}`)).toBe(part);
});
