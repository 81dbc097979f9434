/** Pursuit, away from the table until the Runners are caught; only then is there a battle. */
import { group, list, nullable, number } from '../../../../core/fields.ts';
import { PLAYER_ASKING } from '../../../asking.ts';
import { type Band, chasersSide, lead, pursue, ridesAway, split } from '../../../encounters/pursuit.ts';
import type { Pursuit } from '../../../state/encounter.ts';
import type { SeenCampaign } from '../../../state/seen.ts';
import { REPS } from '../../../types.ts';
import { type ActOf, declared, done, type InputOf } from '../../act.ts';
import { BAND } from '../../fields.ts';
import { encounterAt, no, type SeenEncounter, tell } from '../act.ts';
import type { WrongStage } from '../refusals.ts';
import { huntersIn, lowestOf } from './hunters.ts';

export const BEGIN_PURSUIT = declared({
  fields: { runners: BAND, chasers: BAND },
  stages: ['planned'],
  refusals: ['not-a-pursuit', 'lead-rolled', 'no-vehicle-here'],
});

export function* beginPursuit(
  now: SeenCampaign,
  bands: InputOf<typeof BEGIN_PURSUIT>,
): ActOf<typeof BEGIN_PURSUIT> {
  const encounter = encounterAt(now, BEGIN_PURSUIT.stages);
  if (typeof encounter === 'string') return no(encounter);
  if (encounter.kind !== 'pursuit') return no('not-a-pursuit');
  if (encounter.pursuits.length > 0) return no('lead-rolled');
  const { role, reps } = encounter;
  const own = role === 'runner' ? bands.runners : bands.chasers;
  if (tooManyRide(encounter, [bands])) return no('no-vehicle-here');
  // The party runs, or hunts, by its own lowest Rep (section: How to Pursue).
  const ours = { ...own, lowestRep: REPS.find((rep) => reps.includes(rep)) ?? own.lowestRep };
  const runners = role === 'runner' ? ours : bands.runners;
  const hunters = huntersIn(now, encounter);
  const known = hunters && lowestOf(now, hunters);
  // Known hunters of the party run by their own lowest Rep (ATZ-115).
  const theirs = known === undefined ? bands.chasers : { ...bands.chasers, lowestRep: known };
  const chasers = role === 'chaser' ? ours : theirs;
  const away = ridesAway(runners, chasers);
  const hours = away ? 0 : yield* lead(PLAYER_ASKING);
  yield* tell({ type: 'pursuit-begun', pursuit: chase(hours, runners, chasers) });
  return done('begin-pursuit', { away, lead: hours });
}

/** True if more bands of the party would ride than it has vehicles, those of other pursuits than the one that parts among them. */
function tooManyRide(
  { role, vehicles, pursuits }: SeenEncounter,
  bands: InputOf<typeof SPLIT_RUNNERS>['into'],
  parts?: number,
): boolean {
  const all = [...pursuits.filter((_, at) => at !== parts), ...bands];
  const own = all.map(({ runners, chasers }) => (role === 'runner' ? runners : chasers));
  return own.filter((band) => band?.vehicles === true).length > vehicles.won + vehicles.heldOver;
}

function chase(hours: number, runners: Band, chasers: Band | null): Pursuit {
  const away = chasers === null || ridesAway(runners, chasers);
  return { lead: hours, runners, chasers, end: away ? 'escaped' : 'goes-on', side: null };
}

/** Counts the pursuits from 0. */
const NTH_BAND = number(0, 99);

export const PURSUE_ON = declared({
  fields: { band: NTH_BAND },
  stages: ['planned'],
  refusals: ['not-a-pursuit', 'pursuit-over'],
});

/** Plays one exchange between the Runners and the Chasers. */
export function* pursueOn(now: SeenCampaign, { band }: InputOf<typeof PURSUE_ON>): ActOf<typeof PURSUE_ON> {
  const on = underWay(now, band);
  if (typeof on === 'string') return no(on);
  const { lead: hours, end } = yield* pursue(PLAYER_ASKING, on.lead, on.runners, on.chasers);
  const side = end === 'caught' ? yield* chasersSide(PLAYER_ASKING) : null;
  yield* tell({ type: 'pursuit-turned', band, lead: hours, end, side });
  return done('pursue-on', { end, lead: hours });
}

export const SPLIT_RUNNERS = declared({
  fields: {
    band: NTH_BAND,
    /** The bands into which the Runners part, each with those who follow it; null for nobody. */
    into: list(group({ runners: BAND, chasers: nullable(BAND) }), 0, 20),
  },
  stages: ['planned'],
  refusals: ['not-a-pursuit', 'pursuit-over', 'nobody-follows', 'no-vehicle-here'],
});

/** Each band that is followed is a pursuit of its own, from the lead as it stands. */
export function* splitRunners(
  now: SeenCampaign,
  { band, into }: InputOf<typeof SPLIT_RUNNERS>,
): ActOf<typeof SPLIT_RUNNERS> {
  const on = underWay(now, band);
  if (typeof on === 'string') return no(on);
  if (into.length < 2 || into.every(({ chasers }) => chasers === null)) return no('nobody-follows');
  if (now.encounter !== null && tooManyRide(now.encounter, into, band)) return no('no-vehicle-here');
  const bands = split(on.lead, huntedByKnown(now, into));
  yield* tell({
    type: 'pursuit-split',
    band,
    into: bands.map((one) => chase(one.lead, one.band.runners, one.band.chasers)),
  });
  return done('split-runners', {});
}

/**
 * Bands with the lowest Rep of the party’s known hunters: none of them is below it, and where they follow one band all of them do
 * (ATZ-115).
 */
function huntedByKnown(
  now: SeenCampaign,
  into: InputOf<typeof SPLIT_RUNNERS>['into'],
): InputOf<typeof SPLIT_RUNNERS>['into'] {
  const { encounter } = now;
  const hunters = encounter === null ? undefined : huntersIn(now, encounter);
  const known = hunters && lowestOf(now, hunters);
  if (known === undefined) return into;
  const followed = into.filter(({ chasers }) => chasers !== null).length;
  return into.map((one) => {
    if (one.chasers === null) return one;
    const lowestRep = followed === 1 || one.chasers.lowestRep < known ? known : one.chasers.lowestRep;
    return { ...one, chasers: { ...one.chasers, lowestRep } };
  });
}

type UnderWay = Pick<Pursuit, 'lead' | 'runners'> & { readonly chasers: Band };

type NotUnderWay = 'none-planned' | WrongStage | 'not-a-pursuit' | 'pursuit-over';

function underWay(now: SeenCampaign, band: number): UnderWay | NotUnderWay {
  const encounter = encounterAt(now, PURSUE_ON.stages);
  if (typeof encounter === 'string') return encounter;
  const pursuit = encounter.pursuits[band];
  if (pursuit === undefined) return 'not-a-pursuit';
  const { chasers, end } = pursuit;
  return chasers === null || end !== 'goes-on' ? 'pursuit-over' : { ...pursuit, chasers };
}

/** All Runners are away: neither a table nor anything else is to be made ready. */
export function allAway({ kind, pursuits }: SeenEncounter): boolean {
  return kind === 'pursuit' && pursuits.length > 0 && pursuits.every(({ end }) => end === 'escaped');
}

/** A pursuit comes to the table only where somebody has been caught. */
export function nobodyCaught({ kind, pursuits }: SeenEncounter): boolean {
  return kind === 'pursuit' && !pursuits.some(({ end }) => end === 'caught');
}
