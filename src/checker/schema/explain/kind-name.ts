// Names of kinds of values in a sentence.

/** @returns "a text", "a number", ... */
export function describeKind(value: unknown): string {
  if (value === null || value === undefined) return 'empty';
  if (Array.isArray(value)) return 'a list';
  // A group may have a setting named toString.
  if (typeof value === 'object') return 'a group of settings';
  return typeof value === 'boolean' ? `the value ${value}` : typeof value === 'number' ? 'a number' : 'a text';
}

/** @returns what a schema's type is called */
export function describeType(type: unknown): string {
  const names: Record<string, string> = {
    string: 'a text',
    number: 'a number',
    integer: 'a whole number',
    boolean: 'true or false',
    array: 'a list',
    object: 'a group of settings',
  };
  return (Array.isArray(type) ? type : [type]).map((name) => names[String(name)] ?? 'a value').join(' or ');
}
