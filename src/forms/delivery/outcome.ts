// What became of one call, in the words that the rest of delivery understands.

export type Outcome =
  /** Confirmed. */
  | { kind: 'sent' }
  /** The spreadsheet answered, but not that the row is written. */
  | { kind: 'unconfirmed' }
  /** Not sent, and it does not count as a try: offline, not configured, or told to come back (soon: in a second). */
  | { kind: 'later'; reason: string; soon?: true }
  /** Not sent; another try may do better. */
  | { kind: 'failed'; reason: string }
  /** Not sent; another try would not do better. */
  | { kind: 'refused'; reason: string }
  /** No answer: it may have been sent or not. */
  | { kind: 'unknown'; reason: string };

/**
 * Reads what the EmailJS SDK rejects with: a plain string for wrong arguments, an object with status and text for an
 * answer, anything else when there was no answer (observed with @emailjs/browser 4.4.1).
 */
export function readMailFailure(error: unknown): Outcome {
  if (typeof error === 'string') return { kind: 'refused', reason: error };
  const { status, text } = (error ?? {}) as { status?: unknown; text?: unknown };
  if (typeof status !== 'number') return { kind: 'unknown', reason: String(error) };
  const reason = `${status} ${String(text ?? '')}`.trim();
  if (status === 429) return { kind: 'later', reason, soon: true };
  return { kind: status >= 500 ? 'failed' : 'refused', reason };
}

/**
 * Reads the spreadsheet's answer. Its script says `{"result":"ok"}`, or "busy" with `retry`; an HTML page is Google's
 * own error page, because a script cannot answer with one through fetch. Any other text is a script of the author's own.
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
