// Addresses that no link can have: unsafe ones, and slips with a plain way out.
import { diagnose, type Diagnostic, type Place } from '../diagnostic.ts';

/** @returns the diagnostic for an address that does not fit */
export function explainAddress(value: string, place: Place, rule: string | null): Diagnostic {
  // oxlint-disable-next-line no-control-regex -- browsers ignore control characters inside a scheme
  const bare = value.replaceAll(/[\u0000-\u0020]/g, '').toLowerCase();
  if (/^(javascript|data|vbscript|file|blob):/.test(bare) || /^[/\\]{2}|^\/\\/.test(bare))
    return diagnose('safety/unsafe-url', place, { value });
  return diagnose('schema/bad-address', place, { value, rule: rule ?? '', better: meantAddress(value.trim()) });
}

function meantAddress(value: string): string | null {
  if (/^http:\/\//i.test(value)) return value.replace(/^http:/i, 'https:');
  if (/^[^\s@/]+@[^\s@/]+\.[^\s@/]+$/.test(value)) return `mailto:${value}`;
  if (/^(www\.|[a-z0-9-]+\.(com|org|net|in|io|co)(\/|$))/i.test(value)) return `https://${value}`;
  if (/^\+?[0-9][0-9 ()-]{5,}$/.test(value)) return `tel:${value.replaceAll(/[^+0-9]/g, '')}`;
  if (/^[A-Za-z0-9][A-Za-z0-9/_-]*$/.test(value)) return `/${value}`;
  if (/^pages\/.+\.yaml$/.test(value)) return value.replace(/^pages/, '').replace(/(\/index)?\.yaml$/, '') || '/';
  return null;
}
