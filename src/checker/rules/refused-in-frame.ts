// Rule site/refused-in-frame: everything in an HTML file of the site has an effect on the page that
// shows it.
import type { Diagnostic, Place } from '../diagnostics/diagnostic.ts';
import { diagnose, createNote } from '../diagnostics/create-diagnostic.ts';
import { memoizeByObject } from '../../base/pure/lazy.ts';
import { createPositionFinder, rangeBetween } from '../../base/pure/positions.ts';
import { findFile } from '../addresses/public-files.ts';
import type { RuleContext, SiteFacts } from '../site-model/rule-context.ts';
import { findRefusedParts, type RefusedKind, type RefusedPart } from '../text-files/frame-file.ts';
import type { MentionRule } from './rule.ts';
import { notes } from '../diagnostics/messages/notes.ts';

/** Reports what the policy refuses, once of each kind: the dev server sends no policy. */
export const refusedInFrameRule: MentionRule = ({ mentions, locate }, context) =>
  mentions.flatMap(({ kind, name }, index) => {
    if (kind !== 'file' || !name.startsWith('/') || !/\.html$/i.test(name)) return [];
    const path = findFile(context.facts, name) ?? name;
    const refused = readParts(context.facts)(path).filter((part) => !isAllowed(part, context));
    const kinds = new Set(refused.map(({ what }) => what));
    return [...kinds].map((what) =>
      report(
        refused.filter((part) => part.what === what),
        { what, path, place: locate(index) },
      ),
    );
  });

type PlacedPart = RefusedPart & { place: Place };

/** Read once for each state of the files. */
const readParts = memoizeByObject((facts: SiteFacts) => {
  const known = new Map<string, PlacedPart[]>();
  return (path: string): PlacedPart[] => {
    const found = known.get(path) ?? placeParts(path, facts.publicText?.(path) ?? '');
    known.set(path, found);
    return found;
  };
});

function placeParts(path: string, text: string): PlacedPart[] {
  const position = createPositionFinder(text);
  const toPlace = (at: number): Place => ({
    file: `public${path}`,
    range: rangeBetween(position, at, at + 1),
    pointer: '',
  });
  return findRefusedParts(text).map((part) => ({ ...part, place: toPlace(part.at) }));
}

/** Checks for spam and counts of visits, which the policy lets in where the site uses them. */
const services = /^(?:challenges\.cloudflare\.com|(?:.+\.)?hcaptcha\.com|www\.googletagmanager\.com)$/;

function isAllowed({ what, name }: RefusedPart, { site: { data }, pages }: RuleContext): boolean {
  const address = parseHost(name);
  if (address === null || what === 'font') return false;
  if (address.host === parseHost(String(data?.url))?.host || services.test(address.host)) return true;
  if (what === 'form') return JSON.stringify(data?.endpoints ?? {}).includes(address.host);
  return what === 'frame' && pages.some(({ record }) => record.facts?.frames?.includes(address.origin));
}

function parseHost(address: string): URL | null {
  return /^(?:https?:)?\/\//i.test(address) ? URL.parse(address, 'https://site.example') : null;
}

/** Ten of a kind are enough to find the others. */
const maxNotes = 10;

function report(
  parts: readonly PlacedPart[],
  { what, path, place }: { what: RefusedKind; path: string; place: Place },
): Diagnostic {
  const [first] = parts;
  const { name, place: at } = first!;
  const related = parts.slice(0, maxNotes).map((part) => createNote(part.place, notes.part()));
  return diagnose('site/refused-in-frame', place, {
    what,
    path,
    line: at.range.start.line,
    name: parseHost(name)?.host ?? name,
    related,
  });
}
