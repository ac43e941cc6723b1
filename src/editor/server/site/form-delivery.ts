// Delivery of a form: the service that brings its messages, and the key or address that it needs.
import { say } from '../../../base/words/say.ts';
import { isGroup } from '../../../base/pure/pointer.ts';
import { refuse } from '../../../base/pure/result.ts';
import type { Edit } from '../../../edits/model/edit.ts';
import type { SiteParts } from './authored-site.ts';
import { planSettings, type PlannedAction } from './page-actions.ts';

export interface ServiceAccess {
  /** The `call` of a delivery, which is also the name of the service in `endpoints`. */
  service: string;
  /** Key or address of the service; "" where it needs none, or has it already. */
  access: string;
}

/** Services whose setting is a group, and the one in it that has to be given; null for none. */
const groups: Record<string, string | null> = { web3forms: 'accessKey', netlify: null };
const services = new Set(['web3forms', 'formspree', 'netlify', 'sheet', 'function']);

/**
 * Checks that the messages of a form reach its owner: mails to its sender (`email`) bring nobody
 * the message.
 */
export function isDelivered(
  { delivery }: Readonly<Record<string, unknown>>,
  endpoints: Readonly<Record<string, unknown>>,
): boolean {
  return listCalls(delivery).some((each) => {
    const call = isGroup(each) ? each.call : undefined;
    if (typeof call !== 'string' || call === 'email') return false;
    return groups[call] === null || endpoints[call] !== undefined;
  });
}

/** @returns the edits of site.yaml that give a service its key or address; none where it has it */
export function planAccess(data: Record<string, unknown>, { service, access }: ServiceAccess): Edit[] {
  const endpoints = isGroup(data.endpoints) ? data.endpoints : {};
  const given = access.trim();
  const key = groups[service];
  const [path, known] = [['endpoints', service], endpoints[service]];
  if (known === undefined) {
    const value = key === undefined ? given : key === null ? {} : { [key]: given };
    return [{ kind: 'set', path, value }];
  }
  if (given === '' || key === null) return [];
  if (key === undefined || !isGroup(known)) return known === given ? [] : [{ kind: 'set', path, value: given }];
  return known[key] === given ? [] : [{ kind: 'set', path: [...path, key], value: given }];
}

/** Plans that messages of a form go to one service. Mails to its sender (`email`) stay. */
export function planDelivery(parts: SiteParts, { form, ...access }: ServiceAccess & { form: string }): PlannedAction {
  const { site } = parts;
  const data = site.ruleContext().site.data ?? {};
  const forms = isGroup(data.forms) ? data.forms : {};
  const found = Object.hasOwn(forms, form) ? forms[form] : undefined;
  if (!isGroup(found)) return refuse(say('There is no form "{form}".', { form }));
  if (!services.has(access.service)) return refuse(say('There is no such service.'));
  return planSettings(parts, {
    edits: [...planCalls(form, found, access.service), ...planAccess(data, access)],
    keyOrder: Object.keys(site.schemas.site.properties ?? {}),
    label: say('Where messages of the form {form} go', { form }),
    done: say('Saved.'),
    words: say('The settings of the site are changed.'),
  });
}

function planCalls(form: string, { delivery }: Record<string, unknown>, service: string): Edit[] {
  const calls = listCalls(delivery);
  const replies = calls.filter((call) => isGroup(call) && call.call === 'email');
  const isSame = calls.length === replies.length + 1 && calls.some((call) => isGroup(call) && call.call === service);
  return isSame ? [] : [{ kind: 'set', path: ['forms', form, 'delivery'], value: [{ call: service }, ...replies] }];
}

function listCalls(delivery: unknown): unknown[] {
  return Array.isArray(delivery) ? (delivery as unknown[]) : [];
}
