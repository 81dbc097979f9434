/** Texts of a game outside the ship. */
import { describe, expect, it } from 'vitest';
import { awfulGreenThings } from '../../../../src/rules/awful-green-things/module.ts';
import { seen } from '../../../../src/rules/core/seen.ts';
import { out } from '../../../support/rules/agt-outside.ts';
import { play, settle } from '../../../support/rules/agt-ship.ts';

const { text } = awfulGreenThings;

describe('an event', () => {
  it('says who goes where, and how', () => {
    const state = out({ phase: 'crew-move', crew: { medic: 'scout-bay' }, monsters: [['egg', 'galley']] });
    const told = settle(state, 'medic', 'S17').events.map((event) => text.event(event));
    expect(told).toEqual(['The Medic goes through the airlock from the Scout Bay to the skin at Scout Bay.']);
  });
});

describe('a question', () => {
  it('calls its options by what they do', () => {
    const called = (rule: string, id: string) => text.called(rule, id);
    expect(called('agt.move.crew', 'jump:doc')).toBe('Doc jumps');
    expect(called('agt.grow', 'baby:in')).toBe('Babies grow to Adults, inside the ship alone');
    expect(called('agt.strike.how', 'blast:S3')).toBe('Rocket blast into the skin at Captain’s Cabin');
    expect(called('agt.grab', 'enter:cook:suit-3')).toBe('The Cook gets into Jet Suit 3');
    expect(called('agt.out.lock', 'close:scout-bay')).toBe('Close the airlock of the Scout Bay');
    expect(called('agt.attack.whom', 'adult:suit-2')).toBe('Adult attacks the empty Jet Suit 2');
  });

  it('says without dice what claws do from space', () => {
    const state = out({
      phase: 'crew-attack',
      crew: { cook: 'upper' },
      ...{ monsters: [['adult', 'S6']], vehicles: { 'mover-1': 'cook' } },
    });
    const went = play(state, 'S6', 'cook');
    const question = went.questions.at(-1);
    if (question === undefined) throw new Error('nothing is asked');
    const options = text.optionFigures?.(seen(went.state), question)?.options;
    expect(options?.['hand:m1:adult']).toEqual({ line: 'thrown off, without a die' });
  });
});

describe('the ship in words', () => {
  const facts = (state: ReturnType<typeof out>) =>
    Object.fromEntries(text.inWords(seen(state)).facts.map(({ name, text: says }) => [name, says]));

  it('says which airlocks are closed and which are held shut', () => {
    const crew = { captain: 'bridge-1' } as const;
    expect(facts(out({ crew, monsters: [['egg', 'galley']] })).Airlocks).toBe('all open');
    const state = out({ crew, monsters: [['egg', 'galley']], closed: ['saucer-bay', 'sensor-1'] });
    if (state.outside) state.outside.held = ['cargo-hold'];
    expect(facts(state).Airlocks).toBe('closed: Saucer Bay and No. 1 Sensor; held shut: Main Cargo Hold');
  });

  it('says where boats are that are out, and who in them would die of an open hatch', () => {
    const state = out({
      crew: { cook: 'in-scout', doc: 'in-scout' },
      ...{ monsters: [['egg', 'galley']], suited: ['doc'], boats: { scout: 'lower' } },
    });
    const cockboat = state.outside?.boats.find(({ id }) => id === 'cockboat');
    if (cockboat) Object.assign(cockboat, { at: null, back: 7, mayWait: true });
    expect(facts(state)).toMatchObject({
      Boats: 'Scout out in the lower space; Cockboat off the board, back in turn 7 or later',
      'No suit on': 'Cook, in a boat',
    });
  });
});
