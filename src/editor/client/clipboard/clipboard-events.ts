// Clipboard events of a window: that of the editor, or that of the page in its frame. What is typed
// or marked somewhere keeps the clipboard of its own.
import { isTextTarget } from '../state/typing.ts';
import { pasteWords } from '../../../edits/messages/paste.ts';
import { announce, useEditor } from '../state/store.ts';
import { showTrouble } from '../state/trouble.ts';
import { copySections, cutSections, pasteHtml } from './section-clipboard.ts';

type Answer = (clipboard: DataTransfer) => boolean;

const answers: Record<'copy' | 'cut' | 'paste', Answer> = {
  copy: (clipboard) => copySections(clipboard) !== null,
  cut: cutSections,
  paste: (clipboard) => pasteHtml(clipboard.getData('text/html')),
};

export function followClipboard(view: Window, signal?: AbortSignal): void {
  for (const kind of ['copy', 'cut', 'paste'] as const)
    view.document.addEventListener(
      kind,
      (event) => {
        const { clipboardData, target } = event;
        if (event.defaultPrevented || !clipboardData || isTextTarget(target) || !isFree()) return;
        if (kind !== 'paste' && view.getSelection()?.isCollapsed === false) return;
        if (answers[kind](clipboardData)) event.preventDefault();
      },
      signal && { signal },
    );
}

/** Sections are selected in the page and its outline, and not below a dialog. */
function isFree(): boolean {
  return useEditor.getState().mode === 'edit' && !document.querySelector('.modal-overlay');
}

/** Copies or cuts by a button: the browser hands out its clipboard for a moment. */
export function runClipboard(kind: 'copy' | 'cut'): void {
  const answer = (event: ClipboardEvent) => {
    if (event.clipboardData && answers[kind](event.clipboardData)) event.preventDefault();
    else announce(pasteWords.chooseFirst());
  };
  document.addEventListener(kind, answer, { capture: true, once: true });
  document.execCommand(kind);
  document.removeEventListener(kind, answer, { capture: true });
}

/** Pastes by a button, where the browser lets one read the clipboard. */
export async function pasteByButton(): Promise<void> {
  const html = await readClipboard();
  if (html === null) showTrouble(pasteWords.askKeys(), []);
  else if (!pasteHtml(html)) showTrouble(pasteWords.noSections(), []);
}

async function readClipboard(): Promise<string | null> {
  try {
    const items = await navigator.clipboard.read();
    const item = items.find(({ types }) => types.includes('text/html'));
    return item ? await (await item.getType('text/html')).text() : '';
  } catch {
    // Not allowed, or no such function in this browser.
    return null;
  }
}
