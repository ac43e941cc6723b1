// Address and extra fields with which the browser itself sends a form while no script runs.
import type { Site, SiteCall, SiteForm } from '#schemas';
import { absoluteAddress } from '../../../base/addresses/address.ts';
import { takesFiles } from '../../forms/leads/call-kinds.ts';
import type { FormViewProps } from './hooks/form-view-props.ts';

interface ShownForm {
  form: SiteForm;
  /** The form's name in site.yaml. */
  name: string;
  pageName?: string;
}

/**
 * One press is one request, so the message goes to one service: first to one that keeps it, then to
 * one that mails it. A form with files goes to one that takes them, if it has any.
 */
export function withoutScript(site: Site, shown: ShownForm): Pick<FormViewProps, 'action' | 'extra'> {
  const { form, pageName = form.pageName } = shown;
  const added = { ...form.constants, pageName };
  const hasFiles = form.fields.some(({ kind }) => kind === 'file');
  for (const call of hasFiles ? [...order.filter(takesFiles), ...order] : order) {
    const step = form.delivery.find((each) => each.call === call);
    const target = step && targets[call]?.(site, shown, step);
    if (target) return { action: target.action, extra: { ...added, ...target.extra } };
  }
  return { extra: added };
}

type Call = SiteCall['call'];
type Target = { action: string; extra?: Record<string, string> } | undefined;

const order: Call[] = ['function', 'sheet', 'netlify', 'formspree', 'web3forms', 'email-form'];

const targets: Partial<Record<Call, (site: Site, shown: ShownForm, step: SiteCall) => Target>> = {
  function: ({ endpoints }, { name }) =>
    endpoints.function ? { action: endpoints.function, extra: { 'form-name': name } } : undefined,
  sheet: ({ endpoints: { sheet } }) => (sheet ? { action: sheet } : undefined),
  netlify({ endpoints: { netlify } }, { form, name }) {
    if (!netlify) return undefined;
    // Netlify takes a form at any address of its site, and shows the page that is there.
    const isOwnPage = netlify.address.startsWith('/') && form.success.goTo.startsWith('/');
    return { action: isOwnPage ? form.success.goTo : netlify.address, extra: { 'form-name': name } };
  },
  formspree: ({ endpoints: { formspree } }) => (formspree ? { action: formspree } : undefined),
  web3forms({ url, endpoints: { web3forms } }, { form }) {
    if (!web3forms) return undefined;
    const { goTo } = form.success;
    const redirect = goTo.startsWith('/') ? absoluteAddress(url, goTo) : goTo;
    return { action: web3forms.address, extra: { access_key: web3forms.accessKey, redirect } };
  },
  // With the values that its SDK would add.
  'email-form'({ endpoints: { email } }, _, { template }) {
    if (!email || !template) return undefined;
    const id = email.templates[template] ?? template;
    const account = { service_id: email.service, template_id: id, user_id: email.publicKey };
    return { action: `${email.origin}/api/v1.0/email/send-form`, extra: account };
  },
};
