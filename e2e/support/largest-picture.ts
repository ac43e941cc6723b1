// Checks that the largest thing that is first seen (Largest Contentful Paint) comes with the first
// response: it is text, or a picture that the head names and that is not lazy.
import { expect, type Page } from 'playwright/test';

interface Largest {
  element: string;
  src: string;
  loading: string | null;
}

/** Opens each page, and expects that none waits for its largest picture. @returns on how many of them it is a picture */
export async function expectLargestAtOnce(page: Page, routes: string[]): Promise<number> {
  let pictures = 0;
  for (const route of routes) {
    const html = await (await page.goto(route))!.text();
    const largest = await findLargest(page);
    expect({ route, ...largest }).toMatchObject({ route, loading: null });
    if (largest.element !== 'IMG') continue;
    pictures++;
    expect(html).toContain(`src="${largest.src}"`);
    // Told before the style, so that it is asked for before the rest of the page is read.
    expect(html.slice(0, html.indexOf('<style')), route).toMatch(
      /<link rel="preload" as="image"[^>]* fetchPriority="high"/,
    );
  }
  return pictures;
}

function findLargest(page: Page): Promise<Largest> {
  return page.evaluate(async () => {
    // A picture that has come is painted, and told of, one frame later at the earliest.
    const eager = [...document.images].filter(({ loading }) => loading !== 'lazy');
    await Promise.all(eager.map((image) => image.decode().catch(() => {})));
    for (let frames = 2; frames > 0; frames--) await new Promise(requestAnimationFrame);
    return new Promise<Largest>((resolve) => {
      new PerformanceObserver((list) => {
        const { element } = list.getEntries().at(-1) as unknown as { element: Element };
        const src = element.getAttribute('src') ?? '';
        resolve({ element: element.tagName, src, loading: element.getAttribute('loading') });
      }).observe({ type: 'largest-contentful-paint', buffered: true });
    });
  });
}
