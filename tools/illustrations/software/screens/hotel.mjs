// Screens of the hotel software: one stay, from the enquiry to the invoice.
import { TILL, hands, item, till } from '../frames.mjs';
import { state } from '../screen.mjs';

const frame = (s, active, note) =>
  till(s, { program: 'Lake Retreat', parts: ['Rooms', 'Rates', 'Arrivals', 'Folios', 'Audit'], active, note });

function calendar(s) {
  frame(s, 0, 'Thursday, 9 July');
  const days = ['Thu 9', 'Fri 10', 'Sat 11', 'Sun 12', 'Mon 13', 'Tue 14'];
  const rooms = [
    ['201', 'Deluxe'],
    ['202', 'Deluxe'],
    ['203', 'Deluxe'],
    ['204', 'Lake view'],
    ['205', 'Lake view'],
    ['301', 'Suite'],
    ['302', 'Suite'],
  ];
  const [left, top, width, height] = [124, 104, 83, 44];
  const { brand, paper, accent, gold, ink } = s.t;
  s.panel(TILL.x, TILL.y, TILL.w, 352);
  for (const [index, day] of days.entries()) {
    if (index === 2 || index === 3) s.rect(left + index * width, 65, width, 350, s.t.ground);
    s.note(left + index * width + 10, 88, day, { size: 12 });
  }
  for (const [index, [room, kind]] of rooms.entries())
    s.rule(TILL.x, top + index * height, TILL.w)
      .text(TILL.x + 14, top + index * height + 20, room, { bold: true })
      .note(TILL.x + 14, top + index * height + 35, kind);
  for (const [row, from, nights, guest, fill, tone] of [
    [0, 0, 2, 'Nair, 2 guests', brand, paper],
    [0, 3, 3, 'Iyer', brand, paper],
    [1, 0, 1, 'Cleaning', gold, ink],
    [1, 1, 3, 'Mathur wedding', accent, paper],
    [2, 0, 1, 'Sharma', brand, paper],
    [2, 1, 3, 'Mathur wedding', accent, paper],
    [3, 0, 3, 'Das, breakfast', brand, paper],
    [4, 0, 2, 'Weber', brand, paper],
    [4, 2, 3, 'Kulkarni, half board', brand, paper],
    [5, 1, 3, 'Mathur wedding', accent, paper],
    [6, 0, 4, 'Fernandes, room in cleaning', brand, paper],
  ]) {
    const [x, y] = [left + from * width + 3, top + row * height + 7];
    s.rect(x, y, nights * width - 6, 30, fill, 6).text(x + 10, y + 20, guest, { bold: true, fill: tone });
  }
  for (const [index, [label, value]] of [
    ['Arrivals', '6'],
    ['Departures', '4'],
    ['In house', '11 of 14'],
    ['Advance due', '2 folios'],
  ].entries())
    s.note(TILL.x + 14 + index * 152, 440, label).text(TILL.x + 14 + index * 152, 458, value, { bold: true });
}

function rates(s) {
  frame(s, 1, 'Lake view room');
  const days = ['Thu 9', 'Fri 10', 'Sat 11', 'Sun 12', 'Mon 13'];
  s.panel(TILL.x, TILL.y, TILL.w, 250);
  for (const [index, day] of days.entries()) s.note(230 + index * 82, 90, day, { middle: true });
  const rows = [
    ['Own website', ['4,800', '5,600', '6,900', '6,200', '4,600']],
    ['MakeMyTrip', ['4,950', '5,770', '7,110', '6,390', '4,740']],
    ['Booking.com', ['4,950', '5,770', '7,110', '6,390', '4,740']],
    ['Agoda', ['4,900', '5,710', '7,040', '6,320', '4,690']],
    ['Companies', ['4,200', '4,200', 'Closed', 'Closed', '4,200']],
  ];
  for (const [row, [name, cells]] of rows.entries()) {
    const y = 102 + row * 42;
    s.rule(TILL.x, y, TILL.w).text(TILL.x + 14, y + 26, name, { bold: true });
    for (const [index, cell] of cells.entries()) {
      const closed = cell === 'Closed';
      s.rect(193 + index * 82, y + 6, 74, 30, closed ? s.t.warm : index === 2 ? s.t.gold : s.t.ground, 6);
      s.text(230 + index * 82, y + 26, closed ? cell : `₹${cell}`, {
        middle: true,
        fill: closed ? s.t.accent : s.t.ink,
      });
    }
  }
  s.panel(TILL.x, 326, 298, 138, 'Rooms left', 'of 8');
  s.bars(TILL.x + 14, 360, 270, 74, [0.62, 0.38, 0.12, 0.25, 0.75], { labels: days, marked: [2] });
  s.panel(326, 326, 298, 138, 'Sent to the booking sites');
  for (const [index, [name, words]] of [
    ['MakeMyTrip', '12 seconds ago'],
    ['Booking.com', '12 seconds ago'],
    ['Agoda', '14 seconds ago'],
  ].entries())
    s.tick(340, 372 + index * 28)
      .text(360, 377 + index * 28, name)
      .note(610, 377 + index * 28, words, { end: true });
}

function checkIn(s) {
  frame(s, 2, 'Desk 1, Farah');
  s.table(
    TILL.x,
    TILL.y,
    250,
    [
      [140, 'Arriving today'],
      [72, 'Room'],
    ],
    [
      [['Das, Arindam', '2 guests, 3 nights'], state('204', 'ok')],
      [['Weber, Jana', '1 guest, 2 nights'], state('205', 'ok')],
      [['Fernandes, Luis', '3 guests, 4 nights'], state('Cleaning', 'wait')],
      [['Mathur group', '9 rooms, 14:00'], state('Held', 'wait')],
      [['Sharma, Ritu', '1 guest, 1 night'], state('203', 'ok')],
      [['Khanna, Dev', '2 guests, 2 nights'], state('Waitlist', 'bad')],
    ],
    { step: 60, chosen: 1 },
  );
  s.panel(278, TILL.y, 346, 400, 'Weber, Jana', 'Foreign guest');
  s.rect(292, 102, 150, 96, s.t.soft, 8).dot(328, 138, 17, s.t.mid).rect(308, 160, 40, 24, s.t.mid, 12);
  for (const [index, w] of [66, 54, 60, 40].entries()) s.rect(360, 122 + index * 15, w, 6, s.t.mid, 3);
  s.note(292, 216, 'Passport read in 4 seconds');
  s.facts(
    458,
    118,
    [
      ['Nation', 'Germany'],
      ['Visa', 'Tourist'],
      ['Valid', '04/2027'],
      ['From', 'Jaipur'],
    ],
    { indent: 58, step: 27 },
  );
  s.field(292, 240, 152, 'Arrival', '9 July, 14:10').field(458, 240, 152, 'Departure', '11 July');
  s.field(292, 298, 152, 'Plan', 'Breakfast').field(458, 298, 152, 'Advance', '₹4,800, UPI');
  s.pill(292, 352, 'FRRO report ready', 'ok').pill(432, 352, 'Register filled', 'ok');
  s.note(292, 396, 'Signs on the screen').path('M300 436c20-34 28 14 44-12s24 18 48-10 30 6 52-8', s.t.ink, 2);
  s.button(484, 404, 'Hand over key', { w: 126, h: 46 });
}

function housekeeping(s) {
  hands(s, [
    {
      title: 'My rooms',
      note: 'Sunita, 8',
      draw() {
        item(s, 62, ['Room 204', 'Arrival at 14:00', 'First', 'bad']);
        item(s, 122, ['Room 302', 'Left at 10:40', 'Dirty', 'wait']);
        item(s, 182, ['Room 201', 'Stays, no towels', 'Dirty', 'wait']);
        item(s, 242, ['Room 205', 'Arrival at 16:00', 'Clean', 'ok']);
        item(s, 302, ['Room 301', 'Seen by Mr. Joshi', 'Inspected', 'ok']);
      },
    },
    {
      title: 'Room 302',
      draw() {
        s.rect(10, 62, 176, 112, s.t.line, 8)
          .path('M86 92h24v20l14 12', s.t.muted, 7)
          .dot(124, 148, 6, s.t.brand)
          .dot(124, 164, 4, s.t.mid);
        s.text(16, 200, 'Tap drips', { size: 15, bold: true }).note(16, 218, 'Bathroom, cold water');
        s.panel(10, 234, 176, 66).note(22, 256, 'Goes to').text(22, 276, 'Maintenance, Ramesh', { bold: true });
        s.note(22, 292, 'Room is kept out of sale');
        s.button(10, 312, 'Report', { w: 176, h: 38 }).note(98, 376, 'Photo taken at 11:02', { middle: true });
      },
    },
  ]);
}

function folio(s) {
  frame(s, 3, 'Room 204, Das');
  s.table(
    TILL.x,
    TILL.y,
    392,
    [
      [52, 'Date'],
      [146, 'What'],
      [60, 'GST'],
      [76, 'Amount', 'end'],
    ],
    [
      ['9 July', ['Room, lake view', 'with breakfast'], '5 %', '4,800.00'],
      ['9 July', ['Restaurant', 'Bill 1184, signed'], '5 %', '1,284.00'],
      ['10 July', ['Room, lake view', 'with breakfast'], '5 %', '5,600.00'],
      ['10 July', ['Laundry', '6 pieces'], '18 %', '540.00'],
      ['10 July', ['Boat ride', '2 persons'], '18 %', '1,200.00'],
      ['11 July', ['Minibar', 'Water, nuts'], '18 %', '260.00'],
    ],
    { step: 44, bold: 1 },
  );
  s.text(TILL.x + 14, 384, 'Total with GST', { bold: true }).text(394, 384, '₹14,628.20', {
    size: 17,
    bold: true,
    end: true,
  });
  s.note(TILL.x + 14, 410, 'Advance paid').text(394, 410, '₹5,000.00', { end: true });
  s.text(TILL.x + 14, 438, 'To pay', { bold: true }).text(394, 438, '₹9,628.20', { size: 17, bold: true, end: true });
  s.panel(424, TILL.y, 200, 250, 'Night audit', '23:50');
  for (const [index, [words, good]] of [
    ['All rooms charged', true],
    ['Restaurant agrees', true],
    ['Cash of desk 1', true],
    ['Folio 302: no rate', false],
    ['Two no-shows', false],
  ].entries()) {
    const y = 114 + index * 38;
    if (good) s.tick(440, y);
    else s.dot(446, y, 5, s.t.accent);
    s.text(462, y + 4, words);
  }
  s.panel(424, 326, 200, 138, 'RevPAR, this week');
  s.curve(438, 366, 172, 64, [0.3, 0.35, 0.32, 0.5, 0.82, 0.95, 0.7])
    .note(438, 452, 'Mon')
    .note(610, 452, 'Sun', { end: true });
}

export const hotel = { calendar, rates, 'check-in': checkIn, housekeeping, folio };
