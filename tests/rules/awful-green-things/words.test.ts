/** Texts of the game: events, questions, why not, options with their figures, the ship in words. */
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

  it('says of fences only what holds where none is on', () => {
    expect(text.event({ rule: 'agt.turn', phase: 'fences' })).toBe('Any fence that is on strikes now.');
  });

  it('tells a chit of one weapon from one that several share', () => {
    const chit: AgtEvent = { rule: 'agt.chit', chit: 'shrink', weapons: ['torch'], keeps: true };
    expect(text.event(chit)).toBe('A chit for the Welding Torch: Shrink.');
    expect(text.event({ ...chit, weapons: ['torch', 'knife'], keeps: false })).toBe(
      'One chit for the Welding Torch and the Knife together, for this attack alone: Shrink.',
    );
  });
});

describe('a declaration', () => {
  const lines = (went: Went) => told(went, 'agt.declare').map((event) => text.event(event));

  it('names attacker and target', () => {
    const monsters = [['adult', 'galley']] as const;
    const attacked = ship({ phase: 'monsters-attack', crew: { cook: 'galley' }, monsters });
    expect(lines(settle(attacked, 'galley', 'adult:cook'))).toEqual([
      'Adult 1 attacks the Cook in the Galley.',
    ]);
    const attacking = ship({
      phase: 'crew-attack',
      crew: { cook: 'galley', doc: 'galley' },
      monsters,
      weapons: { 'knife-1': 'doc' },
    });
    expect(lines(settle(attacking, 'galley', 'cook', 'hand:m1:adult', 'doc', 'knife:m1:adult'))).toEqual([
      'The Cook attacks Adult 1 hand to hand in the Galley.',
      'Doc uses the Knife on Adult 1 in the Galley.',
    ]);
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
    const cook = ship({
      phase: 'crew-move',
      crew: { cook: 'galley', doc: 'galley' },
      monsters: [['egg', 'wardroom']],
    });
    for (const crewman of cook.crew) if (crewman.id === 'cook') crewman.wakes = 4;
    // The act goes on in a sentence: “Why not the Cook?”
    expect(put(play(cook))?.whyNot?.[0]?.act).toBe('the Cook');
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
    expect(options?.['hand:m1:egg']?.line).toBe('3 dice against 5');
    expect(options?.['hand:m1:egg']?.figures?.slice(0, 2)).toEqual(['–', '98 %']);
    expect(options?.['hand:m2:baby']?.line).toBe('3 dice against 12');
    expect(options?.['hand:m2:baby']?.figures?.slice(0, 2)).toEqual(['38 %', '–']);
  });

  it('counts what is declared already on the same target: all attack dice are one total', () => {
    const state = ship({
      phase: 'crew-attack',
      crew: { captain: 'galley', 'first-officer': 'galley' },
      monsters: [
        ['baby', 'galley'],
        ['adult', 'galley'],
      ],
    });
    const went = play(state, 'galley', 'captain', 'hand:m1:baby', 'first-officer');
    // Five dice reach twelve in 7,319 ways of 7,776; two alone reach twelve in one of 36, and sixteen never.
    expect(figures(went)?.['hand:m1:baby']).toEqual({
      line: 'with Captain Yid: 5 dice against 12',
      figures: ['–', '94 %'],
    });
    expect(figures(went)?.['hand:m2:adult']).toEqual({ line: '2 dice against 16', figures: ['0 %', '–'] });
  });

  it('weighs an untried weapon by the chits that are left', () => {
    const state = ship({
      phase: 'crew-attack',
      crew: { captain: 'galley' },
      monsters: [['baby', 'galley']],
      weapons: { 'knife-1': 'captain' },
      effects: { torch: 'kill-5' },
    });
    state.cup = ['kill-3', 'fragments', 'shrink', 'stun-5'];
    const options = figures(play(state, 'galley', 'captain'));
    // Three dice kill a Baby in 81 ways of 216 and one chit of four blows it up; shrunk it is an Egg that lives.
    const [killed, fragments, stunned] = options?.['knife:m1:baby']?.figures ?? [];
    expect(killed).toBe('9 %');
    expect(fragments).toBe('25 %');
    // Five dice come to twelve in 7,319 ways of 7,776, a quarter of which is 23.5 of a hundred.
    expect(stunned).toBe('24 %');
    expect(options?.['knife:m1:baby']?.line).toBe('untried: any of 4 chits');
  });

  it('has the figures of an area weapon by the kind that is hit', () => {
    const state = ship({
      phase: 'crew-attack',
      crew: { captain: 'galley' },
      monsters: [
        ['adult', 'mess-deck'],
        ['baby', 'mess-deck'],
      ],
      weapons: { 'gas-1': 'captain' },
      effects: { gas: 'kill-3' },
    });
    const went = play(state, 'mess-deck', 'captain');
    // Sixteen or more of three dice: 10 ways of 216.
    expect(figures(went)?.['gas:mess-deck']?.figures).toEqual(['5 %', '38 %']);
  });

  it('says of a throw who attacks whom, where, with what, and the total it needs', () => {
    const state = ship({
      phase: 'crew-attack',
      crew: { captain: 'main-passage-2', 'first-officer': 'main-passage-2', cook: 'main-passage-2' },
      monsters: [['baby', 'main-passage-2']],
      weapons: { 'torch-1': 'cook' },
      effects: { torch: 'kill-4' },
    });
    const went = play(
      state,
      ...['main-passage-2', 'captain', 'hand:m1:baby', 'first-officer', 'hand:m1:baby'],
      ...['cook', 'torch:m1:baby'],
    );
    expect(put(went)).toEqual({
      title: 'Captain Yid, the 1st Officer and the Cook with the Welding Torch on Baby 1',
      over: 'Main Passage 2',
      line: 'Captain Yid 3, the 1st Officer 2, the Cook with the Welding Torch 4: nine dice, 12 or more kills.',
    });
  });

  it('says the same of Green Things that attack', () => {
    const state = ship({
      phase: 'monsters-attack',
      crew: { cook: 'mess-deck' },
      monsters: [
        ['adult', 'mess-deck'],
        ['baby', 'mess-deck'],
      ],
    });
    expect(put(play(state, 'mess-deck', 'all:cook'))).toEqual({
      title: 'One Adult and one Baby on the Cook',
      over: 'Mess Deck',
      line: 'Six dice, 21 or more kills.',
    });
  });

  it('names the untried weapon, and says what each chit would do', () => {
    const state = ship({
      phase: 'crew-attack',
      crew: { captain: 'galley', cook: 'galley' },
      monsters: [['baby', 'galley']],
      weapons: { 'knife-1': 'cook' },
    });
    state.cup = ['kill-5', 'kill-5', 'shrink', 'no-effect'];
    const went = play(state, 'galley', 'captain', 'hand:m1:baby', 'cook', 'knife:m1:baby');
    const said = put(went);
    expect(said?.title).toBe('What does the Knife do to Baby 1?');
    expect(said?.over).toBe('Galley');
    // The Captain’s three dice are thrown, too: with five more at a Baby, alone at an Egg, or at the Baby as it is.
    expect(said?.cards?.map(({ id, line }) => [id, line])).toEqual([
      ['kill-5', '> 99 % killed'],
      ['shrink', '98 % killed'],
      ['no-effect', '38 % killed'],
    ]);
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
