/** Drunkards roll once an Encounter, Dumbasses each turn (section: Attributes). */
import { choice } from '../../core/fields.ts';
import { type OddsAsk, type Play, roll } from '../../core/play.ts';
import { type Found, type KeyedTable, rowOf } from '../../core/table.ts';
import { read } from '../../core/transcript.ts';
import type { Asking } from '../asking.ts';
import { type DrunkardState, effectsOn } from '../attributes.ts';
import {
  DEAD_DRUNK_WORDS,
  type DeadDrunkWord,
  DRUNKARD_TABLE,
  type DrunkardRow,
  DUMBASS_ACTS,
  DUMBASS_TABLE,
  type DumbassAct,
} from '../data/attribute-tables.ts';
import type { AttributeId, Rep } from '../types.ts';

type Face = `${DrunkardState}`;

const rowsOf = <R>(table: Readonly<Record<DrunkardState, R>>): Record<Face, { readonly result: R }> => ({
  '1': { result: table[1] },
  '2': { result: table[2] },
  '3': { result: table[3] },
  '4': { result: table[4] },
  '5': { result: table[5] },
  '6': { result: table[6] },
});

export const DRUNKARD: KeyedTable<Face, DrunkardRow> = {
  id: 'atz.drunkard-state',
  section: 'Attributes',
  rows: rowsOf(DRUNKARD_TABLE),
};

export const DUMBASS: KeyedTable<Face, DumbassAct> = {
  id: 'atz.dumbass',
  section: 'Attributes',
  figures: { result: choice(DUMBASS_ACTS) },
  rows: rowsOf(DUMBASS_TABLE),
};

/** Section: Attributes (Drunkard). A die at each activation, once dead drunk. */
export const DEAD_DRUNK = {
  id: 'atz.dead-drunk',
  section: 'Attributes',
  figures: { result: choice(DEAD_DRUNK_WORDS) },
  rows: { 'above-rep': { result: 'passesOut' }, others: { result: 'staysUp' } },
} as const satisfies KeyedTable<'above-rep' | 'others', DeadDrunkWord>;

/** Dead drunk, for the day. */
export function mayPassOut(attributes: readonly AttributeId[], drunk?: DrunkardState | undefined): boolean {
  return effectsOn('activation', attributes, drunk).some((effect) => 'falls' in effect);
}

/** Has to rush at an enemy whenever it is active, and to fire if it can: a Psycho, or a wildman for the day. */
export function mustRush(attributes: readonly AttributeId[], drunk?: DrunkardState | undefined): boolean {
  return effectsOn('activation', attributes, drunk).some((effect) => 'must' in effect);
}

export function rollsForDrink(attributes: readonly AttributeId[]): boolean {
  return effectsOn('encounter-start', attributes).some(({ table }) => table === 'drunkard');
}

/** A drunkard may be a dumbass for the day. */
export function rollsForSense(
  attributes: readonly AttributeId[],
  drunk?: DrunkardState | undefined,
): boolean {
  return effectsOn('turn', attributes, drunk).some(({ table }) => table === 'dumbass');
}

export interface Evening {
  readonly face: number;
  readonly stateFace: number | null;
  /** The row that holds for the Encounter; null where the figure is sober. */
  readonly drunk: DrunkardState | null;
  readonly found: Found<DrunkardRow> | null;
}

/** At the start of every Encounter: a die above Rep, and another says in what state the figure turns up. */
export function* drunkard(asking: Asking, rep: Rep): Play<Evening, never> {
  const [face = 0] = yield* roll({
    ...asking,
    rule: 'atz.drunkard',
    dice: 1,
    target: rep,
    reading: { by: 'classes', cuts: [rep] },
    odds: { rule: 'atz.drunkard', input: { rep } },
  });
  if (face <= rep) return { face, stateFace: null, drunk: null, found: null };
  const drunk = yield* oneDie(asking, DRUNKARD.id);
  return { face, stateFace: drunk, drunk, found: read(rowOf(DRUNKARD, `${drunk}`)) };
}

export interface StillUp {
  readonly face: number;
  readonly found: Found<DeadDrunkWord>;
}

export function* deadDrunk(asking: Asking, rep: Rep): Play<StillUp, never> {
  const [face = 0] = yield* roll({
    ...asking,
    rule: DEAD_DRUNK.id,
    dice: 1,
    target: rep,
    reading: { by: 'classes', cuts: [rep] },
    odds: { rule: DEAD_DRUNK.id, input: { rep } },
  });
  return { face, found: read(rowOf(DEAD_DRUNK, face > rep ? 'above-rep' : 'others')) };
}

export interface Sense {
  readonly face: number;
  readonly found: Found<DumbassAct>;
}

/** Roll for a Dumbass, made each turn. */
export function* dumbass(asking: Asking): Play<Sense, never> {
  const face = yield* oneDie(asking, DUMBASS.id, { rule: DUMBASS.id, input: {} });
  return { face, found: read(rowOf(DUMBASS, `${face}`)) };
}

const STATES = [1, 2, 3, 4, 5, 6] as const satisfies readonly DrunkardState[];

function* oneDie(asking: Asking, rule: string, odds?: OddsAsk): Play<DrunkardState, never> {
  const [face] = yield* roll({ ...asking, rule, dice: 1, reading: { by: 'faces' }, odds });
  const state = STATES.find((one) => one === face);
  if (state === undefined) throw new Error(`${rule} has no row for ${face}`);
  return state;
}
