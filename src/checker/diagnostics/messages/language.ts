// Messages for mistakes in the language of a site and in what is written by it, such as amounts.
import type { Near } from './site.ts';
import { pluralize, quote } from './quote.ts';

export type TagPart = 'language' | 'script' | 'region' | 'digits' | 'calendar';

const tagParts: Record<TagPart, string> = {
  language: 'language',
  script: 'script',
  region: 'country or region',
  digits: 'kind of digits',
  calendar: 'calendar',
};

export const languageMessages = {
  'site/unknown-language': ({ part, written, nearest }: { part: TagPart; written: string } & Near) => ({
    message: `There is no ${tagParts[part]} with the code ${quote(written)}.${
      nearest === null ? '' : ` Did you mean ${quote(nearest)}?`
    }`,
    hint: 'All languages with their codes: https://en.wikipedia.org/wiki/List_of_ISO_639_language_codes',
  }),
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
