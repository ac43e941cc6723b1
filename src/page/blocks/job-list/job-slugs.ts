// Names jobs in the page's address.
import type { Job } from './clean-jobs.ts';

/**
 * @returns a slug for each job, in their order, of its title, with the place or a number where two
 * would be the same
 */
export function slugsOf(jobs: readonly Pick<Job, 'title' | 'location'>[]): string[] {
  const slugs = new Set<string>();
  for (const { title, location } of jobs) {
    const plain = slugOf(title);
    const placed = location ? `${plain}-${slugOf(location)}` : plain;
    let slug = slugs.has(plain) ? placed : plain;
    for (let number = 2; slugs.has(slug); number++) slug = `${placed}-${number}`;
    slugs.add(slug);
  }
  return [...slugs];
}

function slugOf(text: string): string {
  const words = text.toLowerCase().match(/[\p{L}\p{N}\p{M}]+/gu) ?? ['job'];
  return words.join('-');
}
