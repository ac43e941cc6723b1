// Signs of a program instead of a person: a field that people do not see is filled in, or the form
// is sent sooner than anybody can write. Such a message is marked and sent all the same: a browser
// that fills in everything, or a quick hand, looks alike.

/**
 * The name of the field that people do not see; no field of a site can have a hyphen in its name.
 */
export const trapName = 'your-website';

/** Nobody reads and fills in a form within this time, in ms. */
const leastMs = 2000;

/** @returns why the message looks like spam; undefined when it does not */
export function findSpamSign(element: HTMLFormElement): string | undefined {
  const trap = element.elements.namedItem(trapName);
  if (trap instanceof HTMLInputElement && trap.value !== '') return 'The hidden field is filled in';
  return performance.now() - readPageShownAt() < leastMs ? 'Sent within two seconds' : undefined;
}

/**
 * The page and not the form, whose code may come after all is written.
 * @returns milliseconds by the clock that nobody sets; 0 for the page that was loaded
 */
function readPageShownAt(): number {
  return Number(document.getElementById('main')?.dataset.shownAt ?? 0);
}
