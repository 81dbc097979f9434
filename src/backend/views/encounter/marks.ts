/** How an act leaves those it rolled for: marks for the player to accept, where they change anything. */
import type { Told } from '../../../../db/index.ts';
import type { EncounterActed } from '../../../contract/encounter-view.ts';
import { fighterNamed } from '../../../rules/all-things-zombie/acts/encounter/fighters.ts';
import { standingAfter } from '../../../rules/all-things-zombie/acts/encounter/standing-after.ts';
import type { Now } from '../../../rules/all-things-zombie/campaign/act.ts';

type Mark = Extract<EncounterActed, { state: 'done' }>['marks'][number];

export function marksOf(now: Now, told: readonly Told[]): Mark[] {
  const { encounter } = now;
  if (encounter === null || encounter.stage === 'after') return [];
  const tests = told.flatMap(({ event }) => (event.type === 'figure-tested' ? [event] : []));
  const figures = [...new Set(tests.map(({ figure }) => figure))];
  return figures.flatMap((figure): Mark[] => {
    const own = tests.filter((test) => test.figure === figure);
    const condition = standingAfter(own);
    const found = fighterNamed(now, encounter, figure);
    if (condition === undefined || found === undefined || found.fighter.condition === condition) return [];
    const because = own.at(-1)?.result ?? '';
    return [{ who: figure, name: found.name, condition, byZombie: found.fighter.byZombie, because }];
  });
}
