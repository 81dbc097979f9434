/** Commands that need no campaign open no file: none is made or looked for, whatever stands where the data should be. */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { tempDir } from '../support/backend/backend.ts';
import { holdout, holdoutReading } from '../support/backend/cli.ts';

const ODDS = ['odds', 'atz.pass', '{"rep":4,"dice":2}'];
const ENCOUNTER = ['encounter', '--area', 'rural', '--phase', '1', '--seed', 'S'];

it('tells a whole Encounter: where zombies come on, what is upstairs and in vehicles, and who has won', async () => {
  const data = tempDir();
  const words = ['encounter', '--area', 'urban', '--phase', '3', '--seed', 'S', '--data', data];
  const { out } = await holdout(...words);
  expect(out).toMatch(/: \d+ and \d+; \d+ and \d+\n/);
  expect(out).toMatch(/\n {2}v1: \d+ and \d+/);
  expect(out).toMatch(/″ from the west, .*″ from the south/);
  const of = async (...more: string[]) => JSON.parse((await holdout(...words, '--json', ...more)).out);
  const made = await of();
  expect(made.zombieSpots).toHaveLength(made.zombiesAtStart.length);
  expect((await of('--winner', 'survivors')).zombieActivity).toBe(1);
  expect((await holdout(...words, '--winner', 'nobody')).err).toContain('zombies, survivors');
});

it('names no chance that a die can’t show: no vehicle, nobody met', async () => {
  const text = async (...words: string[]) => (await holdout('encounter', '--seed', 'S', ...words)).out;
  // Zombie activity 6 in a town, less 1 for the phase; 1 after the war, less 3.
  expect(await text('--area', 'urban', '--phase', '1')).toContain('A vehicle runs on 5 or less.');
  for (const winner of ['zombies', 'survivors'])
    expect(await text('--area', 'urban', '--phase', '3', '--winner', winner)).not.toMatch(
      /(?:on|and|:) (?:0|[-−]\d)\b/,
    );
  const won = await text('--area', 'rural', '--phase', '3', '--winner', 'survivors');
  expect(won).toContain('No vehicle runs.');
  expect(won).toMatch(/\n {2}b1: none and \d/);
});

describe.each([
  ['odds', ODDS],
  ['the list of odds', ['odds', '--list']],
  ['encounter', ENCOUNTER],
])('%s', (_, words) => {
  it('makes no data folder', async () => {
    const dir = join(tempDir(), 'not', 'there');
    const { code, err } = await holdout(...words, '--data', dir);
    expect([code, err]).toEqual([0, '']);
    expect(existsSync(dir)).toBe(false);
  });

  it('puts nothing into one that is empty', async () => {
    const dir = tempDir();
    expect((await holdout(...words, '--data', dir)).code).toBe(0);
    expect(readdirSync(dir)).toEqual([]);
  });

  it('answers where no folder can be had, and where the file is damaged', async () => {
    const dir = tempDir();
    const file = join(dir, 'holdout.sqlite');
    writeFileSync(file, 'a shopping list'.repeat(100));
    for (const data of [dir, file, join(file, 'deeper')]) {
      expect((await holdout(...words, '--data', data)).code).toBe(0);
    }
    expect(readFileSync(file, 'utf8')).toContain('a shopping list');
    expect(readdirSync(dir)).toEqual(['holdout.sqlite']);
  });
});

it('odds line by line make no data folder either', async () => {
  const dir = join(tempDir(), 'not-there');
  const { code, out } = await holdoutReading(
    ['{"rule":"atz.mercy","input":{"rep":4}}'],
    'odds',
    '-',
    '--data',
    dir,
  );
  expect([code, out === '']).toEqual([0, false]);
  expect(existsSync(dir)).toBe(false);
});
