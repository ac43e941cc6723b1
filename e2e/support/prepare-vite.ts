// Before the browser tests: lets one dev server prepare the packages that all of them share. Two that did it at the same
// time would take each other's files away.
import { startDevSite } from './dev-site.ts';

export default async function prepareVite(): Promise<void> {
  const site = await startDevSite();
  // The answer waits until they are there.
  const page = await (await fetch(`${site.address}/src/browser/editor/shell/start.tsx`)).text();
  const [dependency] = /\/[^"]+\/vite\/deps\/[^"]+/.exec(page) ?? [];
  await fetch(`${site.address}${dependency}`);
  site.stop();
}
