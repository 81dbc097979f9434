/** Beginning of a report: why they went, who, and what they found there. */

import { countedInWords, inWords, listed, numberWord } from '../../../core/text/english.ts';
import { filled, filledIn, oneBy } from '../../../core/text/filled.ts';
import type { Encounter } from '../../state/encounter.ts';
import type { Area } from '../../types.ts';
import { PURPOSES, RAIDS, SETTING_OUT } from './sentences/setting-out.ts';
import { spread, type Writer } from './writer.ts';

const WHERE = {
  urban: 'in the city',
  outskirts: 'on the outskirts',
  rural: 'out in the country',
} as const satisfies Record<Area, string>;

const EDGES = { n: 'north', e: 'east', s: 'south', w: 'west' } as const;

export function fromThePlan(writer: Writer, plan: Encounter): string[] {
  const { facts } = writer;
  if (plan.oneOff !== undefined) return byPoints(writer, plan, plan.oneOff.points);
  if (facts.dropped) return [planned(writer, plan, 'only planned')];
  const begins = isBegun(facts) ? opening(writer, plan) : planned(writer, plan, 'still to come');
  return [begins, ...vehicles(writer)];
}

/** `at Ansley Cross, on the outskirts`; the area alone before there is a table. */
const placeText = (area: Area, table: string | undefined): string =>
  table === undefined ? WHERE[area] : `at ${table}, ${WHERE[area]}`;

const purposeOf = ({ role, objective }: Encounter) =>
  role === 'raider' ? RAIDS[objective ?? 'none'] : PURPOSES[role];

/**
 * By the Encounter's number alone, each beginning otherwise than the one before it, so that neighbours in the Chronicle
 * don't open alike.
 */
function opening({ nameOf, facts }: Writer, plan: Encounter): string {
  const { noun, did, aim } = purposeOf(plan);
  const table = facts.table?.name;
  const n = plan.party.length;
  return filled(oneBy(SETTING_OUT.opening, plan.number), {
    who: listed(plan.party.map(nameOf)),
    number: numberWord(n),
    did: filledIn(did, { n }),
    at: placeText(plan.area, table),
    table: table ?? '',
    where: WHERE[plan.area],
    noun,
    aim,
    n,
  });
}

/** False until anything has happened on the table, or been reported of it. */
const isBegun = ({ zombiesAtStart, visits, records, result, ended }: Writer['facts']): boolean =>
  zombiesAtStart !== null || visits.length > 0 || records.length > 0 || result !== null || ended !== null;

/** Tells of an Encounter that is planned: it has come to nothing, or is still to come. */
function planned({ nameOf, facts }: Writer, plan: Encounter, how: 'only planned' | 'still to come'): string {
  const { noun } = purposeOf(plan);
  const at = placeText(plan.area, facts.table?.name);
  // A number is given again once its plan is dropped: what else was planned tells it from the one before.
  const seed = spread(`${plan.number} ${plan.party.length} ${noun} ${at}`);
  return filled(oneBy(SETTING_OUT[how], seed), { noun, at, who: listed(plan.party.map(nameOf)) });
}

/** A battle by itself: what each side had, and who was bought for it. */
function byPoints({ nameOf, called, facts, put }: Writer, plan: Encounter, points: number): string[] {
  const own = listed(plan.party.map(nameOf));
  const theirs = listed((facts.meetings[0]?.names ?? []).map(called));
  return [
    put('battle by itself', { at: placeText(plan.area, facts.table?.name), points }, 'opening'),
    ...(own === '' ? [] : [put('own side', { who: own })]),
    ...(theirs === '' ? [] : [put('other side', { who: theirs })]),
  ];
}

function vehicles({ facts: { vehiclesWon, vehiclesHeldOver }, put }: Writer): string[] {
  const all = vehiclesWon + vehiclesHeldOver;
  if (all === 0) return [];
  const ride = all === 1 ? 'a vehicle' : countedInWords(all, 'vehicle', 'vehicles');
  return [put(vehiclesWon === 0 ? 'ride kept' : 'ride', { ride })];
}

export function settingUp(writer: Writer): string[] {
  const { table, dropped } = writer.facts;
  if (dropped) return [];
  return [...(table === null ? [] : ground(writer, table)), ...light(writer), ...zombies(writer)];
}

/** Raiders come on at the entry edge; all others are there already, or come from a side of their own. */
function ground({ facts: { plan }, put }: Writer, table: NonNullable<Writer['facts']['table']>): string[] {
  const { buildings, vehicles: wrecks, entry, river } = table;
  const built = countedInWords(buildings.length, 'building', 'buildings');
  const parked =
    wrecks.length === 0
      ? ''
      : ` and ${countedInWords(wrecks.length, 'abandoned vehicle', 'abandoned vehicles')}`;
  const there = `${built}${parked}`;
  return [
    plan?.role === 'raider'
      ? put('coming on', { side: EDGES[entry], there })
      : put('ground', { there, n: buildings.length }),
    ...(river === null ? [] : [put('river')]),
  ];
}

function light({ facts: { conditions }, put }: Writer): string[] {
  if (conditions?.night === true) return [put(conditions.weather === true ? 'foul night' : 'night')];
  return conditions?.weather === true ? [put('weather')] : [];
}

/** More than this is a crowd. */
const CROWD = 9;

function zombies({ facts: { zombiesAtStart: all }, put }: Writer): string[] {
  if (all === null) return [];
  if (all === 0) return [put('no zombies')];
  const many = countedInWords(all, 'zombie', 'zombies');
  return [all > CROWD ? put('crowd', { many, number: inWords(all) }) : put('zombies', { many, n: all })];
}
