// Screens of the warehouse management system, for the five jobs between gate and truck.
import { DESK, desk, found, hands, item } from '../frames.mjs';
import { share, state } from '../screen.mjs';

const frame = (s, active, more) =>
  desk(s, { program: 'Stores', parts: ['Gate', 'Receipts', 'Bins', 'Picking', 'Counts', 'Dispatch'], active, ...more });

function receipt(s) {
  frame(s, 1, { title: 'Goods receipt GRN-2418', note: 'Dock 2, 06:42', button: 'Post receipt' });
  s.figures(DESK.x, DESK.y, DESK.w, [
    ['Vehicle', 'UP 16 CT 4471', 'Weighbridge 8,460 kg'],
    ['Purchase order', 'PO-1187', 'Sharda Spices, 4 lines'],
    ['Short or torn', '14 bags', 'of 620', 'bad'],
  ]);
  s.table(
    DESK.x,
    150,
    DESK.w,
    [
      [158, 'Item'],
      [66, 'Ordered', 'end'],
      [66, 'Received', 'end'],
      [124, 'State'],
    ],
    [
      [['Tamarind 1 kg', 'Batch T-0412'], '240', '240', state('Complete', 'ok')],
      [['Chilli powder 500 g', 'Batch C-0398'], '180', '172', state('8 short', 'wait')],
      [['Cumin 500 g', 'Batch J-0420'], '120', '120', state('Complete', 'ok')],
      [['Coriander 25 kg', 'Batch D-0421'], '80', '74', state('6 torn, photo', 'bad')],
    ],
    { step: 46 },
  );
  s.panel(DESK.x, 376, DESK.w, 90, 'Photos of the damage', '2 of 6 bags');
  for (const [index, fill] of [s.t.amber, s.t.gold].entries()) {
    const x = DESK.x + 14 + index * 86;
    s.rect(x, 408, 76, 46, s.t.line, 5).rect(x + 18, 416, 40, 32, fill, 8);
    s.path(`M${x + 24} 424l12 10 8-6`, s.t.accent, 2);
  }
  s.note(DESK.x + 190, 424, 'Debit note DN-0092 is prepared with both').note(
    DESK.x + 190,
    441,
    'photos and goes to the supplier at posting.',
  );
}

function putAway(s) {
  hands(s, [
    {
      rugged: true,
      title: 'Put-away',
      note: '3 of 14',
      draw() {
        s.panel(10, 52, 176, 92).note(22, 74, 'Pallet').text(22, 95, 'Cumin 500 g', { size: 15, bold: true });
        s.note(22, 113, 'Batch J-0420, 120 cartons').note(22, 131, '540 kg, moves weekly');
        found(s, 154, 'Take it to bin', 'B-01-4', 'Low rack, near dock 2');
        s.button(10, 256, 'Scan the bin', { w: 176, h: 38 });
        s.note(98, 314, 'Another bin? Hold the key', { middle: true });
      },
    },
    {
      rugged: true,
      title: 'Put-away',
      note: '4 of 14',
      draw() {
        s.rect(10, 52, 176, 84, s.t.warm, 8, s.t.accent);
        s.text(22, 78, 'Wrong bin', { size: 17, bold: true, fill: s.t.accent });
        s.note(22, 100, 'You scanned B-01-7.').note(22, 118, 'Pallet belongs in B-02-4.');
        item(s, 148, ['Coriander 25 kg', 'D-0421, 74 bags', 'Cart', 'wait']);
        item(s, 210, ['Cumin 500 g', 'J-0420 in B-01-4', 'Stored', 'ok']);
        item(s, 272, ['Chilli powder', 'C-0398 in A-05-1', 'Stored', 'ok'], 50);
      },
    },
  ]);
}

function picking(s) {
  frame(s, 3, { title: 'Pick wave 31', note: 'Route Meerut, 18 orders' });
  s.panel(DESK.x, DESK.y, 272, 398, 'One walk, 42 picks', '380 m');
  for (let aisle = 0; aisle < 5; aisle++) {
    const x = DESK.x + 26 + aisle * 50;
    s.note(x + 10, 118, 'ABCDE'[aisle], { middle: true });
    for (let bay = 0; bay < 9; bay++) {
      const hit = (aisle * 5 + bay * 3) % 7 === 2;
      s.rect(x, 126 + bay * 32, 20, 27, hit ? s.t.accent : (aisle + bay) % 4 === 0 ? s.t.mid : s.t.line, 3);
    }
  }
  const lanes = [0, 1, 2, 3, 4].map((aisle) => DESK.x + 61 + aisle * 50 - (aisle === 4 ? 50 : 0));
  s.path(`M${lanes[0]} 436V126H${lanes[1]}V424H${lanes[2]}V126H${lanes[3]}V436`, s.t.brand, 3);
  s.dot(lanes[0], 436, 6, s.t.brand).note(DESK.x + 14, 456, 'Start at dock 2, end at dock 4');
  const x = 424;
  s.panel(x, DESK.y, 200, 236, 'Next picks');
  for (const [index, [bin, what, count]] of [
    ['A-03-2', 'Tamarind 1 kg', '12'],
    ['A-05-1', 'Chilli powder', '8'],
    ['B-01-4', 'Cumin 500 g', '24'],
    ['B-06-3', 'Turmeric 200 g', '6'],
    ['C-02-1', 'Garam masala', '18'],
  ].entries()) {
    const y = 112 + index * 38;
    s.rule(x, y - 8, 200)
      .text(x + 14, y + 9, bin, { bold: true, fill: s.t.brand })
      .note(x + 14, y + 23, what);
    s.text(x + 186, y + 15, count, { bold: true, end: true, size: 14 });
  }
  s.panel(x, 314, 200, 152, 'Pickers now');
  for (const [index, [name, part]] of [
    ['Sunil', 0.82],
    ['Afreen', 0.64],
    ['Deepak', 0.4],
  ].entries()) {
    const y = 356 + index * 34;
    s.text(x + 14, y, name)
      .note(x + 186, y, `${Math.round(part * 50)} of 50`, { end: true })
      .meter(x + 14, y + 8, 172, part);
  }
}

function counts(s) {
  frame(s, 4, { title: 'Cycle count, 18 June', note: '24 bins, by value and touch' });
  s.figures(DESK.x, DESK.y, DESK.w, [
    ['Bins counted', '21 of 24', 'Shift A'],
    ['Right, by value', '98.6 %', 'Last month 97.9 %'],
    ['Difference', '₹1,240', '3 bins', 'bad'],
  ]);
  s.table(
    DESK.x,
    150,
    DESK.w,
    [
      [62, 'Bin'],
      [142, 'Item'],
      [54, 'System', 'end'],
      [54, 'Counted', 'end'],
      [96, 'State'],
    ],
    [
      ['A-03-2', 'Tamarind 1 kg', '228', '228', state('Agrees', 'ok')],
      ['A-04-1', 'Mustard 1 kg', '96', '93', state('Count again', 'bad')],
      ['B-01-4', 'Cumin 500 g', '120', '120', state('Agrees', 'ok')],
      ['B-06-3', 'Turmeric 200 g', '340', '341', state('Approved', 'wait')],
      ['C-02-1', 'Garam masala', '72', '72', state('Agrees', 'ok')],
      ['C-05-2', 'Black pepper', '48', '46', state('Count again', 'bad')],
    ],
  );
  s.panel(DESK.x, 406, DESK.w, 60).note(DESK.x + 14, 428, 'Accuracy of the last twelve weeks');
  s.bars(DESK.x + 230, 414, 240, 42, [0.5, 0.55, 0.62, 0.58, 0.7, 0.74, 0.72, 0.8, 0.86, 0.84, 0.92, 0.96]);
}

function dispatch(s) {
  frame(s, 5, { title: 'Dispatch today', note: 'Four docks' });
  s.table(
    DESK.x,
    DESK.y,
    DESK.w,
    [
      [46, 'Dock'],
      [148, 'Vehicle'],
      [126, 'Loaded'],
      [94, 'E-way bill'],
    ],
    [
      ['1', ['HR 55 AK 2093', 'Delhivery, Gurugram'], share(1), state('Ready', 'ok')],
      ['2', ['UP 14 ET 7715', 'Own van, Meerut'], share(0.68), state('Draft', 'wait')],
      ['3', ['DL 1L AB 0624', 'Safexpress, Jaipur'], share(0.35), state('Draft', 'wait')],
      ['4', ['RJ 14 GK 5530', 'Own lorry, Alwar'], share(0), state('Not begun', 'none')],
    ],
    { step: 44 },
  );
  s.panel(DESK.x, 288, 300, 178, 'E-way bill for HR 55 AK 2093');
  s.facts(DESK.x + 14, 336, [
    ['Invoice', 'INV-5514, ₹3,86,400'],
    ['Distance', '46 km, valid one day'],
    ['LR number', 'DLV-88214'],
    ['Seal', '004417'],
  ]);
  s.pill(DESK.x + 14, 436, 'Part B from the gate entry', 'ok');
  s.rect(456, 288, 168, 178, s.t.soft, 8).squareCode(496, 312, 88).note(540, 424, 'Scan to load', { middle: true });
  s.text(540, 446, '412 cartons', { bold: true, middle: true });
}

export const warehouse = { receipt, 'put-away': putAway, picking, counts, dispatch };
