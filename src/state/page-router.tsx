// Gives islands the hooks and links of react-router-dom: its history is the page's own (src/browser/moving.ts), its location
// the page's address in the store. Loaded with the islands that need it, and not for following links.
import { useMemo, type ReactNode } from 'react';
import { createPath, Router, type Navigator } from 'react-router-dom';
import { usePageState, usePageStore } from './use-store.tsx';

/** What is below it can use useLocation, useSearchParams, useNavigate and Link. */
export function PageRouter({ children }: { children: ReactNode }) {
  const store = usePageStore();
  const address = usePageState((state) => state.address);
  const navigator = useMemo<Navigator>(() => {
    const move =
      (replace: boolean): Navigator['push'] =>
      (to, _state, options) =>
        store.getState().goTo(pathOf(to), { replace, keepScroll: options?.preventScrollReset });
    return { createHref: pathOf, go: (steps) => history.go(steps), push: move(false), replace: move(true) };
  }, [store]);
  return (
    <Router location={address} navigator={navigator}>
      {children}
    </Router>
  );
}

function pathOf(to: Parameters<Navigator['createHref']>[0]): string {
  return typeof to === 'string' ? to : createPath(to);
}
