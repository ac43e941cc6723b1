// What browsers refuse in the HTML of a section, because of the content policy that every built
// page has (src/node/hosts/content-policy.ts).

const refused = [
  {
    pattern: /<[a-z][^>]*? style="([^"]*)"/,
    say: (styles: string) => `it has the inline style "${styles}"`,
  },
  { pattern: /<style\b/, say: () => 'it has a <style> element' },
  {
    pattern: /<script\b(?![^>]* src=)(?![^>]*type="application\/)/,
    say: () => 'it has an inline script',
  },
];

/**
 * @param html of a site's own section, as React has written it: with `<` and `>` escaped in texts
 * and attributes
 * @throws Error that says what is refused, and where it belongs
 */
export function refuseInlineCode(html: string, type: string): void {
  for (const { pattern, say } of refused) {
    const found = pattern.exec(html);
    if (!found) continue;
    const place = pattern.source.startsWith('<script') ? `${type}.behavior.ts` : `${type}.css`;
    throw new Error(`${say(found[1] ?? '')}. Browsers refuse it on these pages. Put it into ${place}.`);
  }
}
