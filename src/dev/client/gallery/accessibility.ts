// Accessibility checks of the gallery: runs axe in the frames of an example, one after the other,
// and shows the results.
import { axeTags } from './axe-tags.ts';

interface Violation {
  id: string;
  help: string;
  helpUrl: string;
  nodes: { html: string }[];
}

type AxeWindow = Window & {
  axe?: { run: (where: string, options: object) => Promise<{ violations: Violation[] }> };
};

/** One frame at a time, because axe blocks the browser for a moment. */
let queue: Promise<unknown> = Promise.resolve();

/** Checks each frame of an example when it has loaded. */
export function checkExample(example: HTMLElement): void {
  const status = example.querySelector<HTMLElement>('[data-accessibility]')!;
  const results = new Map<string, Violation[] | Error>();
  const frames = [...example.querySelectorAll('iframe')];
  for (const frame of frames) {
    const width = (frame.parentElement as HTMLElement).dataset.width!;
    const check = async () => {
      results.set(width, await findViolations(frame).catch((error: Error) => error));
      showResults(status, results, frames.length);
    };
    const enqueue = () => (queue = queue.then(check));
    frame.addEventListener('load', enqueue);
    // A frame in view may have loaded before this script.
    if (isLoaded(frame)) enqueue();
  }
}

function isLoaded({ contentDocument: shown }: HTMLIFrameElement): boolean {
  return shown?.readyState === 'complete' && shown.getElementById('main') !== null;
}

async function findViolations(frame: HTMLIFrameElement): Promise<Violation[]> {
  const shown = frame.contentWindow as AxeWindow;
  await loadAxe(shown);
  await waitForAnimations(shown);
  const options = { runOnly: { type: 'tag', values: axeTags }, iframes: false };
  // Of the section alone: what concerns whole pages is for pages.
  return (await shown.axe!.run('#main', options)).violations;
}

function loadAxe(shown: AxeWindow): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = shown.document.createElement('script');
    script.src = `${document.documentElement.dataset.base}/axe.js`;
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => reject(new Error('axe could not be loaded')));
    shown.document.head.append(script);
  });
}

/** Waits for transitions, in the middle of which colors are wrong; not for endless animations. */
async function waitForAnimations({ document: shown }: Window) {
  const ending = shown.getAnimations().filter((each) => each.effect?.getComputedTiming().endTime !== Infinity);
  const all = Promise.allSettled(ending.map((each) => each.finished));
  await Promise.race([all, new Promise((resolve) => setTimeout(resolve, 2000))]);
}

function showResults(status: HTMLElement, results: Map<string, Violation[] | Error>, frames: number) {
  const lines = [...results].flatMap(([width, found]) =>
    found instanceof Error
      ? [createItem(`${width} px: ${found.message}`)]
      : found.map((each) => createViolationItem(width, each)),
  );
  const count = lines.length === 0 ? 'no findings' : `${lines.length} ${lines.length === 1 ? 'finding' : 'findings'}`;
  const at = [...results.keys()].sort((a, b) => Number(a) - Number(b)).join(', ');
  status.textContent = `Accessibility: ${count} at ${at} px${results.size < frames ? ', checking on' : ''}`;
  status.parentElement!.querySelector('.findings')?.remove();
  if (lines.length === 0) return;
  const list = document.createElement('ul');
  list.className = 'findings';
  list.append(...lines);
  status.after(list);
}

function createViolationItem(width: string, { help, helpUrl, nodes }: Violation): HTMLLIElement {
  const line = createItem(`${width} px: ${help}. `);
  const link = document.createElement('a');
  link.href = helpUrl;
  link.textContent = 'What to do';
  const place = document.createElement('code');
  place.textContent = ` ${nodes[0]?.html.slice(0, 200) ?? ''}`;
  line.append(link, place);
  return line;
}

function createItem(text: string): HTMLLIElement {
  const line = document.createElement('li');
  line.textContent = text;
  return line;
}
