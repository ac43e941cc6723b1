// A test message of a form: made as a visitor's message is, and sent from this browser by the code
// that pages send with, to the real services of site.yaml.
import { say } from '../../../base/words/say.ts';
import type { SiteField, SiteForm, SiteServices } from '#schemas';
import { prepareSending } from '../../../page/forms/delivery/prepare-sending.ts';
import { getCallKind } from '../../../page/forms/leads/call-kinds.ts';
import { createLead } from '../../../page/forms/leads/lead.ts';
import { listServices } from './services.ts';
import { describeOutcome, type TestReport } from './test-words.ts';

export interface TestRequest {
  /** The form's name in site.yaml. */
  name: string;
  form: SiteForm;
  endpoints: SiteServices;
  /** E-mail address that the message says it is from. */
  email: string;
}

/** Sends it to each service that brings the owner a message. @returns a report for each of them */
export async function sendTestMessage({ name, form, endpoints, email }: TestRequest): Promise<TestReport[]> {
  const values = Object.fromEntries(form.fields.map((field) => [field.name, createValue(field, email)]));
  const lead = createLead(form, values, { formName: name, captcha: '', pageName: 'Test' });
  const reports: TestReport[] = [];
  for (const step of lead.steps.filter((each) => getCallKind(each) !== 'reply')) {
    if (listServices()[step.call]?.isOfHost) reports.push(describeOutcome(step.call, 'of-host'));
    else {
      const send = await prepareSending(lead, step, endpoints);
      reports.push(describeOutcome(step.call, typeof send === 'function' ? await send() : send));
    }
  }
  return reports;
}

/** @returns a value that says what the message is, or passes the check of its field */
function createValue({ kind, label, value, min, options }: SiteField, email: string): string {
  const option = options?.[0];
  switch (kind) {
    case 'email':
      return email;
    case 'tel':
      return '0301234567';
    case 'url':
      return 'https://example.com';
    case 'number':
      return String(min ?? 1);
    case 'date':
      return new Date().toISOString().slice(0, 10);
    case 'time':
      return '12:00';
    case 'checkbox':
      return label;
    case 'hidden':
      return value ?? '';
    case 'select':
    case 'radio':
    case 'checkboxes':
      return typeof option === 'string' ? option : '';
    case 'file':
      return '';
    default:
      return say('Test message');
  }
}
