// A font: chosen from those that come with Pagewright and the site's own, or named as in CSS.
import { say } from '../../../base/words/say.ts';
import { Button, ComboBox, Input, Label, ListBox, ListBoxItem, Popover, Text } from 'react-aria-components';
import { Icon } from '../controls/icon.tsx';
import { SettingFrame } from '../settings/setting-frame.tsx';
import { heldComboBox, useHeld } from '../settings/use-held.ts';
import { useSetting, type SettingProps } from '../settings/use-setting.ts';
import { getAtPath } from '../../../edits/model/path.ts';
import { useEditor } from '../state/store.ts';
import { addFaces, styleOfFace } from './font-faces.ts';
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
  const own = listOwnFonts(site);
  const fonts = [...own.keys(), ...(field.choices ?? []).map((choice) => String(choice.value))];
  return (
    <SettingFrame path={path} messages={messages} held={held}>
      <ComboBox
        className="select"
        {...heldComboBox(held)}
        onOpenChange={(isOpen) => isOpen && addFaces(fonts, own)}
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
              <ListBoxItem
                key={name}
                id={name}
                textValue={name}
                className="option"
                style={{ fontFamily: styleOfFace(name) }}
              >
                {name}
              </ListBoxItem>
            ))}
          </ListBox>
        </Popover>
      </ComboBox>
    </SettingFrame>
  );
}

/** @returns the addresses of the site's own font files, by the names of their fonts */
function listOwnFonts(site: unknown): Map<string, string> {
  const files = getAtPath(site, ['theme', 'fonts']);
  const named = (Array.isArray(files) ? (files as unknown[]) : []).flatMap((file): [string, string][] => {
    const [name, address] = [getAtPath(file, ['name']), getAtPath(file, ['file'])];
    return typeof name === 'string' ? [[name, typeof address === 'string' ? address : '']] : [];
  });
  // The first file of a font is its regular cut in most sites.
  return new Map(named.toReversed());
}
