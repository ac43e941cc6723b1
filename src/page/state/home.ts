// Home of the site, as its pages name it: `/`, or `/shop/` for a site in a folder of a host.

/** @returns the path of the home page, below which all others are */
export function readHome(): string {
  return document.body.dataset.home ?? '/';
}
