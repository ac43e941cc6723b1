// The random text that travels with a message.
import { expect, it } from 'vitest';
import { createCaptcha } from '../../../src/page/forms/captcha.ts';

const config = { length: 6, characters: 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789/%*+-#@' };

it('has the length and the characters of the config, and is another one each time', () => {
  const texts = Array.from({ length: 200 }, () => createCaptcha(config));
  for (const text of texts) expect(text).toMatch(/^[A-Za-z0-9/%*+\-#@]{6}$/);
  expect(new Set(texts).size).toBe(200);
});

it('takes every character about as often as any other', () => {
  const counts = new Map<string, number>();
  for (const character of createCaptcha({ length: 30_000, characters: 'abc' }))
    counts.set(character, (counts.get(character) ?? 0) + 1);
  for (const count of counts.values()) expect(Math.abs(count - 10_000)).toBeLessThan(500);
});

it('is nothing for a form without one', () => expect(createCaptcha(undefined)).toBe(''));
