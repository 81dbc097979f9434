/**
 * A fight stripped to its bones, to time the rules core by: two sides activate, shoot, hit, react and call up more of
 * the same, in rules written as any game's are. Its figures are our own.
 */

import { evenBot } from '../../../src/rules/core/bot.ts';
import { flag } from '../../../src/rules/core/fields.ts';
import type { GameText } from '../../../src/rules/core/game-text.ts';
import type { Module, Rule } from '../../../src/rules/core/module.ts';
import { pass } from '../../../src/rules/core/pass.ts';
import { choose, type Play, roll, tell } from '../../../src/rules/core/play.ts';
import type { Seen } from '../../../src/rules/core/seen.ts';
import { refusalOfSetup, type SetupFields } from '../../../src/rules/core/setup.ts';
import {
  type Found,
  type KeyedTable,
  lookUp,
  type RangeTable,
  type RowId,
  rowOf,
} from '../../../src/rules/core/table.ts';

export const SIDES = ['party', 'raiders'] as const;
export type Side = (typeof SIDES)[number];
export type Gun = 'pistol' | 'rifle' | 'shotgun' | 'machine-pistol';
export type Harm = 'none' | 'stunned' | 'dead';
export type Nerve = 'stands' | 'ducks' | 'runs';
/** Stance of a fighter; one who ducks is up again in the next round. */
export type Stance = 'up' | 'down' | 'gone';

export interface FightSetup {
  /** True if each shot's target is chosen; else it is the first enemy who is up. */
  readonly aimed: boolean;
}
export interface Fighter {
  id: string;
  rep: number;
  gun: Gun;
  stance: Stance;
}
export interface FightState {
  aimed: boolean;
  round: number;
  shots: number;
  party: Fighter[];
  raiders: Fighter[];
}
export type FightOutcome = 'won' | 'lost' | 'dusk';

interface Read {
  readonly rows: readonly RowId[];
  readonly faces: readonly number[];
}
export type FightEvent =
  | { readonly rule: 'fight.activation'; readonly faces: readonly number[] }
  | (Read & { readonly rule: 'fight.shot'; readonly by: string; readonly at: string; readonly hit: boolean })
  | (Read & { readonly rule: 'fight.harm'; readonly side: Side; readonly id: string; readonly harm: Harm })
  | (Read & { readonly rule: 'fight.nerve'; readonly side: Side; readonly id: string; readonly nerve: Nerve })
  | (Read & { readonly rule: 'fight.arrivals'; readonly raiders: number })
  | { readonly rule: 'fight.round' };

export const LAST_ROUND = 12;
export const MOST_RAIDERS = 12;
const ARRIVES_ABOVE = 5;

interface GunRow {
  readonly shots: number;
  readonly impact: number;
}

export const GUNS: KeyedTable<Gun, GunRow> = {
  id: 'fight.gun',
  section: 'Guns',
  rows: {
    pistol: { result: { shots: 1, impact: 1 } },
    rifle: { result: { shots: 1, impact: 2 } },
    shotgun: { result: { shots: 2, impact: 2 } },
    'machine-pistol': { result: { shots: 3, impact: 1 } },
  },
};

export const TO_HIT: RangeTable<boolean> = {
  id: 'fight.to-hit',
  section: 'Shooting',
  rows: [
    { to: 7, result: false },
    { from: 8, result: true },
  ],
};

export const HARM: RangeTable<Harm> = {
  id: 'fight.harm',
  section: 'Shooting',
  rows: [
    { to: 1, result: 'dead' },
    { from: 2, to: 3, result: 'stunned' },
    { from: 4, result: 'none' },
  ],
};

export const NERVE = {
  id: 'fight.nerve',
  section: 'Nerve',
  rows: { '2': { result: 'stands' }, '1': { result: 'ducks' }, '0': { result: 'runs' } },
} as const satisfies KeyedTable<'2' | '1' | '0', Nerve>;

export const ARRIVALS: RangeTable<number> = {
  id: 'fight.arrivals',
  section: 'Arrivals',
  rows: [
    { to: 0, result: 0 },
    { from: 1, to: 2, result: 1 },
    { from: 3, result: 2 },
  ],
};

const FACES = { by: 'faces' } as const;
const ARRIVING = { by: 'classes', cuts: [ARRIVES_ABOVE] } as const;
const ASKED = { seat: 'player', stream: 'battle' } as const;

export const other = (side: Side): Side => (side === 'party' ? 'raiders' : 'party');

export function sure<R>(found: Found<R> | undefined): Found<R> {
  if (!found) throw new Error('a table of the fight leaves out a score');
  return found;
}

export function newcomer(count: number): Fighter {
  return { id: `raider-${count + 1}`, rep: 3, gun: count % 2 === 0 ? 'pistol' : 'shotgun', stance: 'up' };
}

export function begun({ aimed }: FightSetup): FightState {
  return {
    aimed,
    round: 1,
    shots: 0,
    party: [
      { id: 'ann', rep: 5, gun: 'machine-pistol', stance: 'up' },
      { id: 'bo', rep: 4, gun: 'rifle', stance: 'up' },
      { id: 'cy', rep: 4, gun: 'shotgun', stance: 'up' },
      { id: 'di', rep: 3, gun: 'pistol', stance: 'up' },
    ],
    raiders: [
      { id: 'raider-1', rep: 4, gun: 'machine-pistol', stance: 'up' },
      { id: 'raider-2', rep: 4, gun: 'rifle', stance: 'up' },
      { id: 'raider-3', rep: 3, gun: 'shotgun', stance: 'up' },
      { id: 'raider-4', rep: 3, gun: 'pistol', stance: 'up' },
    ],
  };
}

function* aims(enemies: readonly Seen<Fighter>[]): Play<Seen<Fighter> | undefined, never> {
  const options = enemies.filter(isUp).map(({ id }) => ({ id, text: id }));
  if (options.length === 0) return undefined;
  const id = yield* choose({ rule: 'fight.target', seat: 'player', options });
  return enemies.find((enemy) => enemy.id === id);
}

function isUp({ stance }: Seen<Fighter>): boolean {
  return stance === 'up';
}

function* harmed(side: Side, { id }: Seen<Fighter>, impact: number): Play<Harm, FightEvent> {
  const faces = yield* roll({
    ...ASKED,
    rule: 'fight.harm',
    dice: 1,
    reading: { by: 'classes', cuts: [1 + impact, 3 + impact] },
  });
  const { result, row } = sure(lookUp(HARM, (faces[0] ?? 0) - impact));
  yield* tell<FightEvent>({ rule: 'fight.harm', rows: [row], faces, side, id, harm: result });
  return result;
}

function* nerve(side: Side, { id, rep }: Seen<Fighter>): Play<Nerve, FightEvent> {
  const { faces, passes } = yield* pass({ ...ASKED, rule: 'fight.nerve', dice: 2, target: rep });
  const { result, row } = rowOf(NERVE, `${passes}`);
  yield* tell<FightEvent>({ rule: 'fight.nerve', rows: [row], faces, side, id, nerve: result });
  return result;
}

function* shot(
  { id, rep }: Seen<Fighter>,
  gun: Found<GunRow>,
  side: Side,
  at: Seen<Fighter>,
): Play<void, FightEvent> {
  const faces = yield* roll({
    ...ASKED,
    rule: 'fight.shot',
    dice: 1,
    reading: { by: 'classes', cuts: [7 - rep] },
  });
  const { result: hit, row } = sure(lookUp(TO_HIT, (faces[0] ?? 0) + rep));
  yield* tell<FightEvent>({ rule: 'fight.shot', rows: [gun.row, row], faces, by: id, at: at.id, hit });
  const harm = hit ? yield* harmed(side, at, gun.result.impact) : 'none';
  if (harm === 'none') yield* nerve(side, at);
}

function* activates(state: Seen<FightState>, side: Side, face: number): Play<void, FightEvent> {
  const enemies = state[other(side)];
  for (const who of state[side]) {
    if (who.rep < face || !isUp(who)) continue;
    const gun = rowOf(GUNS, who.gun);
    for (let fired = 0; fired < gun.result.shots; fired++) {
      const at = state.aimed ? yield* aims(enemies) : enemies.find(isUp);
      if (at) yield* shot(who, gun, other(side), at);
    }
  }
}

function* arrivals(state: Seen<FightState>): Play<void, FightEvent> {
  if (state.shots === 0) return;
  const faces = yield* roll({
    ...ASKED,
    rule: 'fight.arrivals',
    dice: state.shots,
    reading: ARRIVING,
  });
  const { result, row } = sure(lookUp(ARRIVALS, faces.filter((face) => face > ARRIVES_ABOVE).length));
  const raiders = Math.min(result, MOST_RAIDERS - state.raiders.length);
  yield* tell<FightEvent>({ rule: 'fight.arrivals', rows: [row], faces, raiders });
}

function* round(state: Seen<FightState>): Play<void, FightEvent> {
  const faces = yield* roll({ ...ASKED, rule: 'fight.activation', dice: 2, reading: FACES });
  yield* tell<FightEvent>({ rule: 'fight.activation', faces });
  const [party = 0, raiders = 0] = faces;
  // Doubles: neither side moves.
  if (party > raiders) {
    yield* activates(state, 'party', party);
    yield* activates(state, 'raiders', raiders);
  } else if (raiders > party) {
    yield* activates(state, 'raiders', raiders);
    yield* activates(state, 'party', party);
  }
  yield* arrivals(state);
  yield* tell<FightEvent>({ rule: 'fight.round' });
}

export const AFTER_HARM: Readonly<Record<Harm, Stance>> = { none: 'up', stunned: 'down', dead: 'gone' };
export const AFTER_NERVE: Readonly<Record<Nerve, Stance>> = { stands: 'up', ducks: 'down', runs: 'gone' };

function leave(fighters: readonly Fighter[], id: string, stance: Stance): void {
  for (const fighter of fighters) if (fighter.id === id) fighter.stance = stance;
}

export function risen(fighters: readonly Fighter[]): void {
  for (const fighter of fighters) if (fighter.stance === 'down') fighter.stance = 'up';
}

function apply(state: FightState, event: FightEvent): void {
  switch (event.rule) {
    case 'fight.activation':
      return;
    case 'fight.shot':
      state.shots += 1;
      return;
    case 'fight.harm':
      leave(state[event.side], event.id, AFTER_HARM[event.harm]);
      return;
    case 'fight.nerve':
      leave(state[event.side], event.id, AFTER_NERVE[event.nerve]);
      return;
    case 'fight.arrivals':
      for (let count = 0; count < event.raiders; count++) state.raiders.push(newcomer(state.raiders.length));
      return;
    case 'fight.round':
      risen(state.party);
      risen(state.raiders);
      state.shots = 0;
      state.round += 1;
      return;
    default:
      event satisfies never;
  }
}

const isGone = ({ stance }: Seen<Fighter>): boolean => stance === 'gone';

function outcome({ party, raiders, round: now }: Seen<FightState>): FightOutcome | undefined {
  if (party.every(isGone)) return 'lost';
  if (raiders.every(isGone)) return 'won';
  return now > LAST_ROUND ? 'dusk' : undefined;
}

const ruleIndex: readonly Rule[] = [
  { id: 'fight.activation', section: 'A round', summary: 'A die each; the higher side goes first.' },
  { id: 'fight.target', section: 'Shooting', summary: 'Any enemy who is up.' },
  { id: 'fight.shot', section: 'Shooting', summary: 'A die and Rep; 8 hits.' },
  { id: 'fight.harm', section: 'Shooting', summary: 'A die less the impact of the gun.' },
  { id: 'fight.nerve', section: 'Nerve', summary: 'Two dice against Rep on coming under fire unhurt.' },
  { id: 'fight.arrivals', section: 'Arrivals', summary: 'A die for each shot; sixes bring more raiders.' },
  { id: 'fight.round', section: 'A round', summary: 'Those who are down get up.' },
];

const fields = { aimed: { ...flag, text: 'Choose each target' } } satisfies SetupFields;

const OUTCOMES = {
  won: 'The party holds the field.',
  lost: 'The raiders hold the field.',
  dusk: 'Dusk ends the fight.',
} as const satisfies Record<FightOutcome, string>;

const text: GameText<FightState, FightEvent, FightOutcome> = {
  about: 'A fight of two parties. For one; a few minutes.',
  event: (event) => ruleIndex.find(({ id }) => id === event.rule)?.summary ?? event.rule,
  standing: ({ round: now, party, raiders }) => ({
    title: `Round ${now}`,
    detail: `${party.filter((one) => !isGone(one)).length} against ${raiders.filter((one) => !isGone(one)).length}`,
  }),
  inWords: ({ shots, party, raiders }) => ({
    facts: [{ name: 'Shots', text: String(shots) }],
    tables: [
      {
        title: 'Fighters',
        columns: ['Who', 'Rep', 'Gun', 'Stance'],
        rows: [...party, ...raiders].map(({ id, rep, gun, stance }) => [id, String(rep), gun, stance]),
      },
    ],
  }),
  outcome: (outcome) => OUTCOMES[outcome],
  seats: { player: 'Party' },
  called: (_rule, option) => option,
  chance: (_rule, outcome) => outcome,
  figures: {
    table: (table) => table,
    row: ({ row }) => row,
    label: ({ field }) => field,
    figure: (figure) => String(figure),
  },
};

export type FightModule = Module<FightSetup, FightState, FightEvent, FightOutcome>;

export const skeletonFight: FightModule = {
  id: 'skeleton-fight',
  title: 'Skeleton fight',
  rulesVersion: '1',
  setup: {
    fields,
    check: (input) => {
      const refusal = refusalOfSetup(fields, input);
      return refusal ? { ok: false, refusal } : { ok: true, setup: input as FightSetup };
    },
  },
  seats: ['player'],
  begin: begun,
  step: round,
  apply,
  outcome,
  bots: [evenBot],
  text,
  odds: {},
  ruleIndex,
  tables: [GUNS, TO_HIT, HARM, NERVE, ARRIVALS],
};
