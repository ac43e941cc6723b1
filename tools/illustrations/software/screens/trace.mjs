// Screens of the track and trace software, for the five records of a pack's history.
import { DESK, desk, hands, item } from '../frames.mjs';
import { share, state } from '../screen.mjs';

const frame = (s, active, more) =>
  desk(s, {
    program: 'Trace',
    parts: ['Lines', 'Packing', 'Handovers', 'Recall', 'Buyers', 'Reports'],
    active,
    ...more,
  });

function line(s) {
  frame(s, 0, { title: 'Line 3, batch T-2207', note: 'Running since 14:30' });
  s.figures(DESK.x, DESK.y, DESK.w, [
    ['Codes printed', '48,216', '312 a minute'],
    ['Passed by camera', '48,079', '99.7 %'],
    ['Rejected', '137', 'of 48,216', 'bad'],
  ]);
  s.panel(DESK.x, 150, 230, 200, 'Last code', 'Grade A');
  s.squareCode(DESK.x + 20, 190, 96);
  s.facts(
    DESK.x + 130,
    206,
    [
      ['GTIN', ''],
      ['0890123', ''],
      ['Expiry', ''],
      ['May 2028', ''],
      ['Serial', ''],
      ['K7-44019', ''],
    ],
    { step: 19 },
  );
  s.pill(DESK.x + 20, 312, 'Readable at 312 a minute', 'ok');
  s.panel(384, 150, 240, 200, 'Grades, last hour');
  s.ring(
    456,
    262,
    52,
    [
      [0.86, s.t.brand],
      [0.11, s.t.mid],
      [0.03, s.t.accent],
    ],
    20,
  );
  for (const [index, [name, part, fill]] of [
    ['A', '86 %', s.t.brand],
    ['B', '11 %', s.t.mid],
    ['C', '3 %', s.t.accent],
  ].entries())
    s.dot(540, 232 + index * 30, 5, fill).text(554, 236 + index * 30, `${name}  ${part}`);
  s.panel(DESK.x, 362, DESK.w, 104, 'Rejects by quarter of an hour', 'Ribbon changed at 15:45');
  s.bars(DESK.x + 14, 396, DESK.w - 28, 44, [0.2, 0.25, 0.2, 0.3, 0.55, 0.95, 0.3, 0.2, 0.15, 0.2, 0.15, 0.2], {
    marked: [5],
    labels: ['14:30', '', '', '15:15', '', '', '16:00', '', '', '16:45'],
  });
}

function packing(s) {
  hands(s, [
    {
      title: 'Pack carton',
      note: 'Line 3',
      draw() {
        s.panel(10, 62, 176, 96).note(22, 84, 'Carton').text(22, 106, 'C-0088214', { size: 16, bold: true });
        s.meter(22, 120, 152, 0.75).note(22, 146, '18 of 24 packs');
        for (let pack = 0; pack < 24; pack++)
          s.rect(14 + (pack % 6) * 29, 172 + Math.floor(pack / 6) * 34, 24, 28, pack < 18 ? s.t.brand : s.t.line, 4);
        s.note(98, 330, 'Scan the next pack', { middle: true });
        s.button(10, 346, 'Close early', { w: 176, h: 36, quiet: true });
      },
    },
    {
      title: 'Pallet P-1042',
      note: '20 cartons',
      draw() {
        item(s, 62, ['C-0088214', '24 packs, T-2207', 'Full', 'ok']);
        item(s, 122, ['C-0088213', '24 packs, T-2207', 'Full', 'ok']);
        item(s, 182, ['C-0088212', '23 packs, one taken', 'Opened', 'wait']);
        item(s, 242, ['C-0088211', '24 packs, T-2207', 'Full', 'ok']);
        s.button(10, 306, 'Print pallet label', { w: 176, h: 36 });
        s.barcode(40, 354, 116, 28);
      },
    },
  ]);
}

function handovers(s) {
  frame(s, 2, { title: 'Carton C-0088214', note: '24 packs of batch T-2207' });
  s.panel(DESK.x, DESK.y, 290, 398, 'Its way so far', '6 scans');
  const stops = [
    ['Packed, line 3', 'Baddi plant, R. Thakur', '06 Apr 09:15'],
    ['Loaded', 'Dock 2, HP 12 D 4402', '06 Apr 18:40'],
    ['Received', 'Depot Ambala, J. Singh', '07 Apr 08:05'],
    ['Sent on', 'Depot Ambala, J. Singh', '08 Apr 11:30'],
    ['Received', 'Verma Distributors, Pune', '11 Apr 16:20'],
    ['Opened', '12 packs to Aster Chemist', '12 Apr 10:45'],
  ];
  s.path(`M${DESK.x + 26} 116v270`, s.t.line, 3);
  for (const [index, [what, who, when]] of stops.entries()) {
    const y = 116 + index * 56;
    s.dot(DESK.x + 26, y, 8, index === 5 ? s.t.accent : s.t.brand).text(DESK.x + 46, y, what, { bold: true });
    s.note(DESK.x + 46, y + 16, who).note(DESK.x + 278, y, when, { end: true });
  }
  s.panel(442, DESK.y, 182, 250, 'On the map');
  s.path('M480 120l44-8 34 26 22 48-14 60-34 44-26-40-34-26-14-56z', s.t.mid, 1.5, s.t.soft);
  s.path('M520 140L528 162L512 190L506 236', s.t.brand, 2.5);
  for (const [x, y, name] of [
    [520, 140, 'Baddi'],
    [528, 162, 'Ambala'],
    [506, 236, 'Pune'],
  ])
    s.dot(x, y, 5, name === 'Pune' ? s.t.accent : s.t.brand).note(x + 9, y + 4, name);
  s.panel(442, 330, 182, 136, 'Time between scans');
  s.facts(
    456,
    376,
    [
      ['Plant', '9 h 25 min'],
      ['Road', '13 h 25 min'],
      ['Depot', '27 h 25 min'],
    ],
    { indent: 60, step: 28 },
  );
}

function recall(s) {
  frame(s, 3, { title: 'Recall of batch T-2207', button: 'Block codes' });
  s.figures(DESK.x, DESK.y, DESK.w, [
    ['Packs made', '48,079', '2,004 cartons'],
    ['Back or held', '41,312', '86 %'],
    ['Still with buyers', '6,767', '34 shops', 'bad'],
  ]);
  s.table(
    DESK.x,
    150,
    DESK.w,
    [
      [150, 'Who has it'],
      [60, 'Packs', 'end'],
      [108, 'Returned'],
      [106, 'Told'],
    ],
    [
      [['Depot Ambala', 'Haryana'], '18,240', share(1), state('Confirmed', 'ok')],
      [['Verma Distributors', 'Pune'], '11,520', share(0.82), state('Confirmed', 'ok')],
      [['Coastal Pharma', 'Mangaluru'], '9,600', share(0.74), state('Confirmed', 'ok')],
      [['Aster Chemist', 'Pune'], '288', share(0.5), state('Read', 'wait')],
      [['Nirmal Medicals', 'Satara'], '144', share(0), state('No answer', 'bad')],
    ],
    { step: 44 },
  );
  s.panel(DESK.x, 412, DESK.w, 54)
    .note(DESK.x + 14, 434, 'From batch number to this list')
    .text(DESK.x + 14, 454, '12 minutes', { bold: true });
  s.note(610, 434, 'Messages sent', { end: true }).text(610, 454, '46 by WhatsApp, 12 by mail', { end: true });
}

function buyers(s) {
  hands(s, [
    {
      title: 'Genuine pack',
      draw() {
        s.rect(48, 70, 100, 100, s.t.paper, 8).squareCode(56, 78, 84);
        s.dot(98, 204, 18, s.t.brand).tick(90, 204, 17, s.t.paper);
        s.text(98, 244, 'Made by us', { size: 15, bold: true, middle: true });
        s.panel(10, 258, 176, 92);
        s.facts(
          22,
          282,
          [
            ['Product', 'Cefal 200'],
            ['Batch', 'T-2207'],
            ['Expiry', 'May 2028'],
          ],
          { indent: 60 },
        );
        s.note(98, 376, 'First scan of this pack', { middle: true });
      },
    },
    {
      title: 'Please check',
      draw() {
        s.dot(98, 106, 24, s.t.accent).text(98, 115, '!', { size: 26, bold: true, middle: true, fill: s.t.paper });
        s.text(98, 156, 'Seen before', { size: 15, bold: true, middle: true });
        s.note(98, 176, 'This serial was scanned in two', { middle: true }).note(98, 192, 'towns on the same day.', {
          middle: true,
        });
        item(s, 208, ['Surat', '12 Apr, 10:14', 'First', 'ok']);
        item(s, 268, ['Siliguri', '12 Apr, 11:02', 'Flagged', 'bad']);
        s.button(10, 336, 'Send a photo', { w: 176, h: 38 });
      },
    },
  ]);
}

export const trace = { line, packing, handovers, recall, buyers };
