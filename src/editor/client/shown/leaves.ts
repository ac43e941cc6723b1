// The settings that an element of the page shows, by the marks that the server writes on it.
import type { EditorPage, Leaf } from '../../protocol/page.ts';

type Leaves = Pick<EditorPage, 'leaves'>;

/** @returns the settings that an element's own text shows, the first of them first */
export function leavesInText(element: Element | null | undefined, { leaves }: Leaves): Leaf[] {
  return (element?.getAttribute('data-pw-text') ?? '').split(' ').flatMap((id) => leaves[id] ?? []);
}

/** @returns the settings in an element's attributes, each with the attribute's name, such as `src` */
export function leavesInAttributes(
  element: Element | null | undefined,
  { leaves }: Leaves,
): { attribute: string; leaf: Leaf }[] {
  return (element?.getAttribute('data-pw-attr') ?? '').split(' ').flatMap((mark) => {
    const [attribute = '', id = ''] = mark.split(':');
    return leaves[id] ? [{ attribute, leaf: leaves[id] }] : [];
  });
}
