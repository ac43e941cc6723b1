// Rule safety/secret-like: texts hold no keys or passwords, because every visitor gets them.
import { diagnose } from '../diagnostics/create-diagnostic.ts';
import type { FileRule } from './rule.ts';
import { checkEachText } from './check-each-text.ts';
import { secretKinds } from '../diagnostics/messages/names.ts';

interface Secret {
  kind: string;
  /** Source of a pattern for a part of it: files without any are skipped fast. */
  trace: string;
  pattern: RegExp;
}

/** The keys and tokens of well-known services, and written-out passwords. */
const secrets: readonly Secret[] = [
  { kind: secretKinds.privateKey, trace: 'PRIVATE KEY', pattern: /-----BEGIN [A-Z ]*PRIVATE KEY-----/ },
  {
    kind: secretKinds.password,
    trace: String.raw`://[^\s/@]+@`,
    pattern: /\b[a-z][a-z0-9+.-]*:\/\/[^\s/@:]+:[^\s/@]+@/i,
  },
  { kind: secretKinds.aws, trace: 'AKIA|ASIA', pattern: /\b(?:AKIA|ASIA)[0-9A-Z]{16}\b/ },
  {
    kind: secretKinds.gitHub,
    trace: 'gh[pousr]_|github_pat_',
    pattern: /\b(?:gh[pousr]_[A-Za-z0-9]{20,}|github_pat_[A-Za-z0-9_]{20,})/,
  },
  { kind: secretKinds.gitLab, trace: 'glpat-', pattern: /\bglpat-[A-Za-z0-9_-]{16,}/ },
  {
    kind: secretKinds.secretKey,
    trace: '[sr]k[-_]',
    pattern: /\b(?:sk|rk)[-_](?:live|test|ant|proj)[-_][A-Za-z0-9_-]{12,}/,
  },
  { kind: secretKinds.secretKey, trace: 'sk-', pattern: /\bsk-[A-Za-z0-9]{32,}\b/ },
  { kind: secretKinds.slack, trace: 'xox', pattern: /\bxox[abprs]-[A-Za-z0-9-]{10,}/ },
  { kind: secretKinds.google, trace: 'AIza', pattern: /\bAIza[0-9A-Za-z_-]{35}/ },
  { kind: secretKinds.sendGrid, trace: String.raw`SG\.`, pattern: /\bSG\.[A-Za-z0-9_-]{16,}\.[A-Za-z0-9_-]{16,}/ },
  { kind: secretKinds.npm, trace: 'npm_', pattern: /\bnpm_[A-Za-z0-9]{36}\b/ },
  {
    kind: secretKinds.signIn,
    trace: 'eyJ',
    pattern: /\beyJ[A-Za-z0-9_-]{8,}\.eyJ[A-Za-z0-9_-]{8,}\.[A-Za-z0-9_-]{8,}/,
  },
  {
    kind: secretKinds.assignment,
    trace: 'passw|pwd|api[_ -]?key|secret|token',
    pattern:
      /\b(?:password|passwd|pwd|api[_ -]?key|secret(?:[_ -]?key)?|access[_ -]?token|auth[_ -]?token)["']?\s*[:=]\s*["']?(?=[^\s"']*\d)[^\s"']{8,}/i,
  },
  {
    kind: secretKinds.addressKey,
    trace: '[?&](?:key|api|token|secret|password|sig)',
    pattern: /[?&](?:key|api_?key|token|secret|password|sig)=[A-Za-z0-9_%.~-]{16,}/i,
  },
];

/** Both cases are spelt out, which is faster than a flag. */
const traces = new RegExp(
  secrets.map(({ trace, pattern }) => (pattern.ignoreCase ? toAnyCase(trace) : trace)).join('|'),
);

/** Reports the first thing in each text that looks like a key, a token or a password. */
export const secretLikeRule: FileRule = {
  mayFind: (text) => traces.test(text) && secrets.some(({ pattern }) => pattern.test(text)),
  check: (file) =>
    checkEachText(file, (text, placeOf) => {
      // Short texts cannot hold any of them.
      const secret = text.length < 12 ? undefined : secrets.find(({ pattern }) => pattern.test(text));
      if (!secret) return undefined;
      const [found] = secret.pattern.exec(text)!;
      return diagnose('safety/secret-like', placeOf(found.split('\n')[0]!), { kind: secret.kind });
    }),
};

function toAnyCase(pattern: string): string {
  return pattern.replaceAll(/(?<!\\)[a-z]/g, (letter) => `[${letter}${letter.toUpperCase()}]`);
}
