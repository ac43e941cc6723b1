// The function as one handler of requests, the same on every host: takes the messages of forms, and
// lets the owner read, export and delete them.
import { createHash } from 'node:crypto';
import { handleOwner } from './owner.mjs';
import { checkProof, giveChallenge } from './proofs.mjs';
import { readMessage } from './read-message.mjs';
import { answerJson, createRefusals, readWords } from './refusals.mjs';
import { sendDue } from './send-due.mjs';
import { notChecked } from './token-checks.mjs';

/** More than any form has, each choice of a list counted. */
const maxFields = 1000;

/**
 * @param {Request} request
 * @param {import('./types.d.ts').Parts} parts
 * @param {import('./types.d.ts').Call} call
 * @returns {Promise<Response>}
 */
export async function handleRequest(request, parts, call) {
  try {
    return await answerRequest(request, parts, call);
  } catch (error) {
    // Not stored, or not known to be: a page keeps its message and sends it again.
    parts.log(`A request could not be answered; a page keeps its message and sends it again. ${error}`);
    return createRefusals(parts.site, prefersPage(request))(500, 'The function failed', { isTechnical: true });
  }
}

async function answerRequest(request, parts, call) {
  const { pathname, searchParams } = new URL(request.url);
  const { sender = '' } = call;
  if (pathname.endsWith('/messages') || pathname.includes('/messages/')) return handleOwner(request, parts, sender);
  if (request.method === 'GET' && searchParams.has('challenge')) return answerJson(200, await giveChallenge(parts));
  if (request.method === 'GET') return answerJson(200, { result: 'ok', resource: 'health' });
  const wantsPage = prefersPage(request);
  const refuse = createRefusals(parts.site, wantsPage);
  if (request.method !== 'POST') return refuse(405, 'Send a form with POST', { isTechnical: true });
  const words = readWords(parts.site);
  if (Number(request.headers.get('content-length') ?? 0) > parts.maxBytes) return refuse(413, words.tooLarge);
  if (parts.senderLimit.isReached(sender, parts.now())) return refuse(429, words.tooMany);
  parts.senderLimit.count(sender, parts.now());
  const data = await request.formData().catch(() => undefined);
  if (!data) return refuse(400, 'Send the fields of a form, as multipart data', { isTechnical: true });
  if ([...data.keys()].length > maxFields)
    return refuse(400, `Send at most ${maxFields} fields`, { isTechnical: true });
  const message = await readMessage(data, parts.site);
  if ('problem' in message) {
    // Its owner has to do something; for other problems the sender has.
    if (message.isTechnical) parts.log(`A message was not taken. ${message.problem}`);
    return refuse(422, message.problem, message);
  }
  return takeMessage(message, { parts, wantsPage, call, origin: request.headers.get('origin') ?? '' });
}

/** Answers `ok` once the message is in the ledger. Its mail follows: a mail server may be slow, or hang. */
async function takeMessage(message, { parts, wantsPage, call, origin }) {
  const id = message.id ?? hashContent(message, parts.now());
  const spam = message.spam || (await checkSender(message, parts, id));
  const isNew = await parts.ledger.add({ ...message, spam, id, receivedAt: parts.now() });
  if (isNew) parts.log(`Message ${id} of the form "${message.form}"${spam ? ' (perhaps spam)' : ''}`);
  call.waitUntil(
    sendDue(parts, id).catch((error) => parts.log(`Message ${id} is kept, and could not be sent yet. ${error}`)),
  );
  if (wantsPage) return Response.redirect(new URL(message.goTo, findSite(origin, parts.site)), 303);
  return answerJson(200, { result: 'ok', duplicate: !isNew });
}

/** @returns where the sender goes on: on the site, or on a preview of it on the sender's own machine */
function findSite(origin, { url }) {
  return /^https?:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(origin) ? origin : url;
}

/** @returns why a message looks like spam by the check of its form, or ''; it is kept in any case */
async function checkSender({ spamCheck, proof }, parts, id) {
  // The ledger keeps the result of the first check of a message that is sent again.
  if (!spamCheck || (await parts.ledger.read(id))) return '';
  if (spamCheck === 'proof-of-work') return checkProof(proof, parts, id);
  const check = parts.tokenChecks[spamCheck];
  return check ? check(proof, id) : `${notChecked}: the function has no secret of ${spamCheck}`;
}

/** A browser that sends a form without script wants a page, and script asks for JSON. */
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
