// Mistakes in values: of the wrong kind, empty, too long, not in the list.
import { diagnose, type Diagnostic } from '../diagnostic.ts';
import { child, isGroup, lastKeyOf, parentOf, valueAt } from '../pointer.ts';
import { nearest } from '../suggest.ts';
import { suggestedFix } from '../suggested-fix.ts';
import type { Misfit } from '../validate.ts';
import { linkPlace } from '../link-place.ts';
import { explainAddress } from './address.ts';
import { meantValue } from './meant-value.ts';
import { fittingType } from './other-type.ts';
import { valueName, type Scene } from './scene.ts';
import { explainKind } from './wrong-kind.ts';

type Explain = (misfit: Misfit, scene: Scene) => Diagnostic;

/** @returns the diagnostic for a misfit that is about a value */
export function explainValue(misfit: Misfit, scene: Scene): Diagnostic {
  return (Object.hasOwn(byKeyword, misfit.keyword) ? byKeyword[misfit.keyword]! : badFormat)(misfit, scene);
}

const notAllowed: Explain = ({ instancePath, data, parentSchema }, scene) => {
  const place = scene.locator.place(instancePath, 'value');
  const allowed = ((parentSchema?.enum as unknown[]) ?? []).map(String);
  const isType = /^\/blocks\/\d+\/type$/.test(instancePath);
  const near = nearest(String(data), allowed) ?? (isType ? typeLike(String(data), instancePath, scene) : null);
  const fixes = suggestedFix(place, near);
  if (isType)
    return diagnose('schema/unknown-type', place, { name: String(data), nearest: near, known: allowed, fixes });
  const said = (parentSchema?.enumDescriptions as string[] | undefined) ?? [];
  const described = allowed.map((value, index) =>
    said[index] ? `${value} (${said[index].replace(/\.$/, '')})` : value,
  );
  return diagnose('schema/not-allowed', place, {
    name: valueName(instancePath),
    value: String(data),
    nearest: near,
    allowed: described,
    fixes,
  });
};

/** The only type with the word in it, `hero-slider` for `hero`; otherwise the type that all settings fit. */
function typeLike(written: string, pointer: string, scene: Scene): string | null {
  const types = Object.keys(scene.schemas.blocks).filter((type) => type.split('-').includes(written.toLowerCase()));
  const section = valueAt(scene.value, parentOf(pointer));
  return types.length === 1 ? types[0]! : isGroup(section) ? fittingType(section, scene) : null;
}

const badFormat: Explain = (misfit, scene) => {
  const { instancePath, data, parentSchema, propertyName } = misfit;
  const rule = (parentSchema?.errorMessage as string | undefined) ?? null;
  if (propertyName !== undefined) {
    const key = scene.locator.place(child(instancePath, propertyName), 'key');
    return diagnose('schema/bad-format', key, { name: `"${propertyName}"`, value: propertyName, rule, better: null });
  }
  if (lastKeyOf(instancePath) === 'src' && /^http:/i.test(String(data)))
    return diagnose('safety/mixed-content', scene.locator.place(instancePath, 'value'), {
      address: String(data),
      better: null,
    });
  if (parentSchema?.title === 'Address' && typeof data === 'string')
    return explainAddress(data, scene.locator.place(instancePath, 'value'), rule);
  const link = typeof data === 'string' ? wrongLink(data, parentSchema?.pattern) : null;
  if (link) return explainAddress(link.address, linkPlace(scene.locator, instancePath, link), rule);
  const value = typeof data === 'string' ? data : JSON.stringify(data);
  const place = scene.locator.place(instancePath, 'value');
  const better = typeof data === 'string' ? meantValue(data, parentSchema?.pattern) : null;
  const fixes = suggestedFix(place, better);
  return diagnose('schema/bad-format', place, { name: valueName(instancePath), value, rule, better, fixes });
};

/** The first link in a text whose address the pattern refuses. */
function wrongLink(text: string, pattern: unknown): { address: string; nth: number } | null {
  if (typeof pattern !== 'string' || !pattern.includes('\\]\\(')) return null;
  const fits = new RegExp(pattern, 'u');
  const addresses = Array.from(text.matchAll(/\]\(([^()\s]*)/g), ({ 1: address = '' }) => address);
  const index = addresses.findIndex((address) => !fits.test(`](${address})`));
  if (index === -1) return null;
  const address = addresses[index]!;
  // A shorter address may begin like it: the words are looked for, and not the whole link.
  return { address, nth: addresses.slice(0, index).filter((other) => other.startsWith(address)).length };
}

const tooShort: Explain = (misfit, scene) => {
  const { instancePath, data } = misfit;
  if (data !== '') return badFormat(misfit, scene);
  return diagnose('schema/empty', scene.locator.place(instancePath, 'value'), {
    name: valueName(instancePath),
    needs: 'a text',
  });
};

const tooLong: Explain = ({ instancePath, data, params }, scene) => {
  return diagnose('schema/too-long', scene.locator.place(instancePath, 'value'), {
    name: valueName(instancePath),
    length: [...String(data)].length,
    limit: Number(params.limit),
  });
};

const outOfRange: Explain = ({ instancePath, data, parentSchema }, scene) => {
  const limit = (keyword: string) => (typeof parentSchema?.[keyword] === 'number' ? parentSchema[keyword] : null);
  return diagnose('schema/out-of-range', scene.locator.place(instancePath, 'value'), {
    name: valueName(instancePath),
    value: Number(data),
    least: limit('minimum'),
    most: limit('maximum'),
  });
};

const tooFew: Explain = ({ instancePath, data, params }, scene) => {
  const number = Array.isArray(data) ? data.length : 0;
  const part = number === 0 ? 'value' : 'key';
  return diagnose('schema/too-few', scene.locator.place(instancePath, part), {
    name: valueName(instancePath),
    rule: null,
    number,
    least: Number(params.limit),
  });
};

const tooMany: Explain = ({ instancePath, data, params }, scene) => {
  const limit = Number(params.limit);
  const number = Array.isArray(data) ? data.length : 0;
  return diagnose('schema/too-many', scene.locator.place(child(instancePath, limit), 'firstKey'), {
    name: valueName(instancePath),
    rule: null,
    number,
    most: limit,
  });
};

const tooFewSettings: Explain = ({ instancePath, parentSchema, params }, scene) => {
  const rule = (parentSchema?.['x-rule'] as string | undefined) ?? null;
  return diagnose('schema/too-few', scene.locator.place(instancePath, 'firstKey'), {
    name: valueName(instancePath),
    rule,
    number: 0,
    least: Number(params.limit),
  });
};

const tooManySettings: Explain = ({ instancePath, data, parentSchema, params }, scene) => {
  const rule = (parentSchema?.['x-rule'] as string | undefined) ?? null;
  const last = isGroup(data) ? Object.keys(data).at(-1)! : lastKeyOf(instancePath);
  const place = scene.locator.place(child(instancePath, last), 'key');
  return diagnose('schema/too-many', place, {
    name: valueName(instancePath),
    rule,
    number: isGroup(data) ? Object.keys(data).length : 0,
    most: Number(params.limit),
  });
};

const byKeyword: Record<string, Explain> = {
  type: explainKind,
  enum: notAllowed,
  const: notAllowed,
  minLength: tooShort,
  maxLength: tooLong,
  minimum: outOfRange,
  maximum: outOfRange,
  minItems: tooFew,
  maxItems: tooMany,
  minProperties: tooFewSettings,
  maxProperties: tooManySettings,
};
