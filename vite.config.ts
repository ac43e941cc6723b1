// How Vite builds the browser's part and the renderer. The inputs of a build are chosen in
// src/node/bundles/build-bundles.ts, because they differ for the browser and the server.
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  appType: 'custom',
  plugins: [react(), tailwindcss()],
  build: { assetsInlineLimit: 0, reportCompressedSize: false, target: 'es2022' },
});
