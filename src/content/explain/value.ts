// Mistakes in values: of the wrong kind, empty, too long, not in the list.
import { diagnose, type Diagnostic } from '../diagnostic.ts';
import { child, isGroup, lastKeyOf } from '../pointer.ts';
import { nearest } from '../suggest.ts';
import { suggestedFix } from '../suggested-fix.ts';
import type { Misfit } from '../validate.ts';
import { explainAddress } from './address.ts';
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
  const near = nearest(String(data), allowed);
  const fixes = suggestedFix(place, near);
  if (/^\/blocks\/\d+\/type$/.test(instancePath))
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

const badFormat: Explain = (misfit, scene) => {
  const { instancePath, data, parentSchema, propertyName } = misfit;
  const rule = (parentSchema?.errorMessage as string | undefined) ?? null;
  if (propertyName !== undefined) {
    const key = scene.locator.place(child(instancePath, propertyName), 'key');
    return diagnose('schema/bad-format', key, { name: `"${propertyName}"`, value: propertyName, rule });
  }
  if (lastKeyOf(instancePath) === 'src' && /^http:/i.test(String(data)))
    return diagnose('safety/mixed-content', scene.locator.place(instancePath, 'value'), {
      address: String(data),
      better: null,
    });
  if (parentSchema?.title === 'Address' && typeof data === 'string')
    return explainAddress(data, scene.locator.place(instancePath, 'value'), rule);
  const value = typeof data === 'string' ? data : JSON.stringify(data);
  return diagnose('schema/bad-format', scene.locator.place(instancePath, 'value'), {
    name: valueName(instancePath),
    value,
    rule,
  });
};

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
