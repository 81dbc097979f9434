/** Battles filled in by bots: until the battle engine fights them, what happened to each is left to chance. */

import type { BattleReport } from '../acts/encounter/report.ts';
import type { Now, SeenFigure } from '../campaign/act.ts';
import { figureNamed } from '../campaign/find.ts';
import type { FigureRecord } from '../encounter/state.ts';
import type { Chance } from './chance.ts';

/** Marked as the bots' in the log. */
export function battleByBots(now: Now, chance: Chance): BattleReport {
  const party = now.encounter?.party ?? [];
  const field = { zombies: chance.of(1, 3), enemies: chance.of(1, 3) };
  return {
    records: party.flatMap((id) => {
      const figure = figureNamed(now, id);
      return figure ? [record(figure, chance, field.enemies)] : [];
    }),
    field,
    shots: chance.below(6),
    by: 'bots',
  };
}

const NOTHING = {
  fought: false,
  ranAway: false,
  outOfTheFight: false,
  mauled: false,
  broughtOff: true,
  killed: false,
  by: null,
  byRep: null,
  captured: false,
  cheatedDeath: false,
  sawFirstDeath: false,
  zombiesKilled: 0,
  peopleKilled: 0,
  rejoined: false,
  sanity: null,
} as const satisfies Omit<FigureRecord, 'figure'>;

function record(figure: SeenFigure, chance: Chance, enemies: boolean): FigureRecord {
  const base = {
    ...NOTHING,
    figure: figure.id,
    fought: chance.of(3, 4),
    zombiesKilled: chance.below(4),
    sawFirstDeath: !figure.seenZombieDeath && chance.of(1, 8),
  };
  const fate = chance.below(40);
  if (fate < 3) return { ...base, ranAway: true };
  if (fate < 7) return { ...base, ...hurt(chance), outOfTheFight: true, broughtOff: chance.of(4, 5) };
  if (fate < 9) return { ...base, by: 'zombies', mauled: true, outOfTheFight: chance.of(1, 2) };
  if (fate < 10) return { ...base, ...hurt(chance), killed: true, broughtOff: false };
  if (fate < 11 && enemies) return { ...base, by: 'people', byRep: 4, captured: true, broughtOff: false };
  if (fate < 12) return { ...base, outOfTheFight: true, rejoined: true, by: 'people', byRep: 3 };
  if (fate < 13 && base.sawFirstDeath) return { ...base, sanity: 'huddled' };
  if (fate < 15 && base.sawFirstDeath) return { ...base, sanity: 'collapsed' };
  return { ...base, peopleKilled: chance.below(2) };
}

function hurt(chance: Chance): Pick<FigureRecord, 'by' | 'byRep'> {
  return chance.of(1, 2) ? { by: 'people', byRep: 2 + chance.below(4) } : { by: 'zombies', byRep: null };
}
