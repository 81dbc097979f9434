import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { ahead } from './tools/ahead.ts';
import { ofFirstScreens } from './tools/first-screens.ts';
import { licences } from './tools/licences.ts';
import { mantineVariables } from './tools/mantine-variables.ts';
import { woff2Only } from './tools/woff2.ts';

/** What runs before the page's big files have come, and waits for none of them. */
const AHEAD =
  /preload-helper|rolldown[\\/]runtime|renderer[\\/](?:ahead|client[\\/](?:ask-ahead|request)|shell[\\/](?:color-scheme|screens))\.ts|games[\\/][^\\/]+[\\/]screens\.ts/;

/** Of those that few screens share, the small ones: to ask for each by itself takes longer than to read them all. */
const SMALL = /[\\/](?:components|recruit|text)[\\/][\w-]+(?:\.module\.css|\.tsx?)$/;
/** Makes forms that were kept readable. */
const SHAPES = /node_modules[\\/]zod[\\/]|src[\\/]contract[\\/]/;

export default defineConfig({
  root: join(import.meta.dirname, 'renderer'),
  // From the top, so that a reload at /campaign/… finds its files as well; both hosts serve the folder as their root.
  base: '/',
  plugins: [react(), licences(), mantineVariables(), woff2Only(), ahead()],
  build: {
    outDir: join(import.meta.dirname, 'dist/renderer'),
    emptyOutDir: true,
    target: 'baseline-widely-available',
    // The content security policy knows files of our own only: nothing inline, no data: addresses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    cssCodeSplit: false,
    reportCompressedSize: false,
    chunkSizeWarningLimit: 1_000,
    rolldownOptions: {
      // The contract goes by what the rules declare; their plays are the backend's, and no file of theirs does anything by itself.
      treeshake: { moduleSideEffects: (id) => !id.includes('/src/rules/') },
      output: {
        codeSplitting: {
          groups: [
            { name: 'ahead', test: AHEAD, priority: 2 },
            // What every screen needs, in one file: each further one is asked for and answered by itself.
            { name: 'base', tags: ['$initial'], priority: 1 },
            { name: ofFirstScreens('first'), debugName: 'first', minShareCount: 2, priority: 0.9 },
            // What reads forms that were kept; no other screen waits for it.
            { name: 'shapes', test: SHAPES, priority: 0.5 },
            // What many screens share. By a count alone no two files import each other: what is shared needs only what is shared as widely.
            { name: 'common', minShareCount: 5 },
            { name: 'small', test: SMALL, minShareCount: 2 },
          ],
        },
      },
    },
  },
});
