// A number, typed as people write it in the language of the site, with its unit or currency.
import { say } from '../../../base/words/say.ts';
import { Button, Group, Input, Label, Text, TextField } from 'react-aria-components';
import type { Field } from '../../../edits/fields/field.ts';
import { getAtPath, type Path } from '../../../edits/model/path.ts';
import { SettingFrame } from '../settings/setting-frame.tsx';
import { useHeld } from '../settings/use-held.ts';
import { useSetting, type SettingProps } from '../settings/use-setting.ts';
import { useSiteLanguage } from '../state/site-language.ts';
import { useEditor } from '../state/store.ts';
import { currencySign, formatNumber, parseNumber } from './number-text.ts';
import '../controls/typed-fields.css';

export function NumberControl(props: SettingProps) {
  const { field, path, value } = props;
  const { set, messages } = useSetting(props);
  const lang = useSiteLanguage();
  const unit = useUnit(props, lang);
  const { isMoney = false } = field;
  const shown = typeof value === 'number' ? value : typeof field.default === 'number' ? field.default : null;
  const store = (next: number | null, ...made: [made?: Parameters<typeof set>[1]]) =>
    set(next === null || (next === field.default && !field.isRequired) ? undefined : next, ...made);
  const held = useHeld({
    written: shown === null ? '' : formatNumber(shown, { lang, isMoney }),
    place: props,
    save: (typed, made) => store(parseNumber(typed, lang), made),
    findProblem: (typed) => findProblem(typed, { field, lang }),
  });
  const step = (by: number) => {
    const next = (parseNumber(held.typed, lang) ?? 0) + by;
    if (findRangeProblem(next, field, lang) === null) held.choose(formatNumber(next, { lang, isMoney }));
  };
  return (
    <SettingFrame path={path} messages={messages} held={held}>
      <TextField value={held.typed} onChange={held.change} isInvalid={held.problem !== null}>
        <Label>{field.title}</Label>
        <Group className="number-group">
          {field.isWhole && (
            <Step name={say('Less: {title}', { title: field.title })} sign="−" onPress={() => step(-1)} />
          )}
          <Input inputMode="decimal" />
          {unit && <span className="unit">{unit}</span>}
          {field.isWhole && (
            <Step name={say('More: {title}', { title: field.title })} sign="+" onPress={() => step(1)} />
          )}
        </Group>
        <Text slot="description" className="help">
          {field.description}
        </Text>
      </TextField>
    </SettingFrame>
  );
}

function Step({ name, sign, onPress }: { name: string; sign: string; onPress: () => void }) {
  return (
    <Button aria-label={name} onPress={onPress}>
      {sign}
    </Button>
  );
}

/** @returns the unit of a number; of an amount of money the sign of its currency */
function useUnit({ field, file, path }: SettingProps, lang: string): string | undefined {
  const currency = useEditor(({ page }) => {
    if (!field.isMoney) return null;
    return (
      currencyAround(page?.files[file]?.data, path) ?? currencyAround(page?.files['site.yaml']?.data, ['currency'])
    );
  });
  return currency === null ? field.unit : currencySign(currency, lang);
}

/** @returns the currency of the nearest group around a setting */
function currencyAround(data: unknown, path: Path): string | null {
  for (let length = path.length - 1; length >= 0; length--) {
    const found = getAtPath(data, [...path.slice(0, length), 'currency']);
    if (typeof found === 'string') return found;
  }
  return null;
}

/** @returns why a number that was typed cannot be saved, as a sentence */
function findProblem(typed: string, { field, lang }: { field: Field; lang: string }): string | null {
  if (typed.trim() === '') return field.isRequired ? say('A number is needed here.') : null;
  const number = parseNumber(typed, lang);
  if (number === null) {
    const sample = formatNumber(field.isWhole ? 12 : 1250.5, { lang, isMoney: true });
    return say('This cannot be read as a number. Write it like this: {sample}.', { sample });
  }
  if (field.isWhole && !Number.isInteger(number)) return say('This is a number without decimals.');
  return findRangeProblem(number, field, lang);
}

function findRangeProblem(number: number, { minimum = -Infinity, maximum = Infinity }: Field, lang: string) {
  if (number >= minimum && number <= maximum) return null;
  const write = (each: number) => formatNumber(each, { lang, isMoney: false });
  const [least, most] = [write(minimum), write(maximum)];
  if (maximum === Infinity) return say('It must be {least} or more.', { least });
  return minimum === -Infinity
    ? say('It must be {most} or less.', { most })
    : say('It must be from {least} to {most}.', { least, most });
}
