// Error of a photo of which nothing can be made. Who asked turns it into a diagnostic.

/** The photo's own data is damaged, or of a kind that cannot be decoded. */
export class BrokenPicture extends Error {
  /** The addresses of the photo and its copies, where they are known. */
  readonly addresses: readonly string[];

  constructor(message: string, addresses: readonly string[] = []) {
    super(message);
    this.addresses = addresses;
  }
}
