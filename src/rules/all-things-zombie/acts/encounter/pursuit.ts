/** Pursuit, away from the table until the Runners are caught; only then is there a battle. */
import { PLAYER_ASKING } from '../../asking.ts';
import { type Band, chasersSide, lead, pursue, ridesAway, split } from '../../encounters/pursuit.ts';
import type { Pursuit } from '../../state/encounter.ts';
import { type Act, done, type Now } from '../act.ts';
import { encounterAt, no, type SeenEncounter, tell } from './act.ts';
import type { EncounterRefusal } from './refusals.ts';

const ASKING = PLAYER_ASKING;

export interface Bands {
  readonly runners: Band;
  readonly chasers: Band;
}

export function* beginPursuit(now: Now, bands: Bands): Act {
  const encounter = encounterAt(now, ['planned']);
  if (typeof encounter === 'string') return no(encounter);
  if (encounter.kind !== 'pursuit') return no('not-a-pursuit');
  if (encounter.pursuits.length > 0) return no('lead-rolled');
  const away = ridesAway(bands.runners, bands.chasers);
  const hours = away ? 0 : yield* lead(ASKING);
  yield* tell({ type: 'pursuit-begun', pursuit: chase(hours, bands.runners, bands.chasers) });
  return done('begin-pursuit', { away, lead: hours });
}

function chase(hours: number, runners: Band, chasers: Band | null): Pursuit {
  const away = chasers === null || ridesAway(runners, chasers);
  return { lead: hours, runners, chasers, end: away ? 'escaped' : 'goes-on', side: null };
}

/** One exchange between the Runners and the Chasers; `band` counts the pursuits from 0. */
export function* pursueOn(now: Now, { band }: { readonly band: number }): Act {
  const on = underWay(now, band);
  if (typeof on === 'string') return no(on);
  const { lead: hours, end } = yield* pursue(ASKING, on.lead, on.runners, on.chasers);
  const side = end === 'caught' ? yield* chasersSide(ASKING) : null;
  yield* tell({ type: 'pursuit-turned', band, lead: hours, end, side });
  return done('pursue-on', { end, lead: hours });
}

export interface Splitting {
  readonly band: number;
  /** The bands into which the Runners part, each with those who follow it; null for nobody. */
  readonly into: readonly { readonly runners: Band; readonly chasers: Band | null }[];
}

/** Each band that is followed is a pursuit of its own, from the lead as it stands. */
export function* splitRunners(now: Now, { band, into }: Splitting): Act {
  const on = underWay(now, band);
  if (typeof on === 'string') return no(on);
  if (into.length < 2 || into.every(({ chasers }) => chasers === null)) return no('nobody-follows');
  const bands = split(on.lead, into);
  yield* tell({
    type: 'pursuit-split',
    band,
    into: bands.map((one) => chase(one.lead, one.band.runners, one.band.chasers)),
  });
  return done('split-runners', {});
}

type UnderWay = Pick<Pursuit, 'lead' | 'runners'> & { readonly chasers: Band };

function underWay(now: Now, band: number): UnderWay | EncounterRefusal {
  const encounter = encounterAt(now, ['planned']);
  if (typeof encounter === 'string') return encounter;
  const pursuit = encounter.pursuits[band];
  if (pursuit === undefined) return 'not-a-pursuit';
  const { chasers, end } = pursuit;
  return chasers === null || end !== 'goes-on' ? 'pursuit-over' : { ...pursuit, chasers };
}

/** A pursuit comes to the table only where somebody has been caught. */
export function nobodyCaught({ kind, pursuits }: SeenEncounter): boolean {
  return kind === 'pursuit' && !pursuits.some(({ end }) => end === 'caught');
}
