// Consent of a form: a check box that must be ticked, with a link to the page about privacy, which
// is made if the site has none.
import { say } from '../../../base/words/say.ts';
import { applyEdit } from '../../../edits/engine/apply-edit.ts';
import { isGroup } from '../../../base/pure/pointer.ts';
import { refuse } from '../../../base/pure/result.ts';
import { readRecipes } from '../../../site/recipes/page-template.ts';
import { planPage } from '../../../site/recipes/plan-page.ts';
import { readLanguage, readStarterWords } from '../../../site/recipes/starter-words.ts';
import type { ConsentField } from '../../protocol/site.ts';
import type { FileChange } from '../store/site-store.ts';
import type { SiteParts } from './authored-site.ts';
import type { PlannedAction } from './page-actions.ts';

const consentField: ConsentField = 'consent';

/** @param isOn true to ask for consent, false to ask no more */
export function planConsent(parts: SiteParts, { form, isOn }: { form: string; isOn: boolean }): PlannedAction {
  const fields = listFields(parts, form);
  if (!fields) return refuse(say('There is no form "{form}".', { form }));
  const at = fields.findIndex((field) => isGroup(field) && field.name === consentField);
  if (isOn === at >= 0)
    return refuse(isOn ? say('The form asks for consent already.') : say('The form asks for no consent.'));
  const before = parts.store.texts().text('site.yaml');
  const page = isOn ? planPrivacyPage(parts, before) : { ok: true as const, texts: new Map<string, string>() };
  if (!page.ok) return page;
  const { texts } = page;
  const path = ['forms', form, 'fields'];
  const edited = applyEdit(
    texts.get('site.yaml') ?? before,
    isOn
      ? { kind: 'insert', path, at: fields.length, value: createField(parts) }
      : { kind: 'remove', path: [...path, at] },
  );
  if (!edited.ok) return edited;
  texts.set('site.yaml', edited.text);
  const changes = [...texts].map(([file, after]): FileChange => ({
    file,
    before: file === 'site.yaml' ? before : null,
    after,
  }));
  const asks = isOn ? say('The form asks for consent.') : say('The form asks for no consent.');
  const made = changes.length > 1 ? say('The page about privacy was made, too: fill in its gaps.') : '';
  return {
    ok: true,
    changes,
    label: isOn ? say('Consent in the form {form}', { form }) : say('No consent in the form {form}', { form }),
    done: {
      ok: true,
      done: `${asks} ${made}`.trim(),
      route: null,
    },
    consequences: { ok: true, words: changes.map(({ file }) => say('{file} is written.', { file })), usedAt: [] },
  };
}

function listFields({ site }: SiteParts, form: string): unknown[] | undefined {
  const forms = site.ruleContext().site.data?.forms;
  const found = isGroup(forms) && Object.hasOwn(forms, form) ? forms[form] : undefined;
  return isGroup(found) && Array.isArray(found.fields) ? found.fields : undefined;
}

/** @returns the field in the words of the site's language */
function createField({ site, productRoot }: SiteParts): Record<string, unknown> {
  const { words } = readStarterWords(productRoot, readLanguage(site.ruleContext()));
  const { label, required } = words.consent;
  const { title, address } = words.pages.privacy!;
  return {
    name: consentField,
    label: label.replace('<privacy>', `[${title}](${address})`),
    kind: 'checkbox',
    required,
  };
}

/** @returns the texts to write for the page about privacy; none where the site has it */
function planPrivacyPage({ site, productRoot }: SiteParts, siteText: string) {
  const context = site.ruleContext();
  const { title, address } = readStarterWords(productRoot, readLanguage(context)).words.pages.privacy!;
  if (context.routes.has(address)) return { ok: true as const, texts: new Map<string, string>() };
  const recipe = readRecipes(productRoot).find(({ name }) => name === 'privacy')!;
  const hasFooter = (context.site.site?.footer.columns ?? []).length > 0;
  const wanted = { recipe, address, title, menu: '', footer: hasFooter ? title : '', collection: false };
  return planPage(wanted, { context, productRoot, siteText });
}
