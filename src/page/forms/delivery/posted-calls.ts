// Calls that are a plain POST of the lead's values: the address, what is added for the service, and
// how its answer is read. All bodies are multipart, which needs no preflight request, so that a
// request outlives its page; Accept is a header that needs none either.
import type { SiteServices } from '#schemas';
import { takesFiles, type Call } from '../leads/call-kinds.ts';
import { readMailStatus, type DeliveryStep, type Lead } from '../leads/lead.ts';
import { toFormData, type LeadFiles } from '../leads/payload.ts';
import { timing } from '../leads/timing.ts';
import { canKeepAlive } from './keep-alive.ts';
import { readFunctionAnswer, readPageAnswer, readServiceAnswer, readSheetAnswer, type Outcome } from './outcome.ts';

export interface PostedCall {
  /** @returns the address to post to; undefined without the service in `endpoints` */
  address(endpoints: SiteServices): string | undefined;
  /** @returns what is sent beside the lead's values */
  added(lead: Lead, endpoints: SiteServices): Record<string, string>;
  /**
   * True if the visitor waits for the content of a ledger's answer, and not only for its arrival.
   */
  isAnswerAwaited?: boolean;
  /** Value of the `Accept` header that the service needs to answer in a form that can be read. */
  accept?: string;
  readAnswer(response: Response): Promise<Outcome>;
}

const postedCalls: Partial<Record<Call, PostedCall>> = {
  sheet: {
    address: ({ sheet }) => sheet,
    added: (lead): Record<string, string> => {
      const status = readMailStatus(lead);
      return status ? { mail_status: status } : {};
    },
    readAnswer: readSheetAnswer,
  },
  function: {
    address: (endpoints) => endpoints.function,
    added: ({ form }) => ({ 'form-name': form ?? '' }),
    accept: 'application/json',
    isAnswerAwaited: true,
    readAnswer: readFunctionAnswer,
  },
  web3forms: {
    address: ({ web3forms }) => web3forms?.address,
    added: (_, { web3forms }) => ({ access_key: web3forms?.accessKey ?? '' }),
    accept: 'application/json',
    readAnswer: readServiceAnswer,
  },
  formspree: {
    address: ({ formspree }) => formspree,
    added: () => ({}),
    accept: 'application/json',
    readAnswer: readServiceAnswer,
  },
  netlify: {
    address: ({ netlify }) => netlify?.address,
    added: ({ form }) => ({ 'form-name': form ?? '' }),
    readAnswer: readPageAnswer,
  },
};

/** @returns how the call is posted; undefined for calls that the SDK of EmailJS makes */
export function postedCall(call: Call): PostedCall | undefined {
  return postedCalls[call];
}

export interface PreparedPost {
  address: string;
  body: FormData;
  accept?: string;
}

export interface PostRequest {
  call: Call;
  lead: Lead;
  endpoints: SiteServices;
  files?: LeadFiles;
}

/** @returns the request for a lead, or undefined without the service in `endpoints` */
export function preparePost({ call, lead, endpoints, files }: PostRequest): PreparedPost | undefined {
  const { address, added, accept } = postedCalls[call]!;
  const to = address(endpoints);
  const values = { ...lead.values, ...added(lead, endpoints), ...(files && nameLostFiles(lead, files)) };
  return to ? { address: to, accept, body: toFormData(values, takesFiles(call) ? files : undefined) } : undefined;
}

/** Names files that the device did not keep in their place: the message itself is not lost. */
function nameLostFiles({ files: wanted = {}, values }: Lead, files: LeadFiles): Record<string, string> {
  const lost = Object.keys(wanted).filter((name) => !files[name]);
  return Object.fromEntries(lost.map((name) => [name, `${values[name]} (the sender’s device lost this file)`]));
}

/** Sends a prepared request. @throws when there is no response in time */
export function postLead({ address, body, accept }: PreparedPost): Promise<Response> {
  const signal = AbortSignal.timeout(timing.timeoutMs);
  return fetch(address, {
    method: 'POST',
    body,
    ...(accept && { headers: { accept } }),
    keepalive: canKeepAlive(body),
    signal,
  });
}

/** @returns the outcome of a call whose service is not in `endpoints` */
export function describeMissingService({ call, template }: DeliveryStep): Outcome {
  const reason = postedCall(call)
    ? `No service is configured for the call "${call}" (endpoints.${call})`
    : `No e-mail service is configured for the template "${template ?? ''}" (endpoints.email)`;
  return { kind: 'later', reason };
}
