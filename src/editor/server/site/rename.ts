// Another name for a form or a pop-up of the site.
import { say } from '../../../base/words/say.ts';
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
  if (kind !== 'form' && kind !== 'popup') return refuse(say('Forms and pop-ups have names that can be changed.'));
  const texts = store.texts();
  const options: RenameOptions = { kind, from, to: to.trim(), rule: ruleFor(kind, site) };
  const plan = planRename(options, site.ruleContext(), texts);
  if (!plan.ok) return plan;
  const changes = [...plan.texts].map(([file, after]) => ({ file, before: texts.text(file), after }));
  const words =
    plan.count === 0
      ? say('It is used nowhere.')
      : say('It is brought up to date in one place. | It is brought up to date in {count} places.', {
          count: plan.count,
        });
  return {
    ok: true,
    changes,
    label: say('Rename {from} to {to}', { from, to: options.to }),
    done: { ok: true, done: `${say('{from} is called {to} now.', { from, to: options.to })} ${words}`, route: null },
    consequences: { ok: true, words: [words], usedAt: [] },
  };
}

function ruleFor(kind: RenameOptions['kind'], { schemas }: AuthoredSite) {
  return readNameRule(schemas.site.properties?.[kind === 'form' ? 'forms' : 'popups'] ?? {});
}
