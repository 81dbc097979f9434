import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const core = new URL('../../../src/rules/core/', import.meta.url);
const readme = readFileSync(new URL('README.md', core), 'utf8');

describe('the README of the rules core', () => {
  it('shows only code that is compiled and played', () => {
    const played = ['sample-game.ts', 'machine-gun.ts'].map((file) =>
      readFileSync(new URL(`../../support/rules/${file}`, import.meta.url), 'utf8'),
    );
    const examples = [...readme.matchAll(/```ts\n(.*?)```/gs)].map(([, code]) => code);
    expect(examples).toHaveLength(played.length);
    for (const [at, code] of examples.entries()) expect(played[at]).toContain(code);
  });

  it('lists every file', () => {
    const files = readdirSync(core).filter((file) => file.endsWith('.ts'));
    expect(files.filter((file) => !readme.includes(`\`${file}\``))).toEqual([]);
  });
});
