// Controls that move the pin of a map by some metres, and a link to a map that shows it.
import { Group } from 'react-aria-components';
import type { MapPlace } from '../../../base/addresses/map-link.ts';
import { say } from '../../../base/words/say.ts';
import { IconButton } from '../controls/buttons.tsx';
import { movePlace } from './move-place.ts';

/** Metres of a press: half the width of a house. */
const step = 5;

interface MovePinProps {
  place: MapPlace;
  onMove: (place: MapPlace) => void;
}

export function MovePin({ place, onMove }: MovePinProps) {
  const move = (north: number, east: number) => onMove(movePlace(place, { north: north * step, east: east * step }));
  const { latitude, longitude } = place;
  return (
    <>
      <Group className="row-actions" aria-label={say('Move the pin by {step} metres', { step })}>
        <IconButton icon="up" label={say('{step} metres north', { step })} onPress={() => move(1, 0)} />
        <IconButton icon="down" label={say('{step} metres south', { step })} onPress={() => move(-1, 0)} />
        {/* West is left on a map in every language. */}
        <span dir="ltr">
          <IconButton icon="left" label={say('{step} metres west', { step })} onPress={() => move(0, -1)} />
          <IconButton icon="right" label={say('{step} metres east', { step })} onPress={() => move(0, 1)} />
        </span>
      </Group>
      <p className="help">
        <a
          className="setting-link"
          href={`https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=19/${latitude}/${longitude}`}
          target="_blank"
          rel="noreferrer"
        >
          {say('See the pin on a map (opens in a new tab)')}
        </a>
      </p>
    </>
  );
}
