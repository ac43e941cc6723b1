// Answers to messages that the function refuses: as JSON to script, as a page to a bare browser, in
// the words of the site (forms.json).
import { megabytesOfFiles } from './file-rules.gen.mjs';

/** For a forms.json of an earlier build. */
const usualWords = {
  alertTitle: 'Not sent',
  problem: 'There is a problem',
  tooLarge: 'This message is too large. Its files may have {size} MB together.',
  tooMany: 'Too many messages came from here. Please try again in ten minutes.',
  notTaken: 'This message could not be taken. Please tell us in another way.',
  goBack: 'Go back with your browser: what you wrote is still there.',
};

/**
 * @param {import('./types.d.ts').SiteForms} site
 * @returns {typeof usualWords}
 */
export function readWords({ words, forms }) {
  const known = { ...usualWords, ...words };
  const megabytes = Math.max(0, ...Object.values(forms).map(({ fields }) => megabytesOfFiles(fields)));
  return { ...known, tooLarge: known.tooLarge.replace('{size}', String(megabytes)) };
}

/**
 * @param {import('./types.d.ts').SiteForms} site
 * @param {boolean} wantsPage
 * @returns {(status: number, problem: string, more?: { errors?: Record<string, string>; isTechnical?: boolean }) => Response}
 *   a technical problem is for who sets the function up: a page says in the site's words that the message was not taken
 */
export function createRefusals(site, wantsPage) {
  return (status, problem, { errors, isTechnical } = {}) => {
    if (!wantsPage) return answerJson(status, { result: 'error', message: problem, ...(errors && { errors }) });
    const { alertTitle, notTaken, goBack } = readWords(site);
    const points = Object.values(errors ?? {}).map((text) => `<li>${escapeHtml(text)}`);
    const page = `<!doctype html><html lang="${escapeHtml(site.lang ?? 'en')}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(alertTitle)}</title>
<style>body{max-width:40rem;margin:3rem auto;padding:0 1.5rem;font:1.125rem/1.6 system-ui,sans-serif}</style>
<h1>${escapeHtml(alertTitle)}</h1><p>${escapeHtml(isTechnical ? notTaken : problem)}${points.length > 0 ? `<ul>${points.join('')}</ul>` : ''}<p>${escapeHtml(goBack)}`;
    return new Response(page, {
      status,
      headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
    });
  };
}

/** @returns {Response} JSON that pages of any origin may read: they send no cookies, and it says nothing of others */
export function answerJson(status, value) {
  return Response.json(value, { status, headers: { 'access-control-allow-origin': '*', 'cache-control': 'no-store' } });
}

function escapeHtml(text) {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
