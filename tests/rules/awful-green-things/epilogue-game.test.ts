/** The Epilogue in the game: boats that have left are guided home one after another, then the points are counted. */
import { describe, expect, it } from 'vitest';
import type { CrewId } from '../../../src/rules/awful-green-things/data/crew.ts';
import { awfulGreenThings } from '../../../src/rules/awful-green-things/module.ts';
import type { State } from '../../../src/rules/awful-green-things/state.ts';
import { agtText } from '../../../src/rules/awful-green-things/text/game.ts';
import { playStep } from '../../../src/rules/core/module.ts';
import type { Answer, Question } from '../../../src/rules/core/play.ts';
import { seen } from '../../../src/rules/core/seen.ts';
import { scripted } from '../../support/rules/scripted.ts';

type Aboard = Partial<Record<'scout' | 'cockboat' | 'saucer', readonly CrewId[]>>;

/** The ship is given up, and these are in the boats. */
function adrift(aboard: Aboard, ship: State['ship'] = 'abandoned'): State {
  const state = awfulGreenThings.begin({ turns: 60, extraAdult: false, beamerTwoSettings: false });
  for (const boat of state.boats) {
    const crew = aboard[boat.id];
    if (crew === undefined) continue;
    boat.aboard = [...crew];
    boat.left = 9;
    for (const one of state.crew) if (crew.includes(one.id)) one.fate = 'away';
  }
  state.phase = 'epilogue';
  state.ship = ship;
  return state;
}

/** Steps with these answers, all of which must be asked for. */
function guided(state: State, steps: number, ...answers: readonly Answer[]): State {
  const script = scripted(answers);
  let now = state;
  for (let done = 0; done < steps; done++) now = playStep(awfulGreenThings, now, script).state;
  script.assertUsedUp();
  return now;
}

function questionOf(state: State): Question {
  const { played } = playStep(awfulGreenThings, state, () => undefined);
  if (played.kind !== 'waiting') throw new Error('nothing is asked');
  return played.question;
}

describe('boats that have left', () => {
  it('go home in the order of their bays, each through its own events, and then the game is over', () => {
    const state = adrift({ scout: ['captain'], saucer: ['cook', 'robot'] });
    // Sets out, 1, 3, 6, 12: home.
    const first = guided(state, 5, 'last-planet', [5], [6]);
    expect(first.home).toEqual(['captain']);
    expect(first.boats.map(({ over }) => over)).toEqual([true, false, false]);
    expect(agtText.standing(seen(state)).detail).toBe('the Scout, one of two boats');
    expect(agtText.standing(seen(first)).detail).toBe('the Saucer, two of two boats');
    expect(awfulGreenThings.outcome(seen(first))).toBeUndefined();
    // Sets out, 1, 3, 4, 5 and the cook falls, 4, 8, 9, 11.
    const second = guided(
      first,
      9,
      ...['last-planet', [1], 'fight', [6], [1, 1, 1, 1, 1], [6, 6, 6, 6, 6, 6], 'cook', 'run', [1], [6]],
    );
    expect(second.lost).toEqual(['cook', 'robot']);
    expect(second.passages.map(({ fate }) => fate)).toEqual(['home', 'vanished']);
    const over = guided(second, 1);
    expect(awfulGreenThings.outcome(seen(over))).toMatchObject({
      monsters: 111,
      crew: 27,
      home: ['captain'],
    });
  });

  it('score no points for the Robot and the Mascot (AGT-16)', () => {
    const state = adrift({ cockboat: ['robot', 'mascot', 'doc'] }, 'destroyed');
    const home = guided(state, 6, 'last-planet', [5], [6]);
    expect(awfulGreenThings.outcome(seen(home))).toMatchObject({ monsters: 55.5, crew: 11 });
  });

  it('are told in words, event by event', () => {
    const { played } = playStep(
      awfulGreenThings,
      guided(adrift({ scout: ['captain', 'doc'] }), 2, 'straight'),
      scripted([[4]]),
    );
    expect(played.events.map(agtText.event)).toEqual([
      'The Scout is under way for two years. On to 14: supplies low.',
    ]);
  });
});

describe('what a boat is asked', () => {
  const low = () => guided(adrift({ saucer: ['captain', 'sergeant', 'cook'] }), 4, 'last-planet', [1], 'run');

  it('carries the odds of the way home from there', () => {
    const question = questionOf(low());
    expect(question).toMatchObject({
      rule: 'agt.epilogue.8',
      odds: { rule: 'agt.epilogue', input: { at: 8, crew: [{ dice: 3, constitution: 27 }, {}, {}] } },
    });
  });

  it('says where each face leads', () => {
    const state = low();
    expect(agtText.asked?.(seen(state), questionOf(state))).toMatchObject({
      title: 'Where next?',
      over: 'The Saucer, event 8: lost in space',
      faces: ['to 9', 'to 9', 'to 9', 'to 10', 'to 10', 'to 10'],
    });
  });

  // Yid, the Sergeant and the Cook at event 14, the ship blown up: 55½ to beat.
  it('has exact figures for pressing on and for going back', () => {
    const state = adrift({ saucer: ['captain', 'sergeant', 'cook'] }, 'destroyed');
    const at14 = guided(state, 3, 'straight', [6]);
    const figures = agtText.optionFigures?.(seen(at14), questionOf(at14));
    expect(figures?.options).toMatchObject({
      'press-on': { figures: ['6 %', '5 %', '4'], cost: 'Lost: 75 % starved, 19 % vanished, < 1 % killed' },
      'go-back': { figures: ['69 %', '64 %', '46'], cost: 'Lost: 28 % vanished, 3 % killed' },
    });
  });

  // Shares that the mock of the chart counts for that crew: every number of points that may come home.
  it('has the points of each way as shares, those that beat the ship marked', () => {
    const state = adrift({ saucer: ['captain', 'sergeant', 'cook'] }, 'destroyed');
    const at14 = guided(state, 3, 'straight', [6]);
    const back = agtText.optionFigures?.(seen(at14), questionOf(at14))?.options['go-back']?.spread ?? [];
    expect(back.map(({ value, share, wins }) => [value, Math.round(100 * share), wins])).toEqual([
      ['69', 64, true],
      ['48', 4, false],
      ['42', 1, false],
      ['27', 0, false],
      ['21', 0, false],
      ['0', 31, false],
    ]);
    expect(back.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 10);
  });

  it('counts a game as won that earlier boats have won, however this one ends', () => {
    const state = adrift({ scout: ['captain', 'sergeant'], saucer: ['cook'] }, 'destroyed');
    state.home = ['captain', 'sergeant', 'first-officer'];
    state.boats = state.boats.map((boat) => (boat.id === 'scout' ? { ...boat, over: true } : boat));
    const at1 = guided(state, 1);
    const figures = agtText.optionFigures?.(seen(at1), questionOf(at1));
    expect(figures?.options.straight?.figures?.[1]).toBe('100 %');
  });
});
