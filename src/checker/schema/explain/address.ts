// Addresses that no link can have: unsafe ones, and slips with a plain way out.
import type { Diagnostic, Place } from '../../diagnostics/diagnostic.ts';
import { diagnose } from '../../diagnostics/create-diagnostic.ts';
import { toPhoneAddress } from '../../../base/addresses/phone-address.ts';
import { nearest } from '../../../base/pure/suggest.ts';
import { suggestFix } from '../../diagnostics/suggested-fix.ts';

/** @returns the diagnostic for an address that does not fit */
export function explainAddress(value: string, place: Place, rule: string | null): Diagnostic {
  // oxlint-disable-next-line no-control-regex -- browsers ignore control characters inside a scheme
  const bare = value.replaceAll(/[\u0000-\u0020]/g, '').toLowerCase();
  if (/^(javascript|data|vbscript|file|blob):/.test(bare) || /^[/\\]{2}|^\/\\/.test(bare))
    return diagnose('safety/unsafe-url', place, { value });
  const better = guessAddress(value.trim());
  return diagnose('schema/bad-address', place, { value, rule: rule ?? '', better, fixes: suggestFix(place, better) });
}

function guessAddress(written: string): string | null {
  // A link as in a longer text, or quotes as word processors write them.
  const value = (/^\[.*\]\((\S+)\)$/.exec(written)?.[1] ?? written).replaceAll(/[“”„‘’]/g, '');
  if (value !== written && /^(?:\/(?!\/)|#|https:|mailto:|tel:)/.test(value)) return value;
  const start = /^(?:https:\/\/|mailto:|tel:|#\p{L}[\p{L}\p{M}\p{N}_-]*$)/iu.exec(value)?.[0];
  if (start && start !== start.toLowerCase()) return start.toLowerCase() + value.slice(start.length);
  if (/^http:\/\//i.test(value)) return value.replace(/^http:/i, 'https:');
  if (/^[^\s@/]+@[^\s@/]+\.[^\s@/]+$/.test(value)) return `mailto:${value}`;
  if (/^(www\.|[a-z0-9-]+\.(com|org|net|in|io|co)(\/|$))/i.test(value)) return `https://${value}`;
  const scheme = /^([a-z]{3,6})[:;]?[/\\]{1,3}(?=[a-z0-9-]+\.)/i.exec(value);
  if (scheme && nearest(scheme[1]!.toLowerCase(), ['https', 'http']) !== null)
    return `https://${value.slice(scheme[0].length)}`;
  if (/^https?:?\/*(?=[a-z0-9-]+\.)/i.test(value)) return value.replace(/^https?:?[/\\]*/i, 'https://');
  if (/^\+?[0-9][0-9 ()-]{5,}$/.test(value)) return toPhoneAddress(value);
  const path = value.replaceAll('\\', '/').replace(/^(?:\.{0,2}\/)*(?:pages\/)?/, '');
  const page = path.replace(/(?:(?:^|\/)index)?\.(?:ya?ml|html?|php)$/, '');
  return /^[A-Za-z0-9/_#-]*$/.test(page) ? `/${page}` : null;
}
