// The setting of a link's target.
import { SettingFrame } from '../settings/setting-frame.tsx';
import { useHeld } from '../settings/use-held.ts';
import { useSetting, type SettingProps } from '../settings/use-setting.ts';
import { AddressBox } from './address-box.tsx';

export function AddressControl(props: SettingProps) {
  const { field, path, value } = props;
  const { set, messages } = useSetting(props);
  const held = useHeld({
    written: typeof value === 'string' ? value : '',
    place: props,
    save: (next, made) => set(next.trim() === '' && !field.isRequired ? undefined : next.trim(), made),
  });
  return (
    <SettingFrame path={path} messages={messages} held={held}>
      <AddressBox held={held} title={field.title} description={field.description} />
    </SettingFrame>
  );
}
