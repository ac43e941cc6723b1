// One edit of a field's text: what it holds afterwards, and what of the edit it does not hold.
import { cutText, holdsWords, keepAllowed, listRemovedCharacters, type TypedField } from './clean-text.ts';
import { holdsPhoneDigits, keepDialled, readDialled, type DialledNumber } from './phone-number.ts';

/**
 * A field's text, and for a telephone number the digits typed around it, which its country code
 * replaces.
 */
export interface HeldText {
  before: string;
  text: string;
  after: string;
}

/** The replacement of what is between two places of the text. */
export interface Edit {
  from: number;
  to: number;
  text: string;
}

export interface EditResult extends HeldText {
  /** Offset of the caret in the text. */
  caret: number;
  /** Characters that the field does not accept, each once. */
  leftOut: string[];
  /** The end of what was typed, for which there is no room. */
  cut: string;
  /** True for a telephone number of a country that the field is not for. */
  isForeign: boolean;
}

/**
 * Applies an edit as the field's settings want it. A key that the field does not accept leaves what
 * is selected. Pure.
 */
export function applyEdit(held: HeldText, edit: Edit, field: TypedField): EditResult {
  return holdsPhoneDigits(field) ? editNumber(held, edit, field) : editText(held, edit, field);
}

/** @returns what a field holds after all of `text` was put into it at once */
export function cleanText(text: string, field: TypedField): EditResult {
  return applyEdit({ before: '', text: '', after: '' }, { from: 0, to: 0, text }, field);
}

function editText({ text: old }: HeldText, edit: Edit, field: TypedField): EditResult {
  const head = old.slice(0, edit.from);
  const tail = old.slice(edit.to);
  const allowed = keepAllowed(edit.text, field);
  const inserted = holdsWords(field) && head.endsWith(' ') ? allowed.trimStart() : allowed;
  // A full field loses nothing that it has, only the new end.
  const kept = cutText(inserted, Math.max(0, field.maxLength - head.length - tail.length));
  const isRefused = edit.text !== '' && kept === '';
  return {
    before: '',
    text: isRefused ? old : head + kept + tail,
    after: '',
    caret: isRefused ? edit.to : head.length + kept.length,
    leftOut: listRemovedCharacters(edit.text, field),
    cut: inserted.slice(kept.length),
    isForeign: false,
  };
}

/** Between the digits of a number stand signs that mean nothing. */
const separators = /[\p{Pd}\u2212\u30fc()[\]./+·・]/u;

function editNumber(held: HeldText, edit: Edit, field: TypedField): EditResult {
  const leftOut = listRemovedCharacters(edit.text.normalize('NFKC'), field).filter((sign) => !separators.test(sign));
  const isRefused = edit.text !== '' && keepDialled(edit.text) === '';
  return { ...placeDigits(held, isRefused ? { from: edit.to, to: edit.to, text: '' } : edit, field), leftOut };
}

function placeDigits(held: HeldText, edit: Edit, field: TypedField): Omit<EditResult, 'leftOut'> {
  const number = readEdited(held, edit, field);
  const tail = held.text.slice(edit.to);
  if (number.after && tail && !number.isInternational) {
    const room = field.maxLength - edit.from - tail.length;
    const digits = keepDialled(edit.text).replaceAll('+', '');
    // The prefix that is dialled before the number needs no room.
    const fitting = digits.slice(0, Math.max(0, room));
    if (fitting !== digits)
      return { ...placeDigits(held, { ...edit, text: fitting }, field), cut: digits.slice(fitting.length) };
  }
  const { before, digits: text, after, isForeign } = number;
  const behind = tail && tail + keepTail(held, edit);
  const caret = Math.min(Math.max(0, text.length + after.length - behind.length), text.length);
  return { before, text, after, caret, cut: findCut(number, field), isForeign };
}

/** Without a country code of the field's, what was dialled before the number is lost. */
function findCut({ before, after, isForeign }: DialledNumber, { countryCode }: TypedField): string {
  if (isForeign) return '';
  return countryCode || countDigits(before) === 0 ? after : before;
}

/** Reads the number that results from an edit, with all digits typed around it. */
function readEdited(held: HeldText, edit: Edit, field: TypedField): DialledNumber {
  const head = keepHead(held, edit) + held.text.slice(0, edit.from);
  const tail = held.text.slice(edit.to);
  const after = keepTail(held, edit);
  // At the end of what is seen, somebody goes on behind all that they typed.
  return readDialled(tail ? head + edit.text + tail + after : head + after + edit.text, field);
}

/** A number that replaces another, or that begins with "+", has its own code. */
function keepHead(held: HeldText, edit: Edit): string {
  const hasOwn = edit.from === 0 && keepDialled(edit.text).startsWith('+');
  return replacesAll(held, edit) || hasOwn ? '' : held.before;
}

/** Deleting at the end deletes what is seen there; nothing that was cut off takes its place. */
function keepTail(held: HeldText, edit: Edit): string {
  const isDeleted = edit.text === '' && edit.to > edit.from;
  const isInside = held.before.startsWith('+') && edit.to < held.text.length;
  return !replacesAll(held, edit) && (!isDeleted || isInside) ? held.after : '';
}

function replacesAll({ text: old }: HeldText, { from, to, text }: Edit): boolean {
  return to - from === old.length && (old !== '' || text.length > 1);
}

function countDigits(text: string): number {
  return text.replace(/\D/g, '').length;
}
