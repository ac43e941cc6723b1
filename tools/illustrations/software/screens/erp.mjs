// Screens of the ERP, one for each of its five departments.
import { DESK, desk } from '../frames.mjs';
import { share, state } from '../screen.mjs';

const frame = (s, active, more) =>
  desk(s, {
    program: 'Works',
    parts: ['Purchase', 'Planning', 'Job cards', 'Sales', 'Accounts', 'Reports'],
    active,
    ...more,
  });

function purchase(s) {
  frame(s, 0, { title: 'Enquiry RFQ-0312', note: 'Shaft 40 mm, 600 pieces', button: 'Order from Meerut' });
  const offers = [
    ['Meerut Forge', '412', '9', '421', '12 days', 'Best landed cost', 'ok'],
    ['Rajkot Steelcraft', '398', '31', '429', '18 days', 'Freight extra', 'wait'],
    ['Ludhiana Axles', '436', '0', '436', '7 days', 'Fastest', 'none'],
  ];
  for (const [index, [name, rate, freight, landed, days, note, kind]] of offers.entries()) {
    const x = DESK.x + index * 164;
    s.panel(x, DESK.y, 156, 212, name);
    if (index === 0)
      s.add(
        `<rect x="${x}" y="${DESK.y}" width="156" height="212" rx="8" fill="none" stroke="${s.t.brand}" stroke-width="2"/>`,
      );
    s.text(x + 14, 132, `₹${landed}`, { size: 24, bold: true }).note(x + 14, 150, 'landed, a piece');
    s.facts(
      x + 14,
      178,
      [
        ['Rate', `₹${rate}`],
        ['Freight', `₹${freight}`],
        ['Delivery', days],
      ],
      { step: 22, indent: 64 },
    );
    s.pill(x + 14, 250, note, kind);
  }
  s.table(
    DESK.x,
    292,
    DESK.w,
    [
      [78, 'Order'],
      [140, 'Supplier'],
      [90, 'Received'],
      [108, 'Bill'],
    ],
    [
      ['PO-1187', 'Meerut Forge', share(1), state('Passed', 'ok')],
      ['PO-1191', 'Bharat Bearings', share(0.6), state('Part bill', 'wait')],
      ['PO-1194', 'Hosur Castings', share(1), state('Rate differs', 'bad')],
    ],
  );
}

function planning(s) {
  frame(s, 1, { title: 'Planning run, week 26', note: '14 orders, 212 items' });
  s.panel(DESK.x, DESK.y, 226, 398, 'Pump P-40', '4 levels');
  const tree = [
    [0, 'Pump P-40', '120', 'make'],
    [1, 'Pump body', '120', 'make'],
    [2, 'Casting CI-20', '126', 'buy'],
    [1, 'Shaft 40 mm', '120', 'make'],
    [2, 'Bar EN8 45 mm', '38 m', 'buy'],
    [1, 'Impeller', '120', 'stock'],
    [1, 'Seal ring', '240', 'buy'],
    [1, 'Bearing 6308', '240', 'stock'],
  ];
  for (const [index, [level, name, count, how]] of tree.entries()) {
    const [x, y] = [DESK.x + 18 + level * 18, 122 + index * 42];
    if (level) s.path(`M${x - 10} ${y - 30}v26h7`, s.t.mid, 1.2);
    s.dot(x, y - 4, 4, how === 'buy' ? s.t.accent : how === 'make' ? s.t.brand : s.t.mid);
    s.text(x + 11, y, name, { bold: level === 0 }).note(DESK.x + 212, y, count, { end: true });
  }
  const x = 378;
  s.panel(x, DESK.y, 246, 190, 'To buy', 'Order by');
  for (const [index, [name, count, when]] of [
    ['Casting CI-20', '126', '21 June'],
    ['Bar EN8 45 mm', '38 m', '22 June'],
    ['Seal ring', '240', '24 June'],
    ['Gasket 40', '80', '26 June'],
  ].entries()) {
    const y = 120 + index * 34;
    s.rule(x, y - 20, 246)
      .text(x + 14, y, name)
      .note(x + 148, y, count, { end: true })
      .text(x + 232, y, when, { bold: true, end: true });
  }
  s.panel(x, 270, 246, 196, 'Machine load, week 26', 'Hours of 96');
  s.bars(x + 14, 306, 218, 124, [0.92, 0.74, 0.98, 0.55, 0.66], {
    labels: ['VMC 1', 'VMC 2', 'Lathe', 'Drill', 'Grind'],
    marked: [2],
  });
}

function jobCards(s) {
  frame(s, 2, { title: 'Job cards', note: 'Thursday, shift A' });
  const columns = [
    [
      'Planned',
      [
        ['JC-118', 'Pump body', 0, '40 pieces'],
        ['JC-119', 'Impeller', 0, '60 pieces'],
      ],
    ],
    [
      'Running',
      [
        ['JC-114', 'Shaft 40 mm', 0.65, '78 of 120'],
        ['JC-116', 'Flange', 0.3, '18 of 60'],
      ],
    ],
    [
      'Done',
      [
        ['JC-109', 'Pump body', 1, '1 rejected'],
        ['JC-111', 'Seal ring', 1, 'None rejected'],
      ],
    ],
  ];
  for (const [column, [name, jobs]] of columns.entries()) {
    const x = DESK.x + column * 164;
    s.rect(x, DESK.y, 156, 292, s.t.soft, 8)
      .text(x + 12, 90, name, { bold: true })
      .note(x + 144, 90, jobs.length, { end: true });
    for (const [index, [number, part, done, note]] of jobs.entries()) {
      const y = 100 + index * 86;
      s.panel(x + 8, y, 140, 78)
        .note(x + 18, y + 20, number)
        .text(x + 18, y + 39, part, { bold: true });
      s.meter(x + 18, y + 48, 120, done, done === 1 ? s.t.brand : s.t.accent).note(x + 18, y + 69, note);
    }
  }
  s.table(
    DESK.x,
    372,
    DESK.w,
    [
      [96, 'Job work'],
      [150, 'At'],
      [80, 'Challan'],
      [90, 'Back by'],
    ],
    [
      ['Shaft 40 mm', 'Shree Platers, Noida', 'DC-0871', state('11 days left', 'ok')],
      ['Pump body', 'Om Powder Coating', 'DC-0844', state('Overdue', 'bad')],
    ],
    { step: 32 },
  );
}

function sales(s) {
  frame(s, 3, { title: 'Invoice INV-5514', note: '18 June', button: 'Send' });
  s.panel(DESK.x, DESK.y, DESK.w, 398);
  s.text(DESK.x + 18, 96, 'Vatrak Pump Works', { size: 15, bold: true }).note(
    DESK.x + 18,
    114,
    'GIDC Metoda, Rajkot, GSTIN 24ABCDE1234F1Z5',
  );
  s.facts(
    DESK.x + 18,
    142,
    [
      ['Their PO', 'VPW/26/0419, amended once'],
      ['Dispatch', 'DN-2207, second of three'],
    ],
    { step: 20, indent: 70 },
  );
  s.squareCode(536, 84, 74);
  const rows = [
    ['Pump P-40', '8413', '24', '11,200', '2,68,800'],
    ['Seal kit P-40', '8484', '48', '640', '30,720'],
    ['Gland packing, m', '6812', '60', '185', '11,100'],
  ];
  const places = [DESK.x + 18, 318, 400, 490, 606];
  s.rect(DESK.x + 1, 184, DESK.w - 2, 28, s.t.soft);
  for (const [index, head] of ['Item', 'HSN', 'Quantity', 'Rate', 'Amount'].entries())
    s.note(places[index], 202, head, { end: index > 1 });
  for (const [row, cells] of rows.entries())
    for (const [index, cell] of cells.entries())
      s.text(places[index], 234 + row * 30, cell, { end: index > 1, bold: index === 0 });
  s.rule(DESK.x + 18, 310, DESK.w - 36);
  for (const [index, [label, amount]] of [
    ['Taxable value', '3,10,620'],
    ['IGST 18 %', '55,912'],
    ['Invoice total', '₹3,66,532'],
  ].entries())
    s.text(490, 336 + index * 26, label, { end: true, bold: index === 2 }).text(606, 336 + index * 26, amount, {
      end: true,
      bold: index === 2,
      size: index === 2 ? 15 : 12.5,
    });
  s.pill(DESK.x + 18, 322, 'IRN received', 'ok')
    .pill(DESK.x + 18, 348, 'E-way bill 2214 0087 5531', 'ok')
    .pill(DESK.x + 18, 374, 'Margin 21.4 %', 'wait');
  s.rule(DESK.x + 18, 410, DESK.w - 36)
    .note(DESK.x + 18, 434, 'Order SO-0944')
    .note(DESK.x + 18, 452, '72 ordered, 48 delivered, 24 to come');
  s.meter(400, 436, 206, 0.667);
}

function accounts(s) {
  frame(s, 4, { title: 'Closing of May', note: 'Day 3 of 4' });
  s.figures(DESK.x, DESK.y, DESK.w, [
    ['Sales', '₹1.86 crore', 'April 1.71 crore'],
    ['Gross margin', '24.8 %', 'Target 24 %'],
    ['Overdue', '₹18.4 lakh', '11 customers', 'bad'],
  ]);
  s.panel(DESK.x, 148, 280, 176, 'Credit matched with GSTR-2B', '412 bills');
  s.ring(
    DESK.x + 82,
    246,
    50,
    [
      [0.93, s.t.brand],
      [0.05, s.t.amber],
      [0.02, s.t.accent],
    ],
    18,
  );
  s.text(DESK.x + 82, 251, '93 %', { size: 17, bold: true, middle: true });
  for (const [index, [words, fill]] of [
    ['383 agree', s.t.brand],
    ['21 not yet filed', s.t.amber],
    ['8 differ in value', s.t.accent],
  ].entries())
    s.dot(DESK.x + 162, 222 + index * 28, 5, fill).text(DESK.x + 174, 226 + index * 28, words);
  s.panel(432, 148, 192, 176, 'Cash, twelve weeks');
  s.curve(446, 188, 164, 100, [0.4, 0.46, 0.42, 0.55, 0.5, 0.62, 0.58, 0.7, 0.66, 0.78, 0.74, 0.86]);
  s.note(446, 310, '3 April').note(610, 310, '18 June', { end: true });
  s.table(
    DESK.x,
    334,
    DESK.w,
    [
      [190, 'To do before closing'],
      [100, 'Who'],
      [124, 'State'],
    ],
    [
      ['Stock value posted', 'System', state('Done', 'ok')],
      ['Provisions', 'M. Arora', state('Done', 'ok')],
      ['Bank reconciliation', 'M. Arora', state('3 lines open', 'wait')],
    ],
    { step: 33 },
  );
}

export const erp = { purchase, planning, 'job-cards': jobCards, sales, accounts };
