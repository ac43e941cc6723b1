// The two forms of the site in this folder, as the tests of the engine and of the block use them.
import type { SiteField, SiteForm } from '#schemas';

const base = {
  trim: false,
  rules: [],
  allow: 'anything',
  maxLength: 5000,
  maxMegabytes: 5,
  placeholderCounts: false,
  width: 'full',
} as const;

/** @returns a field with the schema's defaults */
export function field(own: Pick<SiteField, 'name' | 'kind'> & Partial<SiteField>): SiteField {
  return { ...base, label: own.name, ...own, rules: own.rules ?? [] };
}

const industry = field({
  name: 'industryType',
  kind: 'select',
  required: 'Please Select Industry Type',
  options: ['Manufacturing', 'Steel'],
  placeholder: '-- Select Industry --',
});
const mobile = field({
  name: 'mobile',
  kind: 'tel',
  required: 'Mobile number is required',
  rules: [{ pattern: '[0-9]{10}', message: 'Enter valid 10-digit number' }],
  allow: 'digits',
  maxLength: 10,
});
const email = field({
  name: 'email',
  kind: 'email',
  required: 'Email is required',
  rules: [{ pattern: '[^\\s@]+@[^\\s@]+\\.[^\\s@]+', message: 'Invalid email format' }],
});
const message = field({ name: 'message', kind: 'textarea' });
const captcha = { length: 6, characters: 'ABCabc123/%*+-#@' };

/** Form A: mail, acknowledgement, spreadsheet; a panel, then the thank-you page; keeps its fields on failure. */
export const formA: SiteForm = {
  fields: [
    industry,
    field({
      name: 'contactPerson',
      kind: 'text',
      label: 'Full Name',
      required: 'Name is required',
      trim: true,
      allow: 'letters',
    }),
    field({ name: 'companyName', kind: 'text', required: 'Company Name is required', trim: true, allow: 'letters' }),
    mobile,
    email,
    message,
  ],
  constants: { company: 'Example Ltd' },
  pageName: 'Main Website',
  checkAgain: 'sent',
  captcha,
  submit: { label: 'Submit', busyLabel: 'Submitting...' },
  delivery: [
    { call: 'email-form', template: 'notification', params: {} },
    { call: 'email', template: 'reply', params: { user_email: 'email', time: 'time' } },
    { call: 'sheet', params: {} },
  ],
  success: {
    panel: { heading: 'Thanks for getting in touch!', text: 'We will connect with you soon.', seconds: 5 },
    goTo: '/thankyou',
  },
  failure: {
    message: 'Something went wrong. Message could not be sent. You can also contact us by calling +91 120 000 0000.',
    phone: '+91 120 000 0000',
    keepFields: true,
  },
};

/** Form B: the mail alone; no panel; clears its fields on failure. */
export const formB: SiteForm = {
  ...formA,
  fields: [
    field({ name: 'companyName', kind: 'text', required: 'Company Name is required', trim: true }),
    { ...industry, placeholderCounts: true },
    field({ name: 'firstName', kind: 'text', required: 'First Name is required', allow: 'letters', maxLength: 30 }),
    field({ name: 'lastName', kind: 'text', allow: 'letters', maxLength: 10 }),
    mobile,
    email,
    message,
  ],
  constants: {},
  delivery: [{ call: 'email-form', template: 'notification', params: {} }],
  success: { goTo: '/thankyou' },
  failure: { ...formA.failure, keepFields: false },
};

/** A visitor's entries in form A. */
export const asha = {
  industryType: 'Steel',
  contactPerson: 'Asha Rao',
  companyName: 'Rao Works',
  mobile: '9876543210',
  email: 'asha@example.com',
  message: 'Line one\nLine two',
};
