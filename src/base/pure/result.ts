// The one shape of a result that can be a refusal.

/** A request that cannot be met, with the reason as a sentence for the person who made it. */
export interface Refusal {
  ok: false;
  reason: string;
}

export type Result<Value extends object> = ({ ok: true } & Value) | Refusal;

export function refuse(reason: string): Refusal {
  return { ok: false, reason };
}
