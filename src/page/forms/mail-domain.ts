// The domain of the e-mail address in the last form, so that the thank-you page can link to its
// inbox.
import type { SiteForm } from '#schemas';

const storageKey = 'pagewright.mail-domain';

/** Stores the domain only, and only until the tab is closed. */
export function rememberMailDomain(form: SiteForm, fields: Record<string, string>): void {
  const name = form.fields.find((field) => field.kind === 'email')?.name;
  const domain = name && fields[name]?.split('@').at(-1)?.trim().toLowerCase();
  try {
    if (domain) sessionStorage.setItem(storageKey, domain);
  } catch {
    // Blocked: the thank-you page then shows its note instead of a link.
  }
}

/** @returns the remembered domain, or undefined when there is none */
export function recallMailDomain(): string | undefined {
  try {
    return sessionStorage.getItem(storageKey) ?? undefined;
  } catch {
    return undefined;
  }
}
