// Rule: the templates, fields and services that the delivery of a form names exist.
import type { SiteForm } from '#schemas';
import type { Diagnostic, Place } from '../diagnostics/diagnostic.ts';
import { diagnose } from '../diagnostics/create-diagnostic.ts';
import type { SiteRule } from './rule.ts';
import type { RuleContext } from '../site-model/rule-context.ts';
import { reportUnknownName } from './unknown-target.ts';
import { missingSettings, unusedSettings } from '../diagnostics/messages/advice.ts';
import { owners } from '../diagnostics/messages/names.ts';

/** Reports calls that name an unknown template, field or service. */
export const formDeliveryRule: SiteRule = (context) => {
  const { site } = context.site;
  return Object.entries(site?.forms ?? {}).flatMap(([name, form]) => [
    ...checkCalls(form, `/forms/${name}`, context),
    ...checkSpamCheck(form, `/forms/${name}/spamCheck`, context),
  ]);
};

/** The calls whose services look at the answer of each check. */
const checkingCalls: Record<NonNullable<SiteForm['spamCheck']>, Call['call'][]> = {
  'proof-of-work': ['function'],
  turnstile: ['function', 'web3forms', 'formspree'],
  hcaptcha: ['function', 'web3forms', 'formspree'],
};

/** A check needs its service, and somebody who looks at its answer. */
function checkSpamCheck({ spamCheck, delivery }: SiteForm, pointer: string, context: RuleContext): Diagnostic[] {
  if (!spamCheck) return [];
  const { site, locator } = context.site;
  const place = () => locator.place(pointer, 'value');
  if (spamCheck !== 'proof-of-work' && !site?.endpoints[spamCheck])
    return missingEntry(spamCheck, { endpoints: site?.endpoints ?? {}, place });
  const checking = checkingCalls[spamCheck];
  if (delivery.some(({ call }) => checking.includes(call))) return [];
  const facts = { setting: 'spamCheck', ...unusedSettings.spamCheck({ calls: checking }) };
  return [diagnose('site/unused-setting', locator.place(pointer, 'key'), facts)];
}

function checkCalls(form: SiteForm, pointer: string, { site: { site, locator } }: RuleContext): Diagnostic[] {
  const templates = Object.keys(site?.endpoints.email?.templates ?? {});
  // These are sent with every message beside the fields (src/page/forms/leads/payload.ts).
  const fields = [
    ...form.fields.map(({ name }) => name),
    ...Object.keys(form.constants),
    'pageName',
    'captcha',
    'time',
    'lead_id',
  ];
  return form.delivery.flatMap((call, index) => {
    const at = `${pointer}/delivery/${index}`;
    const params = Object.entries(call.params).flatMap(([param, field]) => {
      return reportUnknownName({
        part: 'field',
        name: field,
        known: fields,
        place: () => locator.place(`${at}/params/${param}`, 'value'),
      });
    });
    const missing = missingService(call, {
      endpoints: site?.endpoints ?? {},
      place: () => locator.place(`${at}/call`, 'value'),
    });
    return [
      ...missingTemplate(call, locator.place(at, 'firstKey')),
      ...(missing.length > 0
        ? missing
        : findUnusedSettings(call, (setting) => locator.place(`${at}/${setting}`, 'key'))),
      ...reportUnknownName({
        part: 'template',
        name: call.template,
        known: templates,
        place: () => locator.place(`${at}/template`, 'value'),
      }),
      ...params,
    ];
  });
}

type Call = SiteForm['delivery'][number];

/** @returns the entry of `endpoints` that a call needs */
const chooseService = (call: Call['call']) => (call === 'email' || call === 'email-form' ? 'email' : call);

/** EmailJS sends nothing without a template. */
function missingTemplate({ call, template }: Call, place: Place): Diagnostic[] {
  if (chooseService(call) !== 'email' || template !== undefined) return [];
  const facts = { names: ['template'], owner: owners.call(call), hint: missingSettings.template() };
  return [diagnose('schema/missing-key', place, facts)];
}

/** Only the calls of EmailJS have templates. */
function findUnusedSettings({ call, template, params }: Call, placeOf: (setting: string) => Place): Diagnostic[] {
  if (chooseService(call) === 'email') return [];
  const given = [
    ...(template === undefined ? [] : ['template']),
    ...(Object.keys(params).length > 0 ? ['params'] : []),
  ];
  const why = unusedSettings.ofOtherCalls({ call, calls: ['email-form', 'email'] });
  return given.map((setting) => diagnose('site/unused-setting', placeOf(setting), { setting, ...why }));
}

/** Without its service in `endpoints`, a call would lose the message. */
function missingService({ call }: Call, { endpoints, place }: { endpoints: object; place(): Place }): Diagnostic[] {
  const service = chooseService(call);
  return Object.hasOwn(endpoints, service) ? [] : missingEntry(service, { endpoints, place });
}

function missingEntry(service: string, { endpoints, place }: { endpoints: object; place(): Place }): Diagnostic[] {
  return reportUnknownName({ part: 'service', name: service, known: Object.keys(endpoints), place });
}
