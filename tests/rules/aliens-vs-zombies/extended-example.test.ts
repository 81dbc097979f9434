/** The book’s extended example of a turn (§3.0), by its own dice: what it leaves open is chosen here, as it says it may be. */
import { describe, expect, it } from 'vitest';
import type { AvzEvent } from '../../../src/rules/aliens-vs-zombies/events.ts';
import type { State } from '../../../src/rules/aliens-vs-zombies/state.ts';
import type { Answer } from '../../../src/rules/core/play.ts';
import { step, town } from '../../support/rules/avz-town.ts';

type Script = readonly (readonly [rule: string, answer: Answer])[];

/** Steps until every answer is used up, each held against the rule that asks for it. */
function played(
  from: State,
  script: Script,
): { readonly state: State; readonly events: readonly AvzEvent[] } {
  let state = from;
  let left = script;
  const events: AvzEvent[] = [];
  while (left.length > 0) {
    const asks = step(state).questions.length > 0;
    // A step takes as many answers as it asks questions.
    let taken = asks ? 1 : 0;
    while (asks && step(state, ...answers(left, taken)).kind !== 'finished') taken += 1;
    const went = step(state, ...answers(left, taken));
    expect(went.questions.map(({ rule }) => rule)).toEqual(left.slice(0, taken).map(([rule]) => rule));
    events.push(...went.events);
    ({ state } = went);
    left = left.slice(taken);
  }
  return { state, events };
}

function answers(script: Script, count: number): readonly Answer[] {
  if (count > script.length) throw new Error(`more is asked than ${script.length} answers`);
  return script.slice(0, count).map(([, answer]) => answer);
}

/** Dirt lots of our town are E2, C3 and B4; F3 lies on its edge. In A1 a trooper stands among two of the dead. */
const start = () =>
  town({
    phase: 'event',
    turn: 2,
    unseen: ['tile-4', 'tile-1'],
    aliens: { E3: ['trooper'], A1: ['trooper'] },
    zombies: { A1: { rotting: 2 } },
    grave: { rotting: 5 },
    dead: { tough: 1 },
  });

const EVENT: Script = [
  ['avz.event', 'tile-4'],
  ...Array.from({ length: 5 }, () => ['avz.grave', 'rotting'] as const),
  // Three together on the edge of town, one each on two dirt lots.
  ...['F3', 'F3', 'F3', 'E2', 'C3'].map((at) => ['avz.spawn', at] as const),
];
// Four against three counters: the laser misses.
const LASER: Script = [
  ['avz.laser.place', 'F3'],
  ['avz.laser', [4]],
];
// A 4 and one more are five points: a tank of three and a UFO of two, in the same empty location.
const LANDING: Script = [
  ['avz.landing', [4]],
  ['avz.landing.who', 'tank'],
  ['avz.landing.unit', 'D3'],
  ['avz.landing.who', 'ufo'],
  ['avz.landing.unit', 'D3'],
];
const ALIENS: Script = [
  // The trooper walks away, the tank attacks over one crosswalk, the UFO flies in beside it.
  ['avz.act', 'E3'],
  ['avz.act.how', 'move:E4'],
  ['avz.act', 'D3'],
  ['avz.act.how', 'alone:tank'],
  ['avz.act.how', 'attack:C3'],
  ['avz.attack.aliens', [4, 1, 1]],
  ['avz.saves', [1]],
  ['avz.act', 'D3'],
  ['avz.act.how', 'move:E3'],
  // Blast ’Em: the natural 6 hits and is rolled again.
  ['avz.act', 'A1'],
  ['avz.act.how', 'blast'],
  ['avz.attack.aliens', [6]],
  ['avz.attack.aliens', [2]],
  ['avz.saves', [1]],
];

describe('the book’s extended example of a turn', () => {
  it('draws five zombies for the tile of five, three of which stand together on the edge', () => {
    const { state } = played(start(), EVENT);
    expect([state.town.F3.ready.rotting, state.town.E2.ready.rotting, state.town.C3.ready.rotting]).toEqual([
      3, 1, 1,
    ]);
    expect(state.grave.rotting).toBe(0);
  });

  it('fires one laser at the three, and misses with a four', () => {
    const { state, events } = played(start(), [...EVENT, ...LASER]);
    expect(events.find(({ rule }) => rule === 'avz.laser')).toMatchObject({ at: 'F3', face: 4, hit: false });
    expect(state.town.F3.ready.rotting).toBe(3);
  });

  it('lands a tank and a UFO on five points, in the same empty location, and no more', () => {
    const { state, events } = played(start(), [...EVENT, ...LASER, ...LANDING]);
    expect(events.find(({ rule }) => rule === 'avz.landing')).toMatchObject({ points: 5 });
    const landed = state.aliens.flatMap(({ kind, at }) => (at === 'D3' ? [kind] : []));
    expect(landed.toSorted()).toEqual(['tank', 'ufo']);
    expect(state.phase).toBe('aliens');
  });

  it('lets each counter act, then the zombies, and turns over the next tile', () => {
    const { state } = played(start(), [...EVENT, ...LASER, ...LANDING, ...ALIENS]);
    expect(state.dead).toMatchObject({ rotting: 2, tough: 1 });
    expect(state.town.C3.ready.rotting).toBe(0);
    const zombies: Script = [
      // Three that attack hit on four or better: two hits, of which the UFO in its armour takes both.
      ['avz.act', 'F3'],
      ['avz.act.how', 'attack:E3'],
      ['avz.attack.zombies', [4, 5, 1]],
      ['avz.saves', [1, 2]],
      ['avz.casualties.return', 'tough'],
      ['avz.act', 'E2'],
      ['avz.act.how', 'move:D2'],
      // Chomp ’Em: the natural 6 brings one of the dead back here, and its hit is saved.
      ['avz.act', 'A1'],
      ['avz.act.how', 'chomp'],
      ['avz.attack.zombies', [6]],
      ['avz.chomp.rises', 'rotting'],
      ['avz.saves', [5]],
    ];
    const over = played(state, zombies);
    expect(over.state.aliens.filter(({ kind, at }) => kind === 'ufo' && at !== null)).toEqual([]);
    expect(over.state.grave.tough).toBe(1);
    expect(over.state.dead).toMatchObject({ rotting: 1, tough: 0 });
    expect(over.state.town.A1.ready.rotting + over.state.town.A1.acted.rotting).toBe(2);
    // The turn wasn’t the last one: the next begins with a tile.
    let { state: next } = over;
    while (next.phase !== 'event') next = step(next).state;
    expect(next.turn).toBe(start().turn + 1);
    expect(step(next).questions.map(({ rule }) => rule)).toEqual(['avz.event']);
  });
});
