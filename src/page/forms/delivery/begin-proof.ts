// The beginning of a proof of work: what finds it is loaded when one is needed.
import { readEndpoints } from './endpoints.ts';

/** @returns the proof; empty when it or what finds it cannot be had, and the message goes without */
export function beginProof(): Promise<string> {
  return import('../spam/proof-of-work.ts')
    .then(({ findProof }) => findProof(readEndpoints().function))
    .catch(() => '');
}
