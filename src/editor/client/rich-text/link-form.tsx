// The form of a link in a text.
import { say } from '../../../base/words/say.ts';
import { useState } from 'react';
import { TextButton } from '../controls/buttons.tsx';
import { DialogFrame } from '../controls/dialog-frame.tsx';
import { AddressBox, suggestAddresses } from '../pickers/address-box.tsx';
import { HeldField } from '../settings/held-field.tsx';
import { useHeld } from '../settings/use-held.ts';
import { findLink, setLink } from './text-commands.ts';
import type { TextView } from './text-view.ts';

/** @returns the address that is meant */
function complete(typed: string): string {
  return suggestAddresses(typed)[0]?.id ?? typed.trim();
}

/** Beginnings of addresses that the check takes in a text. */
const opensAddress = /^(?:\/(?![/\\])|#[a-z]|https:\/\/|mailto:|tel:|\{site\.)/;

export function LinkForm({ text }: { text: TextView }) {
  const [known] = useState(() => findLink(text.getState().document)?.address ?? '');
  const close = () => {
    text.setOpened(null);
    text.view.focus();
  };
  const held = useHeld({
    written: known,
    save: (typed) => {
      text.run(setLink(typed.trim() === '' ? null : complete(typed)));
      close();
    },
    findProblem: (typed) =>
      typed.trim() === '' || opensAddress.test(complete(typed))
        ? null
        : say('Choose a page, or type the address of a site, a phone number or an e-mail address.'),
  });
  return (
    <DialogFrame title={say('Link')} isOpen onClose={close}>
      <HeldField held={held}>
        <AddressBox held={held} title={say('Leads to')} description="" />
      </HeldField>
      <div className="dialog-buttons">
        {known !== '' && <TextButton onPress={() => held.choose('')}>{say('Remove link')}</TextButton>}
        <TextButton look="primary" onPress={held.leave}>
          {say('Set link')}
        </TextButton>
      </div>
    </DialogFrame>
  );
}
