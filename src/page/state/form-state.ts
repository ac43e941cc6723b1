// Form state: how far a form's submission has come. What is typed stays in the inputs themselves.
import type { FormState, PageStore } from './store.ts';

/**
 * Sets a form's initial state. When its page is shown again its fields are new, so only a running
 * submission and the captcha stay.
 */
export function openForm(store: PageStore, id: string, first: Pick<FormState, 'captcha' | 'pageName'>): void {
  const known = store.getState().forms[id];
  setForm(store, id, { ...first, ...known, phase: known?.phase === 'sending' ? 'sending' : 'idle', errors: {} });
}

/** Changes some of a form's state. */
export function changeForm(store: PageStore, id: string, change: Partial<FormState>): void {
  const known = store.getState().forms[id] ?? { phase: 'idle', errors: {}, captcha: '', pageName: '' };
  setForm(store, id, { ...known, ...change });
}

function setForm(store: PageStore, id: string, form: FormState): void {
  store.setState((state) => ({ forms: { ...state.forms, [id]: form } }));
}
