// The words for what makes pages hard to find, to read or to use, and for remarks to the checker itself.
import { quote } from './quote.ts';

interface Dimensions {
  path: string;
  width: number;
  height: number;
  /** Null when the file's own size cannot be read. */
  wanted: { width: number; height: number } | null;
}

const highlight = 'A highlight has both pairs, and no bracket in between: [[these words]]';

/** By the mark that stands alone. */
const openMark: Record<string, { message: string; hint: string }> = {
  '**': {
    message: 'These two stars have no partner, so visitors see them.',
    hint: 'Bold words have two before and two behind, and none in between: **these words**',
  },
  '[[': { message: 'There is no ]] for this [[, so visitors see the brackets.', hint: highlight },
  ']]': { message: 'There is no [[ for this ]], so visitors see the brackets.', hint: highlight },
  '{': {
    message: 'There is no } behind this name, so visitors see it as it is written.',
    hint: 'Write the name of a value between braces, such as {site.name}',
  },
  '{{': {
    message: 'One pair of braces is enough: visitors see the other one.',
    hint: 'Write the name of a value between braces, such as {site.name}',
  },
};

export const pageWords = {
  'site/unused-file': ({ path }: { path: string }) => ({
    message: `No page shows the picture ${path}.`,
    hint: 'Delete the file, or use it.',
  }),
  'site/unused-shared': ({ name }: { name: string }) => ({
    message: `No page uses the shared section ${quote(name)}.`,
    hint: 'Delete the file, or use it.',
  }),
  'site/unreachable-page': ({ route }: { route: string }) => ({
    message: `No link leads to the page ${route}, so visitors will not find it.`,
    hint: 'Link to it from the menu, the footer or another page.',
  }),
  'site/unused-setting': ({ setting, reason, hint }: { setting: string; reason: string; hint: string }) => ({
    message: `${quote(setting)} has no effect here: ${reason}.`,
    hint,
  }),
  'site/duplicate-field': ({ name }: { name: string }) => ({
    message: `The form has two fields with the name ${name}; only one of the two answers would arrive.`,
    hint: 'Give this field another name, or delete it.',
  }),
  'site/duplicate-redirect': ({ from }: { from: string }) => ({
    message: `${from} is redirected twice; only one of the two can work. Delete the other one.`,
  }),
  'site/redirect-loop': ({ trail }: { trail: string[] }) => ({
    message: `This redirect never arrives: ${trail.join(' leads to ')}.`,
    hint: 'Let it lead to a page.',
  }),
  'site/redirect-shadows-page': ({ from, file }: { from: string; file: string }) => ({
    message: `${from} is a page (${file}), so it cannot be redirected.`,
    hint: 'Delete the redirect, or rename the page.',
  }),
  'a11y/alt-is-filename': ({ alt }: { alt: string }) => ({
    message: `${quote(alt)} is the name of a file. Say what the picture shows, for people who cannot see it.`,
    hint: 'If it is only decoration, write: alt: ""',
  }),
  'a11y/vague-link-text': ({ label }: { label: string }) => ({
    message: `${quote(label)} does not say where this leads.`,
    hint: 'Name the target, for example: See the prices',
  }),
  'a11y/same-text-different-target': ({ label, href, other }: { label: string; href: string; other: string }) => ({
    message: `${quote(label)} leads to ${href} here, and to ${other} above. Give the two links different words.`,
  }),
  'a11y/low-contrast-theme': ({
    name,
    on,
    ratio,
    least,
  }: {
    name: string;
    on: string;
    ratio: number;
    least: number;
  }) => ({
    message: `The colour ${quote(name)} is hard to read on ${on}: the contrast is ${ratio}, and ${least} is the least.`,
    hint: 'Choose a darker colour.',
  }),
  'seo/title-too-long': ({ length, limit }: { length: number; limit: number }) => ({
    message: `The title has ${length} characters; search results show about ${limit}.`,
    hint: 'Put the important words first and shorten the rest.',
  }),
  'seo/description-too-long': ({ length, limit }: { length: number; limit: number }) => ({
    message: `The description has ${length} characters; search results show about ${limit}.`,
    hint: 'Put the important words first and shorten the rest.',
  }),
  'seo/duplicate-title': ({ other }: { other: string }) => ({
    message: `The page ${other} has the same title. Give each page its own.`,
  }),
  'seo/duplicate-description': ({ other }: { other: string }) => ({
    message: `The page ${other} has the same description. Give each page its own.`,
  }),
  'text/open-mark': ({ mark }: { mark: string }) => openMark[mark]!,
  'editor/modeline-path': ({ path, right }: { path: string; right: string }) => ({
    message: `${quote(path)} is not the schema of this file, so editors are silent about mistakes in it.`,
    hint: `Delete it, which is right for VS Code, or write: ${right}`,
  }),
  'safety/raw-html': ({ tag }: { tag: string }) => ({
    message: `${quote(tag)} is HTML, which is not used here: visitors would see it as it is written.`,
    hint: 'Write the text alone. Two stars around words make them bold: **words**',
  }),
  'safety/secret-like': ({ kind }: { kind: string }) => ({
    message: `This looks like ${kind}. Everything in this file can be read by every visitor.`,
    hint: 'Take it out, and make a new one where it comes from: this one counts as known.',
  }),
  'safety/mixed-content': ({ address, better }: { address: string; better: string | null }) => ({
    message: `${quote(address)} is not encrypted, so browsers refuse it on a page that is.`,
    hint:
      better === null ? 'Put the file into the folder public, and write its address from there.' : `Write: ${better}`,
  }),
  'image/too-heavy': ({ path, kilobytes, limit }: { path: string; kilobytes: number; limit: number }) => ({
    message: `The picture ${path} has ${kilobytes} kB, so visitors wait for it. ${limit} kB is enough for any picture.`,
    hint: 'Save it smaller: as .webp or .avif, or with fewer pixels.',
  }),
  'image/wrong-dimensions': ({ path, width, height, wanted }: Dimensions) => ({
    message:
      wanted === null
        ? `The size of the picture ${path} cannot be read; perhaps the file is damaged.`
        : `The picture ${path} has ${width} x ${height} pixels, so networks cut it: they show ${wanted.width} x ${wanted.height}.`,
    hint: wanted === null ? 'Save the picture again.' : `Save it with ${wanted.width} x ${wanted.height} pixels.`,
  }),
  'image/upscaled': ({ path, width, wanted }: { path: string; width: number; wanted: number }) => ({
    message: `The picture ${path} is only ${width} pixels wide and would be blown up to ${wanted}.`,
    hint: `Save it at least ${wanted} pixels wide.`,
  }),
  'image/case-mismatch': ({ kind, path, other }: { kind: string; path: string; other: string }) => ({
    message: `There is no ${kind} ${path}, only ${other}: capital and small letters make a difference on the web.`,
    hint: `Write: ${other}`,
  }),
  'check/unused-suppression': ({ code }: { code: string }) => ({
    message: `Nothing is wrong with ${code} in the next line, so there is nothing to ignore.`,
    hint: 'Delete this comment.',
  }),
  'check/bad-suppression': ({ reason, nearest }: { reason: string; nearest: string | null }) => ({
    message: reason + (nearest === null ? '' : ` Did you mean ${quote(nearest)}?`),
    hint: 'Write: # check-ignore CODE: why it is right here',
  }),
};
