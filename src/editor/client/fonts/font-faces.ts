// Faces of fonts for lists of their names: a browser loads each when its name comes into sight.

const added = new Set<string>();

/**
 * Makes the faces of fonts known to the document.
 * @param own addresses of the site's own files, by the names of their fonts
 */
export function addFaces(names: readonly string[], own: ReadonlyMap<string, string>): void {
  for (const name of names) {
    if (added.has(name)) continue;
    added.add(name);
    const address = own.get(name) ?? `/__editor/font?name=${encodeURIComponent(name)}`;
    document.fonts.add(new FontFace(familyOfFace(name), `url(${JSON.stringify(address)})`, { weight: '100 900' }));
  }
}

/** @returns the `font-family` of a name: its own face, or that of the device where there is no file */
export function styleOfFace(name: string): string {
  return [familyOfFace(name), name].map((family) => JSON.stringify(family)).join(', ');
}

/** A name of its own: pages in frames and fonts of the device keep theirs. */
function familyOfFace(name: string): string {
  return `Face of ${name}`;
}
