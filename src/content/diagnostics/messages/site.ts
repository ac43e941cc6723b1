// The words for mistakes that show only when the whole site is seen: links, pictures, names, shared sections.
import { fileOfAddress } from '../free-address.ts';
import { addressPart } from '../route.ts';
import { listed, quote } from './quote.ts';
import { wrongKind, type WrongKind } from './wrong-kind.ts';

interface Near {
  nearest: string | null;
}

const didYouMean = (nearest: string | null) => (nearest === null ? '' : ` Did you mean ${quote(nearest)}?`);

interface DeadAddress {
  address: string;
  scheme: keyof typeof follows;
  better: string | null;
}

/** What must stand behind the beginning of an address. */
const follows = {
  https: 'the name of a site follows https://, without a space, as in https://example.com',
  mailto: 'an e-mail address follows mailto:, without a space, as in mailto:name@example.org',
  tel: 'a number follows tel:, as in tel:+49301234567',
};

export const siteWords = {
  'site/no-site-file': () => ({
    message: 'The file site.yaml is missing. It says what all pages share: the name, the menu, the footer.',
    hint: 'A new site in a folder of its own: npm run new:site. Or make a file site.yaml beside the folder pages, with at least: name, url, logo, menu and footer.',
  }),
  'site/no-home-page': () => ({
    message: 'The site has no home page.',
    hint: 'Make a file pages/index.yaml: npm run new:page -- / --recipe campaign',
  }),
  'site/not-a-page': ({ better }: { better: string }) => ({
    message: 'This file is not used, because the name of a page ends in ".yaml".',
    hint: `Rename it to ${better}`,
  }),
  'site/bad-route': ({ part }: { part: string }) => ({
    message: `${quote(part)} cannot be part of an address. Rename the file or folder.`,
    hint: addressPart.test(part)
      ? `Leave out ${/^index$/i.test(part) ? 'index, which stands for the folder itself' : '.html, which hosts add by themselves'}.`
      : 'Use letters, digits and hyphens.',
  }),
  'site/file-shadows-page': ({ route, path }: { route: string; path: string }) => ({
    message: `The file public${path} is at the address of the page ${route}, so visitors would get only one of the two.`,
    hint: 'Delete or rename the file, or rename the page.',
  }),
  'site/duplicate-route': ({ route, other }: { route: string; other: string }) => ({
    message: `Two files make the page ${route}: this one and ${other}. Delete or rename one of them.`,
  }),
  'site/route-case-clash': ({ route, other }: { route: string; other: string }) => ({
    message: `The pages ${route} and ${other} differ only in capital letters, which visitors will mix up. Rename one of them.`,
  }),
  'site/broken-link': ({ path, nearest }: { path: string } & Near) => ({
    message: `There is no page ${path}.${didYouMean(nearest)}`,
    ...(nearest === null ? { hint: `Make a page for it (${fileOfAddress(path)}) or change the link.` } : {}),
  }),
  'site/dead-address': ({ address, scheme, better }: DeadAddress) => ({
    message: `${quote(address)} leads nowhere: ${follows[scheme]}.`,
    ...(better === null ? {} : { hint: `Did you mean ${quote(better)}?` }),
  }),
  'site/broken-anchor': ({ anchor, route, nearest }: { anchor: string; route: string } & Near) => ({
    message: `The page ${route} has no section named ${quote(anchor)}.${didYouMean(nearest)}`,
    ...(nearest === null ? { hint: `Give the section that is meant the setting: id: ${anchor}` } : {}),
  }),
  'site/missing-file': ({ kind, path, nearest }: { kind: 'picture' | 'file'; path: string } & Near) => ({
    message: `There is no ${kind} ${path}.${didYouMean(nearest)}`,
    ...(nearest === null ? { hint: `Put the ${kind} at public${path}` } : {}),
  }),
  'site/missing-icon': ({ name, nearest }: { name: string } & Near) => ({
    message: `There is no icon named ${quote(name)}.${didYouMean(nearest)}`,
    ...(nearest === null ? { hint: 'All icons with their names: https://lucide.dev/icons' } : {}),
  }),
  'site/nav-target': ({ kind, name, nearest, known }: { kind: string; name: string; known: string[] } & Near) => ({
    message: `There is no ${kind} named ${quote(name)}.${didYouMean(nearest)}`,
    ...(nearest === null
      ? {
          hint: known.length > 0 ? `There ${known.length > 1 ? 'are' : 'is'}: ${listed(known)}.` : `There is none yet.`,
        }
      : {}),
  }),
  'site/unused-name': ({ name, used, number }: { name: string; used: string; number: number }) => ({
    message: `Nothing uses ${quote(name)}, but ${number} places use ${quote(used)}, which is not here. Did you mean ${quote(used)}?`,
  }),
  'site/duplicate-id': ({ id }: { id: string }) => ({
    message: `Two sections of this page have the id ${quote(id)}. Give each its own.`,
  }),
  'site/unknown-value': ({ written, nearest, reason }: { written: string; reason: string } & Near) => ({
    message: `${written} ${reason}.${didYouMean(nearest)}`,
  }),
  'site/unknown-shared': ({ name, nearest, known }: { name: string; known: string[] } & Near) => ({
    message: `There is no shared section named ${quote(name)}.${didYouMean(nearest)}`,
    ...(nearest === null
      ? {
          hint:
            known.length > 0
              ? `There ${known.length > 1 ? 'are' : 'is'}: ${listed(known)}.`
              : `Make a file pages/_shared/${name}.yaml.`,
        }
      : {}),
  }),
  'site/unknown-param': ({
    name,
    shared,
    nearest,
    known,
  }: { name: string; shared: string; known: string[] } & Near) => ({
    message: `The shared section ${quote(shared)} has no parameter ${quote(name)}.${didYouMean(nearest)}`,
    ...(nearest === null
      ? { hint: known.length > 0 ? `Its parameters are: ${listed(known)}.` : 'It has no parameters.' }
      : {}),
  }),
  'site/missing-param': ({ names, shared, hasWith }: { names: string[]; shared: string; hasWith: boolean }) => ({
    message: `The shared section ${quote(shared)} needs ${names.length > 1 ? 'values' : 'a value'} for ${listed(names)}.`,
    hint: hasWith
      ? `Write below "with", indented: ${names[0] ?? ''}: the value`
      : `Write below "name": with: and there, indented: ${names[0] ?? ''}: the value`,
  }),
  'site/unused-param': ({ name, used }: { name: string; used: string }) => ({
    message: `The sections below use {param.${used}}, and nothing uses ${quote(name)}. Did you mean ${quote(used)}?`,
    hint: 'Pages write the values by these names, so give the parameter the name that pages use.',
  }),
  'site/wrong-param': (facts: WrongKind) => wrongKind(`The parameter ${quote(facts.name)}`, facts),
  'safety/unsafe-url': ({ value }: { value: string }) => ({
    message: `${quote(value)} is not a safe address, so it cannot be used.`,
    hint: 'An address starts with / for a page of this site, # for a place on this page, https://, mailto: or tel:',
  }),
  'render/failed': ({ type, cause }: { type: string; cause: string }) => ({
    message: `This ${quote(type)} section could not be shown: ${cause}`,
    hint: 'The mistake is most likely in the code of the section. Please show this message to a developer.',
  }),
};
