// Photos and a logo for guides that tell to upload them: drawn, so that nobody has to take them, and as large as a camera's.
import { basename } from 'node:path';
import sharp from 'sharp';

const plate = (
  x,
  y,
) => `<ellipse cx="${x}" cy="${y}" rx="150" ry="58" fill="#fbf7ef"/><ellipse cx="${x}" cy="${y - 6}" rx="100"
  ry="36" fill="#efe7d8"/>`;
const loaf = (
  x,
  y,
) => `<ellipse cx="${x}" cy="${y}" rx="230" ry="110" fill="#8f5222"/><ellipse cx="${x - 10}" cy="${y - 26}"
  rx="205" ry="84" fill="#c4823f"/><path d="M${x - 120} ${y - 70}l60 70M${x - 30} ${y - 95}l60 75M${x + 60} ${y - 90}l55 65"
  stroke="#f0d3a4" stroke-width="16" stroke-linecap="round"/>`;

const scene = `<svg xmlns="http://www.w3.org/2000/svg" width="2400" height="1600" viewBox="0 0 2400 1600">
  <defs>
    <linearGradient id="wall" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#fdf1dc"/>
      <stop offset="1" stop-color="#e7bf8b"/></linearGradient>
    <linearGradient id="wood" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#a9703d"/>
      <stop offset="1" stop-color="#6d3f1c"/></linearGradient>
  </defs>
  <rect width="2400" height="1600" fill="url(#wall)"/>
  <rect x="1500" y="140" width="560" height="520" rx="16" fill="#cfe6f2"/>
  <path d="M1780 140v520M1500 400h560" stroke="#fffaf0" stroke-width="28"/>
  <path d="M0 840h2400v760H0z" fill="url(#wood)"/>
  ${[260, 780, 1620, 2140].map((x) => plate(x, 980)).join('')}
  ${[160, 720, 1680, 2240].map((x) => plate(x, 1360)).join('')}
  ${loaf(1200, 1040)}${loaf(1240, 1300)}
</svg>`;

const logo = `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="240" viewBox="0 0 640 240" fill="#7a1f2b">
  <path d="M96 220v-70a62 62 0 1 1 28 0v70z"/><text x="210" y="150" font-family="serif" font-size="104">Linden</text></svg>`;

/** Degrees by which the colours of a photo are turned: pictures of a gallery are not all alike. */
const hueOf = (name) => ([...name].reduce((sum, letter) => sum + letter.codePointAt(0), 0) % 12) * 8 - 44;

/** @param {string} file where the JPEG is written, or the PNG of a logo */
export async function drawPhoto(file) {
  if (file.endsWith('.png')) return void (await sharp(Buffer.from(logo)).png().toFile(file));
  const photo = sharp(Buffer.from(scene)).blur(1.2);
  await photo
    .modulate({ hue: hueOf(basename(file)) })
    .jpeg({ quality: 88 })
    .toFile(file);
}
