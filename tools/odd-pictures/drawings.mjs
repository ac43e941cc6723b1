// Drawings whose first tag says its size in unusual ways (SVG 2, 8.2; CSS Values 4).
const xmlns = 'xmlns="http://www.w3.org/2000/svg"';
const rest = '><rect width="9" height="9"/></svg>\n';

/** By what the first tag has. */
const tags = {
  plain: 'width="200" height="100"',
  pixels: 'width="200px" height="100px"',
  capitals: 'width="200PX" height="100Px"',
  'blanks-around': 'width=" 200px " height="\n100\t"',
  'blank-inside': 'width="200 px" height="100 px" viewBox="0 0 40 20"',
  inches: 'width="2in" height="1in"',
  centimetres: 'width="5.08cm" height="2.54cm"',
  millimetres: 'width="50.8mm" height="25.4mm"',
  quarters: 'width="203.2q" height="101.6q"',
  points: 'width="150pt" height="75pt"',
  picas: 'width="12.5pc" height="6.25pc"',
  ems: 'width="12.5em" height="6.25em"',
  rems: 'width="12.5rem" height="6.25rem"',
  power: 'width="2e2" height="1E+2"',
  'no-first-digit': 'width=".5in" height=".25in"',
  signed: 'width="+200" height="+100"',
  fractions: 'width="200.4" height="100.6"',
  commas: 'viewBox="0,0,200,100"',
  'commas-blanks': 'viewBox="0, 0, 200, 100"',
  'blanks-before-commas': 'viewBox=" 0 ,0 , 200  100 "',
  lines: 'viewBox="0\n0\n200\n100"',
  'begins-below-zero': 'viewBox="-10-20 200 100"',
  'view-fractions': 'viewBox="0 0 20.5 10.25"',
  percent: 'width="100%" height="100%" viewBox="0,0,200,100"',
  'percent-width': 'width="50%" height="100" viewBox="0 0 200 100"',
  auto: 'width="auto" height="auto" viewBox="0 0 200 100"',
  'width-alone': 'width="400" viewBox="0 0 200 100"',
  'height-alone': 'height="50" viewBox="0 0 200 100"',
  'both-and-view': 'width="300" height="100" viewBox="0 0 10 10"',
  'no-number': 'width="wide" height="tall" viewBox="0 0 200 100"',
  'below-zero': 'width="-5" height="-5" viewBox="0 0 200 100"',
  'view-cut': 'width="200" height="100" viewBox="0 0 200"',
  'view-of-nothing': 'width="200" height="100" viewBox="0 0 0 0"',
  style: 'style="width:200px;height:100px"',
  'style-first': 'width="10" height="10" style="fill:red; WIDTH: 200px ; height : 100px !important"',
  'single-quotes': "width='200' height='100'",
  'other-names': 'data-width="7" stroke-width="3" width="200" height="100" inkscape:height="7" xmlns:inkscape="urn:x"',
  entities: 'width="&#50;00" height="&#x31;00"',
};

const before = {
  prolog: '<?xml version="1.0" encoding="UTF-8"?>\n',
  comment: '<!-- <svg width="7" height="7"> -->\n',
  doctype:
    '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd" [<!ENTITY a "<svg width=\'7\' height=\'7\'>">]>\n',
  mark: '\uFEFF',
};

const drawing = (attributes) => `<svg ${xmlns} ${attributes}${rest}`;

/** Drawings by the names of their files. */
export const drawings = {
  ...Object.fromEntries(Object.entries(tags).map(([name, attributes]) => [`${name}.svg`, drawing(attributes)])),
  ...Object.fromEntries(
    Object.entries(before).map(([name, text]) => [`after-${name}.svg`, text + drawing(tags.plain)]),
  ),
  'prefixed.svg':
    '<s:svg xmlns:s="http://www.w3.org/2000/svg" width="200" height="100"><s:rect width="9" height="9"/></s:svg>\n',
  'utf-16.svg': Buffer.from(`\uFEFF${drawing(tags.plain)}`, 'utf16le'),
  'empty.svg': `<svg ${xmlns} width="200" height="100"/>\n`,
  'greater-in-value.svg': drawing('aria-label="a > b" width="200" height="100"'),
};
