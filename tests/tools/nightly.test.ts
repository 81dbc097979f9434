/** Nightly runs: all that is too long for every push, in full. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { NIGHTLY } from '../../tools/nightly-files.ts';

const ROOT = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const workflow = () => read('.github/workflows/nightly.yml');

it('bots play in full, and each part of the torture is borne as often as it says', () => {
  const nightly = workflow();
  expect(nightly).toMatch(/^ {2}schedule:\n {4}- cron: /m);
  expect(nightly).toMatch(/run: npm run soak$/m);
  const parts = [...read('tools/torture.ts').matchAll(/'--(\w+) <n>', '.*', count, ([\d_]+)\)/g)];
  expect(parts.length).toBeGreaterThan(5);
  for (const [, part, times = ''] of parts)
    expect(nightly, part).toContain(`--${part} ${times.replaceAll('_', '')}`);
});

it('so do the tests and stories that are too long for every push, which are named so', () => {
  expect(workflow()).toMatch(/run: npm run nightly$/m);
  for (const kind of ['test', 'spec']) {
    const files = globSync(`tests/**/*${NIGHTLY}${kind}.ts`, { cwd: ROOT });
    expect(files.length, kind).toBeGreaterThan(0);
  }
});
