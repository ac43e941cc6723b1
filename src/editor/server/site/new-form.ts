// A new form in site.yaml: what a first form asks for, and where its messages go.
import { say } from '../../../base/words/say.ts';
import type { Edit } from '../../../edits/model/edit.ts';
import { findNameProblem, readNameRule } from '../../../edits/fields/name-rule.ts';
import { isGroup } from '../../../base/pure/pointer.ts';
import type { SiteParts } from './authored-site.ts';
import { planSettings, type PlannedAction } from './page-actions.ts';
import { refuse } from '../../../base/pure/result.ts';
import { fillTemplate } from '../../../site/recipes/fill-template.ts';
import { inLanguage, readLanguage, readPart, readStarterWords } from '../../../site/recipes/starter-words.ts';
import { parse } from 'yaml';
import { planAccess } from './form-delivery.ts';

export interface NewForm {
  name: string;
  /** The `call` of its delivery, which is also the name of the service in `endpoints`. */
  service: string;
  /** Key or address of the service; "" where it needs none, or has it already. */
  access: string;
}

/** Plans a form with a name, an e-mail address and a message to fill in. */
export function planNewForm(parts: SiteParts, { name, service, access }: NewForm): PlannedAction {
  const { site } = parts;
  const data = site.ruleContext().site.data ?? {};
  const forms = isGroup(data.forms) ? data.forms : {};
  const rule = readNameRule(site.schemas.site.properties?.forms ?? {});
  const problem = findNameProblem(name, { rule, title: 'form', taken: Object.keys(forms) });
  if (problem !== null) return refuse(problem);
  const form: Edit = { kind: 'set', path: ['forms', name], value: formFor(service, parts) };
  return planSettings(parts, {
    edits: [form, ...planAccess(data, { service, access })],
    keyOrder: Object.keys(site.schemas.site.properties ?? {}),
    label: say('New form {name}', { name }),
    done: say('The form {name} is there.', { name }),
    words: say('The site has a form {name} then.', { name }),
  });
}

/** @returns the form in the words of the site's language */
function formFor(service: string, { site, productRoot }: SiteParts): unknown {
  const context = site.ruleContext();
  const hasEmail = typeof context.site.data?.email === 'string';
  const { words } = readStarterWords(productRoot, readLanguage(context));
  const text = fillTemplate(readPart(productRoot, 'form'), {
    ...inLanguage(words),
    texts: { service },
    has: new Set(hasEmail ? ['site-email'] : []),
  });
  return parse(text);
}
