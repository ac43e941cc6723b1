// The dialogs about one section: copying it to another page, and making it a shared one.
import { DialogFrame } from '../controls/dialog-frame.tsx';
import { useEditor } from '../state/store.ts';
import { CopySection } from './copy-section.tsx';
import { ShareSection } from './share-section.tsx';

function close() {
  useEditor.setState({ dialog: null });
}

export function SectionDialog() {
  const dialog = useEditor((state) => state.dialog);
  const page = useEditor((state) => state.page);
  const start = useEditor((state) => state.start);
  const title = dialog?.kind === 'copy' ? 'Copy to another page' : 'Make it a shared section';
  return (
    <DialogFrame title={title} isOpen={dialog !== null} onClose={close}>
      {dialog?.kind === 'copy' && start && page && (
        <CopySection page={page} start={start} section={dialog.section} onDone={close} />
      )}
      {dialog?.kind === 'share' && start && page && (
        <ShareSection page={page} start={start} section={dialog.section} onDone={close} />
      )}
    </DialogFrame>
  );
}
