// Services that bring the messages of a form, in the words of who has never heard of them.

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
export const services: Readonly<Record<string, Service>> = {
  web3forms: {
    title: 'By e-mail, with Web3Forms',
    about: 'Each message comes into your mail box. The simplest way.',
    cost: 'Free for the messages of a small site.',
    needs: 'Your e-mail address: Web3Forms sends you a key, which you paste here.',
    page: { title: 'Get the key', href: 'https://web3forms.com' },
  },
  formspree: {
    title: 'By e-mail, with Formspree',
    about: 'Each message comes into your mail box, and into a list that you can search.',
    cost: 'Free for a few messages each month.',
    needs: 'An account there, and a form in it, whose address you paste here.',
    page: { title: 'Open Formspree', href: 'https://formspree.io' },
  },
  netlify: {
    title: 'By e-mail, with Netlify',
    about: 'Netlify keeps each message and mails it to you.',
    cost: 'Free for the messages of a small site.',
    needs: 'A site that Netlify serves, with "form detection" switched on there. There is nothing to fill in.',
    isOfHost: true,
  },
  sheet: {
    title: 'A Google sheet',
    about: 'Each message becomes a row of a table that several people can read.',
    cost: 'Free.',
    needs: 'A Google account, and a script in the sheet, which takes half an hour once.',
  },
  function: {
    title: 'A program of your own',
    about: 'Messages reach no other company: your own server keeps them and mails them to you.',
    cost: 'Your server.',
    needs: 'Somebody who runs a server.',
  },
};

/** @returns the name of a service in a sentence */
export function nameService(call: string): string {
  if (call.startsWith('email')) return 'EmailJS';
  return (
    { sheet: 'the Google sheet', function: 'your program' }[call] ?? (services[call]?.title.split(' ').at(-1) || call)
  );
}
