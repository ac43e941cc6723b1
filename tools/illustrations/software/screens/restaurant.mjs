// Screens of the restaurant software: one order's way through the house.
import { TILL, hands, till } from '../frames.mjs';
import { state } from '../screen.mjs';

const frame = (s, active, note) =>
  till(s, { program: 'Annapurna', parts: ['Tables', 'Kitchen', 'Online', 'Bills', 'Recipes'], active, note });

const hall = [
  ['1', 'free', ''],
  ['2', 'busy', '24 min'],
  ['3', 'bill', 'Bill'],
  ['4', 'busy', '8 min'],
  ['5', 'free', ''],
  ['6', 'late', '41 min'],
  ['7', 'busy', '12 min'],
  ['8', 'free', ''],
  ['9', 'busy', '31 min'],
  ['10', 'busy', '5 min'],
  ['11', 'bill', 'Bill'],
  ['12', 'free', ''],
];

function tables(s) {
  frame(s, 0, 'Friday, 20:48');
  const { t } = s;
  const fills = { free: [t.paper, t.ink], busy: [t.soft, t.brand], bill: [t.gold, t.ink], late: [t.warm, t.accent] };
  for (const [index, [number, name, note]] of hall.entries()) {
    const [x, y] = [TILL.x + (index % 4) * 98, TILL.y + 30 + Math.floor(index / 4) * 124];
    const [fill, ink] = fills[name];
    for (const seat of [18, 56]) s.rect(x + seat, y - 7, 22, 12, t.mid, 5).rect(x + seat, y + 83, 22, 12, t.mid, 5);
    s.rect(x, y, 90, 88, fill, 12, t.line).text(x + 45, y + (note ? 44 : 54), number, {
      size: 24,
      bold: true,
      middle: true,
      fill: ink,
    });
    if (note) s.text(x + 45, y + 68, note, { middle: true, fill: ink });
  }
  s.note(TILL.x, 78, 'Dining hall, 8 of 12 tables');
  const x = 424;
  s.panel(x, TILL.y, 200, 400, 'Table 6', '4 guests').note(x + 14, 104, 'Captain Anu, since 20:07');
  for (const [index, [count, dish, note, price]] of [
    ['2', 'Butter chicken', 'less chilli', '760'],
    ['1', 'Dal makhani', '', '320'],
    ['6', 'Butter naan', '', '360'],
    ['1', 'Paneer tikka', 'no onion', '340'],
    ['4', 'Fresh lime soda', 'two sweet', '360'],
  ].entries()) {
    const y = 134 + index * 40;
    s.rule(x, y - 18, 200)
      .text(x + 14, y, count, { bold: true, fill: t.accent })
      .text(x + 32, y, dish)
      .text(x + 186, y, price, { end: true });
    if (note) s.note(x + 32, y + 14, note);
  }
  s.rule(x + 14, 330, 172)
    .text(x + 14, 356, 'Total', { bold: true })
    .text(x + 186, 356, '₹2,140', { size: 17, bold: true, end: true });
  s.note(x + 14, 374, 'GST is added on the bill')
    .button(x + 14, 388, 'Split', { w: 82, h: 60, quiet: true })
    .button(x + 104, 388, 'Bill', { w: 82, h: 60 });
}

function kitchen(s) {
  frame(s, 1, 'Tandoor, 6 tickets');
  const tickets = [
    ['KOT 212', 'Table 6', '14 min', 'bad', ['6  Butter naan', '1  Paneer tikka', '     no onion']],
    ['KOT 214', 'Table 2', '9 min', 'wait', ['2  Tandoori roti', '1  Seekh kebab']],
    ['KOT 215', 'Swiggy 4471', '8 min', 'wait', ['1  Chicken tikka', '3  Butter naan', '     pack apart']],
    ['KOT 217', 'Table 9', '5 min', 'ok', ['4  Garlic naan', '1  Tandoori gobhi']],
    ['KOT 218', 'Table 4', '3 min', 'ok', ['2  Missi roti', '1  Malai tikka']],
    ['KOT 219', 'Zomato 0933', '1 min', 'ok', ['2  Paneer tikka', '2  Rumali roti', '     extra chutney']],
  ];
  for (const [index, [number, from, age, name, lines]] of tickets.entries()) {
    const [x, y] = [TILL.x + (index % 3) * 206, TILL.y + Math.floor(index / 3) * 206];
    const [fill, ink] = s.state(name);
    s.panel(x, y, 196, 194).rect(x + 1, y + 1, 194, 38, fill, 8);
    s.text(x + 14, y + 25, from, { size: 14, bold: true, fill: ink }).text(x + 182, y + 25, age, {
      size: 14,
      bold: true,
      fill: ink,
      end: true,
    });
    s.note(x + 14, y + 58, number);
    for (const [row, words] of lines.entries())
      s.text(x + 14, y + 84 + row * 24, words.trim(), {
        size: words.startsWith(' ') ? 12 : 15,
        fill: words.startsWith(' ') ? s.t.accent : s.t.ink,
      });
    s.button(x + 14, y + 152, 'Ready', { w: 168, h: 30, quiet: name !== 'bad' });
  }
}

function online(s) {
  hands(s, [
    {
      title: 'Online orders',
      note: '3 new',
      draw() {
        for (const [index, [from, what, price, name]] of [
          ['Swiggy 4471', '4 dishes, rider in 9 min', '₹684', 'In kitchen'],
          ['Zomato 0933', '3 dishes, rider in 14 min', '₹512', 'New'],
          ['Swiggy 4472', '1 dish, rider in 15 min', '₹240', 'New'],
        ].entries()) {
          const y = 62 + index * 92;
          s.panel(10, y, 176, 84)
            .text(20, y + 22, from, { bold: true })
            .note(20, y + 40, what)
            .text(20, y + 66, price, { size: 15, bold: true });
          s.pill(178, y + 52, name, index ? 'wait' : 'ok', { end: true });
        }
        s.button(10, 344, 'Accept both', { w: 176, h: 40 });
      },
    },
    {
      title: 'Sold out',
      draw() {
        s.note(16, 76, 'Both apps stop offering it');
        for (const [index, [dish, on]] of [
          ['Paneer tikka', true],
          ['Gulab jamun', false],
          ['Chicken tikka', true],
          ['Fish amritsari', false],
          ['Malai kofta', true],
        ].entries()) {
          const y = 88 + index * 48;
          s.panel(10, y, 176, 42).text(20, y + 26, dish, { bold: true, fill: on ? s.t.ink : s.t.muted });
          s.rect(142, y + 12, 34, 18, on ? s.t.brand : s.t.line, 9).dot(on ? 167 : 151, y + 21, 7, s.t.paper);
        }
        s.note(16, 350, 'Gulab jamun').text(16, 370, 'Back at 19:00 tomorrow');
      },
    },
  ]);
}

function bills(s) {
  frame(s, 3, 'Table 6, bill 1184');
  s.panel(TILL.x, TILL.y, 190, 400).text(111, 92, 'Annapurna', { size: 15, bold: true, middle: true });
  s.note(111, 110, 'FSSAI 10026000000000', { middle: true }).note(111, 125, 'GSTIN 09ABCDE1234F1Z6', { middle: true });
  s.facts(
    TILL.x + 14,
    154,
    [
      ['Food', '2,140.00'],
      ['CGST 2.5 %', '53.50'],
      ['SGST 2.5 %', '53.50'],
      ['Rounded', '0.00'],
    ],
    { indent: 98 },
  );
  s.rule(TILL.x + 14, 246, 162)
    .text(TILL.x + 14, 272, 'To pay', { bold: true })
    .text(192, 272, '₹2,247', { size: 18, bold: true, end: true });
  s.squareCode(62, 292, 98)
    .note(111, 410, 'Scan to pay by UPI', { middle: true })
    .note(111, 440, 'Thank you, Anu', { middle: true });
  s.note(222, 82, 'Split by');
  for (const [index, how] of ['Seat', 'Dish', 'Amount'].entries())
    s.button(222 + index * 78, 92, how, { w: 72, h: 32, quiet: index !== 0 });
  for (const [index, [seat, dishes, amount, paid]] of [
    ['Seat 1', 'Butter chicken, naan', '₹557', 'Paid by UPI'],
    ['Seat 2', 'Dal, 2 naan, lime soda', '₹557', 'Paid by card'],
    ['Seat 3', 'Paneer tikka, naan, soda', '₹562', 'To pay'],
    ['Seat 4', 'Butter chicken, 2 naan, 2 sodas', '₹571', 'To pay'],
  ].entries()) {
    const y = 138 + index * 60;
    s.panel(222, y, 402, 52)
      .text(236, y + 22, seat, { bold: true })
      .note(236, y + 40, dishes);
    s.text(608, y + 22, amount, { bold: true, end: true }).pill(608, y + 28, paid, index < 2 ? 'ok' : 'wait', {
      end: true,
    });
  }
  s.panel(222, 384, 402, 80, 'Today');
  for (const [index, [label, value]] of [
    ['Dine-in', '₹84,310'],
    ['Own delivery', '₹12,640'],
    ['GST paid by apps', '₹38,220'],
  ].entries())
    s.note(236 + index * 130, 428, label).text(236 + index * 130, 450, value, { size: 15, bold: true });
}

function recipes(s) {
  frame(s, 4, 'Prices of 18 June');
  s.panel(TILL.x, TILL.y, 300, 400, 'Butter chicken', 'One plate');
  s.table(
    TILL.x + 12,
    104,
    276,
    [
      [112, 'From the store'],
      [56, 'Amount', 'end'],
      [60, 'Cost', 'end'],
    ],
    [
      ['Chicken', '220 g', '₹57.20'],
      ['Butter', '35 g', '₹18.90'],
      ['Cream', '40 ml', '₹11.20'],
      ['Tomato', '180 g', '₹10.80'],
      ['Spices', '12 g', '₹6.40'],
      ['Gas and packing', '', '₹8.50'],
    ],
    { step: 34 },
  );
  s.text(TILL.x + 26, 374, 'Cost', { bold: true }).text(302, 374, '₹113.00', { bold: true, end: true, size: 15 });
  s.text(TILL.x + 26, 402, 'Price').text(302, 402, '₹380.00', { end: true, size: 15 });
  s.pill(TILL.x + 26, 424, 'Food cost 29.7 %', 'ok');
  s.table(
    328,
    TILL.y,
    296,
    [
      [104, 'Dish'],
      [44, 'Sold', 'end'],
      [98, 'Food cost'],
    ],
    [
      ['Butter chicken', '46', state('29.7 %', 'ok')],
      ['Dal makhani', '38', state('21.4 %', 'ok')],
      ['Paneer tikka', '31', state('34.8 %', 'wait')],
      ['Tomato shorba', '22', state('44.1 %', 'bad')],
    ],
  );
  s.panel(328, 252, 296, 212, 'Paneer today', 'kg');
  for (const [index, [label, value, part, fill]] of [
    ['In store at opening', '18.0', 1, s.t.mid],
    ['Used by recipes', '11.4', 0.633, s.t.brand],
    ['Wastage booked', '0.3', 0.017, s.t.amber],
    ['Counted at closing', '6.1', 0.339, s.t.brand],
    ['Not explained', '0.2', 0.011, s.t.accent],
  ].entries()) {
    const y = 296 + index * 33;
    s.text(342, y, label)
      .text(610, y, value, { bold: true, end: true })
      .meter(342, y + 7, 268, part, fill);
  }
}

export const restaurant = { tables, kitchen, online, bills, recipes };
