// Marks the part of a block that React brings to life in the browser. On the server it becomes HTML
// with its props beside it; the same view is hydrated when it is needed.
import { createContext, useContext, type ComponentType, type ReactNode } from 'react';

/** When an island or a behaviour wakes. All of them also wake when the visitor uses them. */
export type Wake =
  /** On page load: for parts that cannot wait. */
  | 'load'
  /**
   * With the first sign of a human, or four seconds after the start: for parts that move without a
   * click at the top of a page.
   */
  | 'settled'
  /** When it comes into view. */
  | 'visible'
  /** After the first sign of a human (a pointer, a key, a touch, a scroll), once it is near the view. */
  | 'engage'
  /** Only when the visitor points at it or uses it. */
  | 'interaction';

interface CommonIslandProps<Props extends object> {
  /** The name of the island's file: `form` for `form.island.tsx`. */
  name: string;
  /** Its props: plain JSON, because they travel in the HTML. */
  props: Props;
  wake: Wake;
}

/** An island whose view is rendered on the server, and hydrated in the browser. */
export interface HydratedIslandProps<Props extends object> extends CommonIslandProps<Props> {
  /** The component, which is that file's export named `View`. */
  view: ComponentType<Props>;
  fallback?: undefined;
}

/**
 * An island that is rendered in the browser only, because its view cannot be rendered on the
 * server. Nothing else may import its file, but for types.
 */
export interface BrowserIslandProps<Props extends object> extends CommonIslandProps<Props> {
  view?: undefined;
  /**
   * The HTML until the view takes its place, and all there is without script: as high as the view
   * will be, so that nothing jumps.
   */
  fallback: ReactNode;
}

export type IslandProps<Props extends object> = HydratedIslandProps<Props> | BrowserIslandProps<Props>;

export interface RenderedIsland {
  /** HTML that hydration expects; undefined for what is rendered in the browser only. */
  html: string | undefined;
  identifierPrefix: string;
  /** File with the props, if they are not in the page. */
  propsFrom?: string;
}

/** Renders a view, whose props are given as JSON, too. The renderer provides it; `ui` does not know react-dom. */
export const IslandHtml = createContext<(island: IslandProps<any>, json: string) => RenderedIsland>(() => {
  throw new Error('An island was rendered outside of the page renderer');
});

/**
 * Renders an island.
 * @throws when there is no view, and when the props are not plain JSON: a function or an element
 * cannot travel to the browser
 */
export function Island<Props extends object>(island: IslandProps<Props>) {
  // An export that its file does not have; compilers say so, the dev server does not.
  if (island.view === undefined && island.fallback === undefined)
    throw new TypeError(`The island "${island.name}" has no view. Its file must export the component as View`);
  const json = JSON.stringify(island.props, refuseFunctions);
  const { html, identifierPrefix, propsFrom } = useContext(IslandHtml)(island, json);
  const data = {
    'data-live': island.name,
    'data-wake': island.wake,
    'data-prefix': identifierPrefix,
    'data-props': propsFrom ? undefined : json,
    'data-props-from': propsFrom,
  };
  if (html === undefined)
    return (
      <pw-island {...data} data-fallback="">
        {island.fallback}
      </pw-island>
    );
  // oxlint-disable-next-line react/no-danger -- React's own output for the same view (app/render.tsx)
  return <pw-island {...data} dangerouslySetInnerHTML={{ __html: html }} />;
}

function refuseFunctions(key: string, value: unknown): unknown {
  if (typeof value === 'function' || (typeof value === 'object' && value !== null && '$$typeof' in value)) {
    throw new TypeError(`The island prop "${key}" is no plain JSON, so it cannot travel to the browser`);
  }
  return value;
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'pw-island': React.DetailedHTMLProps<React.HTMLAttributes<HTMLElement>, HTMLElement>;
    }
  }
}
