// Reading of answers and errors.
import { describe, expect, it } from 'vitest';
import {
  readFunctionAnswer,
  readMailFailure,
  readServiceAnswer,
  readSheetAnswer,
} from '../../../src/page/forms/delivery/outcome.ts';

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

describe('what a function of the site’s own answers', () => {
  it.each<[string, number, string]>([
    ['{"result":"ok","duplicate":false}', 200, 'sent'],
    // A host that has the home page for every address, a network that wants a log-in first, half an answer.
    ['<!doctype html><title>Home</title>', 200, 'failed'],
    ['', 200, 'failed'],
    ['{"result":"o', 200, 'failed'],
    ['null', 200, 'failed'],
    ['{"result":"error"}', 200, 'failed'],
    ['{"message":"Hello"}', 200, 'failed'],
    ['{"result":"error","message":"Too many"}', 429, 'later'],
    ['{"result":"error","message":"Too large"}', 413, 'refused'],
    ['<html>Not found', 404, 'refused'],
    ['', 500, 'failed'],
  ])('%s with %i is %s', async (body, status, kind) => {
    expect((await readFunctionAnswer(new Response(body, { status }))).kind).toBe(kind);
  });

  it('names the fields that are wrong', async () => {
    const answer = Response.json({ result: 'error', errors: { email: 'No address' } }, { status: 422 });
    expect(await readFunctionAnswer(answer)).toMatchObject({ kind: 'refused', errors: { email: 'No address' } });
  });
});

describe('what a service that mails messages answers', () => {
  it.each<[string, number, string]>([
    ['{"success":true,"message":"Email sent successfully!"}', 200, 'sent'],
    ['{"next":"/thanks","ok":true}', 200, 'sent'],
    ['{"success":false,"message":"Access key is required"}', 200, 'refused'],
    ['{"errors":[{"code":"EMPTY"}]}', 422, 'refused'],
    ['<!doctype html><title>Please log in</title>', 200, 'unknown'],
    ['', 200, 'unknown'],
  ])('%s with %i is %s', async (body, status, kind) => {
    expect((await readServiceAnswer(new Response(body, { status }))).kind).toBe(kind);
  });
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
