// Messages for mistakes that only the whole site shows: links, images, names, shared sections.
import { isDeviceName } from '../../../base/addresses/file-name.ts';
import { toPageFile, isSegment, findMadeEnding } from '../../../base/pure/route.ts';
import { fileKinds, namedParts, type FileKind, type NamedPart, wrongKindMessage, type WrongKind } from './names.ts';
import { joinQuoted, quote } from './quote.ts';

export interface Near {
  nearest: string | null;
}

const didYouMean = (nearest: string | null) => (nearest === null ? '' : ` Did you mean ${quote(nearest)}?`);

export interface DeadAddress {
  address: string;
  scheme: keyof typeof needs;
  better: string | null;
}

/** Description of what must follow the scheme of an address. */
const needs = {
  https: 'after https:// comes the name of a site, without a space, as in https://example.com',
  mailto: 'after mailto: comes an e-mail address, without a space, as in mailto:name@example.org',
  tel: 'after tel: comes a phone number, as in tel:+49301234567',
};

/** Reasons why a page cannot have an address. */
export const addressRefusals = {
  characters: ({ address, better }: { address: string; better: string | null }) =>
    `${address} is not an address: use letters, digits and hyphens between the slashes.${
      better === null ? '' : ` For example: ${better}`
    }`,
  device: ({ address, name }: { address: string; name: string }) =>
    `${address} is not an address: Windows keeps the name ${name} for a device.`,
  index: ({ address, folder }: { address: string; folder: string }) =>
    `${address} is not an address: index stands for the folder itself, which is ${folder}`,
  tooLong: (start: string) => `${start}… is longer than the name of a file can be. Shorten it.`,
  ending: ({ address, ending, better }: { address: string; ending: string; better: string | null }) =>
    `${address} is not an address: ${reasonAgainst(ending)}.${better === null ? '' : ` Try ${better}`}`,
  page: ({ address, file }: { address: string; file: string }) => `There is a page at ${address} already: ${file}`,
  otherCase: ({ route, file }: { route: string; file: string }) =>
    `There is a page at ${route} already (${file}). Addresses that differ only in capital letters are the same on some computers.`,
  redirect: ({ address, to, line }: { address: string; to: string; line: number }) =>
    `site.yaml redirects ${address} to ${to} (line ${line}). Remove that redirect first, or choose another address.`,
  publicFile: (path: string) => `public${path} is at this address already.`,
};

export interface ShadowedFacts {
  from: string;
  address: string;
  /** Null for what the build makes. */
  file: string | null;
  kind: 'page' | 'file';
}

export const siteMessages = {
  'site/no-site-file': () => ({
    message: 'The file site.yaml is missing, with what all pages share: the name, the menu, the footer.',
    hint: 'To start a new site: npm run new:site. Or create site.yaml beside the folder pages, with at least name, url, logo, menu and footer.',
  }),
  'site/no-home-page': () => ({
    message: 'The site has no home page.',
    hint: 'Create pages/index.yaml: npm run new:page -- / --recipe campaign',
  }),
  'site/no-not-found-page': () => ({
    message:
      'Visitors who mistype an address see the bare page of the host: the site has no page for unknown addresses.',
    hint: 'Make pages/404.yaml: npm run new:page -- /404 --recipe not-found',
  }),
  'site/not-a-page': ({ better }: { better: string }) => ({
    message: 'This file is not used, because the files of pages end in ".yaml".',
    hint: `Rename it to ${better}`,
  }),
  'site/passed-over': ({ name, isFolder }: { name: string; isFolder: boolean }) => ({
    message: isFolder
      ? `The files of the folder ${name} are not used: a name that begins with _ makes no page.`
      : `The file ${name} is not used: a name that begins with _ makes no page.`,
    hint: 'Rename it. To hide a page from visitors, write at its top: draft: true',
  }),
  'site/not-published': ({ file }: { file: string }) => ({
    message: `${file} is not published: its name begins with a dot, and hosts treat such files as hidden.`,
    hint: 'Give it another name if visitors are to have it. Only the folder .well-known is published.',
  }),
  'site/bad-route': ({ part }: { part: string }) => ({
    message: `${quote(part)} cannot be part of an address.`,
    hint: adviceForSegment(part),
  }),
  'site/reserved-folder': ({ folder }: { folder: string }) => ({
    message: `npm start sends no file of ${folder}, because addresses of this kind are those of Pagewright itself.`,
    hint: 'Give the folder another name. If somebody else sent you this site, ask what it is for.',
  }),
  'site/file-shadows-page': ({ route, path }: { route: string; path: string }) => ({
    message: `The file public${path} has the address of the page ${route}, so visitors would get only one of the two.`,
    hint: 'Delete or rename the file, or rename the page.',
  }),
  'site/duplicate-route': ({ route, other }: { route: string; other: string }) => ({
    message: `Two files make the page ${route}: this one and ${other}.`,
    hint: 'Delete or rename one of them.',
  }),
  'site/route-case-clash': ({ route, other }: { route: string; other: string }) => ({
    message: `The pages ${route} and ${other} differ only in capital letters, so visitors will confuse them.`,
    hint: 'Rename one of them.',
  }),
  'site/broken-link': ({ path, nearest }: { path: string } & Near) => ({
    message: `There is no page ${path}.${didYouMean(nearest)}`,
    ...(nearest === null ? { hint: `Create the page (${toPageFile(path)}) or change the link.` } : {}),
  }),
  'site/cut-address': ({ address, better }: { address: string; better: string }) => ({
    message: `What stands behind a sign such as & or # in ${quote(address)} does not arrive.`,
    hint: `Encode these signs: ${better}`,
  }),
  'site/dead-address': ({ address, scheme, better }: DeadAddress) => ({
    message: `${quote(address)} leads nowhere: ${needs[scheme]}.`,
    ...(better === null ? {} : { hint: `Did you mean ${quote(better)}?` }),
  }),
  'site/broken-anchor': ({ anchor, route, nearest }: { anchor: string; route: string } & Near) => ({
    message: `The page ${route} has no section with the id ${quote(anchor)}.${didYouMean(nearest)}`,
    ...(nearest === null ? { hint: `Give the section this setting: id: ${anchor}` } : {}),
  }),
  'site/duplicate-redirect': ({ from, other }: { from: string; other: string | null }) => ({
    message:
      other === null
        ? `${from} is redirected twice, and only one redirect can work.`
        : `${from} and ${other} are one address, and only one of its two redirects can work.`,
    hint: 'Delete one of the two.',
  }),
  'site/redirect-loop': ({ trail }: { trail: string[] }) => ({
    message: `This redirect never arrives: ${trail.slice(0, 2).join(' leads to ')}${trail
      .slice(2)
      .map((each) => `, which leads to ${each}`)
      .join('')}.`,
    hint: 'Redirect it to a page.',
  }),
  'site/redirect-chain': ({ from, next, target }: { from: string; next: string; target: string }) => ({
    message: `${from} leads to ${next}, which is redirected, too.`,
    hint: `Redirect it to ${target} at once.`,
  }),
  'site/redirected-link': ({ path, target }: { path: string; target: string }) => ({
    message: `${path} is an old address, which site.yaml redirects.`,
    hint: `Link to ${target} at once.`,
  }),
  'site/own-host': ({ address, better }: { address: string; better: string }) => ({
    message: `${quote(address)} is an address of this site, written with its host.`,
    hint: `Write ${better}, which also works with npm start, and when the site gets another address.`,
  }),
  'site/redirect-shadows-page': ({ from, address, file, kind }: ShadowedFacts) => ({
    message: `${from} is ${from === address ? '' : `the same address as ${address}, which is `}a ${kind}${
      file === null ? ' that the build makes' : ` (${file})`
    }, so it cannot be redirected.`,
    hint: file === null ? 'Delete the redirect.' : `Delete the redirect, or rename the ${kind}.`,
  }),
  'site/missing-file': ({ kind, path, nearest }: { kind: FileKind; path: string } & Near) => ({
    message: `There is no ${fileKinds[kind]} ${path}.${didYouMean(nearest)}`,
    ...(nearest === null ? { hint: `Save the ${fileKinds[kind]} as public${path}` } : {}),
  }),
  'site/missing-text-file': ({ path, folder, nearest }: { path: string; folder: string } & Near) => ({
    message: `There is no file ${path}.${didYouMean(nearest)}`,
    ...(nearest === null
      ? { hint: `Save it beside site.yaml, as ${folder}/NAME.${folder === 'data' ? 'csv' : 'md'}` }
      : {}),
  }),
  'site/missing-icon': ({ name, nearest }: { name: string } & Near) => ({
    message: `There is no icon named ${quote(name)}.${didYouMean(nearest)}`,
    ...(nearest === null ? { hint: 'All icons with their names: https://lucide.dev/icons' } : {}),
  }),
  'site/nav-target': ({ part, name, nearest, known }: { part: NamedPart; name: string; known: string[] } & Near) => ({
    message: `There is no ${namedParts[part]} named ${quote(name)}.${didYouMean(nearest)}`,
    ...(nearest === null
      ? {
          hint: known.length > 0 ? `site.yaml has ${joinQuoted(known)}.` : 'site.yaml has none yet.',
        }
      : {}),
  }),
  'site/unused-name': ({ name, used, number }: { name: string; used: string; number: number }) => ({
    message: `Nothing uses ${quote(name)}, but ${number} places use ${quote(used)}, which is not in site.yaml. Did you mean ${quote(used)}?`,
  }),
  'site/duplicate-id': ({ id }: { id: string }) => ({
    message: `Two sections of this page have the id ${quote(id)}.`,
    hint: 'Give each section an id of its own.',
  }),
  'site/unknown-value': ({ written, nearest, reason }: { written: string; reason: string } & Near) => ({
    message: `${written} ${reason}.${didYouMean(nearest)}`,
  }),
  'site/unknown-shared': ({ name, nearest, known }: { name: string; known: string[] } & Near) => ({
    message: `There is no shared section named ${quote(name)}.${didYouMean(nearest)}`,
    ...(nearest === null
      ? {
          hint:
            known.length > 0 ? `Shared sections: ${joinQuoted(known)}.` : `Create the file pages/_shared/${name}.yaml.`,
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
      ? { hint: known.length > 0 ? `Its parameters are: ${joinQuoted(known)}.` : 'It has no parameters.' }
      : {}),
  }),
  'site/missing-param': ({ names, shared, hasWith }: { names: string[]; shared: string; hasWith: boolean }) => ({
    message: `The shared section ${quote(shared)} needs ${names.length > 1 ? 'values' : 'a value'} for ${joinQuoted(names)}.`,
    hint: hasWith
      ? `Below "with", indented, write "${names[0] ?? ''}:" and the value.`
      : `Below "name", write "with:". Below that, indented, write "${names[0] ?? ''}:" and the value.`,
  }),
  'site/unused-param': ({ name, used }: { name: string; used: string }) => ({
    message: `The sections below use {param.${used}}, but nothing uses ${quote(name)}. Did you mean ${quote(used)}?`,
    hint: 'Give the parameter the name that the pages use.',
  }),
  'site/wrong-param': (facts: WrongKind) => wrongKindMessage(`The parameter ${quote(facts.name)}`, facts),
  'safety/unsafe-url': ({ value }: { value: string }) => ({
    message: `${quote(value)} is not a safe address, so it cannot be used.`,
    hint: 'An address starts with / for a page of this site, # for a place on this page, https://, mailto: or tel:',
  }),
  'render/failed': ({ type, cause }: { type: string; cause: string }) => ({
    message: `This ${quote(type)} section could not be shown: ${cause}`,
    hint: 'The mistake is probably in the code of the section. Please show this message to a developer.',
  }),
};

/** @returns how to rename a file whose name cannot be part of an address */
function adviceForSegment(part: string): string {
  if (!isSegment(part))
    return 'Rename the file or folder with letters, digits and hyphens only. Letters may be of any script.';
  if (isDeviceName(part)) return 'Rename the file or folder: Windows keeps this name for a device.';
  if (/^index$/i.test(part)) return 'Rename the file or folder without index, which stands for the folder itself.';
  const ending = findMadeEnding(part);
  return ending === undefined
    ? 'Shorten the name of the file or folder.'
    : `Rename the file or folder without ${ending}: ${reasonAgainst(ending)}.`;
}

/** @returns why no address of a page may have the ending of a file */
function reasonAgainst(ending: string): string {
  return /^\.html?$/i.test(ending) ? 'hosts add .html by themselves' : 'addresses that end in it are those of files';
}
