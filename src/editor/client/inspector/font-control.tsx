// A font: chosen from those that come with Pagewright and the site's own, or named as in CSS.
import { say } from '../../../base/words/say.ts';
import { Button, ComboBox, Input, Label, ListBox, ListBoxItem, Popover, Text } from 'react-aria-components';
import { Icon } from '../controls/icon.tsx';
import { SettingFrame } from '../settings/setting-frame.tsx';
import { heldComboBox, useHeld } from '../settings/use-held.ts';
import { useSetting, type SettingProps } from '../settings/use-setting.ts';
import { getAtPath } from '../../../edits/model/path.ts';
import { useEditor } from '../state/store.ts';
import '../controls/select-field.css';
import '../controls/dialog-frame.css';
import '../controls/list.css';

export function FontControl(props: SettingProps) {
  const { field, path, value } = props;
  const { set, messages } = useSetting(props);
  const written = typeof value === 'string' ? value : '';
  const held = useHeld({
    written,
    place: props,
    save: (typed, made) => set(typed.trim() === '' ? undefined : typed.trim(), made),
  });
  const site = useEditor((state) => state.page?.files['site.yaml']?.data);
  const fonts = [...ownFonts(site), ...(field.choices ?? []).map((choice) => String(choice.value))];
  return (
    <SettingFrame path={path} messages={messages} held={held}>
      <ComboBox
        className="select"
        {...heldComboBox(held)}
        isInvalid={messages.some(({ severity }) => severity === 'error')}
        // All of them are offered, whatever is written.
        defaultFilter={(name, wanted) => held.typed === written || name.toLowerCase().includes(wanted.toLowerCase())}
      >
        <Label>{field.title}</Label>
        <span className="combo-field">
          <Input placeholder={say('As the look has it')} />
          <Button aria-label={say('{title}: show all', { title: field.title })}>
            <Icon name="down" />
          </Button>
        </span>
        <Text slot="description" className="help">
          {field.description}
        </Text>
        <Popover className="popover">
          <ListBox className="list">
            {[...new Set(fonts)].map((name) => (
              <ListBoxItem key={name} id={name} textValue={name} className="option">
                {name}
              </ListBoxItem>
            ))}
          </ListBox>
        </Popover>
      </ComboBox>
    </SettingFrame>
  );
}

/** @returns the names of the fonts whose files the site has */
function ownFonts(site: unknown): string[] {
  const files = getAtPath(site, ['theme', 'fonts']);
  return (Array.isArray(files) ? (files as unknown[]) : []).flatMap((file) => {
    const name = getAtPath(file, ['name']);
    return typeof name === 'string' ? [name] : [];
  });
}
