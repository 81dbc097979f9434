/** The effects of an attack on the monsters, in their order (Using Several Weapons at Once): grow, shrink, dice to kill, Fragments, dice to stun. */
import { type Play, roll, tell } from '../core/play.ts';
import { STREAM } from './asking.ts';
import { type Chit, chitRow } from './data/chits.ts';
import type { CrewId } from './data/crew.ts';
import { monsterRow } from './data/monsters.ts';
import { thrown } from './dice.ts';
import type { AgtEvent, Gone, Hatched } from './events.ts';
import { madeToGrow, shrunk } from './growing.ts';
import type { PlaceId } from './outside/places.ts';
import { type MonsterId, type MonsterSeen, placesOf, type Side, spare, type Table } from './state.ts';

/** The crew rolls for its weapons, whosever turn it is; the monsters for what eating the Robot does. */
const roller = (some: readonly Affliction[]): Side =>
  some.some(({ why }) => why === 'robot') ? 'monsters' : 'crew';

export type Stage = 'grow' | 'shrink' | 'kill' | 'fragments' | 'stun';
export const STAGES: readonly Stage[] = ['grow', 'shrink', 'kill', 'fragments', 'stun'];

/** An effect on some monsters: of a weapon, of fists, or of the Robot’s chit. */
export interface Affliction {
  readonly stage: Stage;
  /** Dice of a throw; 0 where none is made. */
  readonly dice: number;
  readonly targets: readonly MonsterId[];
  /** Places in which the effect befalls all monsters that are there by then, the Fragments of this attack too. */
  readonly areas: readonly PlaceId[];
  readonly by: readonly CrewId[];
  readonly why: 'fight' | 'weapon' | 'robot';
}

/** Affliction of a chit; none for a chit of no effect. */
export function afflictionOf(
  chit: Chit,
  hit: Pick<Affliction, 'targets' | 'areas' | 'by' | 'why'>,
): readonly Affliction[] {
  const { does, dice } = chitRow(chit).result;
  return does === 'nothing' ? [] : [{ stage: does, dice, ...hit }];
}

const befalls = ({ targets, areas }: Affliction, { id, at }: MonsterSeen): boolean =>
  targets.includes(id) || areas.includes(at);

/** Monsters hit by an affliction that are still left. */
const struckBy = ({ monsters }: Table, one: Affliction): readonly MonsterSeen[] =>
  monsters.filter((monster) => befalls(one, monster));

const struck = (state: Table, some: readonly Affliction[]): readonly MonsterSeen[] => [
  ...new Set(some.flatMap((one) => struckBy(state, one))),
];

/** All dice against one monster are one total (AGT-7). */
function* dice(
  state: Table,
  rule: 'agt.attack' | 'agt.stun',
  some: readonly Affliction[],
): Play<void, AgtEvent> {
  for (const monster of struck(state, some)) {
    const its = some.filter((one) => befalls(one, monster));
    const total = its.reduce((sum, one) => sum + one.dice, 0);
    if (total === 0) continue;
    const { id, kind, at } = monster;
    const { result, row } = monsterRow(kind);
    const { constitution } = result;
    const rows = [row];
    const fell = yield* thrown({ rule, seat: roller(its), dice: total, constitution, target: id, rows });
    const by = [...new Set(its.flatMap((one) => one.by))];
    const against = { target: id, kind, at, dice: total, constitution, by, ...fell };
    const robot = its.some(({ why }) => why === 'robot');
    if (rule === 'agt.stun')
      yield* tell<AgtEvent>({ rule, rows, ...against, why: robot ? 'robot' : 'weapon' });
    else {
      const fists = its.every(({ why }) => why === 'fight');
      yield* tell<AgtEvent>({
        ...{ rule, rows, side: 'crew', ...against },
        why: robot ? 'robot' : fists ? 'fight' : 'weapon',
      });
    }
  }
}

/** Each is blown up once, however often it is hit; Fragments of this turn are left alone. A die for each, as far as there are counters. */
function* blownUp(state: Table, some: readonly Affliction[]): Play<void, AgtEvent> {
  const hit = struck(state, some).filter(({ fresh }) => !fresh);
  const perMonster = Math.max(...some.map((one) => one.dice));
  for (const at of placesOf(state)) {
    const here = hit.filter((monster) => monster.at === at);
    if (here.length === 0) continue;
    const gone = here.map(({ id, kind }): Gone => ({ id, at, kind }));
    const freed = here.filter(({ kind }) => kind === 'fragment').length;
    const room = spare(state, 'fragment') + freed;
    const rows = [chitRow('fragments').row, monsterRow('fragment').row];
    const faces =
      room === 0
        ? []
        : yield* roll({
            rule: 'agt.effect.fragments',
            seat: roller(some),
            stream: STREAM,
            dice: here.length * perMonster,
            reading: { by: 'sum' },
            of: at,
            basis: { rows },
          });
    const rolled = faces.reduce((sum, face) => sum + face, 0);
    const fragments = Array.from({ length: Math.min(rolled, room) }, (_, one): Hatched => {
      return { id: `m${state.hatched + one + 1}`, at, kind: 'fragment' };
    });
    yield* tell<AgtEvent>({ rule: 'agt.effect.fragments', rows, at, gone, rolled, fragments });
  }
}

/** Weapons add up: what two of them shrink goes down two levels. */
function* oneByOne(
  state: Table,
  stage: 'grow' | 'shrink',
  some: readonly Affliction[],
): Play<void, AgtEvent> {
  for (const one of some) {
    const hit = struckBy(state, one);
    yield* stage === 'grow' ? madeToGrow(state, hit) : shrunk(state, hit);
  }
}

/** All of one stage; gives back those of them that found anybody left to befall. */
export function* stageOf(
  state: Table,
  stage: Stage,
  all: readonly Affliction[],
): Play<readonly Affliction[], AgtEvent> {
  const some = all.filter((one) => one.stage === stage);
  const felt = some.filter((one) => struckBy(state, one).length > 0);
  if (felt.length === 0) return [];
  if (stage === 'grow' || stage === 'shrink') yield* oneByOne(state, stage, felt);
  else if (stage === 'fragments') yield* blownUp(state, felt);
  else yield* dice(state, stage === 'kill' ? 'agt.attack' : 'agt.stun', felt);
  return felt;
}

/** Carries out all stages one after another, with nothing in between: for the effect that the Robot has on his eater. */
export function* befall(state: Table, all: readonly Affliction[]): Play<void, AgtEvent> {
  for (const stage of STAGES) yield* stageOf(state, stage, all);
}
