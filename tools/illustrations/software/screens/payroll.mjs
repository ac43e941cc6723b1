// Screens of the payroll software, from the punch to the payslip.
import { DESK, desk, hands, item } from '../frames.mjs';
import { state } from '../screen.mjs';

const frame = (s, active, more) =>
  desk(s, {
    program: 'Wages',
    parts: ['Attendance', 'Structures', 'PF and ESI', 'TDS', 'Payout', 'People'],
    active,
    ...more,
  });

function attendance(s) {
  frame(s, 0, { title: 'Attendance, June', note: 'Plant 1, shift B' });
  s.figures(DESK.x, DESK.y, DESK.w, [
    ['Present', '184 of 196', '94 %'],
    ['Overtime', '62 hours', 'Double rate'],
    ['Missed punches', '7', '3 wait for a yes', 'bad'],
  ]);
  s.panel(DESK.x, 148, DESK.w, 206);
  for (let day = 0; day < 14; day++) s.note(296 + day * 24, 170, day + 5, { size: 10, middle: true });
  const names = ['Ramesh Kumar', 'Sita Devi', 'Imran Ali', 'Joseph Minz', 'Kavita Rana'];
  for (const [row, name] of names.entries()) {
    const y = 178 + row * 35;
    s.rule(DESK.x, y, DESK.w).text(DESK.x + 14, y + 22, name, { bold: true });
    for (let day = 0; day < 14; day++) {
      const off = day === 2 || day === 9;
      const kind = off ? 'none' : (row * 5 + day * 3) % 17 === 4 ? 'bad' : (row * 3 + day) % 13 === 5 ? 'wait' : 'ok';
      const [fill, ink] = s.state(kind);
      s.rect(286 + day * 24, y + 8, 20, 20, fill, 4).text(
        296 + day * 24,
        y + 22,
        off ? 'O' : { bad: 'A', wait: '½', ok: 'P' }[kind],
        { size: 10.5, middle: true, fill: ink },
      );
    }
  }
  s.table(
    DESK.x,
    364,
    DESK.w,
    [
      [130, 'Missed punch'],
      [170, 'Machine says'],
      [114, 'Supervisor'],
    ],
    [
      ['Imran Ali, 11 June', 'In 14:02, no out', state('Yes, 22:00', 'ok')],
      ['Sita Devi, 13 June', 'No in, out 22:06', state('Waits', 'wait')],
    ],
  );
}

function structures(s) {
  frame(s, 1, { title: 'Wage structures', note: 'From 1 April', button: 'Try a month' });
  for (const [index, name] of ['Monthly CTC', 'Daily wage', 'Piece rate'].entries())
    s.button(DESK.x + index * 116, DESK.y, name, { w: 108, quiet: index !== 2 });
  s.table(
    DESK.x,
    110,
    276,
    [
      [116, 'Operation'],
      [52, 'Rate', 'end'],
      [60, 'Pieces', 'end'],
    ],
    [
      ['Collar', '₹3.20', '142'],
      ['Cuff', '₹2.40', '168'],
      ['Side seam', '₹1.90', '240'],
      ['Buttonhole', '₹0.85', '310'],
      ['Final pressing', '₹1.60', '96'],
    ],
  );
  s.panel(428, 110, 196, 210, 'Sita Devi, 12 June');
  s.facts(
    442,
    152,
    [
      ['Pieces', '₹1,730.70'],
      ['Minimum', '₹783.00'],
      ['Overtime', '₹196.00'],
      ['Night', '₹60.00'],
    ],
    { indent: 84 },
  );
  s.rule(442, 246, 168)
    .text(442, 272, 'Day', { bold: true })
    .text(610, 272, '₹1,986.70', { size: 16, bold: true, end: true });
  s.pill(442, 288, 'Above minimum wage', 'ok');
  s.panel(DESK.x, 330, DESK.w, 136, 'Labour cost by line, rupees a shirt', 'Today');
  s.bars(DESK.x + 14, 366, DESK.w - 28, 72, [0.62, 0.7, 0.58, 0.92, 0.66, 0.6], {
    labels: ['Line 1', 'Line 2', 'Line 3', 'Line 4', 'Line 5', 'Line 6'],
    marked: [3],
  });
}

function levies(s) {
  frame(s, 2, { title: 'PF, ESI and state levies', note: 'For May', button: 'Make ECR file' });
  s.figures(DESK.x, DESK.y, DESK.w, [
    ['PF, both shares', '₹6,84,312', '196 members'],
    ['ESI', '₹92,480', '141 insured'],
    ['Professional tax', '₹38,800', '2 states'],
  ]);
  s.table(
    DESK.x,
    148,
    DESK.w,
    [
      [112, 'Levy'],
      [92, 'Rule since'],
      [80, 'Due'],
      [120, 'State'],
    ],
    [
      [['Provident fund', '12 % of up to ₹15,000'], 'Sept 2014', '15 June', state('ECR accepted', 'ok')],
      [['ESI', '0.75 % and 3.25 %'], 'July 2019', '15 June', state('Paid', 'ok')],
      [['Maharashtra PT', 'Slabs by month'], 'April 2023', '30 June', state('File ready', 'wait')],
      [['Karnataka PT', 'Slabs by month'], 'April 2025', '20 June', state('File ready', 'wait')],
    ],
    { step: 44 },
  );
  s.panel(DESK.x, 364, DESK.w, 102, 'Out of the ceiling this month', '3 people');
  for (const [index, [name, words]] of [
    ['Imran Ali', 'ESI ends with September'],
    ['Joseph Minz', 'PF on full wage, by choice'],
    ['Kavita Rana', 'Joined 2 May, UAN linked'],
  ].entries())
    s.dot(DESK.x + 20, 404 + index * 22, 4, s.t.brand)
      .text(DESK.x + 34, 408 + index * 22, name, { bold: true })
      .note(DESK.x + 150, 408 + index * 22, words);
}

function tds(s) {
  frame(s, 3, { title: 'TDS of R. Mehra', note: 'FY 2026-27' });
  for (const [index, [regime, tax, month, note, kind]] of [
    ['New regime', '₹97,500', '₹8,125', 'Lower by ₹36,400', 'ok'],
    ['Old regime', '₹1,33,900', '₹11,158', 'With proofs', 'none'],
  ].entries()) {
    const x = DESK.x + index * 246;
    s.panel(x, DESK.y, 238, 150, regime);
    if (index === 0)
      s.add(
        `<rect x="${x}" y="${DESK.y}" width="238" height="150" rx="8" fill="none" stroke="${s.t.brand}" stroke-width="2"/>`,
      );
    s.text(x + 14, 130, tax, { size: 25, bold: true })
      .note(x + 14, 150, 'tax and cess for the year')
      .text(x + 14, 176, `${month} a month`)
      .pill(x + 14, 188, note, kind);
  }
  s.table(
    DESK.x,
    228,
    DESK.w,
    [
      [150, 'Declared'],
      [92, 'Amount', 'end'],
      [150, 'Proof'],
    ],
    [
      ['Rent paid', '₹2,40,000', state('Receipts seen', 'ok')],
      ['Life insurance', '₹48,000', state('Seen', 'ok')],
      ['Home loan interest', '₹0', state('None', 'none')],
      ['Health insurance', '₹22,000', state('Photo unclear', 'bad')],
    ],
  );
  s.panel(DESK.x, 412, DESK.w, 54)
    .note(DESK.x + 14, 434, 'Form 24Q, first quarter')
    .text(DESK.x + 14, 453, 'Agrees with the challans', { bold: true });
  s.pill(610, 430, 'Form 16 from the same figures', 'ok', { end: true });
}

function payout(s) {
  hands(s, [
    {
      title: 'Payslip, June',
      note: 'Sita Devi',
      draw() {
        s.panel(10, 62, 176, 76)
          .note(22, 84, 'Paid on 30 June')
          .text(22, 116, '₹18,670', { size: 26, bold: true, fill: s.t.brand });
        s.panel(10, 148, 176, 148);
        s.facts(
          22,
          172,
          [
            ['24 days', '₹18,940'],
            ['Overtime', '₹1,960'],
            ['PF', '− ₹1,800'],
            ['ESI', '− ₹157'],
            ['Advance', '− ₹273'],
          ],
          { step: 26, indent: 88 },
        );
        s.note(16, 322, 'Advance of ₹3,000: 4 of 11 paid').meter(16, 332, 164, 0.364);
        s.button(10, 350, 'Read in Hindi', { w: 176, h: 34, quiet: true });
      },
    },
    {
      title: 'Pay June',
      note: '196 people',
      draw() {
        s.panel(10, 62, 176, 70).note(22, 84, 'Bank file').text(22, 112, '₹38,42,160', { size: 20, bold: true });
        item(s, 144, ['State Bank', '141 accounts', 'Ready', 'ok']);
        item(s, 204, ['Axis Bank', '52 accounts', 'Ready', 'ok']);
        item(s, 264, ['Held back', '3 without account', 'Check', 'bad']);
        s.button(10, 330, 'Approve', { w: 176, h: 40 });
      },
    },
  ]);
}

export const payroll = { attendance, structures, levies, tds, payout };
