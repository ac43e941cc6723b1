// Hydrates an island: loaded with the first island that wakes.
import { Component, useEffect, type ComponentType, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { StoreProvider } from '../state/use-store.tsx';
import { store } from './page-store.ts';

/**
 * Fetches an island's view and settings, and brings it to life.
 * @param root the `<pw-island>`
 * @param address of the module that exports the component as `View`
 * @returns when React has taken over: a function that ends it
 */
export async function startIsland(root: HTMLElement, address: string): Promise<() => void> {
  const module: Promise<{ View: ComponentType<any> }> = import(/* @vite-ignore */ address);
  // As JSON: beside it, or in a file when there are many (src/node/props-files.ts).
  const { props, propsFrom } = root.dataset;
  const [{ View }, json] = await Promise.all([module, props ?? fetch(propsFrom!).then((answer) => answer.text())]);
  return hydrate(root, View, json);
}

/**
 * Brings an island's HTML to life with its view.
 * @param root the `<pw-island>`
 * @param json its props
 * @returns when React has taken over: a function that ends it
 */
export function hydrate(root: HTMLElement, View: ComponentType<any>, json: string): Promise<() => void> {
  const props = JSON.parse(json) as object;
  const html = root.innerHTML;
  const identifierPrefix = root.dataset.prefix;
  return new Promise((resolve) => {
    const end = () => reactRoot.unmount();
    const reactRoot = hydrateRoot(
      root,
      <>
        <KeepHtml html={html}>
          <StoreProvider store={store}>
            <View {...props} />
          </StoreProvider>
        </KeepHtml>
        <WhenThere then={() => resolve(end)} />
      </>,
      { identifierPrefix },
    );
  });
}

function WhenThere({ then }: { then: () => void }) {
  useEffect(then, [then]);
  return null;
}

/** A view that throws leaves its prerendered HTML standing. The other islands are roots of their own. */
class KeepHtml extends Component<{ html: string; children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    // oxlint-disable-next-line react/no-danger -- the island's own prerendered HTML, as it stood
    return <div dangerouslySetInnerHTML={{ __html: this.props.html }} />;
  }
}
