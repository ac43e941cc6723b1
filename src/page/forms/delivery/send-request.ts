// Requests for delivery steps: sends one step of a lead and records its outcome: "unknown" before
// the request, what the response says after it.
import { getCallKind } from '../leads/call-kinds.ts';
import { changeStep, loadLead } from '../leads/lead-box.ts';
import { findFiles } from '../leads/lead-files.ts';
import { readMailStatus, type Lead, type DeliveryStep } from '../leads/lead.ts';
import { timing } from '../leads/timing.ts';
import { readEndpoints } from './endpoints.ts';
import { offline, type Outcome } from './outcome.ts';
import { describeMissingService, postLead, postedCall, preparePost } from './posted-calls.ts';
import { recordOutcome } from './record-outcome.ts';
import { trySendingNotice, type StepRequest } from './send-notice.ts';
import { withTabLock } from './tab-lock.ts';

const inOtherTab: Outcome = { kind: 'later', reason: 'Another tab is sending it' };
const maxEarlyRetries = 2;
const runningRows = new Map<string, Promise<Outcome>>();

/**
 * Sends the step unless it is done already. A request to a ledger has started when this
 * returns, unless it has files.
 * @returns the outcome for the visitor, for whom any response of the spreadsheet counts as sent
 */
export async function sendRequest(call: StepRequest): Promise<Outcome> {
  const lead = loadLead(call.id);
  const step = lead?.steps[call.index];
  const done = step?.state === 'sent' && (call.awaited || getCallKind(step) !== 'ledger');
  if (!lead || !step || done) return { kind: 'sent' };
  return getCallKind(step) === 'ledger' ? sendRow(call, lead, step) : sendNoticeOnce(call);
}

/**
 * Sends one request at a time for each row. A second one would do no harm, because the row has the
 * lead's id.
 */
function sendRow(call: StepRequest, lead: Lead, step: DeliveryStep): Promise<Outcome> {
  const key = `${call.id} ${call.index}`;
  const running = runningRows.get(key);
  if (running) return running;
  const posting = postRow(call, lead, step).finally(() => runningRows.delete(key));
  runningRows.set(key, posting);
  return posting;
}

async function postRow(call: StepRequest, lead: Lead, step: DeliveryStep): Promise<Outcome> {
  const posted = postedCall(step.call)!;
  const files = lead.files && (await findFiles(lead));
  const request = preparePost({ call: step.call, lead, endpoints: readEndpoints(), files });
  if (!request) return recordOutcome(call, describeMissingService(step));
  if (navigator.onLine === false) return recordOutcome(call, offline);
  const reported = readMailStatus(lead);
  const confirmed = step.state === 'sent';
  changeStep(call.id, call.index, { state: confirmed ? 'sent' : 'unknown', due: Date.now() + timing.timeoutMs });
  const lost = (error: unknown) => recordOutcome(call, { kind: 'unknown', reason: String(error) });
  try {
    const answer = await postLead(request);
    const read = posted.readAnswer(answer).then((outcome) => recordOutcome(call, outcome, { reported }), lost);
    return posted.isAnswerAwaited ? await read : { kind: 'sent' };
  } catch (error) {
    return lost(error);
  }
}

/** Only one tab at a time may send a lead's notices, because a mail cannot be taken back. */
async function sendNoticeOnce(call: StepRequest): Promise<Outcome> {
  const outcome = await withTabLock(`lead-${call.id}`, call.awaited, async () => {
    let last = await trySendingNotice(call);
    for (let again = 0; last.kind === 'later' && last.soon && call.awaited && again < maxEarlyRetries; again++) {
      last = await trySendingNotice(call);
    }
    return last;
  });
  return outcome ?? inOtherTab;
}
