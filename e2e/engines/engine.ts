// A browser that is not Chromium, as far as its tests use one: Firefox over WebDriver BiDi, WebKit
// over WebDriver. Its page is in a window of any width, and its complaints are collected.

/** Values that can be passed to a function in the page and returned by it. */
export type Plain = string | number | boolean | null | undefined | Plain[] | { [key: string]: Plain };

export type PressedKey = 'Escape' | 'Enter' | 'Tab' | 'ArrowRight' | 'c' | 'k' | 'v' | 'z';

export interface Engine {
  /** Loads a page from the start; earlier complaints are forgotten. */
  open: (url: string, width: number) => Promise<void>;
  /** Runs a function in the page; it may use nothing but its arguments. */
  run: <Args extends Plain[], Result extends Plain | void>(
    inPage: (...args: Args) => Result,
    ...args: Args
  ) => Promise<Result>;
  /**
   * Clicks on the middle of the first element that the selector finds, as a mouse does.
   * @param frame the selector of its frame
   */
  click: (selector: string, frame?: string) => Promise<void>;
  /** Types into the element with the focus. @param text may be a key, as the driver names it */
  type: (text: string) => Promise<void>;
  /** @param isWithControl also holds Control */
  press: (key: PressedKey, isWithControl?: boolean) => Promise<void>;
  /** Types into the element with the focus in the first frame of the page. */
  typeInFrame: (text: string) => Promise<void>;
  pressInFrame: (key: PressedKey) => Promise<void>;
  /** Complaints of the page's console and its content policy since it was opened. */
  complaints: () => Promise<string[]>;
  close: () => Promise<void>;
}

/** Height of the window, in pixels. */
export const height = 800;
