/** What runs each night: all that is too long for every push, in full. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');

it('bots play in full, and each part of the torture is borne as often as it says', () => {
  const nightly = read('.github/workflows/nightly.yml');
  expect(nightly).toMatch(/^ {2}schedule:\n {4}- cron: /m);
  expect(nightly).toMatch(/run: npm run soak$/m);
  const parts = [...read('tools/torture.ts').matchAll(/'--(\w+) <n>', '.*', count, ([\d_]+)\)/g)];
  expect(parts.length).toBeGreaterThan(5);
  for (const [, part, times = ''] of parts)
    expect(nightly, part).toContain(`--${part} ${times.replaceAll('_', '')}`);
});
