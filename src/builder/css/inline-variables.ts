// Takes variables out of a stylesheet where they vary nothing. Tailwind writes each utility so that
// any other could change a part of it, and most of a theme is set once for all: each is work for a
// phone, at every element that a rule matches.
import type { AtRule, Declaration, Root, Rule } from 'postcss';

/** `var(--name)` or `var(--name, fallback)`, with at most one pair of parentheses inside. */
const use = /var\((--[\w-]+)(?:,((?:[^()]|\([^()]*\))*))?\)/g;

/**
 * Writes the value in the place of every variable that is set once, for all elements, and of every
 * variable of Tailwind that no rule sets; drops what is then set for nobody. What it is worth:
 * docs/decisions/0022-elements-and-styles.md.
 */
export function withSettledVariables(root: Root): Root {
  // The fallback of custom property registration, for browsers from before 2024, sets Tailwind's
  // variables all.
  root.walkAtRules('layer', (rule) => void (rule.params === 'properties' && rule.nodes && rule.remove()));
  settleTailwind(root);
  settleWhereSet(root);
  while (settleConstants(root));
  dropUnused(root);
  return root;
}

/**
 * Variables of Tailwind that no rule sets have their initial value, or the fallback where they are
 * used.
 */
function settleTailwind(root: Root) {
  const set = new Set<string>();
  const initial = new Map<string, string>();
  root.walkDecls(/^--tw-/, ({ prop }) => void set.add(prop));
  root.walkAtRules('property', (rule) => {
    rule.walkDecls('initial-value', ({ value }) => void initial.set(rule.params, value));
  });
  replaceUses(root, (name, fallback) => {
    return name.startsWith('--tw-') && !set.has(name) ? (initial.get(name) ?? fallback) : undefined;
  });
}

/** A variable that is used by the very rules that set it, and by no other, is a detour. */
function settleWhereSet(root: Root) {
  const setIn = new Map<string, Set<unknown>>();
  const usedIn = new Map<string, Set<unknown>>();
  root.walkDecls(({ prop, value, parent }) => {
    if (prop.startsWith('--tw-')) note(setIn, prop, parent);
    for (const name of namesUsedIn(value)) note(usedIn, name, parent);
  });
  root.walkRules((rule) => {
    const values = new Map<string, string>();
    rule.each((each) => {
      if (each.type === 'decl' && areSame(setIn.get(each.prop), usedIn.get(each.prop)))
        values.set(each.prop, each.value);
    });
    if (values.size > 0) replaceUses(rule, (name) => values.get(name));
  });
}

function note(places: Map<string, Set<unknown>>, name: string, rule: unknown) {
  places.set(name, (places.get(name) ?? new Set()).add(rule));
}

function areSame(one: Set<unknown> | undefined, other: Set<unknown> | undefined): boolean {
  return (
    one !== undefined && other !== undefined && one.size === other.size && [...one].every((each) => other.has(each))
  );
}

/**
 * @returns whether a variable was found that had one value for all; it may have been the last in
 * the value of another
 */
function settleConstants(root: Root): boolean {
  const declarations = new Map<string, Declaration[]>();
  root.walkDecls(/^--(?!tw-)/, (each) => {
    declarations.set(each.prop, [...(declarations.get(each.prop) ?? []), each]);
  });
  const constants = [...declarations.values()].flatMap(([one, ...more]) =>
    more.length === 0 && isForAll(one!) && !one!.value.includes('var(') ? [one!] : [],
  );
  const values = new Map(constants.map(({ prop, value }) => [prop, value]));
  for (const declaration of constants) {
    const rule = declaration.parent as Rule;
    declaration.remove();
    if (rule.nodes.length === 0) rule.remove();
  }
  replaceUses(root, (name) => values.get(name));
  return values.size > 0;
}

/**
 * Whether a declaration holds for the page's root whatever the screen and the state, and so, by
 * inheritance, for all.
 */
function isForAll({ parent }: Declaration): boolean {
  const rule = parent as Rule | AtRule;
  const around = rule.parent as AtRule | Root;
  const isAlways = around.type === 'root' || (around.name === 'layer' && around.parent!.type === 'root');
  return rule.type === 'rule' && rule.selector === ':root' && isAlways;
}

type ValueOf = (name: string, fallback: string | undefined) => string | undefined;

function replaceUses(part: Root | Rule, valueOf: ValueOf) {
  part.walkDecls((declaration) => {
    for (let before = ''; before !== declaration.value;) {
      before = declaration.value;
      const settled = settledIn(before, valueOf);
      // A shadow that is none, beside others; and the gaps that empty values leave.
      if (settled !== before)
        declaration.value = settled
          .replaceAll(/0 0 #0000, ?/g, '')
          .replaceAll(/ {2,}/g, ' ')
          .trim();
    }
  });
}

function settledIn(text: string, valueOf: ValueOf): string {
  return text.replaceAll(use, (whole, name: string, fallback?: string) => {
    const value = valueOf(name, fallback);
    if (value !== undefined || fallback === undefined) return value ?? whole;
    return `var(${name},${settledIn(fallback, valueOf)})`;
  });
}

function dropUnused(root: Root) {
  const used = new Set<string>();
  root.walkDecls(({ value }) => {
    for (const name of namesUsedIn(value)) used.add(name);
  });
  root.walkDecls(/^--tw-/, (declaration) => void (used.has(declaration.prop) || declaration.remove()));
}

/** @returns the variables that a value uses, also those inside of another's fallback */
function namesUsedIn(value: string): string[] {
  return [...value.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name!);
}
