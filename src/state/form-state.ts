// What the page remembers of each form: where its submission stands. What is typed stays in the inputs themselves.
import type { PageStore } from './store.ts';

/** idle, then sending, then sent or failed, then idle again: section 4 of the specification. */
export type FormPhase = 'idle' | 'sending' | 'sent' | 'failed';

export interface FormState {
  phase: FormPhase;
  /** The messages of the last check, by field name. Empty when all was well. */
  errors: Record<string, string>;
  /** The random text that travels with the next message; '' for a form without one. */
  captcha: string;
  /** What the form sends as pageName until its page or its window says otherwise. */
  pageName: string;
}

/**
 * Gives a form its first state. When its page is visited again its fields are new, so only what is still on its way, and
 * the captcha, are kept.
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
