// Frames around a screen's work: the office program with its list at the side, the till with its bar above, and
// what is held in the hand (phone, scanner).
import { SIZE } from './paper.mjs';

const RAIL = 124;
/** Place and size of the office program's work area. */
export const DESK = { x: 140, y: 68, w: 484, h: 398 };
/** The same of a till. */
export const TILL = { x: 16, y: 64, w: 608, h: 400 };

function mark(s, x, y) {
  const { accent, soft } = s.t;
  s.add(`<path fill="${accent}" d="M${x} ${y + 4}l9-5 9 5-9 5z"/>`);
  s.add(`<path fill="${soft}" d="M${x} ${y + 7}l8 4.500v9l-8-4.500zM${x + 18} ${y + 7}l-8 4.500v9l8-4.500z"/>`);
}

/** An office program: its parts at the side, a title, a note or a button at the end. */
export function desk(s, { program, parts, active, title, note, button }) {
  const { t } = s;
  s.rect(0, 0, SIZE.width, SIZE.height, t.ground).rect(0, 0, RAIL, SIZE.height, t.rail);
  mark(s, 16, 18);
  s.text(42, 33, program, { size: 12.5, bold: true, fill: t.paper });
  for (const [index, part] of parts.entries()) {
    const y = 76 + index * 33;
    if (index === active) s.rect(8, y - 18, RAIL - 16, 27, t.brand, 6);
    s.dot(21, y - 4.5, 3, index === active ? t.paper : t.mid);
    s.text(32, y, part, { size: 12, bold: index === active, fill: t.paper });
  }
  s.dot(26, 452, 11, t.mid).text(26, 456, 'RM', { size: 9.5, bold: true, middle: true });
  s.text(44, 450, 'R. Mehra', { size: 11, fill: t.paper }).text(44, 463, 'Noida', { size: 10, fill: t.mid });
  s.text(DESK.x, 42, title, { size: 19, bold: true });
  const end = DESK.x + DESK.w;
  const wide = button ? button.length * 6.9 + 26 : 0;
  if (button) s.button(end - wide, 22, button, { w: wide });
  if (note) s.note(end - (wide && wide + 12), 41, note, { size: 11.5, end: true });
}

/** A till or front desk: one bar above, big things to touch below. */
export function till(s, { program, parts, active, note }) {
  const { t } = s;
  s.rect(0, 0, SIZE.width, SIZE.height, t.ground).rect(0, 0, SIZE.width, 50, t.rail);
  mark(s, 16, 14);
  s.text(42, 30, program, { size: 13, bold: true, fill: t.paper });
  let x = 150;
  for (const [index, part] of parts.entries()) {
    const w = part.length * 6.8 + 22;
    if (index === active) s.rect(x, 11, w, 28, t.brand, 6);
    s.text(x + w / 2, 29.5, part, { size: 12, bold: index === active, fill: t.paper, middle: true });
    x += w + 4;
  }
  s.text(624, 30, note, { size: 11.5, fill: t.mid, end: true });
}

/** Width and height of what a phone shows. */
export const HAND = { w: 196, h: 400 };

function phone(s, x, { title, note, draw }) {
  const { t } = s;
  s.rect(x, 16, 216, 448, t.rail, 26).rect(x + 10, 28, HAND.w, 424, t.ground, 16);
  s.at(x + 10, 28, () => {
    s.add(`<path d="M0 52V16a16 16 0 0 1 16-16h164a16 16 0 0 1 16 16v36z" fill="${t.brand}"/>`);
    s.rect(78, 7, 40, 5, t.rail, 2.5);
    s.text(14, 37, title, { size: 14, bold: true, fill: t.paper });
    if (note) s.text(182, 37, note, { size: 11, fill: t.soft, end: true });
    draw(s);
  });
}

/** A scanner for stores: a shorter screen, keys below it and the trigger's grip. */
function scanner(s, x, { title, note, draw }) {
  const { t } = s;
  s.rect(x - 7, 130, 230, 70, t.accent, 14).rect(x, 12, 216, 458, t.rail, 22);
  s.rect(x + 84, 16, 48, 5, t.accent, 2.5);
  s.rect(x + 10, 26, HAND.w, 330, t.ground, 8);
  s.at(x + 10, 26, () => {
    s.add(`<path d="M0 42V8a8 8 0 0 1 8-8h180a8 8 0 0 1 8 8v34z" fill="${t.brand}"/>`);
    s.text(14, 27, title, { size: 14, bold: true, fill: t.paper });
    if (note) s.text(182, 27, note, { size: 11, fill: t.soft, end: true });
    draw(s);
  });
  for (let key = 0; key < 12; key++) {
    const [left, top] = [x + 28 + (key % 3) * 56, 368 + Math.floor(key / 3) * 24];
    s.rect(left, top, 48, 17, key === 11 ? t.accent : t.muted, 8.5);
  }
}

/** Two devices beside each other on the tint of the theme: one step and the next. */
export function hands(s, list) {
  s.rect(0, 0, SIZE.width, SIZE.height, s.t.soft);
  const gap = 44;
  const left = (SIZE.width - list.length * 216 - (list.length - 1) * gap) / 2;
  for (const [index, each] of list.entries()) (each.rugged ? scanner : phone)(s, left + index * (216 + gap), each);
}

/** A box in a phone's list: two lines and a state. */
export function item(s, y, [heading, note, pill, state], h = 54) {
  s.panel(10, y, 176, h);
  s.text(20, y + 22, heading, { bold: true }).note(20, y + 40, note, { size: 11.5 });
  if (pill) s.pill(178, y + 9, pill, state, { end: true });
}

/** Draws the result of a scan: a large word with its reason. */
export function found(s, y, label, words, note) {
  s.rect(10, y, 176, 88, s.t.soft, 8, s.t.brand);
  s.note(22, y + 22, label)
    .text(22, y + 52, words, { size: 25, bold: true, fill: s.t.brand })
    .note(22, y + 74, note);
}
