/** Pursuit away from the table: a lead in hours, run up by the Runners and down by the Chasers. */
import type { Edge } from '../../core/geometry/table-top.ts';
import { choose, type OddsAsk, type Play, roll } from '../../core/play.ts';
import type { Asking } from '../asking.ts';
import { singleFigure } from '../data/single-figures.ts';
import { optionsOf } from '../data/text/options.ts';
import type { Rep } from '../types.ts';

const LEAD_DICE = 2;

export interface Band {
  readonly lowestRep: Rep;
  readonly vehicles: boolean;
}

/** Rolls for the hours that pass before anybody sets out after the Runners. */
export function* lead(asking: Asking): Play<number, never> {
  const faces = yield* roll({
    ...asking,
    rule: 'atz.lead',
    dice: LEAD_DICE,
    reading: { by: 'sum' },
    odds: { rule: 'atz.lead', input: {} },
  });
  return faces.reduce((sum, face) => sum + face, 0);
}

export const PURSUIT_ENDS = ['escaped', 'caught', 'goes-on'] as const;
export type PursuitEnd = (typeof PURSUIT_ENDS)[number];

export interface Round {
  readonly runnersFace: number;
  /** Hours gained, after halving where only the Chasers ride. */
  readonly gained: number;
  /** Null where the Runners were away before the Chasers rolled. */
  readonly chasersFace: number | null;
  readonly lost: number;
  readonly lead: number;
  readonly end: PursuitEnd;
}

/** Runners with vehicles and Chasers on foot: nothing is rolled, they are gone. */
export function ridesAway(runners: Band, chasers: Band): boolean {
  return runners.vehicles && !chasers.vehicles;
}

/** Plays one exchange: the Runners roll first, then the Chasers, each a die and their lowest Rep. */
export function* pursue(asking: Asking, before: number, runners: Band, chasers: Band): Play<Round, never> {
  const reps = { runners: runners.lowestRep, chasers: chasers.lowestRep };
  const rides = { runnersRide: runners.vehicles, chasersRide: chasers.vehicles };
  const input = { lead: before, ...reps, ...rides };
  const runnersFace = yield* hours(asking, 'atz.pursuit.runners', runners.lowestRep, {
    rule: 'atz.pursuit.runners',
    input,
  });
  const full = runnersFace + runners.lowestRep;
  const gained = chasers.vehicles && !runners.vehicles ? Math.ceil(full / 2) : full;
  const ahead = before + gained;
  // More than this many hours ahead, and the Runners are gone (ATZ-83); at 0 or less they are caught.
  if (ahead > singleFigure('lead-escaped'))
    return { runnersFace, gained, chasersFace: null, lost: 0, lead: ahead, end: 'escaped' };
  const chasersFace = yield* hours(asking, 'atz.pursuit.chasers', chasers.lowestRep);
  const lost = chasersFace + chasers.lowestRep;
  const left = ahead - lost;
  return { runnersFace, gained, chasersFace, lost, lead: left, end: left <= 0 ? 'caught' : 'goes-on' };
}

/** The lowest Rep of the band is added to the score. */
function* hours(asking: Asking, rule: string, rep: number, odds?: OddsAsk): Play<number, never> {
  const basis = { modifiers: [{ row: `atz.reputation/${rep}`, does: 'score', by: rep }] };
  const [face = 0] = yield* roll({ ...asking, rule, dice: 1, reading: { by: 'faces' }, odds, basis });
  return face;
}

/** Runners who part start two pursuits from the lead as it stands, if the Chasers part as well. */
export function split<T>(
  before: number,
  bands: readonly T[],
): readonly { readonly lead: number; readonly band: T }[] {
  return bands.map((band) => ({ lead: before, band }));
}

/** The Runners stand in the centre and say from which side the Chasers come, once they are caught. */
export function* chasersSide({ seat, of }: Asking): Play<Edge, never> {
  const rule = 'atz.pursuit.side';
  return yield* choose<Edge>({ rule, seat, of, options: optionsOf(rule) });
}
