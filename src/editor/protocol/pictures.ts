// Pictures of the site, as the library of the editor shows them.

export interface SitePicture {
  /** Below the site's address, as files name it: `/images/team.jpg`. */
  address: string;
  /** In pixels. */
  width: number;
  height: number;
  bytes: number;
  /** The address of a small file of it, made by the server; empty for a picture that is gone. */
  thumb: string;
  /** Description, as a page has it; empty for none. */
  alt: string;
  /** When its file was changed last, in milliseconds since 1970. */
  changed: number;
  /** True for a logo or icon, which stands for the site and is none of its photos. */
  isSign: boolean;
  /** True if its file is gone, while pages still name it. */
  isMissing: boolean;
  /** The pages that show it; the route is null for the settings of the site. */
  usedOn: { route: string | null; title: string }[];
}
