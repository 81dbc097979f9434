import { describe, expect, it } from 'vitest';
import { countedText } from '../../../../src/rules/all-things-zombie/text/needs.ts';
import { outcomeText } from '../../../../src/rules/all-things-zombie/text/outcomes.ts';
import { againstText, testText } from '../../../../src/rules/all-things-zombie/text/results.ts';

describe('dice that were rolled', () => {
  it.each([
    ['atz.damage', 0, 'Out of the Fight'],
    ['atz.damage', 1, 'Knocked Down'],
    ['atz.survivors-in-building', 0, 'nobody is there'],
    ['atz.survivors-in-building', 3, 'three survivors'],
    ['atz.zombies-in-building', 0, 'no zombies'],
    ['atz.zombie-reinforcement', 0, 'no zombie comes'],
    ['atz.zombie-reinforcement', 2, 'two zombies come'],
    ['atz.drunkard', 0, 'drunk'],
    ['atz.drunkard', 1, 'sober'],
    ['atz.vehicle-at-start', 1, 'you get a vehicle'],
    ['atz.vehicle-at-start', 0, 'no vehicle'],
    ['atz.infection', 0, 'turns'],
    ['atz.shoot', 2, 'two hits'],
    ['atz.shoot', 0, 'no hit'],
    // A check goes by its dice.
    ['atz.received-fire', 2, 'two dice pass'],
    ['atz.received-fire', 0, 'none passes'],
  ])('of %s, %i of which counted, are told by what they did: %s', (rule, dice, told) => {
    expect(countedText(dice, {}, rule)).toBe(told);
  });

  it('of a search say what was found, or that there is none', () => {
    expect(countedText(0, {}, 'atz.search', { item: 'body-armor' })).toBe('no body armour');
    expect(countedText(1, {}, 'atz.search', { item: 'weapons' })).toBe('a weapon found');
  });
});

describe('people met who go first', () => {
  it.each([
    ['none', 0, 'they talk'],
    ['none', 1, 'they attack'],
    // With one side twice the other it is turned round.
    ['other', 0, 'they attack'],
    ['other', 1, 'they talk'],
  ])('outnumbered by %s, with %i dice: %s', (outnumbers, dice, told) => {
    expect(countedText(dice, {}, 'atz.attack-or-talk', { rep: 3, outnumbers })).toBe(told);
  });
});

it('a Recovery without a pass says how the figure is lost', () => {
  expect(outcomeText('atz.recovery', 'gone', { kind: 'ranAway' })).toBe('Never seen again');
  expect(outcomeText('atz.recovery', 'gone', { kind: 'outOfTheFight' })).toBe('Dead');
  expect(outcomeText('atz.recovery', 'returns', { kind: 'ranAway' })).toBe('Back as before');
});

describe('zombies', () => {
  const at = (harm: 'obviouslyDead' | 'missed', name: string | null = null) => ({ name, harm });

  it('to whom the same was done are told together', () => {
    const result = { of: 'shots', weapon: 'carbine', shots: 3 } as const;
    const three = [at('obviouslyDead'), at('obviouslyDead'), at('missed')];
    expect(testText({ ...result, at: three })).toBe(
      'fires three times with the carbine: two zombies dead, one missed',
    );
    expect(testText({ ...result, at: [at('missed'), at('obviouslyDead', 'Bubba')] })).toBe(
      'fires three times with the carbine: Bubba dead, a zombie missed',
    );
  });

  it('that somebody fights are counted', () => {
    expect(againstText([null, null])).toBe('two zombies');
    expect(againstText(['Bubba', null])).toBe('Bubba and a zombie');
  });
});
