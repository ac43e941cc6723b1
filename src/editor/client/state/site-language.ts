// Language of the site, in which its numbers and dates are typed, whatever language the editor has.
import type { EditorPage } from '../../protocol/page.ts';
import { useEditor } from './store.ts';

export function useSiteLanguage(): string {
  return useEditor(({ page }) => readSiteLanguage(page));
}

/** @returns its code; English while the settings of the site cannot be read */
export function readSiteLanguage(page: EditorPage | null): string {
  const data = page?.files['site.yaml']?.data as { lang?: unknown } | null | undefined;
  return typeof data?.lang === 'string' && isLanguage(data.lang) ? data.lang : 'en';
}

function isLanguage(code: string): boolean {
  try {
    return Intl.getCanonicalLocales(code).length > 0;
  } catch {
    return false;
  }
}
