/** A bot’s report: what the plays on the table did to each, and nothing besides. */

import type { BattleReport, FigureReport } from '../acts/encounter/after/report.ts';
import { enemiesAbout, reportProposal, zombiesAbout } from '../acts/encounter/after/report-proposal.ts';
import { shotsWaiting } from '../acts/encounter/zombies/noise.ts';
import type { SeenCampaign } from '../state/seen.ts';
import type { Under } from './act.ts';

/** Report of a battle that bots have fought, which the log marks as theirs. */
export function battleByBots(now: SeenCampaign, encounter: Under): BattleReport {
  const { records, field, met } = reportProposal(now, encounter);
  const left = {
    zombies: zombiesAbout(encounter),
    people: enemiesAbout(now, encounter, met),
    // The party keeps the table where nobody stands against it to drive it off.
    kept: !field.zombies && !field.enemies,
  };
  const shots = shotsWaiting(encounter).reduce((sum, marker) => sum + marker.shots, 0);
  return { records: [...records], field: { ...field }, shots, left, by: 'bots' };
}

/** Report of a pursuit whose Runners got away, so that there was no battle. */
export function noBattle({ party }: Under): BattleReport {
  const records = party.map((figure): FigureReport => ({ ...UNHARMED, figure }));
  return { records, field: { zombies: false, enemies: false }, shots: 0, by: 'bots' };
}

const UNHARMED = {
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
