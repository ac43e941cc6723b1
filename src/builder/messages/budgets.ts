// Sentences for developers about budgets: the recorded weight of pages and scripts.

/** Names of the parts of a page's weight. */
export const weightNames = {
  html: 'HTML',
  css: 'CSS',
  script: 'script before the first touch',
  laterScript: 'script after it',
} as const;

const howToWrite = (file: string) => `Write it with: build --write-budgets ${file}`;

export const budgetMessages = {
  grown: ({ file, lines }: { file: string; lines: readonly string[] }) =>
    `More than ${file} allows:\n\n${lines.map((line) => `  ${line}`).join('\n')}\n\nIf this is meant, record it: build --write-budgets ${file}`,
  recorded: ({ file, names }: { file: string; names: readonly string[] }) =>
    `New in ${file}, to be committed with it: ${names.join(', ')}`,
  noFile: (file: string) => `There is no file of budgets ${file}. ${howToWrite(file)}`,
  foreignFile: (file: string) => `${file} holds no budgets of this version of Pagewright. ${howToWrite(file)}`,
  script: (name: string) => `script "${name}"`,
  newScript: ({ name, bytes }: { name: string; bytes: number }) =>
    `${budgetMessages.script(name)} (${formatBytes(bytes)}) is not recorded`,
  newPage: (route: string) => `${route} is not recorded`,
  change: (before: number, now: number) => `${formatBytes(before)} -> ${formatBytes(now)}`,
  requests: ({ before, now }: { before: number; now: number }) => `requests: ${before} -> ${now}`,
  newScripts: (names: readonly string[]) => `; new: ${names.join(', ')}`,
  grownSections: (sections: readonly { id: string; more: number }[]) =>
    `; sections: ${sections.map(({ id, more }) => `"${id}" +${formatBytes(more)} before compression`).join(', ')}`,
};

function formatBytes(count: number): string {
  return `${count.toLocaleString('en')} B`;
}
