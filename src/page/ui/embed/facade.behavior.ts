// Inserts a film or a map once the visitor asks for it, and not before: until then it is in a
// `<template>`, which loads nothing.

/**
 * @param root a `.facade` with a button and a `<template>` that holds one element
 * @returns a function that ends it
 */
export function start(root: HTMLElement): () => void {
  const load = ({ target }: Event) => {
    if (!(target as Element).closest('button')) return;
    const wanted = root.querySelector('template')!.content.firstElementChild!.cloneNode(true) as HTMLElement;
    root.replaceChildren(wanted);
    root.dataset.loaded = '';
    // The button is gone: keys continue from the element that replaced it.
    wanted.focus();
  };
  root.addEventListener('click', load);
  return () => root.removeEventListener('click', load);
}
