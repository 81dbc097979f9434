import { defineConfig } from 'vitest/config';

export default defineConfig({
  // Without this it would take vite.config.ts's root and see the renderer only.
  root: import.meta.dirname,
  test: {
    include: ['tests/**/*.test.{ts,tsx}'],
    exclude: ['tests/e2e/**'],
    environment: 'node',
    // Left to itself it keeps one core free.
    maxWorkers: '100%',
    // Some tests start processes or walk over the whole project; five seconds are short on two busy cores.
    testTimeout: 30_000,
  },
});
