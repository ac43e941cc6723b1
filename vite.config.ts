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
    // What hangs ends. No measure of anything: a shared machine can stand still for half a minute.
    testTimeout: 240_000,
    hookTimeout: 240_000,
  },
});
