import { defineConfig } from 'vitest/config';

export default defineConfig({
  // Without this it would take vite.config.ts's root and see the renderer only.
  root: import.meta.dirname,
  test: {
    include: ['tests/**/*.test.{ts,tsx}'],
    exclude: ['tests/e2e/**'],
    environment: 'node',
  },
});
