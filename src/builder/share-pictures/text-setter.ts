// Sets text as outlines, in a worker (bin/shape-text.mjs).
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';

export interface TextRequest {
  text: string;
  /** In pixels, the largest one first. */
  sizes: readonly number[];
  maxWidth: number;
  maxLines: number;
}

export interface SetText {
  /** The size in which it fits. */
  size: number;
  /** The words with letters that none of the fonts has. */
  missing: string[];
  /** Each as SVG from its own baseline. */
  lines: { svg: string; width: number }[];
}

export interface TextSetter {
  set(wanted: TextRequest): Promise<SetText>;
  close(): void;
}

export interface FontChoice {
  /** The files of the fonts, the first one first. */
  files: string[];
  weight: number;
  lang: string;
}

/** @param productRoot the folder that holds Pagewright itself */
export function openTextSetter(productRoot: string, fonts: FontChoice): TextSetter {
  const worker = new Worker(pathToFileURL(join(productRoot, 'bin/shape-text.mjs')), { workerData: fonts });
  const waiting = new Map<number, { resolve: (set: SetText) => void; reject: (error: Error) => void }>();
  let last = 0;
  worker.on('message', ({ id, ...set }: SetText & { id: number }) => {
    waiting.get(id)?.resolve(set);
    waiting.delete(id);
  });
  worker.on('error', (error: Error) => {
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  });
  // A build that ends for another reason need not wait for it.
  worker.unref();
  return {
    set: (wanted) =>
      new Promise((resolve, reject) => {
        worker.ref();
        waiting.set(++last, { resolve, reject });
        // Between threads there are no origins.
        // oxlint-disable-next-line unicorn/require-post-message-target-origin
        worker.postMessage({ id: last, ...wanted });
      }),
    close: () => void worker.terminate(),
  };
}
