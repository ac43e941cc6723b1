// Owns colour: reads the theme's five colours and derives every tone of the illustrations from them (OKLCH).
// Changing the theme in site.yaml and drawing again recolours the whole set.

/** "#0f6b6b" -> [lightness 0..1, chroma, hue in radians] */
function toOklch(hex) {
  const [r, g, b] = [1, 3, 5].map((i) => toLinear(parseInt(hex.slice(i, i + 2), 16) / 255));
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const lightness = 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s;
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const bb = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return [lightness, Math.hypot(a, bb), Math.atan2(bb, a)];
}

function fromOklch(lightness, chroma, hue) {
  const a = chroma * Math.cos(hue);
  const b = chroma * Math.sin(hue);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const rgb = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  return (
    '#' +
    rgb
      .map((c) =>
        Math.round(toGamma(c) * 255)
          .toString(16)
          .padStart(2, '0'),
      )
      .join('')
  );
}

const toLinear = (c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4);
const toGamma = (c) => {
  const v = Math.min(1, Math.max(0, c));
  return v <= 0.0031308 ? v * 12.92 : 1.055 * v ** (1 / 2.4) - 0.055;
};

/** A family of tones of one colour: tone(0.9) is light, tone(0.3) is dark. Very light and dark tones fade. */
function ramp(hex, { chroma = 1, turn = 0 } = {}) {
  const [, c, h] = toOklch(hex);
  return (lightness) => {
    const fade = Math.min(1, 4.2 * (1 - lightness)) * Math.min(1, 2.4 * lightness);
    return fromOklch(lightness, c * chroma * fade, h + turn);
  };
}

/** A material is what a solid is made of: the tone of its top, its left and its right face. */
const material = (tone, top, left, right) => ({ top: tone(top), left: tone(left), right: tone(right) });

export function palette(theme) {
  const brand = ramp(theme.brand);
  const grey = ramp(theme.brandDark, { chroma: 0.55 });
  const accent = ramp(theme.accent);
  const warm = ramp(theme.accent, { chroma: 0.62, turn: 0.42 });
  const skin = ramp(theme.accent, { chroma: 0.5, turn: 0.2 });
  const gold = ramp(theme.accent, { chroma: 0.8, turn: 0.6 });
  return {
    brand,
    grey,
    accent,
    warm,
    skin,
    gold,
    theme,
    white: '#ffffff',
    tint: theme.tint,
    ink: theme.ink,
    shade: theme.brandDark,
    solid: {
      brand: material(brand, 0.68, 0.56, 0.47),
      teal: material(brand, 0.8, 0.7, 0.61),
      pale: material(brand, 0.94, 0.88, 0.81),
      white: material(brand, 0.985, 0.945, 0.875),
      floor: material(brand, 0.985, 0.9, 0.84),
      steel: material(grey, 0.8, 0.7, 0.6),
      dark: material(grey, 0.44, 0.35, 0.28),
      accent: material(accent, 0.76, 0.67, 0.57),
      kraft: material(warm, 0.87, 0.8, 0.71),
      wood: material(warm, 0.75, 0.66, 0.56),
      gold: material(gold, 0.88, 0.81, 0.72),
    },
  };
}
