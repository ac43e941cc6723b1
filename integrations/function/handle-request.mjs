// The function as one handler of requests, the same on every host: takes the messages of forms, and
// lets the owner read, export and delete them.
import { createHash } from 'node:crypto';
import { handleOwner } from './owner.mjs';
import { checkProof, giveChallenge } from './proofs.mjs';
import { readMessage } from './read-message.mjs';
import { sendDue } from './send-due.mjs';

/** A message with its files may be this large. */
const maxBytes = 10 * 1024 * 1024;

/**
 * @param {Request} request
 * @param {import('./types.d.ts').Parts} parts
 * @param {string} [sender] the sender's address, as far as the host knows it
 * @returns {Promise<Response>}
 */
export async function handleRequest(request, parts, sender = '') {
  const { pathname, searchParams } = new URL(request.url);
  if (pathname.endsWith('/messages') || pathname.includes('/messages/')) return handleOwner(request, parts);
  if (request.method === 'GET' && searchParams.has('challenge')) return answer(200, await giveChallenge(parts));
  if (request.method === 'GET') return answer(200, { result: 'ok', resource: 'health' });
  if (request.method !== 'POST') return answer(405, { result: 'error', message: 'Send a form with POST' });
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes)
    return answer(413, { result: 'error', message: 'The message is larger than 10 MB' });
  if (!parts.mayCome(sender, parts.now()))
    return answer(429, { result: 'error', message: 'Too many messages came from here. Try again in ten minutes' });
  const data = await request.formData().catch(() => undefined);
  if (!data) return answer(400, { result: 'error', message: 'Send the fields of a form, as multipart data' });
  return takeMessage(data, { parts, wantsPage: prefersPage(request) });
}

/** Answers `ok` once the message is in the ledger: what happens to its mail is the function's own business. */
async function takeMessage(data, { parts, wantsPage }) {
  const message = await readMessage(data, parts.site);
  if ('problem' in message) return refuse(message, wantsPage);
  const id = message.id ?? hashContent(message, parts.now());
  const spam = message.spam || (await checkSender(message, parts, id));
  const isNew = await parts.ledger.add({ ...message, spam, id, receivedAt: parts.now() });
  if (isNew) parts.log(`Message ${id} of the form "${message.form}"${spam ? ' (perhaps spam)' : ''}`);
  // Waited for, because some hosts stop a function when it has answered. A failure is tried again later.
  await sendDue(parts, id);
  if (wantsPage) return Response.redirect(new URL(message.goTo, parts.site.url), 303);
  return answer(200, { result: 'ok', duplicate: !isNew });
}

/** @returns why a message looks like spam by the check of its form, or ''; it is kept in any case */
function checkSender({ spamCheck, proof }, parts, id) {
  if (!spamCheck) return '';
  if (spamCheck === 'proof-of-work') return checkProof(proof, parts, id);
  const check = parts.tokenChecks[spamCheck];
  return check ? check(proof) : `Not checked: the function has no secret of ${spamCheck}`;
}

function refuse({ problem, errors = {} }, wantsPage) {
  if (!wantsPage) return answer(422, { result: 'error', message: problem, errors });
  const points = Object.values(errors).map((text) => `<li>${escapeHtml(text)}`);
  const page = `<!doctype html><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Not sent</title>
<h1>${escapeHtml(problem)}</h1><ul>${points.join('')}</ul><p>Go back with your browser: what you wrote is still there.`;
  return new Response(page, { status: 422, headers: { 'content-type': 'text/html; charset=utf-8' } });
}

/** A browser that sends a form by itself wants a page, and script asks for JSON. */
function prefersPage(request) {
  const accept = request.headers.get('accept') ?? '';
  return accept.includes('text/html') && !accept.includes('application/json');
}

/** A message without an id was sent without script. The same content within ten minutes is one message. */
function hashContent({ form, values, files }, now) {
  const contents = files.map(({ bytes }) => createHash('sha256').update(bytes).digest('hex'));
  const content = JSON.stringify([Math.floor(now / 600_000), form, values, contents]);
  return `content-${createHash('sha256').update(content).digest('hex').slice(0, 32)}`;
}

/** @returns {Response} JSON that pages of any origin may read: they send no cookies, and it says nothing of others */
function answer(status, value) {
  return Response.json(value, { status, headers: { 'access-control-allow-origin': '*', 'cache-control': 'no-store' } });
}

function escapeHtml(text) {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
