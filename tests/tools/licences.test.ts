/** The About screen lists what is in the app: everything it runs on, and nothing it is only built and tested with. */
import { expect, it } from 'vitest';
import { readLicences } from '../../tools/licences.ts';

it('names what is built in or runs beside it, and no tool', () => {
  const names = readLicences().map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['react', '@mantine/core', 'better-sqlite3', 'zod']));
  expect(names).toContain('@fontsource-variable/source-sans-3');
  for (const tool of ['@axe-core/playwright', '@biomejs/biome', '@playwright/test', 'typescript', 'vitest'])
    expect(names).not.toContain(tool);
});
