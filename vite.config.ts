// How Vite builds the browser's part and the renderer, and how Vitest runs. The inputs of a build are chosen in
// src/node/bundle.ts, because they differ for the browser and the server.
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  appType: 'custom',
  plugins: [react(), tailwindcss()],
  build: { assetsInlineLimit: 0, reportCompressedSize: false, target: 'es2022' },
  test: {
    include: ['tests/**/*.test.{ts,tsx}'],
    exclude: ['tests/fixtures/**'],
    // What hangs ends; a machine that others use, too, is at times three times slower than usual.
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
