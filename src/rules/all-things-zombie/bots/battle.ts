/** Battles filled in by bots: what the rules did to each, and for the others what happened besides is left to chance. */

import type { SeenCampaign, SeenFigure } from '../acts/act.ts';
import type { BattleReport, FigureReport } from '../acts/encounter/report.ts';
import { reportProposal } from '../acts/encounter/report-proposal.ts';
import { figureNamed } from '../state/find.ts';
import type { Condition } from '../state/turn.ts';
import type { Chance } from './chance.ts';

/** Marked as the bots' in the log. Where the Runners of a pursuit got away there was no battle. */
export function battleByBots(now: SeenCampaign, chance: Chance, was: 'battle' | 'no-battle'): BattleReport {
  const figures = (now.encounter?.party ?? [])
    .map((id) => figureNamed(now, id))
    .filter((figure) => figure !== undefined);
  const quiet = { zombies: false, enemies: false };
  if (was === 'no-battle')
    return {
      records: figures.map(({ id }) => ({ ...NOTHING, figure: id })),
      field: quiet,
      shots: 0,
      by: 'bots',
    };
  const field = { zombies: chance.of(1, 3), enemies: chance.of(1, 3) };
  const records = figures.map((figure) => asMarked(now, figure, fought(figure, chance, field.enemies)));
  const unheard = now.encounter?.markers.reduce((sum, { shots }) => sum + shots, 0) ?? 0;
  return { records, field, shots: unheard + chance.below(6), by: 'bots' };
}

/** What was marked turn by turn happened besides. */
function asMarked(now: SeenCampaign, { id }: SeenFigure, report: FigureReport): FigureReport {
  const { encounter } = now;
  if (encounter === null) return report;
  const marked = encounter.fighters.find(({ who }) => who === id);
  if (marked === undefined) return report;
  // Whom the rules have felled nobody else has.
  const felled = FELLED.includes(marked.condition)
    ? reportProposal(now, encounter).records.find(({ figure }) => figure === id)
    : undefined;
  if (felled !== undefined) return felled;
  return {
    ...report,
    fought: report.fought || marked.fought,
    mauled: report.mauled || marked.mauled,
    zombiesKilled: report.zombiesKilled + marked.zombiesKilled,
    peopleKilled: report.peopleKilled + marked.peopleKilled,
  };
}

const FELLED: readonly Condition[] = ['out-of-the-fight', 'dead', 'captured'];

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
  sawFirstDeath: false,
  zombiesKilled: 0,
  peopleKilled: 0,
  rejoined: false,
  sanity: null,
} as const satisfies Omit<FigureReport, 'figure'>;

function fought(figure: SeenFigure, chance: Chance, enemies: boolean): FigureReport {
  const base = {
    ...NOTHING,
    figure: figure.id,
    fought: chance.of(3, 4),
    zombiesKilled: chance.below(4),
    sawFirstDeath: !figure.seenZombieDeath && chance.of(1, 6),
  };
  if (base.sawFirstDeath) return { ...base, ...shockedBy(chance) };
  return { ...base, ...fateOf(chance, enemies) };
}

function shockedBy(chance: Chance): Partial<FigureReport> {
  switch (chance.below(3)) {
    case 0:
      return { sanity: 'huddled' };
    case 1:
      // Whoever collapses counts as out of the fight (section: Sanity Table).
      return { sanity: 'collapsed', outOfTheFight: true, by: 'zombies' };
    default:
      return {};
  }
}

/** Of forty, how many come to each harm; the rest come to none. */
function fateOf(chance: Chance, enemies: boolean): Partial<FigureReport> {
  const fate = chance.below(40);
  if (fate < 3) return { ranAway: true };
  if (fate < 7) return { ...foe(chance), outOfTheFight: true, broughtOff: chance.of(4, 5) };
  if (fate < 9) return { by: 'zombies', mauled: true, outOfTheFight: chance.of(1, 2) };
  if (fate < 11) return { ...foe(chance), killed: true, broughtOff: chance.of(1, 2) };
  if (fate < 12 && enemies) return { by: 'people', byRep: 4, captured: true, broughtOff: false };
  if (fate < 13) return { by: 'people', byRep: 3, outOfTheFight: true, rejoined: true };
  return { peopleKilled: chance.below(2) };
}

function foe(chance: Chance): Pick<FigureReport, 'by' | 'byRep'> {
  switch (chance.below(4)) {
    case 0:
      return { by: 'zombies', byRep: null };
    case 1:
      // A fall, a fire.
      return { by: null, byRep: null };
    default:
      return { by: 'people', byRep: 2 + chance.below(5) };
  }
}
