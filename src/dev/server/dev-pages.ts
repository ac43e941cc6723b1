// Pages of the dev server about mistakes: the overlay, a card in a block's place, and a page where
// there is none yet.
import type { ErrorPayload } from 'vite';
import type { HiddenPart } from '../../checker/check-site.ts';
import type { Diagnostic } from '../../checker/diagnostics/diagnostic.ts';
import { modulePath } from '../../base/installation/product-files.ts';
import { parseDate } from '../../checker/dates/parse-date.ts';
import { isWithin } from '../../base/pure/pointer.ts';
import { say } from '../../base/words/say.ts';
import { textOrEmpty, type TextSet } from '../../base/pure/text-set.ts';
import type { LiveSite } from './live-site.ts';
import { formatCodeFrame } from '../../site/report/code-frame.ts';
import { formatPretty } from '../../site/report/pretty.ts';
import { describeCodeError } from '../../builder/own-code/browser-only.ts';
import type { RenderFailure } from '../../builder/prerender.ts';
import { devMessages, hiddenPartMessages } from '../messages.ts';

/**
 * @returns the diagnostics in the form of Vite's overlay: all of them, with the first error's place
 * and line
 */
export function overlayError(diagnostics: Diagnostic[], texts: TextSet): ErrorPayload['err'] {
  const errors = diagnostics.filter(({ severity }) => severity === 'error');
  const { file, range } = errors[0]!;
  const { line, column } = range.start;
  return {
    message: errors
      .map(
        ({ message, hint, ...at }) =>
          `${at.file}:${at.range.start.line}:${at.range.start.column}\n${message}${hint ? `\n${hint}` : ''}`,
      )
      .join('\n\n'),
    loc: { file, line, column },
    frame: formatCodeFrame(textOrEmpty(texts, file), range),
    stack: '',
  };
}

/**
 * @param mistakes what the check has found on the page
 * @returns the card that replaces a block that threw: what is wrong in it, or else the error
 */
export function failureCard({ model, index, error }: RenderFailure, mistakes: readonly Diagnostic[] = []): string {
  const { pointer } = model.sources[index]!;
  const mistake = mistakes.find((each) => each.file === model.file && isWithin(each.pointer, pointer));
  return mistake ? card(devMessages.unfinishedBlock(mistake.message)) : card(describeFailure({ model, index, error }));
}

function describeFailure({ model, index, error }: RenderFailure): string {
  const at = `${model.file}:${model.lines[index]}`;
  const reason = describeCodeError(error);
  return devMessages.failedBlock({ type: model.page.blocks[index]!.type, at, reason });
}

function card(text: string): string {
  return `<section class="section" role="alert"><div class="container"><div class="card p-6 text-danger"><p>${escape(text)}</p></div></div></section>`;
}

/**
 * @param tools the scripts in its head
 * @returns a whole page for an address that has had no sound page since the server started
 */
export function noPageYet(site: LiveSite, tools: string): string {
  const errors = site.diagnostics().filter(({ severity }) => severity === 'error');
  const report = errors.length > 0 ? formatPretty(errors, { texts: site.texts() }) : devMessages.noPage();
  return messagePage(report, tools);
}

/** @returns a whole page with a text, which gives way to the site's page once that can be shown */
export function messagePage(text: string, tools: string): string {
  const head = `<meta charset="utf-8"><title>${devMessages.notShownYet()}</title><script type="module" src="/@vite/client"></script>`;
  return `<!doctype html>${head}${tools}<pre>${escape(text)}</pre>`;
}

/**
 * Builds the scripts in the head of the site's pages, which follow changes from the state that the
 * page shows, and the words of the button that opens the editor, in the language in use.
 */
export function siteTools({ changes, project }: LiveSite): string {
  const hotUpdate = modulePath(project.productRoot, 'src/dev/client/hot-update.ts');
  const label = escape(say('Edit this page')).replaceAll('"', '&quot;');
  const edit = project.hasCopiedTexts ? '' : `<meta name="pagewright-edit" content="${label}">`;
  return `${edit}<meta name="pagewright-changes" content="${changes}"><script type="module" src="/${hotUpdate}"></script>`;
}

/**
 * @returns the style that says over a page and its sections that visitors do not see them now; it
 * changes no element
 */
export function hiddenMarks(parts: readonly HiddenPart[], lang: string): string {
  const rules = parts.map(({ id, why, date }) => {
    const text = hiddenPartMessages[why](id === null, date === null ? '' : formatDate(date, lang));
    return `${id === null ? 'main' : `#${id}`}::before { content: ${JSON.stringify(text)}; ${markLook} }`;
  });
  return rules.length > 0 ? `<style>${rules.join(' ')}</style>` : '';
}

/** @returns a date of a file as the language writes it: 24.12.2026 */
function formatDate(written: string, lang: string): string {
  const date = parseDate(written);
  if (!date) return written;
  const style = { dateStyle: 'medium', ...(date.hasTime && ({ timeStyle: 'short' } as const)) } as const;
  return new Intl.DateTimeFormat(lang, { ...style, timeZone: 'UTC', calendar: 'gregory' }).format(date.wallClockMs);
}

const markLook =
  'display: block; padding: 0.5rem 1rem; background: #fde68a; color: #1c1917; font: 600 1rem/1.4 sans-serif';

/** The site's mistakes are none of the gallery's examples, and the editor shows them itself. */
export const noOverlay =
  '<script>customElements.define("vite-error-overlay", class extends HTMLElement { close() { this.remove(); } })</script>';

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
