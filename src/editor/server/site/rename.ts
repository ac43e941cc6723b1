// Another name for a form or a pop-up of the site.
import { planRename, type RenameOptions } from '../../../edits/rename-name.ts';
import { readNameRule } from '../../../edits/fields/name-rule.ts';
import type { AuthoredSite, SiteParts } from './authored-site.ts';
import type { PlannedAction } from './page-actions.ts';
import { refuse } from '../../../base/pure/result.ts';

/** Plans the change of a name in site.yaml and in all that names it. */
export function planNewName(
  { site, store }: SiteParts,
  { kind, from, to }: { kind: string; from: string; to: string },
): PlannedAction {
  if (kind !== 'form' && kind !== 'popup') return refuse('Forms and pop-ups have names that can be changed.');
  const texts = store.texts();
  const options: RenameOptions = { kind, from, to: to.trim(), rule: ruleFor(kind, site) };
  const plan = planRename(options, site.ruleContext(), texts);
  if (!plan.ok) return plan;
  const changes = [...plan.texts].map(([file, after]) => ({ file, before: texts.text(file), after }));
  const places = plan.count === 1 ? 'one place' : `${plan.count} places`;
  const words = plan.count === 0 ? 'It is used nowhere.' : `It is brought up to date in ${places}.`;
  return {
    ok: true,
    changes,
    label: `Rename ${from} to ${options.to}`,
    done: { ok: true, done: `${from} is called ${options.to} now. ${words}`, route: null },
    consequences: { ok: true, words: [words], usedAt: [] },
  };
}

function ruleFor(kind: RenameOptions['kind'], { schemas }: AuthoredSite) {
  return readNameRule(schemas.site.properties?.[kind === 'form' ? 'forms' : 'popups'] ?? {});
}
