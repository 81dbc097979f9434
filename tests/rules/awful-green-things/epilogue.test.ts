/** The Epilogue, event by event, as the rulebook numbers them: every face of every die, and every choice. */
import { describe, expect, it } from 'vitest';
import type {
  ChoiceEntry,
  Entry,
  EpilogueChoice,
} from '../../../src/rules/awful-green-things/epilogue/data.ts';
import { askPlayer, type Came, meets } from '../../../src/rules/awful-green-things/epilogue/events.ts';
import {
  type Aboard,
  applyToPassage,
  homeOf,
  type Passage,
  setOut,
} from '../../../src/rules/awful-green-things/epilogue/passage.ts';
import type { Answer } from '../../../src/rules/core/play.ts';
import { playedWith } from '../../support/rules/scripted-play.ts';

const YID: Aboard = { id: 'captain', dice: 3, constitution: 27 };
const DOC: Aboard = { id: 'doc', dice: 1, constitution: 11 };
const OOK: Aboard = { id: 'mascot', dice: 1, constitution: 8 };
const FACES = [1, 2, 3, 4, 5, 6];

const boat = (at: Entry, more: Partial<Passage> = {}): Passage => ({
  ...setOut('saucer', [YID, DOC]),
  at,
  ...more,
});
const came = (passage: Passage, ...answers: readonly Answer[]): Came =>
  playedWith(meets(passage, askPlayer(String)), ...answers);

/** The boat as it goes on. */
function gone(passage: Passage, ...answers: readonly Answer[]): Passage {
  const next = structuredClone(passage);
  applyToPassage(next, came(passage, ...answers));
  return next;
}

/** Entries to which each face of the one die leads. */
const byFace = (at: Entry, ...before: readonly Answer[]) =>
  FACES.map((face) => came(boat(at), ...before, [face]).to);

describe('one die leads on', () => {
  it.each<[Entry, readonly number[]]>([
    [2, [7, 7, 7, 8, 8, 8]],
    [3, [4, 4, 4, 4, 6, 6]],
    [6, [2, 2, 2, 2, 12, 12]],
    [7, [13, 13, 13, 14, 14, 14]],
    [8, [9, 9, 9, 10, 10, 10]],
    [9, [2, 2, 2, 11, 11, 11]],
    [10, [8, 8, 8, 15, 15, 15]],
    [13, [6, 6, 6, 15, 15, 15]],
  ])('from event %i', (at, to) => expect(byFace(at)).toEqual(to));

  it('from event 15, once the flu is over', () => {
    const unhurt = [1, 1, 1, 1];
    expect(byFace(15, unhurt, unhurt)).toEqual([6, 6, 6, 7, 7, 7]);
  });
});

describe('a choice leads on', () => {
  it.each<[ChoiceEntry, EpilogueChoice, number]>([
    [1, 'straight', 7],
    [1, 'last-planet', 3],
    [4, 'run', 8],
    [4, 'fight', 5],
    [14, 'press-on', 2],
    [14, 'go-back', 3],
  ])('from event %i: %s', (at, choice, to) => expect(came(boat(at), choice).to).toBe(to));
});

describe('years under way', () => {
  it('are one at event 2 and two at event 7', () => {
    expect(gone(boat(2), [1]).years).toBe(1);
    expect(gone(boat(7, { years: 1 }), [1]).years).toBe(3);
  });

  it('don’t matter while there is food', () => expect(gone(boat(7, { years: 40 }), [1]).fate).toBeNull());
});

describe('food that runs low (event 14, AGT-15)', () => {
  it('lasts two years more', () => expect(gone(boat(14), 'press-on').food).toBe(2));

  it('lasts for one year of travel, and not for a second', () => {
    const pressing = gone(gone(boat(14), 'press-on'), [6]);
    expect(pressing).toMatchObject({ at: 8, food: 1, fate: null });
    expect(gone({ ...pressing, at: 2 })).toMatchObject({ food: 0, fate: 'starved' });
  });

  it('never lasts for event 7, and no die is rolled there', () => {
    expect(gone(boat(7, { food: 2 }))).toMatchObject({ years: 2, food: 0, fate: 'starved' });
  });

  it('is lost a second time', () => expect(gone(boat(14, { food: 1 })).fate).toBe('starved'));

  it('is plenty again at event 6', () => expect(gone(boat(6, { food: 1 }), [1]).food).toBeNull());
});

describe('the fight with the natives (event 5)', () => {
  const fight = (...answers: readonly Answer[]) => gone(boat(5), ...answers);

  it('is rolled with all dice of the crew against one of each native', () => {
    const { fight: fought } = came(boat(5), [2], [6, 6, 1, 1], [6, 6]);
    expect(fought).toEqual({ natives: 2, crew: [6, 6, 1, 1], theirs: [6, 6] });
  });

  it('is won by the higher total alone', () => {
    expect(fight([2], [6, 5, 1, 1], [6, 6])).toMatchObject({ at: 6, dead: [] });
    expect(fight([2], [6, 4, 1, 1], [6, 6], 'doc').at).toBe(4);
    expect(fight([2], [5, 4, 1, 1], [6, 6], 'doc').at).toBe(4);
  });

  it('kills one of those aboard when it is lost', () => {
    const lost = fight([3], [1, 1, 1, 1], [6, 6, 6], 'captain');
    expect(lost.dead).toEqual([{ id: 'captain', at: 5 }]);
    expect(lost.aboard).toEqual([DOC]);
  });

  it('may kill anyone aboard, the Mascot, too (AGT-16)', () => {
    const lost = gone(boat(5, { aboard: [DOC, OOK] }), [1], [1, 1], [6], 'mascot');
    expect(lost.aboard).toEqual([DOC]);
  });

  it('ends the way of a boat when the last of them falls, whom nobody has to draw', () => {
    expect(gone(boat(5, { aboard: [DOC] }), [1], [3], [3])).toMatchObject({ aboard: [], fate: 'killed' });
  });
});

describe('the gravy flu (event 15)', () => {
  it('is four dice against each, and kills with the constitution or more', () => {
    const sick = gone(boat(15), [6, 6, 6, 6], [5, 4, 1, 1], [1]);
    expect(sick).toMatchObject({ aboard: [YID], dead: [{ id: 'doc', at: 15 }], at: 6 });
    expect(gone(boat(15), [6, 6, 6, 6], [5, 3, 1, 1], [1]).aboard).toEqual([YID, DOC]);
  });

  it('ends the way of a boat when it kills all', () => {
    expect(gone(boat(15, { aboard: [DOC] }), [3, 3, 3, 3])).toMatchObject({ aboard: [], fate: 'killed' });
  });
});

describe('the end of the way', () => {
  it('is lost with all hands at event 11', () => {
    const lost = gone(boat(11));
    expect([lost.fate, homeOf(lost)]).toEqual(['vanished', []]);
  });

  it('is home at event 12', () => {
    const home = gone(boat(12));
    expect([home.fate, homeOf(home)]).toEqual(['home', [YID, DOC]]);
  });

  it('keeps the way it came', () => {
    const first = gone(boat(1), 'last-planet');
    expect(gone(gone(gone(first, [6]), [5])).way).toEqual([1, 3, 6, 12]);
  });
});
