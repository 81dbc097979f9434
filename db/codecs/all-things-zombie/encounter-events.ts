/** Codecs of the events of Encounters, and of those about the things that a campaign owns and knows. */

import { z } from 'zod';
import {
  type ClosedResult,
  type EncounterEvent,
  type EncounterSummary,
  type Kills,
  PLACINGS,
} from '../../../src/rules/all-things-zombie/state/encounter-events.ts';
import { MOTORS } from '../../../src/rules/all-things-zombie/state/noise.ts';
import { CHANGES } from '../../../src/rules/all-things-zombie/state/turn.ts';
import { UNTIMELY, type Untimely } from '../../../src/rules/all-things-zombie/state/untimely.ts';
import { face, faces, spot } from '../answers.ts';
import { count, oneOf, type Payloads, record, text } from '../shape.ts';
import { board, places, way } from './board.ts';
import { stockUse, why } from './cause.ts';
import { contact, contactId, dealtHow, standing, strangers, whereabouts } from './contact.ts';
import {
  drunkState,
  encounter,
  escapeState,
  field,
  figureRecord,
  lead,
  leftOnField,
  metRecord,
  otherSide,
  pursuitEnd,
  pursuitState,
  search,
  side,
  visit,
} from './encounter.ts';
import { conditions, firesHere } from './fire.ts';
import { bought, force, oneOffResult } from './one-off.ts';
import { hunters, prisons } from './outcome.ts';
import { oldWords, stepResult, testResult } from './results.ts';
import { stockId, stockItem } from './stock.ts';
import { encounterTable } from './table.ts';
import { arriving, fighter, fighterId, keepTogether, marker, spent, strangerId, turn } from './turn.ts';
import {
  area,
  date,
  division,
  encounterKind,
  figureId,
  heldWeaponId,
  houseRules,
  objective,
  rep,
  role,
  vehicle,
  winner,
  year,
} from './vocabulary.ts';
import { workingVehicle } from './working-vehicle.ts';
import { zombies } from './zombies.ts';

const summary = record<EncounterSummary>({
  number: count,
  date,
  kind: encounterKind,
  role,
  objective: objective.nullable(),
  area,
  place: text,
  successful: z.boolean(),
  leftWithHumansBehind: z.boolean(),
  party: count,
  lost: count,
  zombiesKilled: count,
  points: count,
});

const closedResult = record<ClosedResult>({
  successful: z.boolean(),
  zombiesKilled: count,
  points: count,
  kills: z.array(record<Kills>({ figure: figureId, zombies: count, people: count })),
});

export const ENCOUNTER_EVENTS: Payloads<EncounterEvent> = {
  'house-rules-set': { from: houseRules, to: houseRules },
  'last-year-set': { from: year.nullable(), to: year.nullable() },
  'campaign-closed': { closed: z.boolean() },
  'division-changed': { from: division, to: division, now: date },
  'war-decided': { winner, faces },
  'encounter-planned': { encounter },
  'encounter-dropped': { number: count },
  'force-changed': { force, name: text, in: z.boolean(), points: count, bought },
  'one-off-decided': { result: oneOffResult },
  'vehicle-rolled': { face, target: z.int(), won: z.boolean(), kind: vehicle.exactOptional() },
  'vehicle-taken-along': { item: stockItem, kind: vehicle.exactOptional() },
  'stock-gained': { item: stockItem },
  'stock-moved': { item: stockItem, from: figureId.nullable(), to: figureId.nullable() },
  'stock-used': { item: stockItem, by: figureId.nullable(), how: stockUse },
  'clip-assigned': { item: stockId, weapon: heldWeaponId },
  'table-set': { table: encounterTable },
  'zombies-placed': {
    face,
    zombies: count,
    arrivals: z.array(arriving).default([]),
    partyAt: spot.exactOptional(),
  },
  'escape-readied': { escape: escapeState },
  'left-at-home': { figure: figureId },
  'side-mustered': { side: otherSide },
  'alert-rolled': { face, needed: z.int(), alerted: z.boolean(), turn: count.exactOptional() },
  'pursuit-begun': { pursuit: pursuitState },
  'pursuit-turned': { band: count, lead, end: pursuitEnd, side },
  'pursuit-split': { band: count, into: z.array(pursuitState) },
  'place-entered': { visit },
  'place-closed': { spot: text },
  'group-met': { contact },
  'group-dealt-with': {
    contact: contactId,
    speaker: text.nullable(),
    standing,
    whereabouts,
    how: z.union([dealtHow, oldWords]),
    at: date,
    first: oneOf<'player' | 'other'>({ player: 'player', other: 'other' }).exactOptional(),
    figures: z.array(fighterId).exactOptional(),
  },
  'group-changed': { contact: contactId, members: strangers, whereabouts: whereabouts.exactOptional() },
  'took-part': { figure: figureId, rep },
  'innocent-rescued': { figure: figureId },
  searched: { search, name: text.exactOptional(), face, target: z.int().nullable() },
  'turn-begun': { turn },
  'side-acts': {
    side: text,
    leading: z.array(fighterId).exactOptional(),
    groups: z.array(keepTogether).exactOptional(),
  },
  'groups-kept': { groups: z.array(keepTogether) },
  'done-anyway': { who: fighterId, name: text, untimely: z.enum(Object.keys(UNTIMELY) as Untimely[]), why },
  'fighter-changed': { to: fighter, of: z.enum(CHANGES), fired: count },
  'ammo-spent': { spent },
  'shots-marked': { marker },
  'shots-fired': {
    shots: count,
    of: z.enum(MOTORS).exactOptional(),
    marker: count.nullable().default(null),
    arrivals: z.array(arriving),
    from: spot.exactOptional(),
  },
  'vehicle-changed': { to: workingVehicle, why: why.exactOptional() },
  'conditions-set': { to: conditions },
  'fires-changed': { to: firesHere },
  'zombies-changed': { to: zombies },
  'board-taken-up': { board: board.nullable() },
  'photo-laid': { photo: text.nullable(), picture: text.nullable() },
  'pieces-placed': { places, how: z.enum(PLACINGS), way: way.exactOptional() },
  'figure-tested': { figure: figureId, rule: text, faces, target: z.int().nullable(), result: testResult },
  'stranger-tested': {
    who: strangerId,
    name: text,
    rule: text,
    faces,
    target: z.int().nullable(),
    result: testResult,
    hero: z.boolean(),
  },
  'drink-rolled': { figure: fighterId, faces, state: drunkState },
  'hero-made': { figure: figureId },
  'death-seen': { figure: figureId, seen: z.boolean() },
  'battle-reported': {
    records: z.array(figureRecord),
    met: z.array(metRecord).exactOptional(),
    left: leftOnField.exactOptional(),
    field,
    shots: count,
    by: oneOf<'player' | 'bots'>({ player: 'player', bots: 'bots' }),
  },
  'record-changed': { from: figureRecord, to: figureRecord, why },
  'step-settled': {
    figure: figureId,
    result: stepResult,
    faces,
    own: z.literal(true).exactOptional(),
  },
  'points-scored': { points: count, zombies: count, innocents: count },
  'encounter-corrected': {
    number: count,
    from: closedResult,
    to: closedResult,
    captives: z.array(figureId).exactOptional(),
    last: z.literal(true).exactOptional(),
    why,
  },
  'encounter-ended': {
    summary,
    to: date,
    hunters: hunters.exactOptional(),
    prisons: prisons.exactOptional(),
  },
};
