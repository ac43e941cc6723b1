// Shows states of the page in the frame: what has changed is put in, all else stays as it is.

/** State that the frame shows, as the server has sent it. */
let shown: { body: string[]; parts: string[]; sections: string[]; style: string } | undefined;

/** True while the pointer is down on the page: its click would be lost with what was pressed. */
let isHeld = false;
/** Shows the latest state that has come meanwhile. */
let showHeld: (() => void) | undefined;

/** Begins with what the frame's document was loaded with. */
export function beginFrame(): void {
  shown = undefined;
  isHeld = false;
}

/** Has the page stay as it is, until `letShow`. */
export function holdShown(): void {
  isHeld = true;
  showHeld = undefined;
}

/** @param isWanted false where the page is shown later, once nothing is typed in it */
export function letShow(isWanted: boolean): void {
  isHeld = false;
  if (isWanted) showHeld?.();
  showHeld = undefined;
}

/** Shows a state of the page, at once or when it is held no more. */
export function showWhenLet(show: () => void): void {
  if (isHeld) showHeld = show;
  else show();
}

/** Has the part of the page around an element shown anew, because it is not what was shown any more. */
export function forgetShown(element: Element): void {
  if (!shown) return;
  const sections = [...(element.closest('main')?.children ?? [])];
  const at = sections.findIndex((each) => each.contains(element));
  const { parts } = shown;
  shown = { ...shown, body: [], parts: at === -1 ? [] : parts, sections: at === -1 ? [] : shown.sections.with(at, '') };
}

/** Puts a state of the page into the frame's document. */
export function showBody(page: Document, { body, style }: { body: string[]; style: string }): void {
  if (shown?.body === body) return;
  const isFirst = shown === undefined;
  const sections = sectionsOf(body);
  if (!isFirst && shown!.style !== style) replaceStyle(page, style, shown!.style);
  const frame = body.filter((part) => !part.includes('<main'));
  const isSameFrame = shown && shown.parts.join('') === frame.join('');
  if (!shown || !isSameFrame) replaceAll(page, body);
  else if (shown.sections.join('') !== sections.join('')) replaceSections(page, sections);
  shown = { body, parts: frame, sections, style };
}

function sectionsOf(body: string[]): string[] {
  const main = body.find((part) => part.includes('<main')) ?? '';
  const holder = new DOMParser().parseFromString(main, 'text/html');
  return Array.from(holder.querySelector('main')?.children ?? [], ({ outerHTML }) => outerHTML);
}

function replaceSections(page: Document, sections: string[]) {
  const main = page.querySelector('main');
  if (!main) return;
  const template = page.createElement('template');
  const before = shown!.sections;
  if (before.length === sections.length && main.children.length === sections.length) {
    for (const [index, section] of sections.entries()) {
      if (section === before[index]) continue;
      template.innerHTML = section;
      main.children[index]!.replaceWith(template.content);
    }
    return;
  }
  template.innerHTML = sections.join('');
  main.replaceChildren(template.content);
}

function replaceAll(page: Document, body: string[]) {
  const template = page.createElement('template');
  template.innerHTML = body.join('');
  const kept = [...page.body.children].filter(({ id }) => id === 'announcer');
  page.body.replaceChildren(template.content, ...kept);
}

function replaceStyle(page: Document, style: string, before: string) {
  const old = [...page.querySelectorAll('style')].find(({ textContent }) => textContent === cssIn(before));
  if (old) old.textContent = cssIn(style);
}

/** @returns what the first style element of some HTML says */
function cssIn(html: string): string {
  return /<style>([\s\S]*?)<\/style>/.exec(html)?.[1] ?? '';
}
