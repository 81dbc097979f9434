/** Spoils that a war brings a campaign: by the towns won and how it went, for the side the player held. */
import { expect, it } from 'vitest';
import type { WarOutcome } from '../../../src/rules/aliens-vs-zombies/war/ending.ts';
import { avzWar } from '../../../src/rules/aliens-vs-zombies/war/module.ts';
import { spoilsText } from '../../../src/rules/core/text/spoils.ts';

const brings = (war: Partial<WarOutcome>, ...held: readonly string[]) => {
  const outcome: WarOutcome = {
    ...{ fate: 'held', towns: 3, won: 0, drawn: 0, lost: 0, dead: 60, aliensLost: 9, names: [] },
    ...war,
  };
  return spoilsText(avzWar.spoils?.(outcome, held) ?? []);
};

it('is a surplus clip for each town won, and more by how the war ended', () => {
  expect(brings({ fate: 'taken', won: 3 }, 'aliens')).toBe(
    'one survivor, one pistol, three surplus clips and one lot of medical supplies',
  );
  expect(brings({ fate: 'mostly-taken', won: 2, lost: 1 }, 'aliens')).toBe(
    'one survivor and two surplus clips',
  );
  expect(brings({ won: 1, lost: 1, drawn: 1 }, 'aliens')).toBe(
    'one surplus clip and one lot of medical supplies',
  );
  expect(brings({ fate: 'thrown-back', won: 1, lost: 2 }, 'aliens')).toBe('one surplus clip');
});

it('is, of a war that was given up, what the towns won so far bring', () => {
  expect(brings({ fate: 'abandoned', won: 2 }, 'aliens')).toBe('two surplus clips');
  expect(brings({ fate: 'abandoned' }, 'aliens')).toBe('nothing');
});

it('goes by the zombies where the player held them, and is nothing where bots held both', () => {
  expect(brings({ fate: 'thrown-back', won: 1, lost: 2 }, 'zombies')).toBe(
    'one survivor and two surplus clips',
  );
  expect(brings({ fate: 'thrown-back', lost: 3 }, 'zombies')).toMatch(/one pistol/);
  expect(brings({ fate: 'taken', won: 3 }, 'zombies')).toBe('nothing');
  expect(brings({ fate: 'taken', won: 3 })).toBe('nothing');
});
