// A browser that is not Chromium, as far as its tests use one: Firefox over WebDriver BiDi, WebKit over WebDriver. Its page
// stands in a window of any width, and tells what went wrong on it.

/** What a function that runs in the page may be given and may return. */
export type Plain = string | number | boolean | null | undefined | Plain[] | { [key: string]: Plain };

export type PressedKey = 'Escape' | 'Enter' | 'ArrowRight';

export interface Engine {
  /** Loads a page anew; what went wrong before is forgotten. */
  open: (url: string, width: number) => Promise<void>;
  /** Runs a function in the page; it may use nothing but its arguments. */
  run: <Args extends Plain[], Result extends Plain | void>(
    inPage: (...args: Args) => Result,
    ...args: Args
  ) => Promise<Result>;
  /**
   * Clicks on the middle of the first element that the selector finds, as a mouse does.
   * @param frame the selector of the frame that it stands in
   */
  click: (selector: string, frame?: string) => Promise<void>;
  /** Types into the element with the focus. @param text may be a key, as the driver names it */
  type: (text: string) => Promise<void>;
  press: (key: PressedKey) => Promise<void>;
  /** What the page's console and its content policy complained about since it was opened. */
  complaints: () => Promise<string[]>;
  close: () => Promise<void>;
}

/** How high the window is, in pixels. */
export const height = 800;
