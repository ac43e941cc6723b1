// Applies the rules about files, references and mentions.
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { nowhere } from '../resolve/resolve-fast.ts';
import type { NamedReference, Reference } from '../schema/references.ts';
import type { Referrer, RuleContext } from '../site-model/rule-context.ts';
import type { CheckedFile } from './rule.ts';
import { fileRules, mentionRules, pageRules, referenceRules } from './rule-registry.ts';

/** @returns what the rules about the texts of a file report */
export function applyFileRules(file: CheckedFile): Diagnostic[] {
  return fileRules.flatMap(({ mayFind, check }) => (mayFind(file.text) ? check(file) : []));
}

/**
 * @returns what the rules about references report: about each alone, and about all of one file
 * together
 */
export function applyReferenceRules(references: readonly Reference[]): Diagnostic[] {
  return [
    ...references.flatMap((reference) => referenceRules.flatMap((rule) => rule(reference))),
    ...pageRules.flatMap(({ check }) => check(references)),
  ];
}

/** @returns what the rules about mentions report of a page or site.yaml */
export function applyMentionRules(referrer: Referrer, context: RuleContext): Diagnostic[] {
  return mentionRules.flatMap((rule) => rule(referrer, context));
}

/**
 * Checks each mention once: ten thousand pages mention the same few thousand names.
 * @returns a function that says whether a mention is right on every page; `#anchor` alone never is
 */
export function createMentionCheck(context: RuleContext): (mention: NamedReference) => boolean {
  const results = new Map<NamedReference, boolean>();
  return (mention) => {
    const cached = results.get(mention);
    if (cached !== undefined) return cached;
    const referrer = { file: '', route: null, mentions: [mention], locate: () => nowhere };
    const isRight = !mention.name.startsWith('#') && applyMentionRules(referrer, context).length === 0;
    results.set(mention, isRight);
    return isRight;
  };
}
