// `pagewright/state`: the state of the open page, in islands.
export { usePageState, usePageStore, useSessionState } from '../page/state/use-store.tsx';
