// The task "Colours from the logo": sets of colours that the theme takes from it, each with all
// that follow.
import { useEffect, useState } from 'react';
import { Button } from 'react-aria-components';
import { say } from '../../../base/words/say.ts';
import { composeColours, type ThemeColours } from '../../../edits/model/theme-colours.ts';
import { getAtPath } from '../../../edits/model/path.ts';
import { act } from '../state/site-store.ts';
import { announce, useEditor } from '../state/store.ts';
import { findColours } from './find-colours.ts';
import './logo-colours.css';

/** In pixels: enough to count colours. */
const sampleSize = 96;

export function LogoColours() {
  const logo = useEditor((state) => getAtPath(state.page?.files['site.yaml']?.data, ['logo', 'src']));
  const colours = useColours(typeof logo === 'string' ? logo : '');
  if (colours.length === 0) return null;
  return (
    <fieldset className="setting logo-colours">
      <legend>{say('Colours from the logo')}</legend>
      <div className="row">
        {colours.map((main, index) => {
          const second = colours[index === 0 ? 1 : 0] ?? main;
          return (
            <Button
              key={main}
              className="colour-set"
              aria-label={say('Colours after {colour}', { colour: main })}
              onPress={() => void take(main, second)}
            >
              <Swatches {...composeColours(main, second)} />
            </Button>
          );
        })}
      </div>
      <p className="help">{say('Buttons, bands, tints and words get colours that go with it and can be read.')}</p>
    </fieldset>
  );
}

async function take(main: string, second: string): Promise<void> {
  if (await act('theme-colours', { main, second })) announce(say('The page shows the colours. Undo takes them back.'));
}

function Swatches({ brand, brandDark, accent, tint }: ThemeColours) {
  return (
    <svg viewBox="0 0 4 1" width="96" height="24" aria-hidden="true">
      {[brand, brandDark, accent, tint].map((fill, at) => (
        <rect key={at} x={at} width="1.01" height="1" fill={fill} />
      ))}
    </svg>
  );
}

/** @returns the colours of a picture of the site; none until it is loaded, and where it cannot be */
function useColours(address: string): string[] {
  const [found, setFound] = useState<{ address: string; colours: string[] }>({ address: '', colours: [] });
  useEffect(() => {
    if (address === '') return;
    const image = new Image();
    const show = () => setFound({ address, colours: findColours(readPixels(image)) });
    image.addEventListener('load', show);
    image.src = address;
    return () => image.removeEventListener('load', show);
  }, [address]);
  return found.address === address ? found.colours : [];
}

function readPixels(image: HTMLImageElement): ArrayLike<number> {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = sampleSize;
  const context = canvas.getContext('2d', { willReadFrequently: true })!;
  context.drawImage(image, 0, 0, sampleSize, sampleSize);
  return context.getImageData(0, 0, sampleSize, sampleSize).data;
}
