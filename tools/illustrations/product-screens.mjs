// Screens of the software that the site describes, drawn flat as their users see them: one window
// with the same bar and list of modules, and in it the work of one department.

const SIZE = { width: 480, height: 360 };
const FONT = "'Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif";
const MODULES = ['Stores', 'Purchase', 'Plant', 'Accounts'];

/** The tones that all screens share. */
const tonesOf = (c) => ({
  ink: c.ink,
  muted: c.grey(0.5),
  line: c.brand(0.9),
  paper: c.white,
  ground: c.brand(0.975),
  rail: c.shade,
  brand: c.theme.brand,
  soft: c.brand(0.93),
  accent: c.theme.accent,
  warm: c.accent(0.94),
  gold: c.gold(0.9),
});

const rect = (x, y, w, h, fill, r = 0) =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}"${r ? ` rx="${r}"` : ''} fill="${fill}"/>`;
const rule = (x, y, w, stroke) => `<path d="M${x} ${y}h${w}" stroke="${stroke}"/>`;
const escape = (words) => words.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

function text(x, y, words, fill, { size = 13, bold = false, end = false, middle = false } = {}) {
  const anchor = end ? ' text-anchor="end"' : middle ? ' text-anchor="middle"' : '';
  return `<text x="${x}" y="${y}" font-size="${size}"${bold ? ' font-weight="600"' : ''}${anchor} fill="${fill}">${escape(words)}</text>`;
}

/** A short state in a rounded box. */
function pill(x, y, w, words, fill, ink) {
  return rect(x, y, w, 22, fill, 11) + text(x + w / 2, y + 15.5, words, ink, { size: 12, bold: true, middle: true });
}

/** The window around a screen: bar with the company's mark, modules at the side, a heading and its count. */
function frame(t, { title, note, active }, content) {
  const rail = MODULES.map((name, index) => {
    const y = 78 + index * 34;
    const isActive = index === active;
    return (
      (isActive ? rect(8, y - 19, 84, 28, t.brand, 6) : '') + text(18, y, name, t.paper, { size: 12.5, bold: isActive })
    );
  }).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE.width}" height="${SIZE.height}" viewBox="0 0 480 360" font-family="${FONT}">${
    rect(0, 0, 480, 360, t.ground) +
    rect(0, 0, 100, 360, t.rail) +
    `<path fill="${t.accent}" d="M18 22l10-6 10 6-10 6z"/><path fill="${t.soft}" d="M18 25l9 5.500v10l-9-5.500zM38 25l-9 5.500v10l9-5.500z"/>` +
    rail +
    text(120, 38, title, t.ink, { size: 19, bold: true }) +
    text(460, 38, note, t.muted, { size: 12.5, end: true }) +
    content
  }</svg>\n`;
}

/** Rows with a line between them. `columns` are [x, heading], `rows` lists of words or of drawn cells. */
function table(t, columns, rows, { top = 60, step = 46 } = {}) {
  const height = 30 + rows.length * step;
  const head = columns.map(([x, words]) => text(x, top + 20, words, t.muted, { size: 11.5 })).join('');
  const body = rows.map((row, index) => {
    const y = top + 30 + index * step;
    const cells = row.map((cell, column) =>
      typeof cell === 'function'
        ? cell(columns[column][0], y)
        : text(columns[column][0], y + step / 2 + 5, cell, t.ink, { bold: column === 0 }),
    );
    return rule(112, y, 356, t.line) + cells.join('');
  });
  return rect(112, top, 356, height, t.paper, 8) + head + body.join('');
}

/** A drawn cell of a table: a short state. */
const stateCell = (words, fill, ink) => (x, y) => pill(x, y + 12, 62, words, fill, ink);

function warehouse(t) {
  const done = stateCell('Stored', t.soft, t.brand);
  const open = stateCell('On cart', t.gold, t.ink);
  const rows = [
    ['Tamarind 1 kg', 'B-0412', 'A-03-2', done],
    ['Chilli powder', 'B-0398', 'A-05-1', done],
    ['Cumin 500 g', 'B-0420', 'B-01-4', open],
    ['Coriander', 'B-0421', 'B-02-4', open],
  ];
  const bins = Array.from({ length: 22 }, (_, index) => {
    const fill = [4, 9].includes(index) ? t.accent : index % 5 === 3 ? t.soft : t.brand;
    return rect(112 + index * 16.3, 312, 13, 26, fill, 3);
  });
  return frame(
    t,
    { title: 'Put-away', note: 'Gate 2, 14 lines', active: 0 },
    table(
      t,
      [
        [124, 'Item'],
        [246, 'Batch'],
        [322, 'Bin'],
        [394, 'State'],
      ],
      rows,
      { step: 44 },
    ) +
      text(112, 302, 'Aisle A, by how full its bins are', t.muted, { size: 11.5 }) +
      bins.join(''),
  );
}

function assets(t) {
  const warranty = (words, isOver) => (x, y) =>
    pill(x, y + 14, 74, words, isOver ? t.warm : t.soft, isOver ? t.accent : t.brand);
  const rows = [
    ['IT-2041', 'Laptop', 'R. Mehra', warranty('Mar 2028')],
    ['PR-0117', 'Label printer', 'Gate 2', warranty('Expired', true)],
    ['FU-0873', 'Chair', 'Room 12', warranty('None', true)],
    ['IT-2077', 'Scanner', 'S. Iyer', warranty('Jul 2027')],
    ['MC-0031', 'Lathe', 'Plant 1', warranty('Nov 2029')],
  ];
  return frame(
    t,
    { title: 'Asset register', note: '1,284 tags, 6 missing', active: 3 },
    table(
      t,
      [
        [124, 'Tag'],
        [198, 'What'],
        [296, 'Where'],
        [382, 'Warranty'],
      ],
      rows,
      { step: 49 },
    ),
  );
}

function erp(t) {
  const columns = [
    [
      'Planned',
      [
        ['JC-118', 'Pump body', 0],
        ['JC-119', 'Impeller', 0],
      ],
    ],
    [
      'Running',
      [
        ['JC-114', 'Shaft 40 mm', 0.65],
        ['JC-116', 'Flange', 0.3],
      ],
    ],
    [
      'Done',
      [
        ['JC-109', 'Pump body', 1],
        ['JC-111', 'Seal ring', 1],
      ],
    ],
  ];
  const cards = columns.map(([name, jobs], column) => {
    const x = 112 + column * 121;
    const drawn = jobs.map(([number, part, share], row) => {
      const y = 96 + row * 98;
      return (
        rect(x + 8, y, 98, 88, t.paper, 6) +
        text(x + 18, y + 23, number, t.muted, { size: 11.5 }) +
        text(x + 18, y + 45, part, t.ink, { bold: true }) +
        rect(x + 18, y + 62, 78, 8, t.line, 4) +
        (share > 0 ? rect(x + 18, y + 62, 78 * share, 8, share === 1 ? t.brand : t.accent, 4) : '')
      );
    });
    return rect(x, 60, 114, 234, t.soft, 8) + text(x + 10, 83, name, t.ink, { bold: true }) + drawn.join('');
  });
  return frame(
    t,
    { title: 'Job cards', note: 'Thursday, shift A', active: 2 },
    cards.join('') +
      rect(112, 306, 356, 38, t.paper, 8) +
      text(124, 330, 'Scrap today', t.muted, { size: 12.5 }) +
      text(202, 330, '1.8 %', t.ink, { bold: true }) +
      text(276, 330, 'Machine hours', t.muted, { size: 12.5 }) +
      text(372, 330, '31 of 40', t.ink, { bold: true }),
  );
}

function trace(t) {
  const steps = [
    ['Received', 'Bulk drug, lot 88-A', '02 Apr, 06:10'],
    ['Made', 'Tablet line 3, batch T-2207', '05 Apr, 14:30'],
    ['Packed', '480 cartons, serials printed', '06 Apr, 09:15'],
    ['Shipped', 'To 12 chemists in Pune', '08 Apr, 17:40'],
  ];
  const drawn = steps.map(([name, what, when], index) => {
    const y = 124 + index * 56;
    return (
      `<circle cx="136" cy="${y - 4}" r="9" fill="${index === 3 ? t.accent : t.brand}"/>` +
      text(158, y, name, t.ink, { size: 14, bold: true }) +
      text(158, y + 18, what, t.muted, { size: 12.5 }) +
      text(456, y, when, t.muted, { size: 12, end: true })
    );
  });
  return frame(
    t,
    { title: 'Batch T-2207', note: 'Recall in 12 minutes', active: 2 },
    rect(112, 60, 356, 284, t.paper, 8) +
      text(124, 86, 'From the lot to the counter', t.muted, { size: 12.5 }) +
      `<path d="M136 120v168" stroke="${t.line}" stroke-width="3"/>` +
      drawn.join(''),
  );
}

function restaurant(t) {
  const tables = [
    ['1', '', 'free'],
    ['2', '24 min', 'busy'],
    ['3', 'Bill', 'bill'],
    ['4', '8 min', 'busy'],
    ['5', '', 'free'],
    ['6', '41 min', 'late'],
  ];
  const fills = { free: [t.paper, t.ink], busy: [t.soft, t.brand], bill: [t.gold, t.ink], late: [t.warm, t.accent] };
  const plan = tables.map(([number, note, state], index) => {
    const [x, y] = [112 + (index % 2) * 96, 60 + Math.floor(index / 2) * 96];
    const [fill, ink] = fills[state];
    return (
      rect(x, y, 88, 88, fill, 12) +
      text(x + 44, y + (note ? 42 : 52), number, ink, { size: 22, bold: true, middle: true }) +
      text(x + 44, y + 66, note, ink, { size: 12.5, middle: true })
    );
  });
  const order = [
    ['2', 'Masala dosa'],
    ['1', 'Idli, 3 pieces'],
    ['2', 'Filter coffee'],
    ['1', 'Curd rice'],
  ].map(([count, dish], index) => {
    const y = 136 + index * 34;
    return text(326, y, count, t.accent, { bold: true }) + text(346, y, dish, t.ink);
  });
  return frame(
    t,
    { title: 'Dining hall', note: '4 of 6 tables', active: 0 },
    plan.join('') +
      rect(312, 60, 156, 280, t.paper, 8) +
      text(326, 86, 'Table 6', t.ink, { size: 14, bold: true }) +
      text(326, 104, 'Ticket 212, captain Anu', t.muted, { size: 11.5 }) +
      order.join('') +
      rule(326, 262, 128, t.line) +
      text(326, 284, 'Total', t.muted) +
      text(454, 284, '₹412', t.ink, { bold: true, end: true }) +
      rect(326, 300, 128, 28, t.brand, 6) +
      text(390, 319, 'Print bill', t.paper, { bold: true, middle: true }),
  );
}

function hotel(t) {
  const days = ['Thu 9', 'Fri 10', 'Sat 11', 'Sun 12'];
  const rooms = ['201', '202', '203', '204', '205'];
  const stays = [
    [0, 0, 2, 'Nair', t.brand, t.paper],
    [1, 1, 3, 'Wedding party', t.accent, t.paper],
    [2, 1, 3, 'Wedding party', t.accent, t.paper],
    [3, 0, 1, 'Cleaning', t.gold, t.ink],
    [3, 2, 2, 'Das', t.brand, t.paper],
    [4, 0, 3, 'Kulkarni', t.brand, t.paper],
  ];
  const [left, top, width, height] = [164, 92, 76, 48];
  const heads = days.map((day, index) => text(left + index * width + 8, 82, day, t.muted, { size: 12 }));
  const lines = rooms.map(
    (room, index) =>
      rule(112, top + index * height, 356, t.line) + text(124, top + index * height + 29, room, t.ink, { bold: true }),
  );
  const bars = stays.map(([row, from, nights, guest, fill, ink]) => {
    const [x, y] = [left + from * width + 3, top + row * height + 9];
    return rect(x, y, nights * width - 6, 30, fill, 6) + text(x + 10, y + 20, guest, ink, { bold: true });
  });
  return frame(
    t,
    { title: 'Rooms', note: 'Arrivals 6, departures 4', active: 0 },
    rect(112, 60, 356, 284, t.paper, 8) + heads.join('') + lines.join('') + bars.join(''),
  );
}

/** @returns [name, SVG] of each screen, in the colours of the theme */
export function productScreens(colours) {
  const tones = tonesOf(colours);
  return Object.entries({ warehouse, assets, erp, trace, restaurant, hotel }).map(([name, draw]) => [
    name,
    draw(tones),
  ]);
}
