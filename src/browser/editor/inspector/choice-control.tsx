// One of several values, each with what its schema says of it.
import { Button, Label, ListBox, ListBoxItem, Popover, Select, SelectValue, Text } from 'react-aria-components';
import { Icon } from '../controls/icon.tsx';
import { SettingFrame } from '../settings/setting-frame.tsx';
import { useSetting, type SettingProps } from '../settings/use-setting.ts';

export function ChoiceControl(props: SettingProps) {
  const { field, path, value } = props;
  const { set, messages } = useSetting(props);
  const choices = field.choices ?? [];
  const shown = value ?? field.default;
  const choose = (key: string | number | null) => {
    const chosen = choices.find((choice) => String(choice.value) === String(key))?.value;
    set(chosen === field.default && !field.isRequired ? undefined : chosen);
  };
  return (
    <SettingFrame path={path} messages={messages}>
      <Select
        className="select"
        value={shown === undefined ? null : String(shown as string)}
        onChange={choose}
        placeholder="Choose"
      >
        <Label>{field.title}</Label>
        <Button className="select-button">
          <SelectValue>{({ selectedText, defaultChildren }) => selectedText || defaultChildren}</SelectValue>
          <Icon name="down" />
        </Button>
        <Text slot="description" className="help">
          {field.description}
        </Text>
        <Popover className="popover">
          <ListBox className="list">
            {choices.map((choice) => (
              <ListBoxItem
                key={choice.value}
                id={String(choice.value)}
                textValue={wordsOf(choice.value)}
                className="option"
              >
                <Text slot="label">
                  {wordsOf(choice.value)}
                  {choice.value === field.default ? ' (default)' : ''}
                </Text>
                <Text slot="description">{choice.description}</Text>
              </ListBoxItem>
            ))}
          </ListBox>
        </Popover>
      </Select>
    </SettingFrame>
  );
}

/** @returns a value's own word, as words: "Card grid" for `card-grid` */
function wordsOf(value: string | number): string {
  const words = String(value).replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
