// Draws the illustration set into public/images from the theme in site.yaml: node tools/illustrations/draw.mjs
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import { palette } from './colour.mjs';
import { Scene } from './iso.mjs';
import { banner, clients, favicon } from './marks.mjs';
import { portraits } from './portraits.mjs';

import { app } from './scenes/app.mjs';
import { assets } from './scenes/assets.mjs';
import { automotive } from './scenes/automotive.mjs';
import { ble } from './scenes/ble.mjs';
import { careers } from './scenes/careers.mjs';
import { contact } from './scenes/contact.mjs';
import { electronics } from './scenes/electronics.mjs';
import { erp } from './scenes/erp.mjs';
import { food } from './scenes/food.mjs';
import { garments } from './scenes/garments.mjs';
import { hotel } from './scenes/hotel.mjs';
import { inventory } from './scenes/inventory.mjs';
import { iot } from './scenes/iot.mjs';
import { labels } from './scenes/labels.mjs';
import { manufacturing } from './scenes/manufacturing.mjs';
import { marketing } from './scenes/marketing.mjs';
import { notFound } from './scenes/not-found.mjs';
import { partners } from './scenes/partners.mjs';
import { payroll } from './scenes/payroll.mjs';
import { pharma } from './scenes/pharma.mjs';
import { price } from './scenes/price.mjs';
import { restaurant } from './scenes/restaurant.mjs';
import { retail } from './scenes/retail.mjs';
import { rfid } from './scenes/rfid.mjs';
import { sectors } from './scenes/sectors.mjs';
import { team } from './scenes/team.mjs';
import { trace } from './scenes/trace.mjs';
import { vision } from './scenes/vision.mjs';
import { warehouse } from './scenes/warehouse.mjs';
import { web } from './scenes/web.mjs';
import { softwareScreens } from './software/index.mjs';
import { paint, roundedRect, svgText } from './vector.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
const site = parse(readFileSync(join(root, 'site.yaml'), 'utf8'));
const colours = palette(site.theme);

const HERO = { width: 720, height: 560, unit: 46, x: 360, y: 144 };
const CARD = { width: 480, height: 360, unit: 29.5, x: 240, y: 96, backdrop: true };
const INDUSTRY = { width: 640, height: 480, unit: 39.5, x: 320, y: 126, backdrop: true };

/** Folder of public/images, format, and the scenes by file name. */
const SETS = [
  [
    'hero',
    HERO,
    {
      warehouse,
      inventory,
      labels,
      trace,
      assets,
      erp,
      restaurant,
      hotel,
      payroll,
      rfid,
      ble,
      iot,
      vision,
      web,
      app,
      marketing,
      'not-found': notFound,
    },
  ],
  ['modules', CARD, { assets, restaurant, hotel }],
  ['technologies', CARD, { rfid, ble, iot, vision }],
  ['industries', INDUSTRY, { manufacturing, automotive, pharma, food, garments, electronics, retail }],
  ['pages', HERO, { about: team, industries: sectors, partners, retail, careers, price, contact }],
];

function picture(draw, { width, height, unit, x, y, backdrop }) {
  const s = new Scene({ unit, x, y, colours });
  if (backdrop) s.entries.push(paint(roundedRect(0, 0, width, height), { fill: colours.brand(0.915) }));
  draw(s);
  return svgText({ width, height, entries: s.entries });
}

function save(path, text) {
  const file = join(root, 'public', path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  console.log(`${String(text.length).padStart(6)}  ${path}`);
}

for (const [folder, format, scenes] of SETS)
  for (const [name, draw] of Object.entries(scenes)) save(`images/${folder}/${name}.svg`, picture(draw, format));

const name = site.name.split(' ')[0].toLowerCase();
save('favicon.svg', favicon(colours));
for (const [who, text] of portraits(colours)) save(`images/people/${who}.svg`, text);
for (const [screen, text] of softwareScreens(colours)) save(`images/screens/${screen}.svg`, text);
for (const [client, text] of clients()) save(`images/clients/${client}.svg`, text);

const SHARE = { width: 1200, height: 630, unit: 46, x: 860, y: 180, backdrop: true };
const share = picture(warehouse, SHARE);
// Only its PNG is published (share-png.mjs), so it stays beside the tools.
save(
  '../tools/illustrations/share.svg',
  share.replace('</svg>', `${banner(colours, name, { x: 70, y: 250, scale: 2.7 })}</svg>`),
);
