// Interface between a `*.behavior.ts` and the page that it is on.

export interface PageControls {
  /** Goes to a page of this site, or to another address of this one. */
  goTo: (href: string, options?: { replace?: boolean; keepScroll?: boolean }) => void;
  /** Wakes another part that is needed now. */
  wake: (root: HTMLElement) => void;
}
