/** Games by bots that take anything, and by those that think: no counter is lost, none stands where it can't. */
import { describe, expect, it } from 'vitest';
import { CHITS, chitRow } from '../../../src/rules/awful-green-things/data/chits.ts';
import { MONSTER_KINDS, monsterOf } from '../../../src/rules/awful-green-things/data/monsters.ts';
import { weaponOf } from '../../../src/rules/awful-green-things/data/weapons.ts';
import { awfulGreenThings } from '../../../src/rules/awful-green-things/module.ts';
import { countOf, type State } from '../../../src/rules/awful-green-things/state.ts';
import { bySeat } from '../../../src/rules/core/bot.ts';
import { diceBox } from '../../../src/rules/core/dice.ts';
import { digest } from '../../../src/rules/core/digest.ts';
import { run } from '../../../src/rules/core/driver.ts';
import { seen } from '../../../src/rules/core/seen.ts';
import { simulate } from '../../../src/rules/core/simulate.ts';
import { firstOf, seeded } from '../../../src/rules/core/tables.ts';
import { COUNTS } from '../../support/counts.ts';

/** Each chit is in the cup or beside a weapon. */
function chitsWrong({ cup, effects, battle }: State): readonly string[] {
  if (battle !== null) return [];
  const beside = Object.values(effects);
  return CHITS.filter((chit) => {
    const count = [...cup, ...beside].filter((one) => one === chit).length;
    return count !== chitRow(chit).result.count;
  });
}

/** Faults in where the counters are. */
function lost(state: State): readonly string[] {
  const monsters = MONSTER_KINDS.filter((kind) => countOf(state, kind) > monsterOf(kind).count);
  const ids = new Set(state.monsters.map(({ id }) => id));
  const crew = state.crew.filter(({ at, fate }) => (at === null) !== (fate !== 'aboard'));
  const boats = state.boats.flatMap(({ aboard }) => aboard);
  const away = state.crew.filter(({ fate }) => fate === 'away').map(({ id }) => id);
  const weapons = state.weapons.filter(({ at, by }) => at !== null && by !== null);
  const hands = state.weapons.flatMap(({ by }) => (by === null ? [] : [by]));
  const fences = state.weapons.filter(
    ({ on, at, kind }) => on && (at === null || weaponOf(kind).reach !== 'fixed'),
  );
  return [
    ...monsters.map((kind) => `too many of ${kind}`),
    ...(ids.size === state.monsters.length ? [] : ['a monster twice']),
    ...crew.map(({ id }) => `${id} is nowhere`),
    ...(boats.toSorted().join() === away.toSorted().join() ? [] : ['not who left is in the boats']),
    ...weapons.map(({ id }) => `${id} is in two places`),
    ...(new Set(hands).size === hands.length ? [] : ['two weapons in one hand']),
    ...(hands.includes('mascot') ? ['the Mascot holds a weapon'] : []),
    ...fences.map(({ id }) => `${id} is on`),
    ...(state.weapons.length === 29 && state.crew.length === 22 ? [] : ['counters are missing']),
    ...chitsWrong(state).map((chit) => `${chit} is lost`),
  ];
}

function play(seed: string, crew: string, monsters: string): readonly string[] {
  const state = awfulGreenThings.begin({
    turns: 40,
    extraAdult: false,
    beamerTwoSettings: seed.endsWith('1'),
  });
  const box = diceBox(seed);
  const bot = (id: string) =>
    awfulGreenThings.bots.find((one) => one.id === id)?.seat(() => seen(state), box, id) ?? (() => undefined);
  const table = firstOf(seeded(box), bySeat({ crew: bot(crew), monsters: bot(monsters) }));
  for (let steps = 0; awfulGreenThings.outcome(seen(state)) === undefined; steps++) {
    const ended = run(awfulGreenThings.step(seen(state)), table, (event) =>
      awfulGreenThings.apply(state, event),
    );
    if (ended.kind !== 'finished' || steps > 20_000) return [`${seed}: ${ended.kind} in ${state.phase}`];
    const wrong = state.turn > 0 ? lost(state) : [];
    if (wrong.length > 0)
      return [`${seed}, ${crew}, turn ${state.turn}, ${state.phase}: ${wrong.join(', ')}`];
  }
  return [];
}

const SIDES = [
  ['even', 'even'],
  ['rash', 'even'],
  ['careful', 'careful'],
  ['even', 'careful'],
] as const;

describe('The Awful Green Things, played by bots', () => {
  it(
    'loses no counter and ends',
    () => {
      const wrong = Array.from({ length: COUNTS.mapGames }, (_, at) => {
        const [crew, monsters] = SIDES[at % SIDES.length] ?? SIDES[0];
        return play(`soak ${at}`, crew, monsters);
      }).flat();
      expect(wrong).toEqual([]);
    },
    COUNTS.limitMs,
  );
});

describe('The Awful Green Things, simulated', () => {
  it('is the same on every machine, inside the ship and outside', () => {
    const ends = [false, true].flatMap((outside) =>
      ['one', 'two', 'three'].map((seed) => {
        const begun = awfulGreenThings.begin({
          ...{ turns: 60, extraAdult: false, beamerTwoSettings: false, outside },
        });
        return simulate(awfulGreenThings, begun, seed, { crew: 'careful', monsters: 'careful' }).stood;
      }),
    );
    expect(digest(ends)).toMatchInlineSnapshot(`"d699b6f7c3124548b75ef97e27242cd9"`);
  });
});
