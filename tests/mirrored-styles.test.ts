// Styles and classes say start and end, not left and right, so that a page in Arabic or Hebrew is mirrored.
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse, type Declaration } from 'postcss';
import { describe, expect, it } from 'vitest';

const sources = fileURLToPath(new URL('../src/', import.meta.url));
/** Frames that are scaled: their places are reckoned from the left, as are the marks over them. */
const exceptions = [
  'editor/client/canvas/canvas.css transform-origin',
  'editor/client/history/history.css transform-origin',
  'editor/client/sections/add-section.css transform-origin',
];

const rooms = ['page/', 'editor/', 'dev/', 'public/', 'cli/templates/'];

describe('styles', () => {
  it('name no side of the screen', () => {
    const files = listFiles(/\.css$/);
    expect(files.length).toBeGreaterThan(50);
    expect(files.flatMap((file) => findInStyle(file, readFileSync(sources + file, 'utf8')))).toEqual([]);
  });

  it.each([
    ['margin-left: 1px', 'margin-inline-start'],
    ['left: 0', 'inset-inline-start'],
    ['border-right-width: 0', 'border-inline-end-width'],
    ['border-top-left-radius: 0', 'border-start-start-radius'],
    ['border-bottom-right-radius: 0', 'border-end-end-radius'],
    ['scroll-padding-right: 1rem', 'scroll-padding-inline-end'],
    ['text-align: left', 'text-align: start'],
    ['float: right', 'float: inline-end'],
    ['position-area: bottom span-right', 'position-area: bottom span-inline-end'],
    ['padding: 0 calc(1px + 2px) 0 3px', 'padding-block and padding-inline'],
    ['inset: 0 auto auto 0', 'inset-block and inset-inline'],
    ['border-radius: 0 1px 1px 0', 'border-start-start-radius'],
    ['translate: 110% 0', 'var(--forward)'],
    ['transform: translateX(-4px)', 'var(--forward)'],
    ['transform: rotate(1deg) translate(4px, 0)', 'var(--forward)'],
    ['transform-origin: 0 0', 'var(--'],
    ['background: linear-gradient(to right, red, blue)', 'var(--'],
    ['background-position: right 1rem center', 'var(--'],
  ])('are told what to write for %s', (text, advice) => {
    expect(findInStyle('a.css', `.a {\n  ${text};\n}`)).toEqual([expect.stringMatching(/^a\.css:2: /)]);
    expect(findInStyle('a.css', `.a {\n  ${text};\n}`)[0]).toContain(advice);
  });

  it.each([
    'padding: 1px 2px 3px',
    'padding: 0 2px 1px 2px',
    'padding: 0 max(1px, env(safe-area-inset-right)) 0 max(1px, env(safe-area-inset-left))',
    'border-radius: 4px 4px 0 0',
    'translate: 0 150%',
    'translate: calc(110% * var(--forward)) 0',
    'transform: none',
    'transition: translate 0.2s',
    'inset: auto 0 0',
    '--copyright: 1px',
    'background: linear-gradient(to bottom, red, blue)',
  ])('are left alone with %s', (text) => {
    expect(findInStyle('a.css', `.a { ${text}; }`)).toEqual([]);
  });
});

describe('classes', () => {
  it('name no side of the screen', () => {
    const files = listFiles(/\.tsx?$/);
    expect(files.length).toBeGreaterThan(200);
    expect(files.flatMap((file) => findInCode(file, readFileSync(sources + file, 'utf8')))).toEqual([]);
  });

  it.each([
    ['ml-4', 'ms-4'],
    ['md:-mr-[2px]', 'md:-me-[2px]'],
    ['pl-6', 'ps-6'],
    ['hover:left-1/2', 'hover:start-1/2'],
    ['text-right', 'text-end'],
    ['rounded-l-lg', 'rounded-s-lg'],
    ['rounded-tr', 'rounded-se'],
    ['border-l', 'border-s'],
    ['scroll-ml-4', 'scroll-ms-4'],
    ['float-left', 'float-start'],
    ['translate-x-2', 'ltr:translate-x-2 and rtl: with its mirror image'],
    ['origin-top-left', 'ltr:origin-top-left and rtl: with its mirror image'],
    ['bg-linear-to-r', 'ltr:bg-linear-to-r and rtl: with its mirror image'],
  ])('are told what to write for %s', (name, advice) => {
    expect(findInCode('a.tsx', `\n<p className="flex ${name}">`)).toEqual([`a.tsx:2: ${name}: write ${advice}`]);
    expect(findInCode('a.tsx', `clsx(on && '${name}')`)).toHaveLength(1);
  });

  it('are told of styles in code', () => {
    expect(findInCode('a.tsx', '<p style={{ marginLeft: 4 }}>')).toEqual([
      'a.tsx:1: marginLeft: write marginInlineStart',
    ]);
    expect(findInCode('a.ts', '`a { padding-right: 1px }`')).toEqual([
      'a.ts:1: padding-right: write padding-inline-end',
    ]);
  });

  it.each([
    'right',
    "'left-out'",
    "'bright-4'",
    '"rtl:-translate-x-2 ltr:translate-x-2"',
    '"pt-4 mx-2 start-4 text-start"',
  ])('are left alone with %s', (text) => {
    expect(findInCode('a.tsx', `<p className=${text}>`)).toEqual([]);
  });
});

function listFiles(name: RegExp): string[] {
  return rooms.flatMap((room) =>
    (readdirSync(sources + room, { recursive: true }) as string[])
      .filter((file) => name.test(file) && !file.includes('.gen.'))
      .map((file) => room + file),
  );
}

/** @returns a line for each declaration that names a side, with what to write in its place */
function findInStyle(file: string, text: string): string[] {
  const found: string[] = [];
  parse(text).walkDecls((declaration) => {
    const advice =
      declaration.prop.startsWith('--') || exceptions.includes(`${file} ${declaration.prop}`)
        ? undefined
        : adviseOn(declaration);
    if (advice) found.push(`${file}:${declaration.source!.start!.line}: ${declaration.prop}: write ${advice}`);
  });
  return found;
}

function adviseOn({ prop, value }: Declaration): string | undefined {
  if (/(^|-)(left|right)(-|$)/.test(prop)) return toLogical(prop);
  if (/^(text-align|text-align-last|float|clear|justify-(items|self|content)|position-area|caption-side)$/.test(prop)) {
    const edge = prop === 'float' || prop === 'clear' || prop === 'position-area' ? 'inline-' : '';
    const logical = value.replace(/\bleft\b/g, `${edge}start`).replace(/\bright\b/g, `${edge}end`);
    return logical === value ? undefined : `${prop}: ${logical}`;
  }
  const parts = splitValues(value);
  if (/^(margin|padding|inset|border-(width|color|style)|scroll-(margin|padding))$/.test(prop)) {
    const [, right, , left] = parts;
    // The device's own edges stay where they are.
    if (left === undefined || right === left || /inset-right/.test(right!)) return undefined;
    return prop.startsWith('border') ? prop.replace('border', 'border-inline') : `${prop}-block and ${prop}-inline`;
  }
  if (prop === 'border-radius') {
    const [first, second = first, third = first, fourth = second] = parts;
    return first === second && third === fourth ? undefined : 'border-start-start-radius and its like';
  }
  return adviseOnMovement(prop, value, parts);
}

/** Movements, gradients and origins have no logical form: they ask for a factor that is -1 from right to left. */
function adviseOnMovement(prop: string, value: string, parts: string[]): string | undefined {
  if (value.includes('var(--forward)')) return undefined;
  const moves =
    (prop === 'translate' && !/^(0|none|inherit)$/.test(parts[0]!)) ||
    (prop === 'transform' && /translate(X|3d)?\((?!0[,)])|skew|scaleX/.test(value)) ||
    (prop === 'transform-origin' && !/^(center|top|bottom|50%)/.test(value)) ||
    (/^(background|mask|object)/.test(prop) &&
      /gradient\([^,]*\b(left|right|90deg|270deg)\b|(^|\s)(left|right)\b/.test(value));
  return moves ? 'a value with var(--forward), which is -1 from right to left' : undefined;
}

function splitValues(value: string): string[] {
  return value.match(/(?:[^\s(]|\((?:[^()]|\([^()]*\))*\))+/g) ?? [];
}

function toLogical(prop: string): string {
  const corner = prop.match(/^border-(top|bottom)-(left|right)-radius$/);
  const name = (side: string) => (side === 'left' || side === 'top' ? 'start' : 'end');
  if (corner) return `border-${name(corner[1]!)}-${name(corner[2]!)}-radius`;
  const logical = prop.replace(/left|right/, (side) => `inline-${name(side)}`);
  return logical.startsWith('inline') ? `inset-${logical}` : logical;
}

/** @returns a line for each class or style in code that names a side */
function findInCode(file: string, text: string): string[] {
  return text.split('\n').flatMap((line, index) => {
    const place = `${file}:${index + 1}`;
    const strings = Array.from(line.matchAll(/'[^']*'|"[^"]*"|`[^`]*`/g), ([string]) => string.slice(1, -1));
    const classes = strings
      .flatMap((string) => string.split(/\s+/))
      .map((name) => [name, adviseOnClass(name)] as const);
    const styles = Array.from(
      line.matchAll(/\b(?:margin|padding|border|scrollMargin|scrollPadding)(?:-?(?:left|right)\b|Left|Right)/g),
      ([name]) =>
        [
          name,
          name.includes('-') ? toLogical(name) : name.replace('Left', 'InlineStart').replace('Right', 'InlineEnd'),
        ] as const,
    );
    return [...classes, ...styles].flatMap(([name, advice]) => (advice ? [`${place}: ${name}: write ${advice}`] : []));
  });
}

/** Utilities of Tailwind that name a side, and the ones that say start or end. */
const sides: [RegExp, string][] = [
  [/^(-?(?:scroll-)?[mp])l-/, '$1s-'],
  [/^(-?(?:scroll-)?[mp])r-/, '$1e-'],
  [/^(-?)left-(?=\d|\[|\(|auto$|full$|px$)/, '$1start-'],
  [/^(-?)right-(?=\d|\[|\(|auto$|full$|px$)/, '$1end-'],
  [/^(text|float|clear)-left$/, '$1-start'],
  [/^(text|float|clear)-right$/, '$1-end'],
  [/^(border|rounded)-l(?=-|$)/, '$1-s'],
  [/^(border|rounded)-r(?=-|$)/, '$1-e'],
  [/^rounded-tl(?=-|$)/, 'rounded-ss'],
  [/^rounded-tr(?=-|$)/, 'rounded-se'],
  [/^rounded-bl(?=-|$)/, 'rounded-es'],
  [/^rounded-br(?=-|$)/, 'rounded-ee'],
];

function adviseOnClass(name: string): string | undefined {
  const [, variants = '', core = ''] = name.match(/^((?:[^\s:[\]]+:)*)(\S*)$/) ?? [];
  const logical = sides.reduce((text, [from, to]) => text.replace(from, to), core);
  if (logical !== core) return variants + logical;
  const moves =
    /^-?(translate-x-|skew-x-|origin-(\w+-)?(left|right)$|bg-(linear|gradient)-to-\w*[lr]$|(object|bg)-(left|right))/;
  return moves.test(core) && !/\b(rtl|ltr):/.test(variants) ? `ltr:${name} and rtl: with its mirror image` : undefined;
}
