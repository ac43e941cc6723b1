// Screens of RFID and BLE: what readers and beacons report.
import { DESK, desk, hands, item } from '../frames.mjs';
import { state } from '../screen.mjs';

const frame = (s, program, parts, active, more) => desk(s, { program, parts, active, ...more });
const gates = ['Gates', 'Bins', 'Stock', 'Audit', 'Tags', 'Readers'];
const places = ['Map', 'Things', 'Zones', 'Trips', 'Alerts', 'Beacons'];

function gate(s) {
  frame(s, 'Tags', gates, 0, { title: 'Gate 3, pallet P-1042', note: '09:14:06' });
  s.rect(DESK.x, DESK.y, 210, 150, s.t.brand, 10)
    .dot(DESK.x + 44, 108, 22, s.t.paper)
    .tick(DESK.x + 33, 108, 22);
  s.text(DESK.x + 80, 116, '40 of 40', { size: 24, bold: true, fill: s.t.paper });
  s.text(DESK.x + 22, 166, 'Agrees with DN-2207', { fill: s.t.paper }).text(DESK.x + 22, 190, 'Lamp green, boom open', {
    fill: s.t.paper,
  });
  s.panel(362, DESK.y, 262, 150, 'Tags heard', '1.8 seconds');
  for (let tag = 0; tag < 40; tag++) s.rect(376 + (tag % 10) * 24, 104 + Math.floor(tag / 10) * 26, 18, 20, s.t.mid, 3);
  s.table(
    DESK.x,
    232,
    DESK.w,
    [
      [64, 'Time'],
      [110, 'Pallet'],
      [110, 'Delivery note'],
      [130, 'Result'],
    ],
    [
      ['09:14', 'P-1042', 'DN-2207', state('40 of 40', 'ok')],
      ['09:11', 'P-1039', 'DN-2206', state('36 of 36', 'ok')],
      ['09:07', 'P-1044', 'DN-2206', state('1 wrong carton', 'bad')],
      ['09:02', 'P-1038', 'DN-2205', state('48 of 48', 'ok')],
      ['08:58', 'P-1031', 'DN-2205', state('47 of 48', 'wait')],
    ],
    { bold: 1 },
  );
}

function bins(s) {
  frame(s, 'Tags', gates, 1, { title: 'Returnable bins', note: '2,400 in circulation' });
  s.panel(DESK.x, DESK.y, 210, 190, 'Where they are');
  s.ring(
    DESK.x + 74,
    182,
    46,
    [
      [0.46, s.t.brand],
      [0.38, s.t.mid],
      [0.16, s.t.accent],
    ],
    18,
  );
  for (const [index, [name, fill]] of [
    ['Plant', s.t.brand],
    ['Suppliers', s.t.mid],
    ['Overdue', s.t.accent],
  ].entries())
    s.dot(DESK.x + 142, 156 + index * 26, 4, fill).note(DESK.x + 152, 160 + index * 26, name);
  s.panel(362, DESK.y, 262, 190, 'Days away, by supplier');
  s.bars(376, 108, 234, 116, [0.3, 0.42, 0.24, 0.9, 0.52], {
    labels: ['Faridabad', 'Pune', 'Hosur', 'Rajkot', 'Chennai'],
    marked: [3],
  });
  s.table(
    DESK.x,
    270,
    DESK.w,
    [
      [90, 'Bin'],
      [140, 'With'],
      [80, 'Since', 'end'],
      [104, 'Recovery'],
    ],
    [
      ['RB-0417', 'Shree Forgings', '41 days', state('Called', 'wait')],
      ['RB-1180', 'Shree Forgings', '38 days', state('Called', 'wait')],
      ['RB-0933', 'Omkar Pressings', '33 days', state('To collect', 'bad')],
      ['RB-2051', 'Hosur Castings', '6 days', state('In time', 'ok')],
    ],
  );
}

function map(s) {
  frame(s, 'Places', places, 0, { title: 'Hall 2, now', note: '14 of 16 trucks moving' });
  s.panel(DESK.x, DESK.y, 330, 398);
  for (const [x, y, w, h, name] of [
    [14, 20, 140, 120, 'Receiving'],
    [170, 20, 146, 120, 'Assembly'],
    [14, 160, 92, 220, 'Racks A'],
    [122, 160, 92, 220, 'Racks B'],
    [230, 160, 86, 220, 'Dispatch'],
  ])
    s.rect(DESK.x + x, DESK.y + y, w, h, s.t.soft, 6, s.t.mid).note(DESK.x + x + 10, DESK.y + y + 20, name);
  for (const [x, y, name, late] of [
    [60, 90, '04'],
    [220, 80, '11'],
    [112, 250, '07'],
    [112, 300, '09', true],
    [112, 330, '02', true],
    [270, 280, '15'],
    [160, 150, '06'],
  ])
    s.dot(DESK.x + x, DESK.y + y, 13, late ? s.t.accent : s.t.brand).text(DESK.x + x, DESK.y + y + 4, name, {
      size: 10.5,
      bold: true,
      middle: true,
      fill: s.t.paper,
    });
  s.panel(482, DESK.y, 142, 190, 'Truck 09');
  s.facts(
    496,
    116,
    [
      ['Idle', '12 min'],
      ['Aisle', 'A to B'],
      ['Today', '5 h 40'],
    ],
    { indent: 44 },
  );
  s.pill(496, 190, 'Aisle jammed', 'bad').note(496, 240, 'Truck 02 behind it');
  s.panel(482, 268, 142, 198, 'Hours by zone');
  s.bars(496, 302, 114, 128, [0.4, 0.9, 0.7, 0.3], { labels: ['Rec.', 'A', 'B', 'Dis.'] });
}

function finding(s) {
  hands(s, [
    {
      title: 'Find a tool',
      draw() {
        s.rect(10, 62, 176, 34, s.t.paper, 8, s.t.brand).text(22, 84, 'Jig 4471');
        for (const [r, tone] of [
          [74, s.t.soft],
          [50, s.t.line],
          [26, s.t.mid],
        ])
          s.dot(98, 190, r, tone);
        s.dot(98, 190, 9, s.t.brand);
        s.text(98, 296, 'Cabinet 3, left', { size: 15, bold: true, middle: true }).note(
          98,
          316,
          'Bay 2, about 4 m from you',
          { middle: true },
        );
        s.button(10, 336, 'Let it blink', { w: 176, h: 38 });
      },
    },
    {
      title: 'At the door',
      note: '16:52',
      draw() {
        s.rect(10, 62, 176, 84, s.t.warm, 8, s.t.accent).text(22, 88, 'Gauge leaves', {
          size: 16,
          bold: true,
          fill: s.t.accent,
        });
        s.note(22, 110, 'Bore gauge 12, calibrated').note(22, 128, 'Door 1, with nobody');
        item(s, 158, ['Torque tool 3', 'Line 2, Deepak', 'Here', 'ok']);
        item(s, 218, ['Jig 4471', 'Cabinet 3', 'Here', 'ok']);
        item(s, 278, ['Bore gauge 12', 'Door 1', 'Leaving', 'bad']);
        s.button(10, 344, 'Allow for today', { w: 176, h: 36, quiet: true });
      },
    },
  ]);
}

export const rfid = { gate, bins };
export const ble = { map, finding };
