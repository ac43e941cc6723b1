// The dialogs about sections: moving or copying them to another page, and making one a shared one.
import { say } from '../../../base/words/say.ts';
import { DialogFrame } from '../controls/dialog-frame.tsx';
import { useEditor, type EditorState } from '../state/store.ts';
import { ShareSection } from './share-section.tsx';
import { TransferSections } from './transfer-sections.tsx';

function close() {
  useEditor.setState({ dialog: null });
}

export function SectionDialog() {
  const dialog = useEditor((state) => state.dialog);
  const page = useEditor((state) => state.page);
  const start = useEditor((state) => state.start);
  return (
    <DialogFrame title={titleOf(dialog)} isOpen={dialog !== null} onClose={close}>
      {dialog?.kind === 'transfer' && start && page && (
        <TransferSections page={page} start={start} {...dialog} onDone={close} />
      )}
      {dialog?.kind === 'share' && start && page && (
        <ShareSection page={page} start={start} section={dialog.section} onDone={close} />
      )}
    </DialogFrame>
  );
}

function titleOf(dialog: EditorState['dialog']): string {
  if (dialog?.kind === 'share') return say('Make it a shared section');
  return dialog?.isCopy ? say('Copy to another page') : say('Move to another page');
}
