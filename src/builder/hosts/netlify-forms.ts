// The page that describes the site's forms to Netlify: it looks for forms in files when a site is
// deployed, and takes no field that it does not know. The forms that visitors see stay free of its
// attributes, because Netlify changes what has them, and React would not know the result.
import type { Site, SiteForm } from '#schemas';

/**
 * Values that every message has beside its fields and constants (src/page/forms/leads/payload.ts,
 * src/page/forms/spam/spam-signs.ts).
 */
const added = ['captcha', 'pageName', 'time', 'lead_id', 'spam', 'your-website'];

/** @returns the page's path and text; nothing for a site whose forms do not send to Netlify */
export function netlifyForms({ endpoints, forms }: Site): [path: string, text: string][] {
  const described = Object.entries(forms).filter(([, { delivery }]) => delivery.some(({ call }) => call === 'netlify'));
  if (!endpoints.netlify || described.length === 0) return [];
  const head =
    '<!doctype html><html lang="en"><meta charset="utf-8"><meta name="robots" content="noindex"><title>Forms</title>';
  const body = described.map(([name, form]) => describeForm(name, form)).join('');
  return [[endpoints.netlify.address.slice(1), `${head}${body}</html>`]];
}

function describeForm(name: string, { fields, constants }: SiteForm): string {
  const names = new Set([...fields.map((field) => field.name), ...Object.keys(constants), ...added]);
  const files = new Set(fields.filter(({ kind }) => kind === 'file').map((field) => field.name));
  const inputs = [...names]
    .map((each) => `<input${files.has(each) ? ' type="file"' : ''} name="${escaped(each)}">`)
    .join('');
  const hidden = `<input type="hidden" name="form-name" value="${name}">`;
  return `<form name="${name}" method="post" data-netlify="true" hidden>${hidden}${inputs}</form>`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
}
