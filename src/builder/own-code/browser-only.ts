// Advice for code that needs a browser while pages are rendered without one.

const ofBrowsers =
  /^(?:ReferenceError: )?(window|document|navigator|location|history|screen|self|localStorage|sessionStorage|matchMedia|requestAnimationFrame|addEventListener|customElements|(?:HTML|SVG)?\w*Element|\w+Observer) is not defined$/;

/** @returns the text of an error; for what is in browsers only, with the way in which it can be used */
export function describeCodeError(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  const [, name] = ofBrowsers.exec(message) ?? [];
  if (name === undefined) return message;
  return `${message}. Pages are rendered without a browser, so "${name}" is there in effects and handlers of an island only. For a part that needs it earlier, such as a package: <Island> with "fallback" in the place of "view" (docs/developers/section-types.md, "When it needs a browser").`;
}
