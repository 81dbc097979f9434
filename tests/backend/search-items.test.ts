/** Reasons for which nobody may look for a thing, as Play and the end of the battle say them. */
import { expect, it } from 'vitest';
import { searchItems } from '../../src/backend/games/all-things-zombie/views/encounter/search-items.ts';
import { figureId } from '../../src/rules/all-things-zombie/ids.ts';
import type { FighterId } from '../../src/rules/all-things-zombie/state/turn.ts';
import type { SearchRefusal } from '../../src/rules/all-things-zombie/what-you-gain/search.ts';
import { campaignWith, planned, underWay } from '../support/rules/encounter.ts';

const ABLE = [1, 2].map((n): FighterId => figureId(n));
const first = (...refusals: (SearchRefusal | undefined)[]) =>
  searchItems(
    underWay(planned(campaignWith())),
    ABLE,
    () => ({ value: 3, corrected: [] }),
    (_, figure) => refusals[ABLE.indexOf(figure)],
  )[0];

it('nobody else is sent where all who have been in there have looked', () => {
  const said = { who: [], why: 'All who can have looked for that already; look for something else.' };
  expect(first('already-rolled', 'already-rolled')).toMatchObject(said);
  expect(first('already-rolled', 'never-entered')).toMatchObject(said);
  expect(first('already-rolled')).toMatchObject({ who: [figureId(2)], why: null });
  expect(first('already-found', 'already-found')?.why).toMatch(/^That has been found/);
});
