// Makes what tests of a site's own sections need of the build: the HTML of a section, and the paths
// of the modules that wake in it. It is the program of a worker thread, because a test has a
// window, with which a section may render other HTML than the build makes.
import { workerData, type MessagePort } from 'node:worker_threads';
import { stringify } from 'yaml';
import { createTextSet, textOrEmpty } from '../../base/pure/text-set.ts';
import { bundlesAtHand } from '../../builder/bundles/bundle-cache.ts';
import { liveModules } from '../../builder/bundles/client-modules.ts';
import { describePictures } from '../../dev/gallery/sample-content.ts';
import { createIconReader } from '../../site/folder/icons.ts';
import { loadChecker } from '../../site/folder/load-checker.ts';
import { readFacts, type Project } from '../../site/folder/project.ts';
import { readTexts } from '../../site/folder/site-texts.ts';

/** Data for the thread. */
interface ThreadData {
  project: Project;
  port: MessagePort;
  /** Counts the answers. The test, which cannot wait for a message, sleeps until it changes. */
  answers: Int32Array;
}

const { project, port, answers } = workerData as ThreadData;
port.on('message', (blocks: object[] | null) => {
  port.postMessage(answer(blocks));
  Atomics.add(answers, 0, 1);
  Atomics.notify(answers, 0);
});

/** @param blocks to show; `null` asks for the modules */
function answer(blocks: object[] | null): { ok: true; value: unknown } | { ok: false; error: Error } {
  try {
    return { ok: true, value: blocks ? sectionHtml(blocks) : sectionModules() };
  } catch (error) {
    return { ok: false, error: error instanceof Error ? error : new Error(String(error)) };
  }
}

const file = 'pages/section-under-test.yaml';
const route = '/section-under-test';

/**
 * @param blocks as they are written in a page's list of sections
 * @returns what the build makes of a page with these sections, without header and footer
 * @throws Error with what the check says, or with what a component throws
 */
function sectionHtml(blocks: object[]): string {
  const page = { title: 'A test', description: 'A test.', layout: 'bare', blocks };
  const siteText = textOrEmpty(readTexts(project), 'site.yaml');
  const texts = createTextSet({ 'site.yaml': siteText, [file]: stringify(page, { aliasDuplicateObjects: false }) });
  const facts = readFacts(project);
  const source = { texts, facts: { ...facts, images: { ...describePictures(), ...facts.images } } };
  const checker = loadChecker(project);
  const model = checker.checkOnePage(source, file);
  const site = checker.readSiteFile(source);
  if (!model || !site) {
    const { diagnostics } = checker.checkSite(source);
    throw new Error(diagnostics.map((each) => `${each.file}: ${each.message}`).join('\n'));
  }
  const { renderPage, listBodyParts } = bundlesAtHand(project)!.loadRenderer();
  const shapes = createIconReader(project.productRoot);
  const rendered = renderPage({ route, page: model.page, site, iconShapes: shapes });
  if (rendered.failures.length > 0) throw rendered.failures[0]!.error;
  return listBodyParts(rendered).join('');
}

/** @returns the absolute paths of the modules that wake, by their names */
function sectionModules(): Record<string, string> {
  return Object.fromEntries(liveModules(project).map(({ name, file: path }) => [name, path]));
}
