// Finds HTML of a site's own sections and frame that browsers refuse, because of the content policy
// that every built page has (src/builder/hosts/content-policy.ts).

const refused = [
  {
    pattern: /<[a-z][^>]*? style="([^"]*)"/,
    say: (styles: string) => `it has the inline style "${styles}"`,
    isStyle: true,
  },
  { pattern: /<style\b/, say: () => 'it has a <style> element', isStyle: true },
  {
    pattern: /<script\b(?![^>]* src=)(?![^>]*type="application\/)/,
    say: () => 'it has an inline script',
    isStyle: false,
  },
];

/**
 * @param html as React has written it: with `<` and `>` escaped in texts and attributes
 * @param files where styles and scripts belong
 * @throws a developer error (isDeveloperError) that says what is refused, and where it belongs
 */
export function refuseInlineCode(html: string, files: { styles: string; scripts: string }): void {
  for (const { pattern, say, isStyle } of refused) {
    const found = pattern.exec(html);
    if (!found) continue;
    const place = isStyle ? files.styles : files.scripts;
    const text = `${say(found[1] ?? '')}. Browsers refuse it on these pages. Put it into ${place}.`;
    throw Object.assign(new Error(text), { name: 'DeveloperError' });
  }
}
