// Finds faults in the structure of a page that axe does not report: a second main heading, an id
// twice, a reference to an id that is not there.
import type { Page } from 'puppeteer-core';

/** The part of the DOM that the search uses; this folder's code runs in Node. */
interface FoundElement {
  id: string;
  localName: string;
  textContent: string;
  getAttribute(name: string): string | null;
  closest(selector: string): FoundElement | null;
}
interface Browser {
  document: { querySelectorAll(selector: string): Iterable<FoundElement>; getElementById(id: string): unknown };
}

/** @returns the faults of the open page, each in the words of a developer, with its section */
export async function findStructureFaults(page: Page): Promise<string[]> {
  return page.evaluate(listFaults);
}

/** Runs in the page, so it uses nothing from outside. */
function listFaults(): string[] {
  const { document } = globalThis as never as Browser;
  const references = ['for', 'aria-labelledby', 'aria-describedby', 'aria-controls', 'aria-owns', 'aria-details'];
  const describe = (element: FoundElement, shown = '') => {
    const section = element.closest('main > [id]');
    const place = section ? ` in section "${section.id}"` : '';
    return `<${element.localName}${shown}>${place}`;
  };
  const faults: string[] = [];
  const [, ...others] = document.querySelectorAll('h1');
  for (const heading of others)
    faults.push(
      `A second main heading, ${describe(heading)}: "${heading.textContent.trim().slice(0, 60)}". ` +
        'SectionHeading of pagewright/ui chooses the level',
    );
  const ids = new Map<string, FoundElement>();
  for (const element of document.querySelectorAll('[id]')) {
    const first = ids.get(element.id);
    // Drawings may repeat ids of their own; browsers take the first, which is the same.
    if (first && !element.closest('svg'))
      faults.push(
        `The id "${element.id}" is there twice: ${describe(first)} and ${describe(element)}. useId of React makes ids`,
      );
    else if (!first) ids.set(element.id, element);
  }
  for (const name of references)
    for (const element of document.querySelectorAll(`[${name}]`)) {
      const value = element.getAttribute(name)!;
      // What is closed need not be there yet.
      const isClosed = ['aria-expanded', 'aria-selected'].some((state) => element.getAttribute(state) === 'false');
      const missing = value.split(/\s+/).filter((id) => id !== '' && !document.getElementById(id));
      if (missing.length === 0 || (name === 'aria-controls' && isClosed)) continue;
      faults.push(
        `${describe(element, ` ${name}="${value}"`)} names an id that is not on the page: ${missing.join(', ')}`,
      );
    }
  return faults;
}
