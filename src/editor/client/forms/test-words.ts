// Reports on a test message: what its service answered, in sentences for the owner of the form.
import { say } from '../../../base/words/say.ts';
import type { Outcome } from '../../../page/forms/delivery/outcome.ts';
import { nameService } from './services.ts';

export interface TestReport {
  call: string;
  hasArrived: boolean;
  words: string;
  /** Answer of the service in its own words; "" for none. */
  answer: string;
}

/** @param outcome of the request; `of-host` where only pages of the site itself can send */
export function describeOutcome(call: string, outcome: Outcome | 'of-host'): TestReport {
  const name = nameService(call);
  const Name = name.charAt(0).toUpperCase() + name.slice(1);
  if (outcome === 'of-host') return { call, hasArrived: false, words: ofHost(Name), answer: '' };
  const answer = 'reason' in outcome ? outcome.reason : '';
  const report = (words: string) => ({ call, hasArrived: false, words, answer });
  switch (outcome.kind) {
    case 'sent':
      return {
        call,
        hasArrived: true,
        words: `${say('The test message has arrived at {name}.', { name })} ${whereToLook(call)}`,
        answer,
      };
    case 'unconfirmed':
      return report(
        say(
          '{Name} has answered with a page instead of a row. In its script choose Deploy, and let "Anyone" have access.',
          { Name },
        ),
      );
    case 'unknown':
      return report(
        `${say('No answer came from {name}. Check the address, and that this computer is online.', { name })} ${mayRefuse(call)}`.trim(),
      );
    case 'later':
      return report(describeLater(Name, outcome.reason));
    case 'failed':
      return report(say('{Name} has a failure of its own. Try again in some minutes.', { Name }));
    case 'refused':
      return report(describeRefusal(Name, outcome.reason));
  }
}

function ofHost(name: string): string {
  return say('{name} takes messages from your published site only. Publish it, and send yourself a message there.', {
    name,
  });
}

function whereToLook(call: string): string {
  if (call === 'sheet') return say('It is a row of the sheet now.');
  return say('Look into your mail box, and into its folder for spam: it may take some minutes.');
}

/** A function answers pages of the origins alone that its settings name. */
function mayRefuse(call: string): string {
  return call === 'function' ? say('Your program may answer pages of your own site only.') : '';
}

function describeLater(name: string, reason: string): string {
  if (/offline/.test(reason)) return say('This computer is offline, so nothing was sent.');
  if (/^429|Too Many/i.test(reason))
    return say('{name} takes no more messages now: its limit is reached. Wait, or look into your account there.', {
      name,
    });
  if (/^No (e-mail )?service/.test(reason))
    return say('The key or the address of {name} is missing. Fill it in, and save it.', { name });
  return say('{name} is busy. Try again in a minute.', { name });
}

function describeRefusal(name: string, reason: string): string {
  const status = /^\d{3}/.exec(reason)?.[0];
  if (status === '401' || status === '403' || /key|user_id|account/i.test(reason))
    return say(
      '{name} does not know this key, or does not take messages with it. Copy it once more from your account.',
      { name },
    );
  if (status === '404')
    return say('{name} has no form at this address. Copy it once more from your account.', { name });
  if (status === '413') return say('The message is too large for {name}.', { name });
  return say('{name} has refused the message.', { name });
}
