// How answers and errors are read.
import { describe, expect, it } from 'vitest';
import { readMailFailure, readSheetAnswer } from '../../src/forms/delivery/outcome.ts';

describe('what the mail SDK rejects with', () => {
  it.each<[unknown, string]>([
    ['The public key is required', 'refused'],
    [{ status: 400, text: 'The user_id parameter is required' }, 'refused'],
    [{ status: 403, text: 'Forbidden' }, 'refused'],
    [{ status: 451, text: 'Unavailable For Headless Browser' }, 'refused'],
    [{ status: 429, text: 'Too Many Requests' }, 'later'],
    [{ status: 502, text: '' }, 'failed'],
    [new TypeError('Failed to fetch'), 'unknown'],
    [new DOMException('late', 'TimeoutError'), 'unknown'],
    [undefined, 'unknown'],
    [null, 'unknown'],
  ])('%j is %s', (error, kind) => expect(readMailFailure(error).kind).toBe(kind));
});

describe('what the spreadsheet answers', () => {
  it.each<[string, number, string]>([
    ['{"result":"ok"}', 200, 'sent'],
    ['{"result":"ok","duplicate":true}', 200, 'sent'],
    ['{"result":"success","row":7}', 200, 'sent'],
    ['Thank you', 200, 'sent'],
    ['', 200, 'sent'],
    ['{"result":"busy","retry":true}', 200, 'later'],
    ['{"result":"error"}', 200, 'unconfirmed'],
    ['<!doctype html><title>Error</title>', 200, 'unconfirmed'],
    ['{"result":"ok"}', 500, 'unconfirmed'],
    ['null', 200, 'sent'],
  ])('%s with %i is %s', async (body, status, kind) => {
    expect((await readSheetAnswer(new Response(body, { status }))).kind).toBe(kind);
  });
});
