/** The book’s worked examples, by their own dice. */
import { describe, expect, it } from 'vitest';
import { asked, green, optionsOf, play, ship, told } from '../../support/rules/agt-ship.ts';

describe('the example of a monster attack', () => {
  const start = () =>
    ship({
      phase: 'monsters-attack',
      crew: { cook: 'mess-deck', mascot: 'mess-deck', 'pilot-1': 'mess-deck' },
      monsters: [
        ['adult', 'mess-deck'],
        ['adult', 'mess-deck'],
        ['baby', 'mess-deck'],
      ],
    });

  it('kills the Cook by eight dice, and spares the Mascot by two', () => {
    const went = play(
      start(),
      ...['mess-deck', 'adult:cook', 'adult:cook', 'baby:mascot'],
      ...[
        [6, 5, 5, 4, 4, 3, 1, 1],
        [5, 2],
      ],
    );
    expect(
      told(went, 'agt.attack').map(({ target, dice, total, constitution, done }) => [
        target,
        dice,
        total,
        constitution,
        done,
      ]),
    ).toEqual([
      ['cook', 8, 29, 21, true],
      ['mascot', 2, 7, 8, false],
    ]);
    // Only one of the two lays an Egg.
    expect(told(went, 'agt.eat').map(({ crew, kind }) => [crew, kind])).toEqual([['cook', 'adult']]);
    expect(green(went.state)).toEqual([
      'adult m1 mess-deck',
      'adult m2 mess-deck',
      'baby m3 mess-deck',
      'egg m4 mess-deck',
    ]);
    expect(went.state.crew.filter(({ at }) => at !== null).map(({ id }) => id)).toEqual([
      'pilot-1',
      'mascot',
    ]);
  });

  it('has all attacks declared before a die is rolled', () => {
    const went = play(start(), 'mess-deck', 'adult:cook');
    expect(asked(went)).toBe('agt.attack.whom');
    expect(went.questions.some(({ kind }) => kind === 'roll')).toBe(false);
    expect(optionsOf(went)).toContain('adult:pilot-1');
  });
});

describe('the example of several weapons at once', () => {
  it('adds gas to fists, then Fragments die, then Zgwortz stuns, then gas stuns the crew', () => {
    const state = ship({
      phase: 'crew-attack',
      crew: { sergeant: 'mess-deck', cook: 'galley', medic: 'galley', doc: 'ships-store' },
      monsters: [
        ['adult', 'mess-deck'],
        ['adult', 'mess-deck'],
        ...Array.from({ length: 5 }, () => ['fragment', 'mess-deck'] as const),
      ],
      weapons: { 'zgwortz-1': 'cook', 'zgwortz-2': 'medic', 'gas-1': 'doc' },
      effects: { gas: 'kill-3', zgwortz: 'stun-5' },
    });
    const went = play(
      state,
      ...['mess-deck', 'sergeant', 'hand:m1:adult', 'cook', 'zgwortz:m2:adult', 'medic', 'zgwortz:m2:adult'],
      ...['doc', 'gas:mess-deck'],
      // Six dice of gas and Sergeant, three of gas alone, and five times three on the Fragments of constitution 8.
      ...[
        [3, 3, 3, 3, 3, 3],
        [5, 5, 5],
      ],
      ...Array.from({ length: 5 }, () => [3, 3, 3]),
      // Ten dice of two canisters, then five on the Sergeant in the cloud, and the canisters go home.
      ...[Array<number>(10).fill(2), [6, 6, 6, 6, 6]],
      ...['galley', 'mess-deck'],
    );
    expect(
      told(went, 'agt.attack').map(({ target, dice, total, done }) => [target, dice, total, done]),
    ).toEqual([
      ['m1', 6, 18, true],
      ['m2', 3, 15, false],
      ...['m3', 'm4', 'm5', 'm6', 'm7'].map((id) => [id, 3, 9, true]),
    ]);
    expect(told(went, 'agt.stun').map(({ target, dice, done }) => [target, dice, done])).toEqual([
      ['m2', 10, true],
      ['sergeant', 5, true],
    ]);
    expect(green(went.state)).toEqual(['adult m2 mess-deck stunned']);
    expect(went.state.weapons.map(({ id, at, by }) => [id, at, by])).toEqual([
      ['zgwortz-1', 'galley', null],
      ['zgwortz-2', 'mess-deck', null],
      ['gas-1', 'damage-control', null],
    ]);
  });
});

describe('the example of several untried weapons', () => {
  const start = () =>
    ship({
      phase: 'crew-attack',
      crew: { captain: 'main-passage-5', sparks: 'main-passage-5' },
      monsters: [
        ['adult', 'science-lab'],
        ['adult', 'science-lab'],
        ['baby', 'science-lab'],
      ],
      weapons: { 'extinguisher-1': 'captain', 'stun-pistol-1': 'sparks' },
    });

  it('draws one chit for both, shrinks the Adult that both hit twice, and puts the chit back', () => {
    const went = play(
      start(),
      ...['science-lab', 'captain', 'extinguisher:science-lab', 'sparks', 'stun-pistol:m1:adult'],
      'shrink',
    );
    expect(told(went, 'agt.chit')).toMatchObject([
      { chit: 'shrink', weapons: ['extinguisher', 'stun-pistol'], keeps: false },
    ]);
    expect(green(went.state).toSorted()).toEqual([
      'baby m2 science-lab',
      'egg m1 science-lab',
      'egg m3 science-lab',
    ]);
    expect(went.state.effects).toMatchObject({ extinguisher: null, 'stun-pistol': null });
    expect(went.state.cup).toHaveLength(15);
  });
});
