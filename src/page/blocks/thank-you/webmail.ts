// Addresses of the inboxes of large mail providers.

const inboxes: Record<string, string[]> = {
  'https://mail.google.com/': ['gmail.com', 'googlemail.com'],
  'https://outlook.live.com/mail/': [
    'outlook.com',
    'outlook.in',
    'hotmail.com',
    'hotmail.co.uk',
    'live.com',
    'live.in',
    'msn.com',
  ],
  'https://mail.yahoo.com/': ['yahoo.com', 'yahoo.in', 'yahoo.co.in', 'yahoo.co.uk', 'ymail.com', 'rocketmail.com'],
  'https://mail.rediff.com/': ['rediffmail.com', 'rediff.com'],
  'https://mail.zoho.com/': ['zoho.com', 'zohomail.com'],
  'https://mail.zoho.in/': ['zoho.in', 'zohomail.in'],
  'https://www.icloud.com/mail': ['icloud.com', 'me.com', 'mac.com'],
  'https://mail.proton.me/': ['proton.me', 'protonmail.com', 'pm.me'],
  'https://mail.aol.com/': ['aol.com'],
};

/**
 * @returns the address of the inbox for a mail domain, or undefined when the provider is not known
 */
export function findWebmail(domain: string): string | undefined {
  return Object.keys(inboxes).find((address) => inboxes[address]!.includes(domain));
}
