// Every pop-up window and every form that is named is in site.yaml.
import { diagnose, type Diagnostic, type Place } from '../diagnostic.ts';
import { isGroup } from '../pointer.ts';
import { nearest } from '../suggest.ts';
import { suggestedFix } from '../suggested-fix.ts';
import type { ReferenceCheck } from './check.ts';

/** Reports buttons that open nothing, and blocks and windows with an unknown form. */
export const checkTargets: ReferenceCheck = ({ references }, { site }) => {
  // Nothing is known of a site.yaml that cannot be read.
  if (!site.known) return [];
  const modals = namesIn(site.known.modals);
  const forms = namesIn(site.known.forms);
  return references.flatMap(({ kind, value, locate }) => {
    if (kind === 'form') return unknownTarget({ kind: 'form', name: value, known: forms, place: locate });
    if (kind !== 'button' || !isGroup(value) || value.opens === undefined) return [];
    return unknownTarget({ kind: 'pop-up window', name: value.opens, known: modals, place: () => locate('opens') });
  });
};

function namesIn(group: unknown): string[] {
  return isGroup(group) ? Object.keys(group) : [];
}

interface Target {
  kind: string;
  name: unknown;
  known: string[];
  place(): Place;
}

/** @returns a diagnostic when the name is not among the known ones */
export function unknownTarget({ kind, name, known, place }: Target): Diagnostic[] {
  if (typeof name !== 'string' || known.includes(name)) return [];
  const near = nearest(name, known);
  const at = place();
  return [diagnose('site/nav-target', at, { kind, name, nearest: near, known, fixes: suggestedFix(at, near) })];
}
