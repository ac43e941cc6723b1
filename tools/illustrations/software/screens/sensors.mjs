// Screens of IoT and machine vision: what sensors and cameras report.
import { DESK, desk } from '../frames.mjs';
import { state } from '../screen.mjs';

const frame = (s, program, parts, active, more) => desk(s, { program, parts, active, ...more });
const meters = ['Machines', 'Tanks', 'Cold rooms', 'Energy', 'Alerts', 'Sensors'];
const lines = ['Live', 'Codes', 'Fill', 'Boards', 'Rejects', 'Teach'];

function machines(s) {
  frame(s, 'Meters', meters, 0, { title: 'Machines, shift A', note: '06:00 to 14:00' });
  s.figures(DESK.x, DESK.y, DESK.w, [
    ['Running', '71 %', 'Target 75 %'],
    ['Idle', '18 %', 'of 40 hours'],
    ['Stopped', '11 %', '4 h 24 min', 'bad'],
  ]);
  s.panel(DESK.x, 148, DESK.w, 190, 'Motor current, by machine');
  for (const [row, [name, parts]] of [
    ['Lathe 1974', [0.5, 0.1, 0.3, 0.1]],
    ['VMC 1', [0.7, 0.05, 0.25, 0]],
    ['Chiller', [0.9, 0.1, 0, 0]],
    ['Press 60 t', [0.3, 0.2, 0.2, 0.3]],
  ].entries()) {
    const y = 186 + row * 36;
    s.text(DESK.x + 14, y + 13, name, { bold: true });
    let x = 240;
    for (const [index, part] of parts.entries()) {
      s.rect(x, y, part * 370, 20, [s.t.brand, s.t.amber, s.t.brand, s.t.accent][index]);
      x += part * 370;
    }
  }
  s.table(
    DESK.x,
    348,
    DESK.w,
    [
      [110, 'Stop'],
      [90, 'Minutes', 'end'],
      [214, 'Reason, tapped by the operator'],
    ],
    [
      ['Press 60 t', '142', state('No material', 'bad')],
      ['Lathe 1974', '58', state('Tool change', 'wait')],
    ],
  );
}

function cold(s) {
  frame(s, 'Meters', meters, 2, { title: 'Cold room 2', note: 'Limits 2 to 8 °C' });
  s.panel(DESK.x, DESK.y, DESK.w, 216, 'Last 24 hours', 'One reading a minute');
  s.rect(DESK.x + 14, 136, DESK.w - 28, 84, s.t.soft, 4);
  s.curve(
    DESK.x + 14,
    104,
    DESK.w - 28,
    140,
    [0.4, 0.44, 0.38, 0.42, 0.46, 0.4, 0.5, 0.9, 0.62, 0.44, 0.4, 0.42, 0.38, 0.44],
    { area: false },
  );
  s.dot(388, 118, 5, s.t.accent).note(412, 110, 'Door open, 03:12', { fill: s.t.accent });
  s.note(DESK.x + 18, 150, '8 °C')
    .note(DESK.x + 18, 216, '2 °C')
    .note(DESK.x + 14, 270, '15:00')
    .note(610, 270, 'now', { end: true });
  s.table(
    DESK.x,
    294,
    DESK.w,
    [
      [120, 'Cabinet'],
      [70, 'Now', 'end'],
      [90, 'Highest', 'end'],
      [124, 'State'],
    ],
    [
      ['Vaccines 1', '4.6 °C', '5.1 °C', state('In limits', 'ok')],
      ['Vaccines 2', '4.9 °C', '9.3 °C', state('Call at 03:14', 'bad')],
      ['Insulin', '5.2 °C', '6.0 °C', state('In limits', 'ok')],
      ['Reagents', '3.8 °C', '4.4 °C', state('In limits', 'ok')],
    ],
    { step: 34 },
  );
}

function codes(s) {
  frame(s, 'Vision', lines, 1, { title: 'Strip line 2, batch PC-2290', note: '420 a minute' });
  s.rect(DESK.x, DESK.y, 300, 226, s.t.rail, 8);
  for (let blister = 0; blister < 10; blister++)
    s.dot(DESK.x + 46 + (blister % 5) * 52, 116 + Math.floor(blister / 5) * 52, 19, s.t.mid);
  s.rect(DESK.x + 26, 218, 248, 54, s.t.paper, 4).text(DESK.x + 40, 240, 'B.No. PC-2290  EXP 09/2026', {
    size: 14,
    bold: true,
  });
  s.text(DESK.x + 40, 262, 'MRP ₹18.40', { size: 14, bold: true });
  s.add(
    `<rect x="${DESK.x + 34}" y="224" width="232" height="22" fill="none" stroke="${s.t.amber}" stroke-width="2"/>`,
  );
  s.panel(452, DESK.y, 172, 226, 'Read back');
  s.facts(
    466,
    118,
    [
      ['Batch', 'PC-2290'],
      ['Expiry', '09/2026'],
      ['MRP', '₹18.40'],
    ],
    { indent: 52, step: 30 },
  );
  s.pill(466, 206, 'Agrees with the order', 'ok').note(466, 252, 'Contrast 82 %').meter(466, 262, 144, 0.82);
  s.figures(DESK.x, 306, DESK.w, [
    ['Strips', '1,26,480', 'since 06:00'],
    ['Rejected', '38', '0.03 %', 'bad'],
    ['Ribbon', '71 %', 'change at 60 %'],
  ]);
  s.panel(DESK.x, 386, DESK.w, 80).note(DESK.x + 14, 408, 'Contrast of the print, last four hours');
  s.curve(DESK.x + 220, 396, 250, 56, [0.95, 0.93, 0.9, 0.88, 0.84, 0.8, 0.74, 0.7]);
}

function fillLevel(s) {
  frame(s, 'Vision', lines, 2, { title: 'Jar line 1, fill and caps', note: '180 a minute' });
  s.rect(DESK.x, DESK.y, DESK.w, 220, s.t.rail, 8).rect(DESK.x, 262, DESK.w, 10, s.t.muted);
  for (let jar = 0; jar < 6; jar++) {
    const x = DESK.x + 26 + jar * 76;
    const [level, tilt] = [jar === 3 ? 62 : 92, jar === 5];
    s.rect(x, 130, 54, 132, s.t.soft, 10).rect(x + 3, 258 - level, 48, level, s.t.amber, 8);
    s.add(
      `<rect x="${x - 2}" y="114" width="58" height="18" rx="4" fill="${s.t.mid}"${tilt ? ` transform="rotate(-9 ${x + 27} 123)"` : ''}/>`,
    );
    const bad = jar === 3 || tilt;
    s.add(
      `<rect x="${x - 7}" y="106" width="68" height="160" rx="4" fill="none" stroke="${bad ? s.t.accent : s.t.mid}" stroke-width="2"/>`,
    );
    s.text(x + 27, 96, bad ? (tilt ? 'Cap' : 'Low') : 'OK', {
      size: 11.5,
      bold: true,
      middle: true,
      fill: bad ? s.t.gold : s.t.mid,
    });
  }
  s.figures(DESK.x, 300, DESK.w, [
    ['Jars', '64,812', 'since 06:00'],
    ['Low fill', '41', '0.06 %', 'bad'],
    ['Cap or seal', '17', '0.03 %', 'bad'],
  ]);
  s.panel(DESK.x, 380, DESK.w, 86, 'Rejected by hour');
  s.bars(DESK.x + 180, 392, 290, 50, [0.3, 0.2, 0.4, 0.9, 0.3, 0.2, 0.3, 0.2], {
    marked: [3],
    labels: ['6', '7', '8', '9', '10', '11', '12', '13'],
  });
}

export const iot = { machines, cold };
export const vision = { codes, 'fill-level': fillLevel };
