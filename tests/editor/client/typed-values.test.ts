// Numbers, days and times as people write them in the language of the site, read back to the form
// that the file has.
import { describe, expect, it } from 'vitest';
import { formatDay, formatTime, parseDay, parseTime } from '../../../src/editor/client/typed-values/date-text.ts';
import { formatNumber, parseNumber } from '../../../src/editor/client/typed-values/number-text.ts';

const languages =
  'en en-GB en-IN de de-CH de-AT fr fr-CH es es-MX it pt pt-BR nl pl cs sv da nb fi hu ro tr el ru uk bg hr sr ar ar-EG ar-EG-u-nu-latn fa he hi hi-u-nu-deva bn ta th vi id ja ko zh zh-TW lt lv et sl sk'.split(
    ' ',
  );

/** Numbers that look random and are the same in each run (a linear congruence, Numerical Recipes). */
function createRandom(seed: number) {
  let state = seed;
  return (limit: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
}

describe('numbers', () => {
  it.each([
    ['de', '14,50', 14.5],
    ['de', '14.50', 14.5],
    ['de', '1.250,00', 1250],
    ['de', '1.250', 1250],
    ['de', '1,250.00', 1250],
    ['de', '1 250,5', 1250.5],
    ['de', '14,50 €', 14.5],
    ['de', '€ 14,50', 14.5],
    ['de', 'EUR 14,50', 14.5],
    ['de', '−3,5', -3.5],
    ['de', '0,250', 0.25],
    ['de', ',5', 0.5],
    ['de-CH', '1’250.50', 1250.5],
    ['en', '1,250.00', 1250],
    ['en', '1,250', 1250],
    ['en', '14,5', 14.5],
    ['en-IN', '12,34,567.5', 1_234_567.5],
    ['fr', '1 250,00', 1250],
    ['fr', '1 250,00', 1250],
    ['ar-EG', '١٬٢٥٠٫٥', 1250.5],
    ['hi-u-nu-deva', '१२.५', 12.5],
  ])('in %s: %s is %d', (lang, text, number) => {
    expect(parseNumber(text, lang)).toBe(number);
  });

  it.each(['', 'viel', '1.2.3', '12.50.00', '1,2,3', '4-5', '1.250.00', '--3', '1 25', '5,', '.'])(
    'cannot read %j',
    (text) => {
      expect(parseNumber(text, 'de')).toBeNull();
    },
  );

  it('read back what they write, in each language', () => {
    const random = createRandom(50);
    for (const lang of languages)
      for (let round = 0; round < 40; round++) {
        const value = (random(2_000_000) - 200_000) / [1, 10, 100, 10_000][random(4)]!;
        for (const isMoney of [true, false])
          expect(parseNumber(formatNumber(value, { lang, isMoney }), lang), `${lang} ${value}`).toBe(value);
      }
  });
});

describe('days', () => {
  it.each([
    ['de', '24.12.2026', '2026-12-24'],
    ['de', '1. März 2027', '2027-03-01'],
    ['de', '1. Mär 27', '2027-03-01'],
    ['de', 'Donnerstag, 24. Dezember 2026', '2026-12-24'],
    ['de', '2026-12-24', '2026-12-24'],
    ['de', '1.3.27', '2027-03-01'],
    ['en', '12/24/2026', '2026-12-24'],
    ['en', '24/12/2026', '2026-12-24'],
    ['en', 'March 1st, 2027', '2027-03-01'],
    ['en', '1 Sept 2027', '2027-09-01'],
    ['en-GB', '1/3/2027', '2027-03-01'],
    ['fr', '1er mars 2027', '2027-03-01'],
    ['es', '1 de marzo de 2027', '2027-03-01'],
    ['ja', '2027年3月1日', '2027-03-01'],
    ['ar-EG', '١ مارس ٢٠٢٧', '2027-03-01'],
  ])('in %s: %s is %s', (lang, text, day) => {
    expect(parseDay(text, lang)).toBe(day);
  });

  it.each([
    '',
    'morgen',
    '31.2.2027',
    '24.12.',
    '1. Mertz 2027',
    '1.3.0007',
    '1. oder 2. Mai 2027',
    '12 2026',
    '1.3.2027 18:00',
  ])('cannot read %j', (text) => {
    expect(parseDay(text, 'de')).toBeNull();
  });

  it('read back what they write, in each language and style', () => {
    const random = createRandom(24);
    for (const lang of languages)
      for (let round = 0; round < 25; round++) {
        const day = new Date(Date.UTC(1970 + random(99), random(12), 1 + random(28))).toISOString().slice(0, 10);
        expect(parseDay(formatDay(day, lang), lang), `${lang} ${day} ${formatDay(day, lang)}`).toBe(day);
      }
  });
});

describe('times', () => {
  it.each([
    ['de', '9 Uhr', '09:00'],
    ['de', '9:00', '09:00'],
    ['de', '9.30 Uhr', '09:30'],
    ['de', '0930', '09:30'],
    ['de', '18', '18:00'],
    ['en', '9 pm', '21:00'],
    ['en', '9:30 AM', '09:30'],
    ['en', '12 a.m.', '00:00'],
    ['en', '12 PM', '12:00'],
    ['fr', '21h30', '21:30'],
    ['fr', '9 h', '09:00'],
  ])('in %s: %s is %s', (lang, text, time) => {
    expect(parseTime(text, lang)).toBe(time);
  });

  it.each(['', 'halb neun', 'halb 9', '25:00', '9:75', '13 pm', '1:2:3:4'])('cannot read %j', (text) => {
    expect(parseTime(text, text.endsWith('pm') ? 'en' : 'de')).toBeNull();
  });

  it('read back what they write, in each language', () => {
    const random = createRandom(7);
    for (const lang of languages)
      for (let round = 0; round < 25; round++) {
        const time = `${String(random(24)).padStart(2, '0')}:${String(random(60)).padStart(2, '0')}`;
        expect(parseTime(formatTime(time, lang), lang), `${lang} ${time} ${formatTime(time, lang)}`).toBe(time);
      }
  });
});
