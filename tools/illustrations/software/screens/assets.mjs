// Screens of the assets software: the stages of an asset's life.
import { DESK, desk, hands, item } from '../frames.mjs';
import { state } from '../screen.mjs';

const frame = (s, active, more) =>
  desk(s, {
    program: 'Assets',
    parts: ['Register', 'Transfers', 'Verify', 'Service', 'Books', 'Reports'],
    active,
    ...more,
  });

function register(s) {
  frame(s, 0, { title: 'Asset register', note: '1,284 tags', button: 'New tag' });
  for (const [index, part] of ['All', 'IT', 'Plant', 'Furniture', 'Vehicles'].entries())
    s.button(DESK.x + index * 76, DESK.y, part, { w: 70, quiet: index !== 1 });
  s.table(
    DESK.x,
    108,
    300,
    [
      [76, 'Tag'],
      [106, 'What'],
      [70, 'Warranty'],
    ],
    [
      ['IT-2041', ['Laptop 14 in', 'R. Mehra'], state('Mar 2028', 'ok')],
      ['IT-2077', ['Scanner', 'Gate 2'], state('Jul 2027', 'ok')],
      ['IT-1903', ['Server', 'Rack 1'], state('Aug 2026', 'wait')],
      ['IT-1655', ['Label printer', 'Packing'], state('Over', 'bad')],
      ['IT-2102', ['Phone', 'S. Iyer'], state('Jan 2027', 'ok')],
      ['IT-1740', ['Projector', 'Room 12'], state('Over', 'bad')],
    ],
    { step: 54, chosen: 0 },
  );
  const x = 452;
  s.panel(x, 108, 172, 358, 'IT-2041');
  s.rect(x + 14, 146, 144, 92, s.t.soft, 8)
    .rect(x + 46, 164, 80, 50, s.t.rail, 4)
    .rect(x + 51, 169, 70, 40, s.t.mid, 2)
    .rect(x + 36, 214, 100, 7, s.t.muted, 3);
  s.squareCode(x + 14, 254, 56)
    .note(x + 82, 270, 'Serial')
    .text(x + 82, 286, '5CG4471')
    .note(x + 82, 306, 'Room 12');
  s.facts(
    x + 14,
    340,
    [
      ['Bought', '14 Mar 2025'],
      ['Invoice', 'INV-0872'],
      ['Cost', '₹74,200'],
      ['Centre', 'Sales'],
      ['Holder', 'R. Mehra'],
    ],
    { indent: 58, step: 25 },
  );
}

function transfer(s) {
  hands(s, [
    {
      title: 'For you',
      draw() {
        s.rect(48, 70, 100, 66, s.t.rail, 6).rect(54, 76, 88, 54, s.t.mid, 3).rect(36, 136, 124, 8, s.t.muted, 4);
        s.text(98, 176, 'Laptop 14 in', { size: 15, bold: true, middle: true }).note(98, 194, 'IT-2041, with charger', {
          middle: true,
        });
        s.panel(10, 210, 176, 82);
        s.facts(
          22,
          234,
          [
            ['From', 'IT store'],
            ['Until', 'You leave'],
            ['State', 'As new'],
          ],
          { indent: 54, step: 22 },
        );
        s.button(10, 304, 'I have it', { w: 176, h: 38 }).button(10, 348, 'Something is wrong', {
          w: 176,
          h: 34,
          quiet: true,
        });
      },
    },
    {
      title: 'Gate pass 0417',
      draw() {
        s.panel(10, 62, 176, 118).squareCode(56, 74, 84).note(98, 172, 'Show this at the gate', { middle: true });
        item(s, 192, ['Noida, Sector 62', 'Left at 10:20', 'Out', 'ok']);
        item(s, 252, ['Chakan', 'Pune, challan 0417', 'On the way', 'wait']);
        s.note(16, 334, 'Closed when Pune scans it');
        s.meter(16, 346, 164, 0.5);
      },
    },
  ]);
}

function verify(s) {
  frame(s, 2, { title: 'Verification, Block B', note: '412 laptops on the list' });
  s.figures(DESK.x, DESK.y, DESK.w, [
    ['Found', '397', '96 %'],
    ['Elsewhere', '9', 'in other rooms'],
    ['Missing', '6', '₹3.1 lakh in the books', 'bad'],
  ]);
  s.panel(DESK.x, 148, 220, 318, 'Second floor');
  for (const [index, [room, found, name]] of [
    ['Room 9', '42 of 42', 'ok'],
    ['Room 10', '38 of 38', 'ok'],
    ['Room 11', '29 of 31', 'wait'],
    ['Room 12', '51 of 54', 'bad'],
    ['Store', '18 of 18', 'ok'],
    ['Lab', 'Not begun', 'none'],
  ].entries()) {
    const [x, y] = [DESK.x + 14 + (index % 2) * 100, 184 + Math.floor(index / 2) * 92];
    const [fill, ink] = s.state(name);
    s.rect(x, y, 92, 84, fill, 6)
      .text(x + 12, y + 28, room, { bold: true, fill: ink })
      .note(x + 12, y + 50, found, { fill: ink });
  }
  s.table(
    370,
    148,
    254,
    [
      [82, 'Tag'],
      [134, 'Seen last'],
    ],
    [
      ['IT-1988', state('Room 12, January', 'bad')],
      ['IT-2013', state('Room 12, January', 'bad')],
      ['IT-1871', state('In Lab, today', 'wait')],
      ['IT-2090', state('Room 11, March', 'bad')],
      ['IT-1822', state('In Store, today', 'wait')],
    ],
    { step: 42 },
  );
  s.panel(370, 398, 254, 68)
    .note(384, 420, 'For the auditor, CARO 3(i)')
    .text(384, 442, 'List with dates and names', { bold: true });
  s.button(546, 424, 'Print', { w: 64, quiet: true });
}

function service(s) {
  frame(s, 3, { title: 'Service and contracts', note: 'June' });
  s.panel(DESK.x, DESK.y, 268, 236, 'Due this month', '3 of 7 done');
  const kinds = { 4: 'ok', 9: 'ok', 11: 'bad', 17: 'ok', 18: 'wait', 22: 'wait', 26: 'none' };
  for (let day = 0; day < 30; day++) {
    const [x, y] = [DESK.x + 14 + (day % 7) * 35, 104 + Math.floor(day / 7) * 39];
    const [fill, ink] = kinds[day] ? s.state(kinds[day]) : [s.t.ground, s.t.muted];
    s.rect(x, y, 30, 33, fill, 5).text(x + 15, y + 21, day + 1, {
      size: 11.5,
      middle: true,
      fill: ink,
      bold: Boolean(kinds[day]),
    });
  }
  s.panel(420, DESK.y, 204, 236, 'Compressor MC-0031')
    .note(434, 112, 'Running hours')
    .text(434, 142, '3,860', { size: 26, bold: true });
  s.meter(434, 154, 176, 0.965, s.t.accent).note(434, 178, 'Kit at 4,000 hours, about 9 days');
  s.facts(
    434,
    212,
    [
      ['AMC', 'Kaeser, to 03/27'],
      ['Insured', 'to 31/12/26'],
      ['Gauge', 'due 27 June'],
    ],
    { indent: 58 },
  );
  s.pill(434, 276, 'Kit ordered', 'ok');
  s.table(
    DESK.x,
    316,
    DESK.w,
    [
      [132, 'Visit'],
      [112, 'Vendor'],
      [70, 'Time'],
      [100, 'State'],
    ],
    [
      ['Chiller, quarterly', 'Voltas', '2 h 10 min', state('Signed', 'ok')],
      ['UPS batteries', 'Emerson', '1 h 25 min', state('Signed', 'ok')],
      ['Press brake', 'Own team', '', state('Overdue', 'bad')],
    ],
    { step: 38 },
  );
}

function depreciation(s) {
  frame(s, 4, { title: 'Depreciation 2025-26', note: 'In thousand rupees', button: 'Post journal' });
  s.table(
    DESK.x,
    DESK.y,
    DESK.w,
    [
      [118, 'Class'],
      [72, 'Opening', 'end'],
      [72, 'Additions', 'end'],
      [70, 'For the year', 'end'],
      [72, 'Closing', 'end'],
    ],
    [
      [['Plant', '15 years'], '18,420', '2,640', '1,905', '19,155'],
      [['Computers', '3 years'], '3,110', '1,270', '1,284', '3,096'],
      [['Furniture', '10 years'], '2,260', '180', '246', '2,194'],
      [['Vehicles', '8 years'], '4,050', '0', '612', '3,438'],
      [['Total', ''], '27,840', '4,090', '4,047', '27,883'],
    ],
    { step: 42, chosen: 4 },
  );
  s.panel(DESK.x, 320, 290, 146, 'Companies Act and income tax', 'Side by side');
  for (const [index, [name, act, tax]] of [
    ['Plant', 0.72, 0.9],
    ['Computers', 0.62, 0.8],
    ['Furniture', 0.3, 0.26],
    ['Vehicles', 0.42, 0.5],
  ].entries()) {
    const y = 362 + index * 26;
    s.note(DESK.x + 14, y, name)
      .rect(DESK.x + 96, y - 9, act * 176, 8, s.t.brand, 2)
      .rect(DESK.x + 96, y + 1, tax * 176, 8, s.t.amber, 2);
  }
  s.panel(440, 320, 184, 146, 'Journal JV-0331');
  s.facts(
    454,
    364,
    [
      ['Debit', 'Depreciation'],
      ['Credit', 'Four classes'],
      ['Amount', '₹40,47,000'],
    ],
    { indent: 58 },
  );
  s.pill(454, 428, 'Agrees', 'ok');
}

export const assets = { register, transfer, verify, service, depreciation };
