// Pages and site.yaml are sent to every visitor, so nothing in them can be secret.
import { diagnose } from '../diagnostic.ts';
import type { FileCheck } from './check.ts';
import { aboutEachText } from './each-text.ts';

/** What keys and tokens of well-known services look like, and passwords that are written out. */
const secrets: readonly { kind: string; pattern: RegExp }[] = [
  { kind: 'a private key', pattern: /-----BEGIN [A-Z ]*PRIVATE KEY-----/ },
  { kind: 'a password in an address', pattern: /\b[a-z][a-z0-9+.-]*:\/\/[^\s/@:]+:[^\s/@]+@/i },
  { kind: 'an access key of AWS', pattern: /\b(?:AKIA|ASIA)[0-9A-Z]{16}\b/ },
  { kind: 'a token of GitHub', pattern: /\b(?:gh[pousr]_[A-Za-z0-9]{20,}|github_pat_[A-Za-z0-9_]{20,})/ },
  { kind: 'a token of GitLab', pattern: /\bglpat-[A-Za-z0-9_-]{16,}/ },
  { kind: 'a secret key', pattern: /\b(?:sk|rk)[-_](?:live|test|ant|proj)[-_][A-Za-z0-9_-]{12,}/ },
  { kind: 'a secret key', pattern: /\bsk-[A-Za-z0-9]{32,}\b/ },
  { kind: 'a token of Slack', pattern: /\bxox[abprs]-[A-Za-z0-9-]{10,}/ },
  { kind: 'a key of Google', pattern: /\bAIza[0-9A-Za-z_-]{35}/ },
  { kind: 'a key of SendGrid', pattern: /\bSG\.[A-Za-z0-9_-]{16,}\.[A-Za-z0-9_-]{16,}/ },
  { kind: 'a token of npm', pattern: /\bnpm_[A-Za-z0-9]{36}\b/ },
  { kind: 'a sign-in token', pattern: /\beyJ[A-Za-z0-9_-]{8,}\.eyJ[A-Za-z0-9_-]{8,}\.[A-Za-z0-9_-]{8,}/ },
  {
    kind: 'a password or key',
    pattern:
      /\b(?:password|passwd|pwd|api[_ -]?key|secret(?:[_ -]?key)?|access[_ -]?token|auth[_ -]?token)["']?\s*[:=]\s*["']?(?=[^\s"']*\d)[^\s"']{8,}/i,
  },
  { kind: 'a key in an address', pattern: /[?&](?:key|api_?key|token|secret|password|sig)=[A-Za-z0-9_%.~-]{16,}/i },
];

/** What all of them have in common, for a quick look at whole files: letters of both cases are written out, being faster so. */
const traces = new RegExp(
  [
    String.raw`PRIVATE KEY|:\/\/[^\s/@]+@|AKIA|ASIA|gh[pousr]_|github_pat_|glpat-|[sr]k[-_]|xox|AIza|SG\.|npm_|eyJ`,
    ...['passw', 'pwd', 'api[_ -]?key', 'secret', 'token', '[?&](?:key|api|token|secret|password|sig)'].map(inAnyCase),
  ].join('|'),
);

/** Reports the first thing in each text that looks like a key, a token or a password. */
export const checkSecrets: FileCheck = {
  mayFind: (text) => traces.test(text) && secrets.some(({ pattern }) => pattern.test(text)),
  check: (file) =>
    aboutEachText(file, (text, placeOf) => {
      // Short texts cannot hold any of them.
      const secret = text.length < 12 ? undefined : secrets.find(({ pattern }) => pattern.test(text));
      if (!secret) return undefined;
      const [found] = secret.pattern.exec(text)!;
      return diagnose('safety/secret-like', placeOf(found.split('\n')[0]!), { kind: secret.kind });
    }),
};

function inAnyCase(pattern: string): string {
  return pattern.replaceAll(/[a-z]/g, (letter) => `[${letter}${letter.toUpperCase()}]`);
}
