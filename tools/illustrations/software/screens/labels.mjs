// Screens of the barcode printing software, from the drawing to the last label on the roll.
import { DESK, desk, hands, item } from '../frames.mjs';
import { share, state } from '../screen.mjs';

const frame = (s, active, more) =>
  desk(s, { program: 'Labels', parts: ['Designs', 'Approval', 'Data', 'Print', 'Check', 'Printers'], active, ...more });

/** The label of a jar, as it is printed. */
function jar(s, x, y, k = 1) {
  s.rect(x, y, 210 * k, 150 * k, s.t.paper, 4, s.t.faint);
  s.text(x + 12 * k, y + 26 * k, 'MANGO PICKLE', { size: 15 * k, bold: true });
  s.note(x + 12 * k, y + 44 * k, 'Net quantity 400 g', { size: 10.5 * k });
  s.note(x + 12 * k, y + 60 * k, 'MRP ₹120.00 incl. of all taxes', { size: 10.5 * k });
  s.note(x + 12 * k, y + 76 * k, 'Packed 06/2026, best before 05/2027', { size: 10.5 * k });
  s.barcode(x + 12 * k, y + 90 * k, 126 * k, 36 * k).note(x + 75 * k, y + 140 * k, '8 901234 567894', {
    size: 10 * k,
    middle: true,
  });
  s.squareCode(x + 152 * k, y + 92 * k, 44 * k);
}

function designer(s) {
  frame(s, 0, { title: 'Jar label 70 x 50 mm', note: 'Version 4, draft', button: 'Send for approval' });
  s.panel(DESK.x, DESK.y, 318, 398);
  for (let mark = 0; mark < 15; mark++)
    s.path(`M${DESK.x + 20 + mark * 20} ${DESK.y + 8}v${mark % 5 ? 5 : 10}`, s.t.faint, 1);
  s.rect(DESK.x + 8, 98, 302, 250, s.t.ground);
  jar(s, DESK.x + 38, 134, 1.15);
  s.add(
    `<rect x="${DESK.x + 44}" y="230" width="164" height="74" fill="none" stroke="${s.t.accent}" stroke-width="1.5" stroke-dasharray="5 3"/>`,
  );
  for (const [x, y] of [
    [44, 230],
    [208, 230],
    [44, 304],
    [208, 304],
  ])
    s.rect(DESK.x + x - 3.5, y - 3.5, 7, 7, s.t.paper, 1, s.t.accent);
  for (const [index, tool] of ['Text', 'Code', 'Logo', 'Table', 'Line'].entries())
    s.button(DESK.x + 14 + index * 59, 362, tool, { w: 53, quiet: true });
  s.note(DESK.x + 14, 416, 'Needed by Legal Metrology')
    .tick(DESK.x + 14, 440)
    .note(DESK.x + 32, 444, 'Net quantity')
    .tick(DESK.x + 118, 440);
  s.note(DESK.x + 136, 444, 'MRP')
    .tick(DESK.x + 178, 440)
    .note(DESK.x + 196, 444, 'Month of packing');
  const x = 472;
  s.panel(x, DESK.y, 152, 398, 'Barcode');
  for (const [index, [label, value]] of [
    ['Kind', 'EAN-13'],
    ['Value from', 'Item, GTIN'],
    ['Left, top (mm)', '4.0, 30.0'],
    ['Width (mm)', '42.0'],
    ['Bar height (mm)', '12.0'],
    ['Turned', '0°'],
  ].entries())
    s.field(x + 14, 116 + index * 56, 124, label, value, { marked: index === 3 });
}

function approval(s) {
  frame(s, 1, { title: 'Versions of the jar label', note: 'Quality: N. Pillai' });
  s.table(
    DESK.x,
    DESK.y,
    DESK.w,
    [
      [60, 'Version'],
      [174, 'What changed'],
      [82, 'By'],
      [100, 'State'],
    ],
    [
      ['4', ['Consumer care number', '18 June, 11:20'], 'A. Rao', state('To approve', 'wait')],
      ['3', ['MRP 115 becomes 120', '02 April, 09:05'], 'A. Rao', state('In use', 'ok')],
      ['2', ['Code moved by 2 mm', '14 January, 16:40'], 'S. Khan', state('Withdrawn', 'none')],
      ['1', ['First design', '08 January, 10:00'], 'S. Khan', state('Withdrawn', 'none')],
    ],
    { step: 42, chosen: 0 },
  );
  s.panel(DESK.x, 278, DESK.w, 188, 'Version 3 beside version 4', 'One field differs');
  jar(s, DESK.x + 16, 316, 0.92);
  jar(s, DESK.x + 260, 316, 0.92);
  s.add(
    `<rect x="${DESK.x + 268}" y="360" width="180" height="14" fill="none" stroke="${s.t.accent}" stroke-width="2"/>`,
  );
}

function data(s) {
  frame(s, 2, { title: 'Where each field comes from', note: 'Order 88120, 2,400 jars' });
  s.table(
    DESK.x,
    DESK.y,
    DESK.w,
    [
      [120, 'Field'],
      [150, 'Source'],
      [144, 'On this label'],
    ],
    [
      ['Item', 'ERP, order line', 'Mango pickle 400 g'],
      ['Batch', 'ERP, job card', 'MP-0618'],
      ['MRP', 'Price list, Delhi', '₹120.00'],
      ['Packed', 'Date of printing', '06/2026'],
      ['Best before', 'Packed + 11 months', '05/2027'],
      ['Net weight', 'Scale 2', '402 g'],
      ['Unit sale price', 'MRP / weight', '₹0.30 per g'],
    ],
    { step: 34 },
  );
  s.panel(DESK.x, 350, 236, 116, 'Scale 2', 'Live').text(DESK.x + 14, 416, '402 g', {
    size: 34,
    bold: true,
    fill: s.t.brand,
  });
  s.pill(DESK.x + 14, 434, 'Within 396 to 408 g', 'ok');
  s.panel(388, 350, 236, 116, 'Asked of the operator')
    .field(402, 396, 208, 'Shift', 'B, 14:00 to 22:00')
    .note(402, 452, 'All other fields are filled in.');
}

function printing(s) {
  hands(s, [
    {
      rugged: true,
      title: 'Print at line 2',
      draw() {
        s.panel(10, 52, 176, 76)
          .note(22, 74, 'Job card')
          .text(22, 96, 'JC-4471', { size: 17, bold: true })
          .note(22, 116, 'Mango pickle 400 g');
        s.facts(
          22,
          154,
          [
            ['Design', 'Jar label, v3'],
            ['Printer', 'L2 TSC'],
            ['Labels', '2,400'],
          ],
          { indent: 62, step: 24 },
        );
        s.meter(22, 222, 152, 0.62).note(22, 248, '1,488 printed');
        s.button(10, 272, 'Pause', { w: 176, h: 38, quiet: true });
      },
    },
    {
      rugged: true,
      title: 'Reprint',
      draw() {
        s.text(22, 72, 'Why again?', { size: 15, bold: true });
        for (const [index, reason] of ['Ribbon creased', 'Label torn', 'Carton changed', 'Another reason'].entries()) {
          s.rect(
            10,
            86 + index * 42,
            176,
            36,
            index === 1 ? s.t.soft : s.t.paper,
            8,
            index === 1 ? s.t.brand : s.t.line,
          );
          s.dot(28, 104 + index * 42, 6, index === 1 ? s.t.brand : s.t.line).text(44, 108.5 + index * 42, reason);
        }
        s.note(98, 274, 'Kept with your name', { middle: true });
        s.button(10, 284, 'Print 3 labels', { w: 176, h: 38 });
      },
    },
  ]);
}

function check(s) {
  frame(s, 4, { title: 'Job JC-4471, count of labels', button: 'Close job' });
  s.figures(DESK.x, DESK.y, DESK.w, [
    ['Printed', '2,412', 'Roll 118'],
    ['Applied', '2,400', 'Read by scanner 3'],
    ['Spoilt', '12', '0.5 %', 'bad'],
  ]);
  s.table(
    DESK.x,
    150,
    DESK.w,
    [
      [86, 'Line'],
      [116, 'Item'],
      [116, 'Read'],
      [96, 'State'],
    ],
    [
      ['Line 1', 'Lime pickle', share(1), state('Agrees', 'ok')],
      ['Line 2', 'Mango pickle', share(1), state('Agrees', 'ok')],
      ['Line 3', 'Mixed pickle', share(0.93), state('34 missing', 'bad')],
      ['Line 4', 'Garlic paste', share(0.41), state('Running', 'wait')],
    ],
  );
  s.panel(DESK.x, 336, 300, 130, 'Spoilt labels by cause', 'This month');
  s.bars(DESK.x + 14, 370, 272, 64, [0.9, 0.6, 0.42, 0.2], {
    labels: ['Ribbon', 'Torn', 'Skewed', 'Data'],
    marked: [0],
  });
  item(s.add(`<g transform="translate(442 330)">`), 6, ['Last read', '8901234567894', 'Grade A', 'ok'], 62);
  s.add('</g>');
  s.barcode(466, 412, 140, 40);
}

export const labels = { designer, approval, data, printing, check };
