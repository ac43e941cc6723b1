// Hydration of islands. Loaded with the first island that wakes.
import { Component, useEffect, type ComponentType, type ReactNode } from 'react';
import { createRoot, hydrateRoot, type HydrationOptions, type Root } from 'react-dom/client';
import { StoreProvider } from '../state/use-store.tsx';
import { store } from './page-store.ts';

/**
 * Fetches an island's view and props, and hydrates it.
 * @param root the `<pw-island>`
 * @param address of the module that exports the component as `View`
 * @returns a function that unmounts the island, as soon as React has taken over
 */
export async function startIsland(root: HTMLElement, address: string): Promise<() => void> {
  const module: Promise<{ View: ComponentType<any> }> = import(/* @vite-ignore */ address);
  // The props are in the page, or in a file when there are many
  // (src/builder/island-props-files.ts).
  const { props, propsFrom } = root.dataset;
  const [{ View }, json] = await Promise.all([module, props ?? fetch(propsFrom!).then((answer) => answer.text())]);
  return hydrate(root, View, json);
}

/** Listeners of a test: for HTML that a view does not fit, and for errors that it throws. */
export type ErrorListeners = Pick<HydrationOptions, 'onRecoverableError' | 'onCaughtError'>;

/**
 * Hydrates an island's HTML with its view, or renders the view in the place of its fallback.
 * @param root the `<pw-island>`
 * @param json its props
 * @returns a function that unmounts the island, as soon as React has taken over
 */
export function hydrate(
  root: HTMLElement,
  View: ComponentType<any>,
  json: string,
  listeners?: ErrorListeners,
): Promise<() => void> {
  const props = JSON.parse(json) as object;
  const html = root.innerHTML;
  const identifierPrefix = root.dataset.prefix;
  return new Promise((resolve) => {
    const unmount = () => reactRoot.unmount();
    // React numbers the ids of `useId` by places in lists of children, so nothing may stand beside
    // the view: src/page/app/render.tsx renders it alone.
    const view = (
      <AfterMount onMount={() => resolve(unmount)}>
        <HtmlFallback html={html}>
          <StoreProvider store={store}>
            <View {...props} />
          </StoreProvider>
        </HtmlFallback>
      </AfterMount>
    );
    const options = { identifierPrefix, onRecoverableError: reportWithComponents, ...listeners };
    const reactRoot =
      'fallback' in root.dataset ? replaceFallback(root, view, options) : hydrateRoot(root, view, options);
  });
}

/** Reports what React recovers from; without the components, its stack names files of React only. */
const reportWithComponents: ErrorListeners['onRecoverableError'] = (error, { componentStack }) => {
  if (error instanceof Error) error.stack += componentStack ?? '';
  reportError(error);
};

/**
 * Renders a view in the place of its fallback, which React removes as the view is there. What is
 * below does not move up while the view finds its size, and the focus stays in the island.
 */
function replaceFallback(root: HTMLElement, view: ReactNode, options: HydrationOptions): Root {
  const isFocused = root.contains(document.activeElement);
  root.style.minHeight = `${root.offsetHeight}px`;
  const settle = () => {
    if (isFocused && !root.contains(document.activeElement)) root.querySelector<HTMLElement>(focusable)?.focus();
    // A chart or a map measures its place in one frame, and is drawn in the next one.
    requestAnimationFrame(() => requestAnimationFrame(() => root.style.removeProperty('min-height')));
  };
  const reactRoot = createRoot(root, options);
  reactRoot.render(<AfterMount onMount={settle}>{view}</AfterMount>);
  return reactRoot;
}

const focusable = 'a[href], button, input, select, textarea, [tabindex]';

/** Calls `onMount` after the effects of its children. */
function AfterMount({ onMount, children }: { onMount: () => void; children: ReactNode }) {
  useEffect(onMount, [onMount]);
  return children;
}

/**
 * An error boundary that shows the prerendered HTML of a view that throws. The other islands are
 * separate roots.
 */
class HtmlFallback extends Component<{ html: string; children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    // oxlint-disable-next-line react/no-danger -- the island's own prerendered HTML
    return <div dangerouslySetInnerHTML={{ __html: this.props.html }} />;
  }
}
