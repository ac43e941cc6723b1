// Descriptions of the site's pictures, as its pages have them: requested when they are needed, and
// again when the site has changed.
import { fetchAltTexts } from '../state/requests.ts';
import { useEditor } from '../state/store.ts';

let known: { state: number | undefined; texts: Promise<Record<string, string>> } | null = null;

/** @returns the descriptions of pictures, by their addresses; none while the server does not answer */
export function altTexts(): Promise<Record<string, string>> {
  const state = useEditor.getState().page?.state;
  if (!known || known.state !== state) known = { state, texts: fetchAltTexts().catch(forget) };
  return known.texts;
}

function forget(): Record<string, string> {
  known = null;
  return {};
}
