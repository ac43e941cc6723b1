// Settings with which Vite reads the sources, for builds and for the dev server. In code, because
// Vite would bundle a configuration file first, and write it into node_modules.
import type { BuildOptions, InlineConfig, Logger } from 'vite';
import { columnRules } from '../css/column-rules.ts';

/** @param root where the sources are */
export async function viteSettings(root: string): Promise<InlineConfig> {
  const [react, tailwind] = await Promise.all([import('@vitejs/plugin-react'), import('@tailwindcss/vite')]);
  const plugins = [unwrapDefault(react)(), unwrapDefault(tailwind)()];
  const css = { postcss: { plugins: [columnRules] } };
  return { ...withoutFilesOfTheRoot, root, plugins, css };
}

/**
 * Settings with which Vite reads no settings, environment or public files of its root.
 * `css.postcss` must be set beside them, or it looks for a `postcss.config.js` and runs it.
 */
export const withoutFilesOfTheRoot: InlineConfig = {
  configFile: false,
  envDir: false,
  publicDir: false,
  appType: 'custom',
  logLevel: 'warn',
};

/** In the bundled command line an ES module comes through `require`, which wraps it once more. */
function unwrapDefault<Value>({ default: value }: { default: Value }): Value {
  return (value as { default?: Value }).default ?? value;
}

/** Settings that the browser's part and the renderer share. */
export const buildSettings: BuildOptions = {
  assetsInlineLimit: 0,
  emptyOutDir: true,
  reportCompressedSize: false,
  target: 'es2022',
  // Rolldown would say on a slow computer which plugin takes how long, which no site can change.
  rolldownOptions: { checks: { pluginTimings: false } },
};

/** Drops Vite's line that a build has failed, because the reason is thrown. */
export function withoutFailures(logger: Logger): Logger {
  return {
    ...logger,
    error: (message, options) => message.includes('Build failed in') || logger.error(message, options),
  };
}
