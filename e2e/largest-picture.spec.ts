// On every page of the site the largest thing that is first seen (Largest Contentful Paint) comes with the first response:
// it is text, or a picture that the head names and that is not lazy.
import { expect, test } from 'playwright/test';

interface Largest {
  element: string;
  src: string;
  loading: string | null;
}

for (const viewport of [
  { width: 412, height: 823 },
  { width: 1350, height: 900 },
]) {
  test(`no page waits for its largest picture at ${viewport.width} px`, async ({ page }) => {
    test.setTimeout(120_000);
    await page.setViewportSize(viewport);
    const sitemap = await (await page.request.get('/sitemap.xml')).text();
    const routes = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => new URL(url!).pathname);
    expect(routes.length).toBeGreaterThan(20);
    let pictures = 0;
    for (const route of routes) {
      const html = await (await page.goto(route))!.text();
      const largest = await page.evaluate(
        () =>
          new Promise<Largest>((resolve) => {
            new PerformanceObserver((list) => {
              const { element } = list.getEntries().at(-1) as unknown as { element: Element };
              const src = element.getAttribute('src') ?? '';
              resolve({ element: element.tagName, src, loading: element.getAttribute('loading') });
            }).observe({ type: 'largest-contentful-paint', buffered: true });
          }),
      );
      expect({ route, ...largest }).toMatchObject({ route, loading: null });
      if (largest.element !== 'IMG') continue;
      pictures++;
      expect(html).toContain(`src="${largest.src}"`);
      // Told before the style, so that it is asked for before the rest of the page is read.
      expect(html.slice(0, html.indexOf('<style')), route).toMatch(
        /<link rel="preload" as="image"[^>]* fetchPriority="high"/,
      );
    }
    expect(pictures).toBeGreaterThan(10);
  });
}
