// The name of a type of section as code has it.

/** @returns `card-grid` as `CardGrid` */
export function pascalCase(type: string): string {
  return type
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');
}
