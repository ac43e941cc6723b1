// Writes the derived outputs of a site into its folder (the table in outputs/output-table.ts).
import { fileQuality } from '../base/disk/compress.ts';
import { shallowEqualMaps } from '../base/disk/equal-maps.ts';
import type { OutputFolder } from '../base/output/output-folder.ts';
import type { SharedParts } from './hosts/content-policy.ts';
import type { FileMakers, Output, OutputSource, RenderedPage } from './outputs/output.ts';
import { outputs } from './outputs/output-table.ts';
import type { BuildMemory, BuildState } from './build-memory.ts';

export interface OutputWriter {
  source: OutputSource;
  /** Addresses of the files of the public folder that are published. */
  published: Iterable<string>;
  outDir: string;
  output: OutputFolder;
  /** The brotli quality for pages; undefined for no compression. */
  pageQuality: number | undefined;
  /** The brotli quality for everything else; undefined for no compression. */
  quality: number | undefined;
}

/**
 * Writes the files that belong to a page. They are made side by side with the next pages.
 * @returns their paths, once they are written
 */
export function writePageOutputs(page: RenderedPage, writer: OutputWriter): Promise<string[]> {
  const { source, output, pageQuality } = writer;
  const ofPage = outputs.filter((each) => each.kind === 'page');
  const write = async (each: (typeof ofPage)[number]): Promise<string[]> => {
    const path = await each.findPath(page.model, source);
    if (path === undefined || source.isAuthored(path)) return [];
    if (each.isNamedByContent && output.skipUnchanged(path)) return [path];
    const made = await each.make(page, source);
    if (!made.ok) return [];
    output.write(path, made.content, { quality: fileQuality(path, pageQuality) });
    return [path];
  };
  return Promise.all(ofPage.map(write)).then((paths) => paths.flat());
}

/** Writes the files of the whole site, after its pages. */
export async function writeSiteOutputs(
  writer: OutputWriter,
  { shared, pages, memory }: { shared: SharedParts; pages: BuildState['pages']; memory: BuildMemory },
): Promise<void> {
  const { source, output } = writer;
  const arePagesUnchanged = shallowEqualMaps(pages, memory.pages);
  const write = async (files: FileMakers, quality: number | undefined) => {
    const wanted = [...files].filter(([path]) => !source.isAuthored(path));
    const made = wanted.map(async ([path, make]) => output.write(path, await make(), { quality }));
    await Promise.all(made);
  };
  for (const each of outputs) {
    if (each.kind === 'host') await write(each.list({ ...source, shared }), undefined);
    if (each.kind !== 'site') continue;
    if (each.followsPages && arePagesUnchanged && keepFiles(each, output, memory)) continue;
    await write(await each.list(source), writer.quality);
  }
}

/**
 * Keeps the files of an output as the previous build wrote them.
 * @returns false when there are none, or somebody has touched them
 */
function keepFiles({ pattern }: Output, { skipUnchanged }: OutputFolder, memory: BuildMemory): boolean {
  const paths = [...memory.output.files.keys()].filter((path) => pattern.test(path));
  return paths.length > 0 && paths.every(skipUnchanged);
}
