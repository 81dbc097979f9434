/** The Encounter under way, and what its events hold of it. */

import { z } from 'zod';
import { EARLY_GRAVES } from '../../../src/rules/all-things-zombie/after-the-battle/larger-than-life.ts';
import type { SanityState } from '../../../src/rules/all-things-zombie/after-the-battle/left-over.ts';
import type { Field } from '../../../src/rules/all-things-zombie/after-the-battle/report.ts';
import {
  type Forces,
  HOW_MANY_NAMES,
  PRISONS,
} from '../../../src/rules/all-things-zombie/encounters/escape.ts';
import { type Band, PURSUIT_ENDS } from '../../../src/rules/all-things-zombie/encounters/pursuit.ts';
import { MET } from '../../../src/rules/all-things-zombie/meeting-and-greeting/activity.ts';
import type { InRoom } from '../../../src/rules/all-things-zombie/meeting-and-greeting/survivors.ts';
import {
  type Encounter,
  type Escape,
  type FigureRecord,
  type FirstRound,
  type LeftOnField,
  type MetRecord,
  type OtherSide,
  type Pursuit,
  type SearchRoll,
  type SettledStep,
  STAGES,
  type Visit,
} from '../../../src/rules/all-things-zombie/state/encounter.ts';
import { EDGES } from '../../../src/rules/core/geometry/table-top.ts';
import type { Confidence } from '../../../src/rules/core/table.ts';
import { face, faces, spot } from '../answers.ts';
import { count, type Fields, oneOf, record, text } from '../shape.ts';
import { board } from './board.ts';
import { contactId, metFate } from './contact.ts';
import { conditions, firesHere } from './fire.ts';
import { oneOff } from './one-off.ts';
import { stepResult } from './results.ts';
import { stockId } from './stock.ts';
import { encounterTable } from './table.ts';
import { arriving, fighter, fighterId, keepTogether, marker, spent, strangerId, turn } from './turn.ts';
import {
  area,
  building,
  date,
  encounterKind,
  figureId,
  heldWeaponId,
  item,
  objective,
  phase,
  rep,
  role,
  vehicle,
  weapon,
} from './vocabulary.ts';
import { workingVehicle } from './working-vehicle.ts';
import { zombiesHere } from './zombies.ts';

export const stage = z.enum(STAGES);
export const pursuitEnd = z.enum(PURSUIT_ENDS);

export const figureRecord = record<FigureRecord>({
  figure: figureId,
  fought: z.boolean(),
  ranAway: z.boolean(),
  outOfTheFight: z.boolean(),
  rejoined: z.boolean(),
  mauled: z.boolean(),
  broughtOff: z.boolean(),
  killed: z.boolean(),
  by: oneOf<NonNullable<FigureRecord['by']>>({ zombies: 'zombies', people: 'people' }).nullable(),
  byRep: count.nullable(),
  byName: text.exactOptional(),
  byWeapon: weapon.exactOptional(),
  captured: z.boolean(),
  cheatedDeath: z.boolean(),
  earlyGrave: z.enum(EARLY_GRAVES).exactOptional(),
  sawFirstDeath: z.boolean(),
  sanity: oneOf<NonNullable<SanityState>>({ huddled: 'huddled', collapsed: 'collapsed' }).nullable(),
  zombiesKilled: count,
  peopleKilled: count,
});

export const metRecord = record<MetRecord>({
  who: strangerId,
  name: text,
  fate: metFate,
  by: fighterId.nullable(),
});

export const leftOnField = record<LeftOnField>({ zombies: count, people: count, kept: z.boolean() });

export const field = record<Field>({ zombies: z.boolean(), enemies: z.boolean() });

export const visit = record<Visit>({
  spot: text,
  building: building.nullable(),
  floor: count,
  met: z.enum(MET),
  zombies: count,
  group: contactId.nullable(),
  figures: z.array(fighterId).exactOptional(),
  places: z.array(record<InRoom>({ inward: face, fromLeft: face })),
});

export const search = record<SearchRoll>({ spot: text, figure: fighterId, item, found: z.boolean() });

const forces = record<Forces>({
  faces,
  found: record<Forces['found']>({
    result: z.enum(HOW_MANY_NAMES),
    row: text,
    confidence: oneOf<Confidence>({
      RULEBOOK: 'RULEBOOK',
      RULING: 'RULING',
      DERIVED: 'DERIVED',
      RECONSTRUCTED: 'RECONSTRUCTED',
    }),
    ruling: text.exactOptional(),
    corrected: z.literal(true).exactOptional(),
  }),
  captors: count,
  friends: count,
});

export const escapeState = record<Escape>({
  forces,
  prison: z.enum(PRISONS),
  getaway: count,
  turns: count,
  rolledIn: count.exactOptional(),
  alerted: z.boolean(),
});

export const otherSide = record<OtherSide>({ role, group: contactId });

const band = record<Band>({ lowestRep: rep, vehicles: z.boolean() });

/** Hours; below 0 where the Chasers had more than they needed. */
export const lead = z.int();
export const side = z.enum(EDGES).nullable();
export const pursuitState = record<Pursuit>({
  lead,
  runners: band,
  chasers: band.nullable(),
  end: pursuitEnd,
  side,
});

export const drunkState = z.literal([1, 2, 3, 4, 5, 6]).nullable();

const fields: Fields<Encounter> = {
  number: count,
  date,
  kind: encounterKind,
  role,
  objective: objective.nullable(),
  area,
  phase,
  oneOff: oneOff.exactOptional(),
  party: z.array(figureId),
  reps: z.array(rep),
  combinedRep: count,
  stage,
  vehicles: record<Encounter['vehicles']>({
    rolled: count,
    won: count,
    heldOver: count,
    kinds: z.array(vehicle).exactOptional(),
  }),
  working: z.array(workingVehicle).exactOptional(),
  table: encounterTable.nullable(),
  zombiesAtStart: count.nullable(),
  partyAt: spot.exactOptional(),
  board: board.exactOptional(),
  photo: text.exactOptional(),
  shots: count,
  // Files of version 1 knew no turns.
  drawn: count.default(0),
  arrivals: z.array(arriving).default([]),
  zombies: zombiesHere.exactOptional(),
  turn: turn.nullable().default(null),
  groups: z.array(keepTogether).exactOptional(),
  firstRound: record<FirstRound>({
    group: contactId,
    figures: z.array(fighterId),
    first: oneOf<'player' | 'other'>({ player: 'player', other: 'other' }),
  }).exactOptional(),
  fighters: z.array(fighter).default([]),
  spent: z.array(spent).default([]),
  conditions: conditions.exactOptional(),
  fires: firesHere.exactOptional(),
  markers: z.array(marker).default([]),
  visits: z.array(visit),
  closed: z.array(text),
  searches: z.array(search),
  clips: z.array(record<Encounter['clips'][number]>({ item: stockId, weapon: heldWeaponId })),
  escape: escapeState.nullable(),
  others: z.array(otherSide).exactOptional(),
  pursuits: z.array(pursuitState),
  drunk: z.array(record<Encounter['drunk'][number]>({ figure: fighterId, state: drunkState })),
  heroes: z.array(fighterId),
  innocents: count,
  rescued: z.array(figureId).exactOptional(),
  records: z.array(figureRecord),
  met: z.array(metRecord).exactOptional(),
  left: leftOnField.exactOptional(),
  field: field.nullable(),
  settled: z.array(
    record<SettledStep>({
      figure: figureId,
      result: stepResult,
      faces,
      own: z.literal(true).exactOptional(),
    }),
  ),
};

export const encounter = record<Encounter>(fields);

const { table: _, ...beside } = fields;
/** All but the laid table, which has a row of its own. */
export const besideTable = record<Omit<Encounter, 'table'>>(beside);
