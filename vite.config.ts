import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { licences } from './tools/licences.ts';
import { woff2Only } from './tools/woff2.ts';

export default defineConfig({
  root: join(import.meta.dirname, 'renderer'),
  // From the top, so that a reload at /campaign/… finds its files as well; both hosts serve the folder as their root.
  base: '/',
  plugins: [react(), licences(), woff2Only()],
  build: {
    outDir: join(import.meta.dirname, 'dist/renderer'),
    emptyOutDir: true,
    target: 'baseline-widely-available',
    // The content security policy knows files of our own only: nothing inline, no data: addresses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    // The contract goes by what the rules declare; their plays are the backend's, and no file of theirs does anything by itself.
    rolldownOptions: { treeshake: { moduleSideEffects: (id) => !id.includes('/src/rules/') } },
    // It is read from the disk beside it, so one big file costs nothing.
    chunkSizeWarningLimit: 4_000,
  },
});
