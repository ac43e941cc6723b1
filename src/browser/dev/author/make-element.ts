// Makes elements for the author's view.

type Child = Node | string;

/** @returns an element with properties and children */
export function make<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]> = {},
  children: Child[] = [],
): HTMLElementTagNameMap[Name] {
  const element = Object.assign(document.createElement(name), properties);
  element.append(...children);
  return element;
}

/** @returns a button that does something */
export function button(label: string, onClick: () => void, properties: Partial<HTMLButtonElement> = {}) {
  const made = make('button', { type: 'button', textContent: label, ...properties });
  made.addEventListener('click', onClick);
  return made;
}
