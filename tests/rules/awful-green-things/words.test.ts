/** What is read of the game: events, questions, why not, options with their figures, the ship in words. */
import { describe, expect, it } from 'vitest';
import type { AgtEvent } from '../../../src/rules/awful-green-things/events.ts';
import { awfulGreenThings } from '../../../src/rules/awful-green-things/module.ts';
import type { Question } from '../../../src/rules/core/play.ts';
import { seen } from '../../../src/rules/core/seen.ts';
import { play, settle, ship, told, type Went } from '../../support/rules/agt-ship.ts';

const { text } = awfulGreenThings;
const said = ({ events }: Went): readonly string[] => events.map((event) => text.event(event));
const questionOf = ({ questions }: Went): Question => {
  const last = questions.at(-1);
  if (last === undefined) throw new Error('nothing is asked');
  return last;
};
const put = (went: Went) => text.asked?.(seen(went.state), questionOf(went));
const figures = (went: Went) => text.optionFigures?.(seen(went.state), questionOf(went))?.options;

describe('an event', () => {
  it('says what was rolled against whom, and what came of it', () => {
    const state = ship({
      phase: 'monsters-attack',
      crew: { doc: 'galley', cook: 'sensor-1' },
      monsters: [['baby', 'galley']],
      weapons: { 'knife-1': 'cook' },
    });
    const went = settle(state, 'galley', 'baby:doc');
    expect(said(settle(went.state, [6, 5]))).toEqual([
      'Two dice against Doc: 11 against 11, killed.',
      'One Baby devours Doc in the Galley.',
      'It grows into an Adult.',
      'The fight in the Galley is over for this turn.',
    ]);
  });

  it('counts what grows and what there is no counter for', () => {
    const grown: AgtEvent = {
      rule: 'agt.grow',
      level: 'baby',
      grown: [
        { id: 'm1', at: 'galley', from: 'baby', to: 'adult' },
        { id: 'm2', at: 'galley', from: 'baby', to: 'adult' },
      ],
      laid: [],
      short: 1,
    };
    expect(text.event(grown)).toBe('Two Babies become Adults; there are no counters for one more.');
    const laid: AgtEvent = {
      ...grown,
      level: 'adult',
      grown: [],
      laid: [{ id: 'm3', at: 'galley', kind: 'egg' }],
      short: 0,
    };
    expect(text.event(laid)).toBe('One Egg is laid.');
  });

  it('tells a chit of one weapon from one that several share', () => {
    const chit: AgtEvent = { rule: 'agt.chit', chit: 'shrink', weapons: ['torch'], keeps: true };
    expect(text.event(chit)).toBe('A chit for the Welding Torch: Shrink.');
    expect(text.event({ ...chit, weapons: ['torch', 'knife'], keeps: false })).toBe(
      'One chit for the Welding Torch and the Knife together, for this attack alone: Shrink.',
    );
  });
});

describe('a question', () => {
  it('names whoever it is about', () => {
    const state = ship({
      phase: 'crew-move',
      crew: { cook: 'galley', doc: 'galley' },
      monsters: [['egg', 'wardroom']],
    });
    expect(put(play(state, 'cook'))?.title).toBe('The Cook moves: where to?');
  });

  it('says who can’t be chosen, and why', () => {
    const state = ship({
      phase: 'crew-move',
      crew: { cook: 'galley', doc: 'galley' },
      monsters: [['egg', 'wardroom']],
    });
    for (const crewman of state.crew) if (crewman.id === 'doc') crewman.wakes = 4;
    expect(put(play(state))?.whyNot).toEqual([{ act: 'Doc', reason: 'Stunned until the end of this turn.' }]);
    const robot = ship({
      phase: 'monsters-attack',
      crew: { robot: 'galley', cook: 'galley' },
      monsters: [['adult', 'galley']],
    });
    expect(put(play(robot, 'galley'))?.whyNot?.[0]?.reason).toMatch(/Robot alone/);
  });

  it('has exact figures beside each attack', () => {
    const state = ship({
      phase: 'crew-attack',
      crew: { captain: 'galley' },
      monsters: [
        ['egg', 'galley'],
        ['baby', 'galley'],
      ],
      weapons: { 'knife-1': 'captain' },
    });
    const options = figures(play(state, 'galley', 'captain'));
    // Three dice reach five in 212 ways of 216, and twelve in 81.
    expect(options?.['hand:m1:egg']).toEqual({ line: '3 dice against 5', figures: ['98 %'] });
    expect(options?.['hand:m2:baby']).toEqual({ line: '3 dice against 12', figures: ['38 %'] });
    expect(options?.['knife:m1:egg']).toEqual({ line: 'untried' });
  });

  it('calls options by what they do', () => {
    const called = (rule: string, id: string) => text.called(rule, id);
    expect(called('agt.grab', 'take:cook:extinguisher-2')).toBe('The Cook takes a Fire Extinguisher');
    expect(called('agt.strike.how', 'hand:m7:adult')).toBe('Hand to hand with Adult 7');
    expect(called('agt.strike.how', 'gas:galley')).toBe('Gas Grenade into the Galley');
    expect(called('agt.move.crew', 'leave:scout')).toBe('Leave in the Scout');
    expect(called('agt.attack.whom', 'all:robot')).toBe('All that are left attack the Robot');
  });
});

describe('the ship in words', () => {
  it('has every area with who is there and what lies there, every weapon, all crew, and the counters', () => {
    const state = ship({
      crew: { cook: 'galley' },
      monsters: [
        ['adult', 'galley'],
        ['egg', 'galley'],
      ],
      weapons: { 'knife-1': 'cook', 'torch-1': 'galley' },
      effects: { torch: 'kill-4' },
      explodes: 6,
    });
    for (const monster of state.monsters) if (monster.id === 'm1') monster.wakes = 4;
    const { facts, tables } = text.inWords(seen(state));
    const [areas, weapons, crew, monsters] = tables;
    expect(areas?.rows).toHaveLength(45);
    expect(areas?.rows.find(([area]) => area === 'Galley')).toEqual([
      'Galley',
      'Cook (Knife)',
      'one Adult and one Egg; stunned: one Adult',
      'a Welding Torch',
      'Main Cargo Hold, Upper Cross Passage (inner), Mess Deck',
    ]);
    expect(weapons?.rows).toHaveLength(12);
    expect(weapons?.rows.find(([name]) => name === 'Welding Torch')?.[1]).toBe('4 Dice to Kill');
    expect(crew?.rows).toHaveLength(22);
    expect(monsters?.rows.map(([kind, aboard, spare]) => [kind, aboard, spare])).toEqual([
      ['Adults', '1', '11'],
      ['Babies', '0', '18'],
      ['Eggs', '1', '18'],
      ['Fragments', '0', '22'],
    ]);
    expect(facts.find(({ name }) => name === 'Engines')?.text).toMatch(/turn 6/);
  });

  it('has names of areas that differ, so that each can be typed', () => {
    const { tables } = text.inWords(seen(ship({})));
    const names = tables[0]?.places?.map(({ name }) => name) ?? [];
    expect(new Set(names).size).toBe(45);
  });
});

describe('a chit', () => {
  it('is typed by a code, none of which has an R in it', () => {
    expect(text.cards?.read('k 5')).toBe('kill-5');
    expect(text.cards?.read('up')).toBe('grow');
    expect(text.cards?.read('bits')).toBe('fragments');
    expect(text.cards?.read('nonsense')).toBeUndefined();
  });
});

it('tells of an escape by name', () => {
  const state = ship({
    phase: 'crew-move',
    crew: { doc: 'scout-bay', captain: 'galley' },
    monsters: [['egg', 'galley']],
  });
  const went = settle(state, 'leave:scout', 'doc');
  expect(told(went, 'agt.escape').map((event) => text.event(event))).toEqual([
    'The Scout leaves the ship with Doc.',
  ]);
});
