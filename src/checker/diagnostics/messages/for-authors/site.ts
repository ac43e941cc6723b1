// Links, addresses and names that lead nowhere, for authors.
import { say, sayList } from '../../../../base/words/say.ts';
import { wrongKindForAuthors } from './controls.ts';
import { didYouMean, nameFile, namePart, stripScheme, type AuthorNames, type AuthorText } from './author-names.ts';
import type { siteMessages, DeadAddress, Near, ShadowedFacts } from '../site.ts';
import type { NamedPart, FileKind, WrongKind } from '../names.ts';
import type { languageMessages } from '../language.ts';

type ForAuthors = Record<
  keyof typeof siteMessages | keyof typeof languageMessages,
  (facts: never, names: AuthorNames) => AuthorText
>;

const askDeveloper = () => say('Ask whoever takes care of the files of the site.');

const needs: Record<DeadAddress['scheme'], () => string> = {
  https: () => say('The address of another site has no space and has a dot in its name.'),
  mailto: () => say('An e-mail address has an @ and no space.'),
  tel: () => say('A phone number has digits, and may have a + in front.'),
};

export const siteForAuthors = {
  'site/no-site-file': () => ({ message: say('The settings of the site are missing.'), hint: askDeveloper() }),
  'site/no-home-page': () => ({ message: say('The site has no home page.'), hint: say('Make one with New page.') }),
  'site/no-not-found-page': () => ({
    message: say('Visitors who mistype an address see the bare page of the host.'),
    hint: say('Make a page for unknown addresses with New page.'),
  }),
  'site/not-a-page': () => ({ message: say('There is a file among the pages that is no page.'), hint: askDeveloper() }),
  'site/passed-over': () => ({
    message: say('There is a file among the pages that makes no page, because of its name.'),
    hint: askDeveloper(),
  }),
  'site/not-published': ({ file }: { file: string }) => ({
    message: say('Visitors do not get this file: {name}', { name: nameFile(file) }),
    hint: say('Give it a name that does not begin with a dot.'),
  }),
  'site/bad-route': () => ({
    message: say('The address of this page cannot be used.'),
    hint: say('Give the page another one, of letters, digits and hyphens.'),
  }),
  'site/reserved-folder': () => ({
    message: say('Files of the site are in a folder whose name is taken, so visitors do not get them.'),
    hint: askDeveloper(),
  }),
  'site/file-shadows-page': ({ route }: { route: string }) => ({
    message: say('A file has the address of a page, so visitors would get only one of the two: {route}', { route }),
    hint: say('Give the page another address, or remove the file.'),
  }),
  'site/duplicate-route': ({ route }: { route: string }) => ({
    message: say('Two pages have one address: {route}', { route }),
    hint: say('Give one of them another address, or remove it.'),
  }),
  'site/route-case-clash': ({ route, other }: { route: string; other: string }) => ({
    message: say('Two pages have addresses that visitors will confuse: {route} and {other}', { route, other }),
    hint: say('Give one of them another address.'),
  }),
  'site/broken-link': ({ path, nearest }: { path: string } & Near) => ({
    message: say('This link leads to a page that is not there: {path}', { path }),
    hint: nearest === null ? say('Choose another page, or make this one.') : didYouMean(nearest),
  }),
  'site/cut-address': ({ address }: { address: string }) => ({
    message: say('Only the first part of this address arrives: {address}', { address: stripScheme(address) }),
    hint: say('Copy the address from the bar of the browser.'),
  }),
  'site/dead-address': ({ address, scheme, better }: DeadAddress) => ({
    message: say('This leads nowhere: {address}', { address: stripScheme(address) }),
    hint: better === null ? needs[scheme]() : didYouMean(stripScheme(better)),
  }),
  'site/broken-anchor': ({ route }: { route: string }) => ({
    message: say('This link leads to a place that is not there any more, on the page {route}', { route }),
    hint: say('Choose the section once more.'),
  }),
  'site/duplicate-redirect': ({ from }: { from: string }) => ({
    message: say('This old address leads to two places: {from}', { from }),
    hint: say('Remove one of the two.'),
  }),
  'site/redirect-loop': ({ trail }: { trail: string[] }) => ({
    message: say('These addresses lead to each other, and never arrive: {addresses}', { addresses: sayList(trail) }),
    hint: say('Lead the old address to a page.'),
  }),
  'site/redirect-chain': ({ from, target }: { from: string; target: string }) => ({
    message: say('This old address leads to another old one: {from}', { from }),
    hint: say('Lead it to {target} at once.', { target }),
  }),
  'site/redirected-link': ({ path, target }: { path: string; target: string }) => ({
    message: say('This link leads to an old address: {path}', { path }),
    hint: say('Lead it to {target} at once.', { target }),
  }),
  'site/own-host': () => ({
    message: say('This link leads to a page of this site by its whole address, which breaks when the site moves.'),
    hint: say('Choose the page instead.'),
  }),
  'site/redirect-shadows-page': ({ from, kind }: ShadowedFacts) => ({
    message: say('Something is at this old address, so it cannot lead elsewhere: {from}', { from }),
    hint: kind === 'page' ? say('Remove the old address, or the page.') : say('Remove the old address, or the file.'),
  }),
  'site/missing-file': ({ kind, path, nearest }: { kind: FileKind; path: string } & Near) => ({
    message:
      kind === 'picture'
        ? say('This picture is not there any more: {name}', { name: nameFile(path) })
        : say('This file is not there any more: {name}', { name: nameFile(path) }),
    hint: nearest === null ? say('Choose another one.') : didYouMean(nameFile(nearest)),
  }),
  'site/missing-text-file': ({ path, nearest }: { path: string } & Near) => ({
    message: say('This text is not there any more: {name}', { name: nameFile(path) }),
    hint: nearest === null ? say('Choose another one, or write it here.') : didYouMean(nameFile(nearest)),
  }),
  'site/missing-icon': ({ name, nearest }: { name: string } & Near) => ({
    message: say('There is no such icon: {name}', { name }),
    hint: nearest === null ? say('Choose another one.') : didYouMean(nearest),
  }),
  'site/nav-target': ({ part, name, nearest }: { part: NamedPart; name: string } & Near) => ({
    message: say('The site does not have this ({part}): {name}', { part: namePart(part), name }),
    hint: nearest === null ? say('Choose another one, or none.') : didYouMean(nearest),
  }),
  'site/unused-name': ({ name, used }: { name: string; used: string }) => ({
    message: say('Nothing uses {name}, but something is looked for under the name {used}.', { name, used }),
    hint: say('One of the two names is probably misspelt.'),
  }),
  'site/duplicate-id': () => ({
    message: say('Two sections of this page are the same place for links.'),
    hint: say('Give one of them another name for links.'),
  }),
  'site/unknown-value': ({ nearest }: Near) => ({
    message: say('A value of the site is to be shown here that it does not have.'),
    hint:
      nearest === null
        ? say('Choose another one, or type the words themselves.')
        : didYouMean(nearest.replaceAll(/[{}]|site\.|param\./g, '')),
  }),
  'site/unknown-shared': ({ name, nearest }: { name: string } & Near) => ({
    message: say('There is no shared section with this name: {name}', { name }),
    hint: nearest === null ? say('Remove the section, or choose another one.') : didYouMean(nearest),
  }),
  'site/unknown-param': () => ({
    message: say('Something is filled in here that the shared section has no place for.'),
    hint: say('Take back what was changed last.'),
  }),
  'site/missing-param': ({ names }: { names: string[] }, { setting }: AuthorNames) => ({
    message: say('Still to be filled in: {settings}.', { settings: sayList(names.map(setting)) }),
  }),
  'site/unused-param': (_facts: object, { here }: AuthorNames) => ({
    message: say('{here}: no part of the shared section shows this.', { here }),
    hint: say('One of the names is probably misspelt. Ask whoever made the section.'),
  }),
  'site/wrong-param': (_facts: WrongKind, names: AuthorNames) => wrongKindForAuthors(names),
  'safety/unsafe-url': ({ value }: { value: string }) => ({
    message: say('This address could harm visitors, so it is not used: {value}', { value }),
    hint: say('Choose a page, or write the address of another site.'),
  }),
  'render/failed': () => ({
    message: say('A section cannot be shown.'),
    hint: say('This is no mistake of yours. Please ask a developer.'),
  }),
  'site/unknown-language': ({ nearest }: Near) => ({
    message: say('There is no language with this code.'),
    ...(nearest !== null && { hint: didYouMean(nearest) }),
  }),
  'site/no-currency': () => ({
    message: say('Nothing says which currency the prices are in.'),
    hint: say('Choose the currency in the settings of the site.'),
  }),
  'site/unknown-currency': ({ currency, nearest }: { currency: string } & Near) => ({
    message: say('There is no such currency: {currency}', { currency }),
    ...(nearest !== null && { hint: didYouMean(nearest) }),
  }),
} satisfies ForAuthors;
