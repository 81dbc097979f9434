/** Growing and shrinking (1. Grow; Grow; Shrink; Running Out of Monster Counters): counter for counter, as far as there are any. */
import { choose, type Play, tell } from '../core/play.ts';
import { options } from './asking.ts';
import { MONSTER_KINDS, type MonsterKind, monsterOf, monsterRow } from './data/monsters.ts';
import type { AgtEvent, Change, Gone, Hatched } from './events.ts';
import { isArea, PLACE_IDS, type PlaceId } from './outside/places.ts';
import { type MonsterId, type MonsterSeen, spare, type Table } from './state.ts';

/** Kind that a monster of this kind brings into play when it grows: an Adult an Egg. */
const brings = (kind: MonsterKind): MonsterKind => monsterOf(kind).grows ?? 'egg';

/** Monsters of one area that are alike: if some are awake and some stunned, the stunned are named apart. */
type Alike = PlaceId | `${PlaceId}:stunned`;

function alikeTo(all: readonly MonsterSeen[]): (monster: MonsterSeen) => Alike {
  const awake = new Set(all.filter(({ wakes }) => wakes === null).map(({ at }) => at));
  return ({ at, wakes }) => (wakes !== null && awake.has(at) ? `${at}:stunned` : at);
}

const ALIKE: readonly Alike[] = PLACE_IDS.flatMap((area): Alike[] => [area, `${area}:stunned`]);

/** Asks the monster player which ones get a counter, if there are too few for all. */
function* whichGet(room: number, candidates: readonly MonsterSeen[]): Play<readonly MonsterSeen[], never> {
  if (candidates.length <= room) return candidates;
  const alike = alikeTo(candidates);
  const left = [...candidates];
  const getting: MonsterSeen[] = [];
  while (getting.length < room) {
    const offered = ALIKE.filter((one) => left.some((monster) => alike(monster) === one));
    const [only] = offered;
    const chosen =
      offered.length === 1 && only !== undefined
        ? only
        : yield* choose({
            rule: 'agt.grow.which',
            seat: 'monsters',
            of: candidates[0]?.kind,
            options: options('agt.grow.which', offered),
          });
    const index = left.findIndex((monster) => alike(monster) === chosen);
    getting.push(...left.splice(index, 1));
  }
  return getting;
}

function whichGrow(state: Table, candidates: readonly MonsterSeen[]): Play<readonly MonsterSeen[], never> {
  const [one] = candidates;
  return whichGet(one === undefined ? 0 : spare(state, brings(one.kind)), candidates);
}

interface Grown {
  readonly grown: readonly Change[];
  readonly laid: readonly Hatched[];
}

/** All of one kind: each changes its counter, or lays an Egg beside it. */
export function growthOf({ hatched }: Table, growing: readonly MonsterSeen[]): Grown {
  const grown: Change[] = [];
  const laid: Hatched[] = [];
  for (const { id, kind, at } of growing) {
    const to = monsterOf(kind).grows;
    if (to !== null) grown.push({ id, at, from: kind, to });
    else {
      const egg: MonsterId = `m${hatched + laid.length + 1}`;
      laid.push({ id: egg, at, kind: 'egg' });
    }
  }
  return { grown, laid };
}

const awakeOf = ({ monsters }: Table, level: MonsterKind): readonly MonsterSeen[] =>
  monsters.filter(({ kind, wakes }) => kind === level && wakes === null);

/** Levels of which some can grow. */
export const levelsToGrow = (state: Table): readonly MonsterKind[] =>
  MONSTER_KINDS.filter((level) => awakeOf(state, level).length > 0 && spare(state, brings(level)) > 0);

/** Some of a level are inside, and some are not: the ones outside may be left as they are. */
export const growsInside = (state: Table, level: MonsterKind): boolean =>
  awakeOf(state, level).some(({ at }) => isArea(at));
export const growsInsideAlone = (state: Table, level: MonsterKind): boolean =>
  growsInside(state, level) && awakeOf(state, level).some(({ at }) => !isArea(at));

/** Makes one level grow: all of it that isn’t stunned, or all of that inside the ship. */
export function* growLevel(state: Table, level: MonsterKind, inside: boolean): Play<void, AgtEvent> {
  const awake = awakeOf(state, level).filter(({ at }) => !inside || isArea(at));
  const growing = yield* whichGrow(state, awake);
  const rows = [monsterRow(level).row, monsterRow(brings(level)).row];
  const short = awake.length - growing.length;
  yield* tell<AgtEvent>({ rule: 'agt.grow', rows, level, ...growthOf(state, growing), short });
}

/** The eater of a crewman grows one level, if there is a counter (AGT-6). */
export function* fed(state: Table, eater: MonsterSeen): Play<void, AgtEvent> {
  const to = brings(eater.kind);
  const growing = spare(state, to) > 0 ? [eater] : [];
  yield* tell<AgtEvent>({
    rule: 'agt.eat.grow',
    rows: [monsterRow(to).row],
    ...growthOf(state, growing),
  });
}

/** A weapon makes them grow one level; it makes no Adult lay an Egg. The largest go first, which frees their counters. */
export function* madeToGrow(state: Table, struck: readonly MonsterSeen[]): Play<void, AgtEvent> {
  for (const level of ['baby', 'egg', 'fragment'] as const) {
    const some = struck.filter(({ kind }) => kind === level);
    if (some.length === 0) continue;
    const growing = yield* whichGrow(state, some);
    const { grown } = growthOf(state, growing);
    yield* tell<AgtEvent>({
      rule: 'agt.effect.grow',
      rows: [monsterRow(level).row],
      changed: grown,
      gone: [],
    });
  }
}

/** Forces monsters down one level, the smallest first, which frees their counters; a monster that finds none is gone. */
export function* shrunk(state: Table, struck: readonly MonsterSeen[]): Play<void, AgtEvent> {
  for (const level of ['egg', 'fragment', 'baby', 'adult'] as const) {
    const some = struck.filter(({ kind }) => kind === level);
    const to = monsterOf(level).shrinks;
    const room = to === null ? 0 : spare(state, to);
    const kept = yield* whichGet(room, some);
    const changed = kept.map(({ id, at }): Change => ({ id, at, from: level, to: to ?? level }));
    const gone = some
      .filter((monster) => !kept.includes(monster))
      .map(({ id, at, kind }): Gone => ({ id, at, kind }));
    if (some.length > 0)
      yield* tell<AgtEvent>({ rule: 'agt.effect.shrink', rows: [monsterRow(level).row], changed, gone });
  }
}
