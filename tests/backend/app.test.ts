/** The app itself: settings, seeds, odds, reference. */
import Database from 'better-sqlite3';
import { describe, expect, it } from 'vitest';
import { freshSeed, systemRandom } from '../../src/backend/calls/seed.ts';
import { ATTRIBUTES, REPS, WEAPONS } from '../../src/rules/all-things-zombie/types.ts';
import { ask, failing, tempDir, testBackend } from '../support/backend/backend.ts';

describe('settings', () => {
  it('start as the system has it, are set one by one, and stay', async () => {
    const dataDir = tempDir();
    const backend = await testBackend({ dataDir });
    expect(await ask(backend, 'settings.get', {})).toEqual({
      theme: 'system',
      dice: 'app',
      paper: 'A4',
      separator: 'comma',
      tier: 'assist',
    });
    expect(await ask(backend, 'settings.set', { dice: 'own' })).toMatchObject({ dice: 'own', paper: 'A4' });
    await ask(backend, 'settings.set', { paper: 'Letter' });
    await ask(backend, 'settings.set', {});
    await backend.close();
    const again = await testBackend({ dataDir });
    expect(await ask(again, 'settings.get', {})).toEqual({
      theme: 'system',
      dice: 'own',
      paper: 'Letter',
      separator: 'comma',
      tier: 'assist',
    });
  });

  it('that are not right any more cost no others', async () => {
    const dataDir = tempDir();
    const backend = await testBackend({ dataDir });
    await ask(backend, 'settings.set', { theme: 'dark', paper: 'Letter' });
    const other = new Database((await ask(backend, 'app.about', {})).dataFile);
    other.exec(`update setting set value = '"sepia"' where key = 'theme'`);
    other.close();
    expect(await ask(backend, 'settings.get', {})).toEqual({
      theme: 'system',
      dice: 'app',
      paper: 'Letter',
      separator: 'comma',
      tier: 'assist',
    });
  });
});

describe('a fresh seed', () => {
  it('is easy to write down: no letter that looks like another one or like a digit', () => {
    const seeds = Array.from({ length: 2_000 }, () => freshSeed(systemRandom));
    for (const seed of seeds) expect(seed).toMatch(/^[A-HJKMNP-Z2-9]{4}-[A-HJKMNP-Z2-9]{4}$/);
    expect(new Set(seeds).size).toBe(seeds.length);
  });
});

describe('odds', () => {
  it('of two dice at Rep 4 are 16, 16 and 4 of 36, the best first', async () => {
    const backend = await testBackend();
    expect(await ask(backend, 'odds.get', { rule: 'atz.pass', input: { rep: 4, dice: 2 } })).toEqual({
      rule: 'atz.pass',
      exact: true,
      corrected: false,
      outcomes: [
        { name: '2', n: 16, of: 36 },
        { name: '1', n: 16, of: 36 },
        { name: '0', n: 4, of: 36 },
      ],
    });
  });

  it('leave out what can’t be', async () => {
    const backend = await testBackend();
    const odds = async (rep: number, dice: number) =>
      (await ask(backend, 'odds.get', { rule: 'atz.pass', input: { rep, dice } })).outcomes;
    expect(await odds(6, 2)).toEqual([{ name: '2', n: 36, of: 36 }]);
    expect(await odds(0, 1)).toEqual([{ name: '0', n: 6, of: 6 }]);
  });

  it('are for rules there are, and inputs that fit', async () => {
    const backend = await testBackend();
    const refusal = async (rule: string, input: unknown) => {
      const { code, message, field } = await failing(backend, 'odds.get', { rule, input });
      return [code, message, field];
    };
    expect((await refusal('atz.nothing', {}))[0]).toBe('not-found');
    expect((await refusal('constructor', {}))[0]).toBe('not-found');
    expect(await refusal('atz.pass', { rep: 4 })).toEqual([
      'bad-input',
      'dice: enter a whole number from 1 to 12.',
      'dice',
    ]);
    expect(await refusal('atz.pass', { rep: 4, dice: 0 })).toEqual([
      'bad-input',
      'dice: enter a whole number from 1 to 12.',
      'dice',
    ]);
    expect(await refusal('atz.pass', { rep: 4, dice: 13 })).toEqual([
      'bad-input',
      'dice: enter a whole number from 1 to 12.',
      'dice',
    ]);
    expect((await refusal('atz.pass', undefined))[0]).toBe('bad-input');
  });
});

describe('the reference', () => {
  it('has every Rep, attribute and weapon of the book', async () => {
    const backend = await testBackend();
    const { reps, attributes, weapons, advantages, periods } = await ask(backend, 'reference.get', {});
    expect(reps.map(({ rep }) => rep)).toEqual(REPS);
    expect(attributes.map(({ id }) => id)).toEqual(ATTRIBUTES);
    expect(weapons.map(({ id }) => id)).toEqual(WEAPONS);
    expect(advantages).toHaveLength(3);
    expect([periods.months.length, periods.seasons.length]).toEqual([12, 4]);
    expect(weapons.find(({ id }) => id === 'light-machine-gun')).toMatchObject({ cost: 24, oRating: 3 });
  });
});
