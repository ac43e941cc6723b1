// Form state: how far a form's submission has come. What is typed stays in the inputs themselves.
import type { FormState, PageStore } from './store.ts';

const empty: FormState = { phase: 'idle', errors: {}, checks: 0, unkept: {}, isKept: true, captcha: '', pageName: '' };

/**
 * Sets a form's initial state. When its page is shown again its fields are new, so only a running
 * submission and the captcha stay.
 */
export function openForm(store: PageStore, id: string, first: Pick<FormState, 'captcha' | 'pageName'>): void {
  const known = store.getState().forms[id];
  const phase = known?.phase === 'sending' ? 'sending' : 'idle';
  setForm(store, id, { ...empty, ...first, ...known, phase, errors: {}, checks: 0, unkept: {} });
}

/** @returns whether the device has the message and all of its files, and not this page alone */
export function isOnDevice({ isKept, unkept }: FormState): boolean {
  return isKept && Object.keys(unkept).length === 0;
}

/** Changes some of a form's state. */
export function changeForm(store: PageStore, id: string, change: Partial<FormState>): void {
  setForm(store, id, { ...(store.getState().forms[id] ?? empty), ...change });
}

/** Puts the messages of a check of the whole form into its state; they take the focus. */
export function reportErrors(store: PageStore, id: string, errors: FormState['errors']): void {
  const checks = store.getState().forms[id]?.checks ?? 0;
  changeForm(store, id, { phase: 'idle', errors, checks: checks + (Object.keys(errors).length > 0 ? 1 : 0) });
}

function setForm(store: PageStore, id: string, form: FormState): void {
  store.setState((state) => ({ forms: { ...state.forms, [id]: form } }));
}
