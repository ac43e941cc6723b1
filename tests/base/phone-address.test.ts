// Addresses that dial telephone numbers, from how people write them.
import { expect, it } from 'vitest';
import { toLatinDigits, toPhoneAddress } from '../../src/base/addresses/phone-address.ts';
import { foundIn } from '../checker/test-site.ts';

it.each([
  ['+44 20 7946 0100', 'tel:+442079460100'],
  ['+44 (0)20 7946 0100', 'tel:+442079460100'],
  ['(0)30 123', 'tel:030123'],
  ['+91 120 000 0000', 'tel:+911200000000'],
  ['0 30 / 12 34-56', 'tel:030123456'],
  ['(555) 555.0100', 'tel:5555550100'],
  ['*100#', 'tel:*100%23'],
  ['tel:*#06#', 'tel:*%2306%23'],
  ['tel:*100%23', 'tel:*100%23'],
  ['tel:+49-30-1234;ext=12', 'tel:+49301234;ext=12'],
  ['+1 555 0100,,12#', 'tel:+15550100,,12%23'],
  ['tel:5550100w12', 'tel:5550100w12'],
  ['٠٢ ٢٣٤٥ ٦٧٨٩', 'tel:0223456789'],
  ['+९१ ९८७६५ ४३२१०', 'tel:+919876543210'],
  ['＋８１ ３ １２３４ ５６７８', 'tel:+81312345678'],
  ['\u2066+972 3-123-4567\u2069', 'tel:+97231234567'],
])('%s is dialled as %s', (written, address) => {
  expect(toPhoneAddress(written)).toBe(address);
  expect(toPhoneAddress(toPhoneAddress(written))).toBe(address);
});

it('knows the digits of every script', () => {
  expect(toLatinDigits('0123456789 ٠١٢٣٤٥٦٧٨٩ ۰۱۲۳۴۵۶۷۸۹ ०१२३४५६७८९ ๐๑๒๓๔๕๖๗๘๙ ০১২৩৪৫৬৭৮৯')).toBe(
    Array(6).fill('0123456789').join(' '),
  );
});

it.each(['tel:*100#', 'tel:*#06#', 'tel:+٩٦٦ ١١ ٢٣٤ ٥٦٧٨', 'tel:+49 (0)30 1234'])(
  'a link to %s leads somewhere',
  (href) => {
    expect(
      foundIn(
        `title: T\ndescription: D.\nblocks:\n  - type: cta\n    heading: H\n    button: { label: Call, href: "${href}" }\n`,
      ),
    ).toEqual([]);
  },
);
