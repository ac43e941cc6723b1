// Every pop-up window and every form that is named is in site.yaml.
import { diagnose, type Diagnostic, type Place } from '../diagnostic.ts';
import { isGroup } from '../pointer.ts';
import { nearest } from '../suggest.ts';
import { suggestedFix } from '../suggested-fix.ts';
import type { MentionCheck } from './check.ts';

/** Reports buttons that open nothing, and blocks and windows with an unknown form. */
export const checkTargets: MentionCheck = ({ mentions, locate }, { site }) => {
  // Nothing is known of a site.yaml that cannot be read.
  if (!site.known) return [];
  const modals = namesIn(site.known.modals);
  const forms = namesIn(site.known.forms);
  // Where the whole group is misspelt or stands in the wrong place, that is said, and not at each use.
  const isMisplaced = site.diagnostics.some(
    ({ code }) => code === 'schema/unknown-key' || code === 'schema/lost-indent',
  );
  const isKnown = (name: string) => !isMisplaced || (isGroup(site.value) && Object.hasOwn(site.value, name));
  return mentions.flatMap(({ kind, name }, index) => {
    const place = () => locate(index);
    if (kind === 'form') return isKnown('forms') ? unknownTarget({ kind: 'form', name, known: forms, place }) : [];
    return kind === 'button' && isKnown('modals')
      ? unknownTarget({ kind: 'pop-up window', name, known: modals, place })
      : [];
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
