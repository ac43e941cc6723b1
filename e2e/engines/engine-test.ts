// The tests' own `test`: it gives each test the browser of its project, which all tests of a worker share.
import { test as base } from 'playwright/test';
import type { Engine } from './engine.ts';
import { openFirefox } from './firefox.ts';
import { openWebkit } from './webkit.ts';

export interface EngineOptions {
  engineName: 'firefox' | 'webkit';
}

export const test = base.extend<object, EngineOptions & { engine: Engine }>({
  engineName: ['firefox', { option: true, scope: 'worker' }],
  engine: [
    async ({ engineName }, use) => {
      const engine =
        engineName === 'firefox'
          ? await openFirefox('/usr/bin/firefox-esr')
          : await openWebkit('/usr/bin/WebKitWebDriver');
      await use(engine);
      await engine.close();
    },
    { scope: 'worker' },
  ],
});
