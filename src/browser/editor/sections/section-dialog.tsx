// The dialogs about one section: copying it to another page, and making it a shared one.
import { Dialog, Modal, ModalOverlay } from 'react-aria-components';
import { IconButton } from '../controls/buttons.tsx';
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
    <ModalOverlay
      className="modal-overlay"
      isDismissable
      isOpen={dialog !== null}
      onOpenChange={(isOpen) => !isOpen && close()}
    >
      <Modal className="modal">
        <Dialog className="dialog" aria-label={title}>
          <div className="dialog-head">
            <h2>{title}</h2>
            <IconButton icon="close" label="Close" onPress={close} />
          </div>
          {dialog?.kind === 'copy' && start && page && (
            <CopySection page={page} start={start} section={dialog.section} onDone={close} />
          )}
          {dialog?.kind === 'share' && start && page && (
            <ShareSection page={page} start={start} section={dialog.section} onDone={close} />
          )}
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
