/** Games outside the ship by bots: no counter is lost, and none stands where it can't. */
import { describe, expect, it } from 'vitest';
import { monsterOf } from '../../../../src/rules/awful-green-things/data/monsters.ts';
import { awfulGreenThings } from '../../../../src/rules/awful-green-things/module.ts';
import {
  ADRIFT,
  boatAround,
  boatUnder,
  isArea,
  isSpace,
  type PlaceId,
} from '../../../../src/rules/awful-green-things/outside/places.ts';
import type { State } from '../../../../src/rules/awful-green-things/state.ts';
import { bySeat } from '../../../../src/rules/core/bot.ts';
import { diceBox } from '../../../../src/rules/core/dice.ts';
import { run } from '../../../../src/rules/core/driver.ts';
import { seen } from '../../../../src/rules/core/seen.ts';
import { firstOf, seeded } from '../../../../src/rules/core/tables.ts';
import { COUNTS } from '../../../support/counts.ts';

const isInBay = ({ outside, boats }: State, place: PlaceId): boolean => {
  const boat = boatUnder(place) ?? boatAround(place);
  if (boat === undefined) return false;
  const hasLeft = boats.some(({ id, left }) => id === boat && left !== null);
  return hasLeft || outside?.boats.find(({ id }) => id === boat)?.at === 'bay';
};

/** Faults in where the counters are. */
function lost(state: State): readonly string[] {
  const { crew, monsters, outside } = state;
  if (outside === undefined) return ['nothing is outside'];
  const inside = (id: string) => outside.vehicles.find(({ by }) => by === id);
  const floating = crew.filter(({ id, at }) => at !== null && isSpace(at) && !inside(id));
  const stray = monsters.filter(({ at }) => isSpace(at) || at === ADRIFT);
  const bare = crew.filter(
    ({ id, at }) =>
      at !== null &&
      !isArea(at) &&
      !isSpace(at) &&
      at !== ADRIFT &&
      boatAround(at) === undefined &&
      !outside.suited.includes(id),
  );
  const apart = outside.vehicles.filter(
    ({ at, by }) => by !== null && crew.find(({ id }) => id === by)?.at !== at,
  );
  const gone = [...crew, ...monsters].filter(({ at }) => at !== null && isInBay(state, at));
  const full = (boat: string, most: number) =>
    crew.filter(({ id, at }) => at === `in-${boat}` && id !== 'robot' && id !== 'mascot').length > most;
  return [
    ...floating.map(({ id }) => `${id} floats by himself`),
    ...stray.map(({ id }) => `${id} floats`),
    ...bare.map(({ id, at }) => `${id} is at ${at} without a suit`),
    ...apart.map(({ id }) => `${id} is not where its driver is`),
    ...gone.map(({ id }) => `${id} is with a boat that isn’t there`),
    ...(full('scout', 2) || full('saucer', 4) ? ['a boat is overcrowded'] : []),
    ...(outside.vehicles.length === 10 ? [] : ['a vehicle is missing']),
    ...(state.weapons.length === 29 ? [] : ['a weapon is missing']),
    ...(['adult', 'baby', 'egg', 'fragment'] as const).filter(
      (kind) => monsters.filter((one) => one.kind === kind).length > monsterOf(kind).count,
    ),
  ];
}

/** Faults of drifting: everybody who drifts is picked up or lost by the end of the crew’s next move. `since` is kept from step to step. */
function driftingOn({ crew, turn, phase }: State, since: Map<string, number>): readonly string[] {
  for (const { id, at } of crew) {
    if (at !== ADRIFT) since.delete(id);
    else if (!since.has(id)) since.set(id, turn);
  }
  const isOver = (from: number) => turn > from && phase === 'crew-attack';
  return [...since].flatMap(([id, from]) => (isOver(from) ? [`${id} drifts on`] : []));
}

function play(seed: string, crew: string, monsters: string): readonly string[] {
  const state = awfulGreenThings.begin({
    ...{ turns: 30, extraAdult: false, beamerTwoSettings: false, outside: true },
  });
  const box = diceBox(seed);
  const bot = (id: string) =>
    awfulGreenThings.bots.find((one) => one.id === id)?.seat(() => seen(state), box, id) ?? (() => undefined);
  const table = firstOf(seeded(box), bySeat({ crew: bot(crew), monsters: bot(monsters) }));
  const drifting = new Map<string, number>();
  for (let steps = 0; awfulGreenThings.outcome(seen(state)) === undefined; steps++) {
    const ended = run(awfulGreenThings.step(seen(state)), table, (event) =>
      awfulGreenThings.apply(state, event),
    );
    if (ended.kind !== 'finished' || steps > 20_000) return [`${seed}: ${ended.kind} in ${state.phase}`];
    const wrong = state.turn > 0 ? [...lost(state), ...driftingOn(state, drifting)] : [];
    if (wrong.length > 0)
      return [`${seed}, ${crew}, turn ${state.turn}, ${state.phase}: ${wrong.join(', ')}`];
  }
  return [];
}

const SIDES = [
  ['even', 'even'],
  ['rash', 'careful'],
  ['careful', 'careful'],
  ['rash', 'rash'],
  ['careful', 'rash'],
  ['even', 'careful'],
] as const;

describe('The Awful Green Things, played outside the Znutar by bots', () => {
  it(
    'loses no counter and ends',
    () => {
      const wrong = Array.from({ length: COUNTS.mapGames }, (_, at) => {
        const [crew, monsters] = SIDES[at % SIDES.length] ?? SIDES[0];
        return play(`outside ${at}`, crew, monsters);
      }).flat();
      expect(wrong).toEqual([]);
    },
    COUNTS.limitMs,
  );
});
