// The content policy lets visits be counted by the services of the site, and by nobody else.
import { expect, test } from 'vitest';
import type { Site } from '#schemas';
import { hostPolicy } from '../../../src/builder/hosts/content-policy.ts';

function rules(visits?: object): Record<string, string> {
  const site = { endpoints: {}, footer: {}, visits } as unknown as Site;
  const policy = hostPolicy(site, { script: '', embeds: { frames: [], media: false, wasm: false } });
  return Object.fromEntries(
    policy.split('; ').map((rule) => [rule.split(' ')[0]!, rule.split(' ').slice(1).join(' ')]),
  );
}

test('a site that counts nothing allows nothing more', () => {
  const { 'script-src': scripts, 'connect-src': connections, 'img-src': images } = rules();
  expect([scripts!.split(' ').length, connections, images]).toEqual([2, "'self'", "'self' data:"]);
});

test('a service that gets our own requests may be sent to, and runs no script', () => {
  const found = rules({ matomo: { host: 'https://stats.example/matomo', site: 1 } });
  expect(found['connect-src']).toBe("'self' https://stats.example");
  expect(found['script-src']).toBe(rules()['script-src']);
});

test("Google's script may run and send where it must", () => {
  const found = rules({ ga4: { id: 'G-1' } });
  expect(found['script-src']).toMatch(/ https:\/\/www\.googletagmanager\.com$/);
  expect(found['script-src']).not.toContain('unsafe-inline');
  expect(found['connect-src']).toContain('https://*.analytics.google.com');
});
