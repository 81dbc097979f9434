import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const core = new URL('../../../src/rules/core/', import.meta.url);
const readme = readFileSync(new URL('README.md', core), 'utf8');

describe('the README of the rules core', () => {
  it('shows only code that is compiled and played', () => {
    const sample = readFileSync(new URL('../../support/rules/sample-game.ts', import.meta.url), 'utf8');
    const examples = [...readme.matchAll(/```ts\n(.*?)```/gs)].map(([, code]) => code);
    expect(examples).toHaveLength(1);
    for (const code of examples) expect(sample).toContain(code);
  });

  it('lists every file', () => {
    const files = readdirSync(core).filter((file) => file.endsWith('.ts'));
    expect(files.filter((file) => !readme.includes(`\`${file}\``))).toEqual([]);
  });
});
