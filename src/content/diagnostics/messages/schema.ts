// The words for settings that are unknown, missing, in the wrong place or of the wrong kind.
import { count, listed, quote } from './quote.ts';
import { wrongKind, type WrongKind } from './wrong-kind.ts';

export const schemaWords = {
  'schema/unknown-key': ({
    name,
    owner,
    nearest,
    known,
    other,
    isTaken,
  }: {
    name: string;
    owner: string;
    nearest: string | null;
    known: string[];
    other: string | null;
    /** Whether the name is that of another setting, which needs another value. */
    isTaken?: boolean;
  }) => ({
    message:
      (isTaken
        ? `${quote(name)} is another setting of ${owner}, and this value does not fit it.`
        : `${quote(name)} is not a setting of ${owner}.`) +
      (nearest ? ` Did you mean ${quote(nearest)}?` : other ? ` It belongs to ${other}.` : ''),
    ...(nearest || known.length === 0 ? {} : { hint: `Settings that can be used here: ${listed(known)}.` }),
  }),
  'schema/missing-key': ({ names, owner, hint }: { names: string[]; owner: string; hint: string | null }) => ({
    message: `${names.length > 1 ? 'The settings' : 'The setting'} ${listed(names)} ${names.length > 1 ? 'are' : 'is'} missing in ${owner}.`,
    ...(hint ? { hint } : {}),
  }),
  'schema/unknown-type': ({ name, nearest, known }: { name: string; nearest: string | null; known: string[] }) => ({
    message: `There is no section of the type ${quote(name)}.` + (nearest ? ` Did you mean ${quote(nearest)}?` : ''),
    hint: `Types of sections: ${known.join(', ')}.`,
  }),
  'schema/other-type': ({ type, fits }: { type: string; fits: string }) => ({
    message: `The settings of this section belong to the type ${quote(fits)}, but it says ${quote(type)}.`,
    hint: `Write: type: ${fits}`,
  }),
  'schema/not-allowed': ({
    name,
    value,
    nearest,
    allowed,
  }: {
    name: string;
    value: string;
    nearest: string | null;
    allowed: string[];
  }) => ({
    message: `${name} cannot be ${quote(value)}.` + (nearest ? ` Did you mean ${quote(nearest)}?` : ''),
    ...(allowed.length > 0 ? { hint: `It can be ${allowed.join(', ')}.` } : {}),
  }),
  'schema/wrong-kind': (facts: WrongKind) => wrongKind(facts.name, facts),
  'schema/empty': ({ name, needs, comment }: { name: string; needs: string; comment?: string | null }) => ({
    message: `${name} is empty; it needs ${needs}.`,
    ...(comment
      ? { hint: `What follows # is a comment, which nobody sees. As a text it needs quotes: "${comment}"` }
      : {}),
  }),
  'schema/bad-address': ({ value, rule, better }: { value: string; rule: string; better: string | null }) => ({
    message: `${quote(value)} is no address that a link can have. ${sentence(rule)}`,
    ...(better ? { hint: `Did you mean ${quote(better)}?` } : {}),
  }),
  'schema/bad-format': ({
    name,
    value,
    rule,
    better,
  }: {
    name: string;
    value: string;
    rule: string | null;
    better: string | null;
  }) => ({
    message: rule ? `${sentence(rule)} This is ${quote(value)}.` : `${name} cannot be ${quote(value)}.`,
    ...(better ? { hint: `Did you mean ${quote(better)}?` } : {}),
  }),
  'schema/too-long': ({ name, length, limit }: { name: string; length: number; limit: number }) => ({
    message: `${name} has ${count(length, 'character')}; ${limit} is the most.`,
  }),
  'schema/out-of-range': ({
    name,
    value,
    least,
    most,
  }: {
    name: string;
    value: number;
    least: number | null;
    most: number | null;
  }) => ({
    message:
      `${name} is ${value}; ` +
      (least !== null && most !== null
        ? `it can be from ${least} to ${most}.`
        : least !== null
          ? `${least} is the least.`
          : `${most} is the most.`),
  }),
  'schema/too-few': ({
    name,
    rule,
    number,
    least,
  }: {
    name: string;
    rule: string | null;
    number: number;
    least: number;
  }) => ({
    message: rule
      ? sentence(rule)
      : `${name} has ${number === 0 ? 'no' : number} ${number === 1 ? 'entry' : 'entries'}; it needs at least ${least}.`,
  }),
  'schema/too-many': ({
    name,
    rule,
    number,
    most,
  }: {
    name: string;
    rule: string | null;
    number: number;
    most: number;
  }) => ({
    message: rule ? sentence(rule) : `${name} has ${number} entries; ${most} is the most.`,
    ...(rule ? { hint: 'Take one of them out.' } : {}),
  }),
  'schema/lost-indent': ({
    names,
    owner,
    by,
    isInside,
  }: {
    names: string[];
    owner: string;
    by: number | null;
    isInside: boolean;
  }) => {
    const [belong, lines] = names.length > 1 ? ['belong', 'these lines'] : ['belongs', 'this line'];
    const move =
      by === null
        ? isInside
          ? 'move it into its braces'
          : 'move it out of these braces'
        : `indent ${lines} by ${by > 0 ? count(by, 'more space') : `${count(-by, 'space')} less`}`;
    return { message: `${listed(names)} ${belong} to ${owner}: ${move}.` };
  },
  'schema/deprecated': ({ name, newName }: { name: string; newName: string }) => ({
    message: `${quote(name)} is called ${quote(newName)} now.`,
    hint: 'The old name still works. `npm run migrate` writes the new one.',
  }),
  'schema/deprecated-type': ({ name, newName }: { name: string; newName: string }) => ({
    message: `The type ${quote(name)} is called ${quote(newName)} now.`,
    hint: 'The old type still works. `npm run migrate` writes the new one.',
  }),
  'schema/both-names': ({ name, newName }: { name: string; newName: string }) => ({
    message: `${quote(name)} is the old name of ${quote(newName)}, and both are given.`,
    hint: `Take one of the two out. The one that stays is called ${quote(newName)}.`,
  }),
};

function sentence(rule: string): string {
  return /[.!?:]$/.test(rule) ? rule : `${rule}.`;
}
