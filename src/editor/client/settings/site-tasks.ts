// Settings of the site that an owner changes together, in one form.

/** Parts of the site that are one task, the first of which names it. */
const tasks = [['logo', 'logoOnDark', 'header']];

/** @returns the task that a setting of the site belongs to, by its first setting */
export function taskOf(name: string): string {
  return tasks.find((names) => names.includes(name))?.[0] ?? name;
}
