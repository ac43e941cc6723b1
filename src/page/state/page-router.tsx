// The router for islands that use hooks and links of react-router-dom. Its history is the page's
// own (src/page/navigation/history.ts), its location the page's address in the store.
import { useMemo, type ReactNode } from 'react';
import { createPath, Router, type Navigator } from 'react-router-dom';
import { usePageState, usePageStore } from './use-store.tsx';

/** Components below it can use useLocation, useSearchParams, useNavigate and Link. */
export function PageRouter({ children }: { children: ReactNode }) {
  const store = usePageStore();
  const address = usePageState((state) => state.address);
  const navigator = useMemo<Navigator>(() => {
    const move =
      (replace: boolean): Navigator['push'] =>
      (to, _state, options) =>
        store.getState().goTo(toPath(to), { replace, keepScroll: options?.preventScrollReset });
    return { createHref: toPath, go: (steps) => history.go(steps), push: move(false), replace: move(true) };
  }, [store]);
  return (
    <Router location={address} navigator={navigator}>
      {children}
    </Router>
  );
}

function toPath(to: Parameters<Navigator['createHref']>[0]): string {
  return typeof to === 'string' ? to : createPath(to);
}
