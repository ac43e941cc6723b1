// Files of a form: stored on the device as soon as they are chosen, so that a message that has to
// wait still has them on a later visit.
import { useEffect, type RefObject } from 'react';
import { forgetUnsentFiles, leaveUnsentFiles } from '../../../forms/leads/lead-box.ts';
import { areKept, keepFile, prepareFileStore, waitUntilKept } from '../../../forms/leads/lead-files.ts';
import { chosenFile } from '../../../forms/leads/payload.ts';
import { fitsLimits } from '../../../forms/rules.ts';
import { changeForm } from '../../../state/form-state.ts';
import type { PageStore } from '../../../state/store.ts';
import { usePageStore } from '../../../state/use-store.tsx';
import type { FormViewProps } from './form-view-props.ts';

/** Stores what is chosen in the form's fields for files, and puts what could not be stored into the store. */
export function useKeptFiles(element: RefObject<HTMLFormElement | null>, { id, files }: FormViewProps): void {
  const store = usePageStore();
  useEffect(() => {
    const form = element.current;
    if (!form || !files) return undefined;
    const chosen = new Map<string, File>();
    const reportWhenUnkept = async (name: string, file: File) => {
      const kept = await isKept(file);
      if (!kept && chosen.get(name) === file) reportUnkept(store, id, name, file.name);
    };
    const follow = (name: string) => {
      const file = chosenFile(form.elements.namedItem(name));
      const known = chosen.get(name);
      if (known === file) return;
      if (known) forgetUnsentFiles([known]);
      chosen.delete(name);
      if (!file || !fitsLimits(file, files[name]!)) return;
      chosen.set(name, file);
      void reportWhenUnkept(name, file);
    };
    const followAll = () => Object.keys(files).forEach(follow);
    const change = ({ target }: Event) => {
      reportUnkept(store, id, (target as HTMLInputElement).name, undefined);
      followAll();
    };
    // A reset is announced before the fields are empty. A message that waits still has its files.
    const followLater = () => setTimeout(followAll);
    const leave = ({ persisted }: PageTransitionEvent) => persisted || leaveUnsentFiles([...chosen.values()]);
    prepareFileStore();
    followAll();
    form.addEventListener('change', change);
    form.addEventListener('reset', followLater);
    addEventListener('pagehide', leave);
    return () => {
      form.removeEventListener('change', change);
      form.removeEventListener('reset', followLater);
      removeEventListener('pagehide', leave);
      forgetUnsentFiles([...chosen.values()]);
    };
  }, [element, id, files, store]);
}

async function isKept(file: File): Promise<boolean> {
  const keys = [keepFile(file)];
  await waitUntilKept(keys);
  return areKept(keys);
}

/** @param fileName undefined for a field without such a file */
function reportUnkept(store: PageStore, id: string, field: string, fileName: string | undefined): void {
  const { [field]: known, ...others } = store.getState().forms[id]?.unkept ?? {};
  if (known !== fileName) changeForm(store, id, { unkept: fileName ? { ...others, [field]: fileName } : others });
}
