// A box for the target of a link: a page of the site, a place on a page, a file, a telephone
// number, an e-mail address, another site. What is chosen is shown by its title until the box is
// used; then the address is there to be typed.
import { say } from '../../../base/words/say.ts';
import { toPhoneAddress } from '../../../base/addresses/phone-address.ts';
import { Button, ComboBox, Input, Label, ListBox, ListBoxItem, Popover, Text } from 'react-aria-components';
import { Icon } from '../controls/icon.tsx';
import { searchEntries } from '../search/search-entries.ts';
import { heldComboBox, type Held } from '../settings/use-held.ts';
import { useEditor } from '../state/store.ts';
import '../controls/select-field.css';
import '../controls/dialog-frame.css';
import '../controls/list.css';
import './address-box.css';

export interface AddressBoxProps {
  held: Held;
  title: string;
  description: string;
}

export function AddressBox({ held, title, description }: AddressBoxProps) {
  const names = useEditor((state) => state.start?.names.address) ?? {};
  const { typed } = held;
  const known = Object.entries(names).map(([id, about]) => ({ id, about }));
  const isKnown = Object.hasOwn(names, typed);
  const chosen = isKnown && names[typed];
  // The slash that addresses begin with is no word.
  const words = isKnown ? '' : typed.replace(/^\//, '');
  const found = searchEntries(known, words, ({ id, about }) => `${about} ${id}`);
  const fitting = [...suggestAddresses(typed), ...found];
  return (
    <ComboBox
      className="combo"
      {...heldComboBox(held)}
      menuTrigger="focus"
      items={fitting.slice(0, 200)}
      allowsEmptyCollection={false}
    >
      <Label>{title}</Label>
      <div className="combo-field">
        <Input placeholder={say('A page, a phone number, an address')} />
        {chosen && (
          <span className="combo-shown" aria-hidden>
            <span>{chosen}</span> <small className="hint">{typed}</small>
          </span>
        )}
        <Button aria-label={say('Show what there is')}>
          <Icon name="down" />
        </Button>
      </div>
      <Text slot="description" className="help">
        {chosen && <span className="visually-hidden">{chosen}. </span>}
        {description}
      </Text>
      <Popover className="popover">
        <ListBox className="list">
          {({ id, about }: { id: string; about: string }) => (
            <ListBoxItem id={id} textValue={id} className="option">
              <Text slot="label">{about || id}</Text>
              <Text slot="description">{id}</Text>
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </ComboBox>
  );
}

/** @returns what may be meant by something that is no address yet */
export function suggestAddresses(typed: string): { id: string; about: string }[] {
  const text = typed.trim();
  if (/^[+\d][\d\s()-]{5,}$/.test(text))
    return [{ id: toPhoneAddress(text), about: say('Link to the phone number {text}', { text }) }];
  if (/^[^\s@:]+@[^\s@]+\.[^\s@]+$/.test(text))
    return [{ id: `mailto:${text}`, about: say('Link to the e-mail address {text}', { text }) }];
  if (/^(www\.)?[\w-]+(\.[\w-]+)*\.[a-z]{2,}(\/\S*)?$/i.test(text) && !text.includes('@'))
    return [{ id: `https://${text}`, about: say('Link to the site {text}', { text }) }];
  return [];
}
