// The place of a map: read from a link of a map or from coordinates, or typed as two numbers.
import { say } from '../../../base/words/say.ts';
import { useState } from 'react';
import { Input, Label, Text, TextField } from 'react-aria-components';
import { readMapLink, type MapPlace, type MapReading } from '../../../base/addresses/map-link.ts';
import { TextButton } from '../controls/buttons.tsx';
import { SettingFrame } from '../settings/setting-frame.tsx';
import { useSetting, type SettingProps } from '../settings/use-setting.ts';
import { getAtPath } from '../../../edits/model/path.ts';
import { MovePin } from './move-pin.tsx';
import { edit } from '../state/sync.ts';
import { useEditor } from '../state/store.ts';

function explain(reason: Extract<MapReading, { ok: false }>['reason']): string {
  switch (reason) {
    case 'short-link':
      return say(
        'This short link does not say where the place is. Open it, and copy the address of the page that it leads to.',
      );
    case 'nowhere':
      return say('Nobody lives there: it is in the sea or in the ice. Copy the address of the map once more.');
    case 'swapped':
      return say('The two numbers seem to be swapped: the first one says how far north the place is.');
    case 'no-place':
      return say(
        'There is no place in this. Paste the address of a map that shows it, or two numbers: 47.9955, 7.8500',
      );
  }
}

/** @param props of the latitude, beside which the longitude is set */
export function PlaceControl(props: SettingProps) {
  const { file, path, value } = props;
  const { messages } = useSetting(props);
  const group = path.slice(0, -1);
  const longitude = useEditor((state) => getAtPath(state.page?.files[file]?.data, [...group, 'longitude']));
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const isSet = typeof value === 'number' && typeof longitude === 'number';
  const read = (typed: string) => {
    setText(typed);
    const reading = readMapLink(typed);
    if (!reading.ok) return setProblem(typed.trim() === '' ? null : explain(reading.reason));
    setProblem(null);
    write(reading.place);
  };
  const write = (place: MapPlace) => {
    const values = Object.entries(place).map(([name, each]) => ({ path: [...group, name], value: each }));
    void edit(...values.map((each) => ({ file, edit: { kind: 'set' as const, ...each } })));
  };
  const remove = () => {
    setText('');
    const both = ['latitude', 'longitude'].map((name) => ({ kind: 'remove' as const, path: [...group, name] }));
    void edit(...both.map((each) => ({ file, edit: each })));
  };
  return (
    <SettingFrame path={path} messages={messages}>
      <TextField value={text} onChange={read} isInvalid={problem !== null}>
        <Label>{say('Place on the map')}</Label>
        <Input placeholder="https://www.openstreetmap.org/#map=18/47.9955/7.8500" />
        <Text slot="description" className="help">
          {say(
            'Look the place up on a map, and paste the address of that page here: Google Maps, OpenStreetMap, Apple Maps, Bing Maps. Or type its two numbers, first how far north.',
          )}
        </Text>
      </TextField>
      {problem && (
        <p className="setting-message" role="alert">
          {problem}
        </p>
      )}
      <p className="help" role="status">
        {isSet
          ? say('The map shows {value}, {longitude}.', { value: String(value), longitude: String(longitude) })
          : say('Without a place, visitors get a link that looks the address up.')}
      </p>
      {isSet && <MovePin place={{ latitude: value, longitude }} onMove={write} />}
      {isSet && (
        <TextButton icon="trash" onPress={remove}>
          {say('Remove the place')}
        </TextButton>
      )}
    </SettingFrame>
  );
}
