// All screens of the software: for each solution, one for each of its core features, and those of the technologies.
import { Screen } from './screen.mjs';
import { assets } from './screens/assets.mjs';
import { erp } from './screens/erp.mjs';
import { hotel } from './screens/hotel.mjs';
import { inventory } from './screens/inventory.mjs';
import { labels } from './screens/labels.mjs';
import { payroll } from './screens/payroll.mjs';
import { restaurant } from './screens/restaurant.mjs';
import { iot, vision } from './screens/sensors.mjs';
import { ble, rfid } from './screens/tags.mjs';
import { trace } from './screens/trace.mjs';
import { warehouse } from './screens/warehouse.mjs';

const SOLUTIONS = {
  warehouse,
  trace,
  labels,
  erp,
  inventory,
  restaurant,
  hotel,
  assets,
  payroll,
  rfid,
  ble,
  iot,
  vision,
};

/** @returns [path below images/screens, SVG] of each screen, in the colours of the theme */
export const softwareScreens = (colours) =>
  Object.entries(SOLUTIONS).flatMap(([solution, screens]) =>
    Object.entries(screens).map(([name, draw]) => {
      const screen = new Screen(colours);
      draw(screen);
      return [`${solution}/${name}`, screen.svg()];
    }),
  );
