// Facts about fonts: those of visitors' devices, and what is kept of an open font's files.
import type { FontKind } from '../../base/languages/open-fonts.ts';

/** A font that visitors' devices have, in its two cuts. */
export interface DeviceFont {
  name: string;
  regular: DeviceCut;
  bold: DeviceCut;
}

export interface DeviceCut {
  /** Full names, and those of fonts of the same widths that stand for it on Linux. */
  names: string[];
  metrics: FontMetrics;
}

/**
 * Fonts that a visitor's device shows until the font has arrived: on Windows, macOS and Linux the
 * first, on Android the second. The metrics are those that `@capsizecss/unpack` reads from the
 * fonts; for those of Windows and macOS from Liberation, which has the same widths.
 */
export const deviceFonts: Record<FontKind, DeviceFont[]> = {
  sans: [
    deviceFont(
      'Arial',
      { ascent: 1854, descent: -434, lineGap: 67, unitsPerEm: 2048 },
      {
        regular: { xWidthAvg: 913, names: ['Arial', 'Liberation Sans', 'Arimo'] },
        bold: {
          xWidthAvg: 983,
          names: ['Arial Bold', 'Liberation Sans Bold', 'Arimo Bold'],
        },
      },
    ),
    deviceFont(
      'Roboto',
      { ascent: 1900, descent: -500, lineGap: 0, unitsPerEm: 2048 },
      {
        regular: { xWidthAvg: 911, names: ['Roboto', 'Roboto Regular'] },
        bold: { xWidthAvg: 926, names: ['Roboto Bold', 'Roboto'] },
      },
    ),
  ],
  serif: [
    deviceFont(
      'Times New Roman',
      { ascent: 1825, descent: -443, lineGap: 87, unitsPerEm: 2048 },
      {
        regular: {
          xWidthAvg: 832,
          names: ['Times New Roman', 'Liberation Serif', 'Tinos'],
        },
        bold: {
          xWidthAvg: 886,
          names: ['Times New Roman Bold', 'Liberation Serif Bold', 'Tinos Bold'],
        },
      },
    ),
    deviceFont(
      'Noto Serif',
      { ascent: 1069, descent: -293, lineGap: 0, unitsPerEm: 1000 },
      {
        regular: { xWidthAvg: 481, names: ['Noto Serif', 'Noto Serif Regular'] },
        bold: { xWidthAvg: 512, names: ['Noto Serif Bold', 'Noto Serif'] },
      },
    ),
  ],
};

/** Metrics that two fonts must share so that one can replace the other without moving anything. */
export interface FontMetrics {
  familyName: string;
  ascent: number;
  descent: number;
  lineGap: number;
  unitsPerEm: number;
  xWidthAvg: number;
}

type CutFacts = Pick<FontMetrics, 'xWidthAvg'> & Pick<DeviceCut, 'names'>;

function deviceFont(
  familyName: string,
  heights: Omit<FontMetrics, 'familyName' | 'xWidthAvg'>,
  { regular, bold }: { regular: CutFacts; bold: CutFacts },
): DeviceFont {
  const cut = ({ xWidthAvg, names }: CutFacts) => ({ names, metrics: { familyName, ...heights, xWidthAvg } });
  return { name: familyName, regular: cut(regular), bold: cut(bold) };
}

/**
 * Ranges that are kept of a script's file: the letters and signs that texts have, without
 * phonetics, old spellings and rare marks. Blocks of Unicode, with the signs that typesetting and
 * prices need.
 */
export const keptRanges: Record<string, string> = {
  latin:
    'U+20-7E,U+A0-FF,U+131,U+152-153,U+2C6,U+2DA,U+2DC,U+2013-2014,U+2018-201A,U+201C-201E,U+2020-2022,U+2026,U+2030,U+2039-203A,U+20AC,U+2122,U+2190-2193,U+2212',
  'latin-ext': 'U+100-130,U+132-151,U+154-17F,U+192,U+1CD-1DC,U+218-21B,U+1E9E,U+20B9,U+20BA,U+20BF',
  vietnamese:
    'U+102-103,U+110-111,U+128-129,U+168-169,U+1A0-1A1,U+1AF-1B0,U+300-301,U+303,U+309,U+323,U+1EA0-1EF9,U+20AB',
  devanagari: 'U+900-97F,U+1CD0-1CF9,U+200C-200D,U+20B9,U+25CC,U+A8E0-A8FF',
  cyrillic: 'U+301,U+400-45F,U+490-491,U+4B0-4B1,U+2116',
  arabic: 'U+600-61F,U+621-65F,U+660-6FF,U+200C-200F,U+25CC,U+FDF2,U+FDFC',
  hebrew: 'U+5B0-5BC,U+5BE-5BF,U+5C1-5C2,U+5C7,U+5D0-5EA,U+5F0-5F4,U+200E-200F,U+20AA,U+25CC,U+FB1D-FB4F',
  japanese: 'U+2015,U+2025,U+203B,U+3000-303F,U+3041-30FF,U+FF01-FF9F,U+FFE5',
  greek: 'U+370-377,U+37A-37F,U+384-38A,U+38C,U+38E-3A1,U+3A3-3FF',
};

/** Ranges of a file of which only a part is kept, in the rule that names it. */
export const faceRanges: Record<string, string> = {
  japanese: `${keptRanges.japanese!},U+3400-4DBF,U+4E00-9FFF,U+F900-FAFF`,
};
