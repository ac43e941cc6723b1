// The frame of a dialog: its title, which is its name, and a button that closes it. It opens by
// the trigger around it, or while it is told to be open.
import { say } from '../../../base/words/say.ts';
import type { ReactNode } from 'react';
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { IconButton } from './buttons.tsx';
import './dialog-frame.css';

export interface DialogFrameProps {
  title: string;
  /** Size of the dialog; without it, as wide as a form. */
  size?: 'wide' | 'wide tall';
  /** True while it is open; left out inside of a DialogTrigger. */
  isOpen?: boolean;
  /** Called when it closes. */
  onClose?: () => void;
  /** Content, or a function that is given what closes the dialog. */
  children: ReactNode | ((close: () => void) => ReactNode);
}

export function DialogFrame({ title, size, isOpen, onClose, children }: DialogFrameProps) {
  return (
    <ModalOverlay
      className="modal-overlay"
      isDismissable
      {...(isOpen !== undefined && { isOpen })}
      onOpenChange={(next) => !next && onClose?.()}
    >
      <Modal className={size ? `modal ${size}` : 'modal'}>
        <Dialog className="dialog">
          {({ close }) => (
            <>
              <div className="dialog-head">
                <Heading slot="title" level={2}>
                  {title}
                </Heading>
                <IconButton icon="close" label={say('Close')} onPress={close} />
              </div>
              {typeof children === 'function' ? children(close) : children}
            </>
          )}
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
