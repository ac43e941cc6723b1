// Reads a drawing (SVG): browsers open it like a page, so it may have only what draws.
import { say } from '../../../base/words/say.ts';
import { DOMParser, type Attr, type Element, type Node } from '@xmldom/xmldom';

const svg = 'http://www.w3.org/2000/svg';

/** Elements that draw, by SVG 2; those that run, embed or load something are not among them. */
const elements: ReadonlySet<string> = new Set(
  [
    'svg g defs symbol use switch view title desc metadata style path rect circle ellipse line polyline polygon',
    'text tspan textPath image a linearGradient radialGradient stop pattern clipPath mask marker filter',
    'animate animateTransform animateMotion mpath set',
    'feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap',
    'feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feMerge feMergeNode',
    'feMorphology feOffset fePointLight feSpecularLighting feSpotLight feTile feTurbulence',
  ].flatMap((line) => line.split(' ')),
);

/** Namespaces of notes that drawing programs leave, which browsers pass over. */
const notes =
  /^https?:\/\/(?:www\.inkscape\.org\/|sodipodi\.sourceforge\.net\/|(?:www\.w3\.org\/1999\/02\/22-rdf-syntax-ns#|creativecommons\.org\/ns#|web\.resource\.org\/cc\/|purl\.org\/dc\/)|ns\.adobe\.com\/|www\.bohemiancoding\.com\/sketch\/|www\.serif\.com\/|www\.figma\.com\/|www\.openswatchbook\.org\/|svgjs\.(?:com|dev)\/)/;

/** Namespaces of attributes that every XML file may have. */
const common = new Set([
  'http://www.w3.org/2000/xmlns/',
  'http://www.w3.org/XML/1998/namespace',
  'http://www.w3.org/1999/xlink',
]);

/**
 * @returns what a drawing has beside its drawing, in words that follow "contains"; null when there
 * is nothing, and so it may be shown
 */
export function findForeignPart(bytes: Buffer): string | null {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    const [, encoding = 'utf-8'] = /^<\?xml[^>]*?\sencoding\s*=\s*["']([^"']*)/.exec(text) ?? [];
    if (encoding.toLowerCase() !== 'utf-8')
      return say('text in the encoding {encoding}, and not in UTF-8', { encoding });
    if (/<!DOCTYPE[^>]*\[|<!ENTITY/i.test(text)) return say('definitions of its own (ENTITY)');
    const document = new DOMParser({ onError: refuse }).parseFromString(text, 'application/xml');
    const found: string[] = [];
    const left: Node[] = [...document.childNodes];
    for (let node = left.pop(); node && found.length === 0; node = left.pop()) {
      found.push(...problemsOf(node));
      left.push(...node.childNodes);
    }
    return found[0] ?? null;
  } catch {
    return say('text that is no XML in UTF-8');
  }
}

function refuse(_level: string, message: string): never {
  throw new Error(message);
}

function problemsOf(node: Node): string[] {
  // The declaration of XML is read as an instruction, too.
  if (node.nodeType === node.PROCESSING_INSTRUCTION_NODE)
    return node.nodeName === 'xml' ? [] : [say('the instruction <?{name}?>', { name: node.nodeName })];
  if (node.nodeType !== node.ELEMENT_NODE) return [];
  const element = node as Element;
  const { namespaceURI: namespace, localName, nodeName } = element;
  const isNote = notes.test(namespace ?? '');
  if (!isNote && (namespace !== svg || !elements.has(localName!))) return [`<${nodeName}>`];
  const style =
    localName === 'style' && isForeignStyle(element.textContent ?? '') ? [say('a style that loads something')] : [];
  return [
    ...style,
    ...[...element.attributes].filter((each) => isForeign(each, element)).map(({ name }) => `"${name}"`),
  ];
}

function isForeign(
  { name, localName, namespaceURI: namespace, value }: Attr,
  { localName: element }: Element,
): boolean {
  if (namespace && !common.has(namespace)) return !notes.test(namespace);
  if (name === 'xmlns' || name.startsWith('xmlns:')) return false;
  if (/^on/i.test(localName ?? name)) return true;
  if (localName === 'href') return !(value.trim().startsWith('#') || (element === 'a' && isLink(value)));
  // An animation may set any attribute.
  if (localName === 'attributeName') return /^(?:.*:)?(?:href|on.*|style)$/i.test(value.trim());
  return isForeignStyle(value);
}

function isLink(address: string): boolean {
  return /^(?:https?:\/\/|mailto:|\/(?!\/))/i.test(address);
}

/** Escapes could hide the words that are looked for. */
function isForeignStyle(text: string): boolean {
  const places = [...text.matchAll(/url\s*\(\s*["']?\s*(.?)/gi)];
  return (
    places.some(([, first]) => first !== '#') ||
    /@import|\\|javascript\s*:|(?:expression|image-set|image|src)\s*\(/i.test(text)
  );
}
