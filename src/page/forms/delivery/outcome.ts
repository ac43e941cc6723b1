// Outcomes of requests, as read from the responses of the services.

export type Outcome =
  /** Confirmed. */
  | { kind: 'sent' }
  /** The spreadsheet answered, but not that the row is written. */
  | { kind: 'unconfirmed' }
  /**
   * Not sent, and it does not count as a try: offline, not configured, or too many requests (soon:
   * in a second).
   */
  | { kind: 'later'; reason: string; soon?: true }
  /** Not sent; another try may succeed. */
  | { kind: 'failed'; reason: string }
  /** Not sent; another try would fail, too. `errors` are what is wrong with fields, by their names. */
  | { kind: 'refused'; reason: string; errors?: Record<string, string> }
  /** No response: it may have been sent or not. */
  | { kind: 'unknown'; reason: string };

/** No request is made without a network. */
export const offline: Outcome = { kind: 'later', reason: 'The browser is offline' };

/**
 * Reads what the EmailJS SDK rejects with: a string for wrong arguments, an object with status and
 * text for a response, anything else when there was none (observed with @emailjs/browser 4.4.1).
 */
export function readMailFailure(error: unknown): Outcome {
  if (typeof error === 'string') return { kind: 'refused', reason: error };
  const { status, text } = (error ?? {}) as { status?: unknown; text?: unknown };
  if (typeof status !== 'number') return { kind: 'unknown', reason: String(error) };
  const reason = `${status} ${String(text ?? '')}`.trim();
  // EmailJS takes one request a second, so the next second is soon enough.
  return status === 429 ? { kind: 'later', reason, soon: true } : readStatus(status, reason);
}

/**
 * Reads the JSON of a service that mails messages: `{"success":true}` (Web3Forms), `{"ok":true}` or
 * `{"errors":[…]}` (Formspree). Nobody knows what became of a message that a page answers.
 */
export async function readServiceAnswer(response: Response): Promise<Outcome> {
  const text = await response.text();
  if (response.ok && !parseObject(text))
    return { kind: 'unknown', reason: `This is no answer of the service: ${text.slice(0, 100)}` };
  return judgeAnswer(response, text);
}

/**
 * Reads the JSON of a function of the site's own: what is wrong with fields is for the sender. Only
 * `{"result":"ok"}` says that it has the message. A page with status 200 is of a host that
 * answers so at every address, or of a network that wants a log-in first.
 */
export async function readFunctionAnswer(response: Response): Promise<Outcome> {
  const text = await response.text();
  const answer = parseObject(text);
  if (response.ok && answer?.result !== 'ok')
    return { kind: 'failed', reason: `This is no answer of the function: ${text.slice(0, 100)}` };
  const outcome = judgeAnswer(response, text);
  const errors = answer?.errors;
  const areKnown = outcome.kind === 'refused' && typeof errors === 'object' && errors !== null;
  return areKnown ? { ...outcome, errors: { ...errors } } : outcome;
}

function judgeAnswer(response: Response, text: string): Outcome {
  const answer = parseObject(text);
  const accepted = response.ok && answer?.success !== false && answer?.ok !== false && !answer?.errors;
  if (accepted) return { kind: 'sent' };
  const reason = `${response.status} ${String(answer?.message ?? answer?.error ?? text.slice(0, 300))}`.trim();
  return response.ok ? { kind: 'refused', reason } : readStatus(response.status, reason);
}

/** Reads the answer of a service that shows a page: its status says it all. */
export async function readPageAnswer({ ok, status, statusText }: Response): Promise<Outcome> {
  return ok ? { kind: 'sent' } : readStatus(status, `${status} ${statusText}`.trim());
}

/** @returns the outcome of a response that is no success */
function readStatus(status: number, reason: string): Outcome {
  if (status === 429) return { kind: 'later', reason };
  return { kind: status >= 500 ? 'failed' : 'refused', reason };
}

function parseObject(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? { ...value } : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Reads the spreadsheet's response. Its script sends `{"result":"ok"}`, or "busy" with `retry`. An
 * HTML page is an error page of Google's. Any other text is from a script of the author's own, and
 * counts as sent.
 */
export async function readSheetAnswer(response: Response): Promise<Outcome> {
  const text = await response.text();
  if (!response.ok || /^\s*</.test(text)) return { kind: 'unconfirmed' };
  try {
    const answer = JSON.parse(text) as { result?: unknown; retry?: unknown } | null;
    if (answer?.retry === true) return { kind: 'later', reason: 'The spreadsheet is busy', soon: true };
    return { kind: answer?.result === 'error' ? 'unconfirmed' : 'sent' };
  } catch {
    return { kind: 'sent' };
  }
}
