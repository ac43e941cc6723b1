// Services that bring the messages of a form, in the words of who has never heard of them.
import { say } from '../../../base/words/say.ts';

/** A service that takes messages. */
export interface Service {
  title: string;
  /** Explanation: the way of a message. */
  about: string;
  cost: string;
  /** Preparation that it asks for. */
  needs: string;
  /** Page where the key or the address is from. */
  page?: { title: string; href: string };
  /** True if only pages of the site itself can send to it. */
  isOfHost?: true;
}

/** By their `call`; the simplest first. Prices change, so none is named. */
export const listServices = (): Readonly<Record<string, Service>> => ({
  web3forms: {
    title: say('By e-mail, with Web3Forms'),
    about: say('Each message comes into your mail box. The simplest way.'),
    cost: say('Free for the messages of a small site.'),
    needs: say('Your e-mail address: Web3Forms sends you a key, which you paste here.'),
    page: { title: say('Get the key'), href: 'https://web3forms.com' },
  },
  formspree: {
    title: say('By e-mail, with Formspree'),
    about: say('Each message comes into your mail box, and into a list that you can search.'),
    cost: say('Free for a few messages each month.'),
    needs: say('An account there, and a form in it, whose address you paste here.'),
    page: { title: say('Open Formspree'), href: 'https://formspree.io' },
  },
  netlify: {
    title: say('By e-mail, with Netlify'),
    about: say('Netlify keeps each message and mails it to you.'),
    cost: say('Free for the messages of a small site.'),
    needs: say('A site that Netlify serves, with "form detection" switched on there. There is nothing to fill in.'),
    isOfHost: true,
  },
  sheet: {
    title: say('A Google sheet'),
    about: say('Each message becomes a row of a table that several people can read.'),
    cost: say('Free.'),
    needs: say('A Google account, and a script in the sheet, which takes half an hour once.'),
  },
  function: {
    title: say('A program of your own'),
    about: say('Messages reach no other company: your own server keeps them and mails them to you.'),
    cost: say('Your server.'),
    needs: say('Somebody who runs a server.'),
  },
});

const brands: Readonly<Record<string, string>> = { web3forms: 'Web3Forms', formspree: 'Formspree', netlify: 'Netlify' };

/** @returns the name of a service in a sentence */
export function nameService(call: string): string {
  if (call === 'sheet') return say('the Google sheet');
  if (call === 'function') return say('your program');
  return call.startsWith('email') ? 'EmailJS' : (brands[call] ?? call);
}
