// `pagewright/state`: the state of the open page, in islands.
export { usePageState, usePageStore, useSessionState } from '../state/use-store.tsx';
