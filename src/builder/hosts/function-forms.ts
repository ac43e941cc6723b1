// The forms of a site for its function (integrations/function): by them it checks each message once
// more. It also says where the sender goes, and has the words for what it does not take.
import type { Site, SiteLabels } from '#schemas';
import { completeForm } from '../../page/forms/complete-form.ts';

/** @returns the text of forms.json; undefined for a site whose forms do not send to a function */
export function functionForms(site: Site): string | undefined {
  const sending = Object.entries(site.forms).filter(([, { delivery }]) =>
    delivery.some(({ call }) => call === 'function'),
  );
  if (sending.length === 0) return undefined;
  const forms = sending.map(([name, { constants, success, spamCheck }]) => {
    const fields = completeForm(site, name)!.fields;
    return [name, { fields, constants, goTo: success.goTo, spamCheck }];
  });
  const { url, lang, labels } = site;
  return `${JSON.stringify({ url, lang, words: pickLabels(labels), forms: Object.fromEntries(forms) }, null, 2)}\n`;
}

function pickLabels({ alertTitle, problem, tooLarge, tooMany, notTaken, goBack }: SiteLabels): Partial<SiteLabels> {
  return { alertTitle, problem, tooLarge, tooMany, notTaken, goBack };
}
