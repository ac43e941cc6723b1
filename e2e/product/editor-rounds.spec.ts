// The traffic of the editor: a key is one request, which is answered with what it has changed, and the check that follows
// brings messages only.
import { expect, test, type Locator, type Page } from '../support/browser-test.ts';
import { startDevSite, type DevSite } from '../support/dev-site.ts';
import type { PageUpdate } from '../../src/editor/protocol/page.ts';

test.describe.configure({ mode: 'serial' });

const home = 'pages/index.yaml';
let site: DevSite;
let good: string;

test.beforeAll(async () => {
  site = await startDevSite();
  good = site.read(home);
});
test.afterEach(() => site.write(home, good));
test.afterAll(() => site.stop());

/** The traffic of a window with the editor's server. */
interface Traffic {
  requests: string[];
  /** Answers about the page after checks and changes of others. */
  answers: PageUpdate[];
  pushed: string[];
}

/** Asked of the host when a window is opened or looked at again, whatever is typed. */
const newsOfOthers = '/__editor/site/news';

/** Notes the traffic of a window from now on. */
function noteTraffic(page: Page): Traffic {
  const traffic: Traffic = { requests: [], answers: [], pushed: [] };
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/__editor') && pathname !== newsOfOthers)
      traffic.requests.push(`${request.method()} ${pathname}`);
  });
  page.on('response', async (response) => {
    if (new URL(response.url()).pathname === '/__editor/page')
      traffic.answers.push((await response.json()) as PageUpdate);
  });
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      const { type, event } = JSON.parse(String(payload)) as { type: string; event?: string };
      if (type !== 'connected' && type !== 'ping') traffic.pushed.push(event ?? type);
    }),
  );
  return traffic;
}

/** Opens the settings of the second section, and waits until nothing more is asked or pushed. */
async function openHeading(page: Page): Promise<{ heading: Locator; traffic: Traffic }> {
  const traffic = noteTraffic(page);
  await page.goto(`${site.address}/__editor?page=/`);
  const rows = page.getByRole('treegrid', { name: 'Sections' }).getByRole('row', { name: /Öffnungszeiten/ });
  await rows.click();
  const heading = page
    .getByRole('complementary', { name: 'Settings' })
    .getByRole('textbox', { name: 'Heading', exact: true });
  await heading.press('End');
  await expect.poll(() => traffic.pushed).toContain('pagewright:state');
  await untilStill(traffic);
  traffic.requests.length = traffic.answers.length = traffic.pushed.length = 0;
  return { heading, traffic };
}

/** Waits until for a while nothing was asked, answered or pushed. */
async function untilStill({ requests, answers, pushed }: Traffic): Promise<void> {
  let [count, since] = [-1, 0];
  await expect
    .poll(() => {
      const now = requests.length + answers.length + pushed.length;
      if (now !== count) [count, since] = [now, Date.now()];
      return Date.now() - since;
    })
    .toBeGreaterThan(quiet);
}

const framed = (page: Page) => page.frameLocator('iframe[title="The page, to be edited"]');
/** Longer than from a change to the end of its check, and all that follows. */
const quiet = 1500;

test('a key is one request; one push of the check is answered with messages, and without the page', async ({
  page,
}) => {
  const { heading, traffic } = await openHeading(page);
  await heading.press('x');
  await expect(framed(page).getByRole('heading', { name: 'Öffnungszeitenx' })).toBeVisible();
  await untilStill(traffic);
  expect(traffic.requests).toEqual(['POST /__editor/edit', 'GET /__editor/page']);
  expect(traffic.pushed).toEqual(['pagewright:state']);
  expect(traffic.answers.map(({ content, isCurrent }) => [content, isCurrent])).toEqual([[undefined, true]]);
});

test('in a page with a mistake a key is one request, and nothing is pushed', async ({ page }) => {
  site.write(home, good.replace('    id: zeiten\n', '    id: zeiten\n    background: purple\n'));
  await openHeading(page);
  await expect(page.getByRole('region', { name: 'Messages' })).toContainText('purple');
  const { heading, traffic } = await openHeading(page);
  await heading.press('x');
  await expect.poll(() => site.read(home)).toContain('Öffnungszeitenx');
  await untilStill(traffic);
  expect(traffic.requests).toEqual(['POST /__editor/edit']);
  expect(traffic.pushed).toEqual([]);
});

test('another window of the page is sent the page once, and the messages of the check', async ({ page }) => {
  const other = await page.context().newPage();
  const { traffic } = await openHeading(other);
  const { heading } = await openHeading(page);
  await heading.press('x');
  await expect(framed(other).getByRole('heading', { name: 'Öffnungszeitenx' })).toBeVisible();
  await expect.poll(() => traffic.pushed.length).toBe(2);
  await untilStill(traffic);
  expect(traffic.pushed).toEqual(['pagewright:state', 'pagewright:state']);
  // A slow window asks once for both.
  const sent = traffic.answers.flatMap(({ content }) => (content ? [content.files] : []));
  expect(sent.map((files) => Object.values(files).map((file) => file !== null))).toEqual([[true, false]]);
});

test('a page of the site is sent no state of the editor, and the editor no page', async ({ page }) => {
  const visited = await page.context().newPage();
  const pageTraffic = noteTraffic(visited);
  await visited.goto(`${site.address}/`);
  const { heading, traffic } = await openHeading(page);
  await heading.press('x');
  await expect(visited.getByRole('heading', { name: 'Öffnungszeitenx' })).toBeVisible();
  await expect.poll(() => traffic.pushed.length).toBe(1);
  await untilStill(pageTraffic);
  expect(pageTraffic.pushed).toEqual(['pagewright:update']);
  expect(traffic.pushed).toEqual(['pagewright:state']);
});
