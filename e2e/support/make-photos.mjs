// Makes photos of every shape and kind for the examples' site: the same ones at every run, so that what was made of them
// is found again.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

const shapes = {
  'wide.jpg': [2600, 1733],
  'tall.jpg': [900, 1350],
  'panorama.webp': [1800, 450],
  'clear.png': [640, 512],
  'small.jpg': [180, 135],
  'sideways.jpg': [750, 500],
};

/** Their addresses on the site. */
export const photos = Object.keys(shapes).map((name) => `/images/${name}`);

/** Writes the photos into a folder. */
export async function writePhotos(folder) {
  mkdirSync(folder, { recursive: true });
  for (const [name, [width, height]] of Object.entries(shapes)) {
    const image = sharp(Buffer.from(scene(width, height, name === 'clear.png')));
    // A phone held upright writes pixels that lie, and a mark that says so.
    const marked = name === 'sideways.jpg' ? image.withMetadata({ orientation: 6 }) : image;
    writeFileSync(join(folder, name), await marked.toFormat(name.split('.')[1]).toBuffer());
  }
}

/** Many coloured discs, before a sky or before nothing, with edges enough to weigh something. */
function scene(width, height, clear) {
  const discs = Array.from({ length: 60 }, (_, disc) => {
    const [x, y] = [(disc * 79) % 100, 30 + ((disc * 47) % 70)];
    const fill = `hsl(${(disc * 37) % 360} 45% ${30 + (disc % 5) * 10}%)`;
    return `<circle cx="${x}%" cy="${y}%" r="${height / 8}" fill="${fill}" stroke="#fff" stroke-width="2"/>`;
  });
  const sky = clear ? '' : '<rect width="100%" height="100%" fill="#9cc4e4"/>';
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${sky}${discs.join('')}</svg>`;
}
