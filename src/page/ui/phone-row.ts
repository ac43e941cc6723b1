// Lists whose entries are below each other on wide screens and, if the author wants it, in a row
// that is swiped on phones.
import { plainText } from './text/inline-text.tsx';

/**
 * @returns the attributes of the list: it has a name and takes the focus, so that keys can scroll
 * it
 */
export function phoneRow(onPhones: 'column' | 'row', heading: string | undefined) {
  if (onPhones === 'column') return {};
  return { 'data-phones': 'row', tabIndex: 0, 'aria-label': heading && plainText(heading) };
}
