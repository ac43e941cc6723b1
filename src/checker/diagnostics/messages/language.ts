// Messages for mistakes in the language of a site and in what is written by it, such as amounts.
import type { Near } from './site.ts';
import { pluralize, quote } from './quote.ts';

export const languageMessages = {
  'site/no-currency': ({ number, likely }: { number: number; likely: string | null }) => ({
    message: `${pluralize(number, 'section')} with prices ${
      number === 1 ? 'names' : 'name'
    } no currency, and neither does site.yaml.`,
    hint: `Write the currency of the site into site.yaml, for example: currency: ${
      likely ?? 'EUR'
    }. A section with prices in another has a currency of its own. Until version 0.2 prices without one were in rupees: INR.`,
  }),
  'site/unknown-currency': ({ currency, nearest }: { currency: string } & Near) => ({
    message: `There is no currency ${quote(currency)}.${nearest === null ? '' : ` Did you mean ${quote(nearest)}?`}`,
    hint: 'All codes: https://en.wikipedia.org/wiki/ISO_4217',
  }),
};
