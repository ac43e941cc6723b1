// What is thrown when nothing can be made of a photo. Whoever asked turns it into a diagnostic.

/** The photo's own data is damaged, or of a kind that cannot be decoded. */
export class BrokenPicture extends Error {}
