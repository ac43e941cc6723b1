// Sentences for the person who checks a site, beside the messages of the check itself
// (src/checker/diagnostics/messages).

const howToWriteBaseline = (file: string) => `Write one with: --write-baseline ${file}`;

export const checkMessages = {
  fixed: ({ file, count }: { file: string; count: number }) => `fixed: ${file}${count > 0 ? ` (${count})` : ''}`,
  tooManyWarnings: ({ warnings, maxWarnings }: { warnings: number; maxWarnings: number }) =>
    `There are ${warnings} warnings; --max-warnings allows ${maxWarnings}.`,
  noFileOfSite: ({ name, pages }: { name: string; pages: string }) =>
    `"${name}" is no file or folder of the site. Pages are in ${pages}.`,
  noPage: (name: string) => `"${name}" is no page of the site, such as pages/about.yaml.`,
  noCommit: () => '--changed takes a commit, a branch or a tag, for example: --changed main',
  gitFailed: (reason: string) => `Git cannot say what has changed: ${reason}`,
  noCode: ({ code, nearest }: { code: string; nearest: string | null }) =>
    `There is no code "${code}". ${nearest === null ? 'All codes are listed in docs/errors/README.md.' : `Did you mean "${nearest}"?`}`,
  noAnswers: () => '--fix-suggested asks about every fix, and nobody can answer here. To apply all: --yes',
  /** The letters are read in src/site/check/ask-suggestions.ts. */
  askFix: (title: string) => `${title}? [y]es, [n]o, [a]ll, [q]uit: `,
  stdinAlone: () => '--stdin and --stdin-filename need each other: which page does the text stand for?',
  yesAlone: () => '--yes needs --fix-suggested: it applies every suggested fix without asking.',
};

export const baselineMessages = {
  wholeSite: () => '--write-baseline is for the whole site: leave the paths out.',
  written: ({ file, counts }: { file: string; counts: string }) =>
    `${file} now lists all problems: ${counts || 'none'}.`,
  gone: ({ file, message, code }: { file: string; message: string; code: string }) =>
    `gone: ${file}: ${message} [${code}]`,
  known: (count: number) => `Known and left out: ${count}.`,
  countGone: (count: number) => `Gone since the baseline: ${count}. To remove them from it: --write-baseline`,
  noFile: (file: string) => `There is no baseline ${file}. ${howToWriteBaseline(file)}`,
  foreignFile: (file: string) => `${file} is no baseline of this version of Pagewright. ${howToWriteBaseline(file)}`,
};
