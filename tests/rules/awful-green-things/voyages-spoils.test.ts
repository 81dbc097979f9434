/** Spoils that voyages bring a campaign: by those won and how they went, for the side the player held. */
import { expect, it } from 'vitest';
import type { VoyagesOutcome } from '../../../src/rules/awful-green-things/voyages/ending.ts';
import { agtVoyages } from '../../../src/rules/awful-green-things/voyages/module.ts';
import { spoilsText } from '../../../src/rules/core/text/spoils.ts';

const brings = (voyages: Partial<VoyagesOutcome>, ...held: readonly string[]) => {
  const outcome: VoyagesOutcome = {
    ...{ fate: 'weary', voyages: 3, won: 0, drawn: 0, lost: 0, crew: 90, monsters: 111, kills: 9, names: [] },
    ...voyages,
  };
  return spoilsText(agtVoyages.spoils?.(outcome, held) ?? []);
};

it('is a lot of medical supplies for each voyage won, and more by how they ended', () => {
  expect(brings({ fate: 'renowned', won: 3 }, 'crew')).toBe(
    'one survivor, one pistol, one suit of body armour and three lots of medical supplies',
  );
  expect(brings({ fate: 'home', won: 2, lost: 1 }, 'crew')).toBe(
    'one survivor and two lots of medical supplies',
  );
  expect(brings({ won: 1, lost: 1, drawn: 1 }, 'crew')).toBe(
    'one surplus clip and one lot of medical supplies',
  );
  expect(brings({ fate: 'doomed', won: 1, lost: 2 }, 'crew')).toBe('one lot of medical supplies');
});

it('is, of voyages that were given up, what those won so far bring', () => {
  expect(brings({ fate: 'abandoned', won: 2 }, 'crew')).toBe('two lots of medical supplies');
  expect(brings({ fate: 'abandoned' }, 'crew')).toBe('nothing');
});

it('goes by the Green Things where the player held them, and is nothing where bots held both', () => {
  expect(brings({ fate: 'doomed', won: 1, lost: 2 }, 'monsters')).toBe(
    'one survivor and two lots of medical supplies',
  );
  expect(brings({ fate: 'doomed', lost: 3 }, 'monsters')).toMatch(/one pistol/);
  expect(brings({ fate: 'renowned', won: 3 }, 'monsters')).toBe('nothing');
  expect(brings({ fate: 'renowned', won: 3 })).toBe('nothing');
});
