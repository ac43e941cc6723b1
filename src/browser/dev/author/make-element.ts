// Helpers that create elements for the author's view.

type Child = Node | string;

/** @returns an element with properties and children */
export function makeElement<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]> = {},
  children: Child[] = [],
): HTMLElementTagNameMap[Name] {
  const element = Object.assign(document.createElement(name), properties);
  element.append(...children);
  return element;
}

/** @returns a button with a click handler */
export function makeButton(label: string, onClick: () => void, properties: Partial<HTMLButtonElement> = {}) {
  const made = makeElement('button', { type: 'button', textContent: label, ...properties });
  made.addEventListener('click', onClick);
  return made;
}
