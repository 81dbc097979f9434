import { describe, expect, it } from 'vitest';
import { crazyAboutMyJob } from '../../../../src/rules/all-things-zombie/reaction/crazy.ts';
import { decided } from '../../../../src/rules/all-things-zombie/reaction/react.ts';
import {
  goesToSanity,
  mustCheckZombieDeath,
  sanity,
  seeZombieDeath,
} from '../../../../src/rules/all-things-zombie/reaction/zombie-death.ts';
import { ASKING, countedOdds, EVERY_REP, expectAtEveryRep, passesOf, played, type Words } from './support.ts';

describe('See Zombie Death Check', () => {
  const WORDS: Words = ['carriesOn', 'ducksBack', 'runsAway'];

  it('is taken once in a life (ATZ-88)', () => {
    expect(mustCheckZombieDeath(false)).toBe(true);
    expect(mustCheckZombieDeath(true)).toBe(false);
  });

  it('rolls two dice, three for Leaders and the Stone Cold', () => {
    expectAtEveryRep('atz.see-zombie-death', {}, { words: WORDS });
    expectAtEveryRep('atz.see-zombie-death', { leader: true }, { dice: 3, words: WORDS });
    expectAtEveryRep('atz.see-zombie-death', { attributes: ['stone-cold'] }, { dice: 3, words: WORDS });
  });

  it('sends on to the Sanity Table whoever passes fewer than two', () => {
    expect(goesToSanity(played(seeZombieDeath(ASKING, { rep: 3 }), [3, 3]))).toBe(false);
    expect(goesToSanity(played(seeZombieDeath(ASKING, { rep: 3 }), [3, 4]))).toBe(true);
    expect(goesToSanity(played(seeZombieDeath(ASKING, { rep: 3 }), [4, 4]))).toBe(true);
  });

  it('keeps Nerves of steel on their feet, not out of the Sanity Table', () => {
    const reaction = played(seeZombieDeath(ASKING, { rep: 3, attributes: ['nerves-of-steel'] }), [3, 4]);
    expect(reaction).toMatchObject({
      result: 'carriesOn',
      found: { result: 'ducksBack' },
      heldBy: 'nerves-of-steel',
      rows: ['atz.see-zombie-death/1', 'atz.never-ducks-back/see-zombie-death'],
    });
    expect(goesToSanity(reaction)).toBe(true);
  });

  it('lets a Star stay who ought to run, and still sends it to the Sanity Table', () => {
    const star = { rep: 3, freeWill: true };
    const reaction = played(decided(ASKING, seeZombieDeath(ASKING, star)), [5, 6], 'stays');
    expect(reaction.act).toBe('stays');
    expect(goesToSanity(reaction)).toBe(true);
  });
});

describe('Sanity Table', () => {
  const WORDS: Words = ['recovers', 'huddles', 'collapses'];

  it('rolls two dice, three for Leaders and the Stone Cold', () => {
    expectAtEveryRep('atz.sanity', {}, { words: WORDS });
    expectAtEveryRep('atz.sanity', { leader: true }, { dice: 3, words: WORDS });
    expectAtEveryRep('atz.sanity', { attributes: ['stone-cold'] }, { dice: 3, words: WORDS });
  });

  it('is not a matter of Free Will', () => {
    expect(played(sanity(ASKING, { rep: 3, freeWill: true }), [5, 6]).options).toEqual(['collapses']);
  });
});

describe('Crazy About My Job', () => {
  // Both dice against 2: 4 of 36. Both against 1: 1 of 36.
  it.each(EVERY_REP)('at Rep %i has the odds of its steps', (rep) => {
    const [two, one, none] = passesOf(2, rep);
    const returns = BigInt(two) * 4n * 36n;
    const weaker = BigInt(two) * 32n * 1n + BigInt(one) * 36n;
    const never = BigInt(two) * 32n * 35n + BigInt(one) * 36n * 35n + BigInt(none) * 36n * 36n;
    expect(returns + weaker + never).toBe(36n ** 3n);
    const counted = countedOdds('atz.crazy-about-my-job', { rep });
    const [of = 1n] = Object.values(counted).map((share) => share.of);
    const scaled = (name: string) => ((counted[name]?.n ?? 0n) * 36n ** 3n) / of;
    expect([scaled('returns'), scaled('returnsWeaker'), scaled('neverRecovers')]).toEqual([
      returns,
      weaker,
      never,
    ]);
  });

  it('rolls two dice also for Leaders and the Stone Cold', () => {
    const plain = countedOdds('atz.crazy-about-my-job', { rep: 4 });
    expect(
      countedOdds('atz.crazy-about-my-job', { rep: 4, leader: true, attributes: ['stone-cold'] }),
    ).toEqual(plain);
  });

  it('returns at its old Rep with both dice twice, and forgets what it saw (ATZ-58)', () => {
    expect(played(crazyAboutMyJob(ASKING, 4), [4, 1], [2, 1])).toMatchObject({
      result: 'returns',
      rep: 4,
      forgetsZombieDeath: true,
      rows: ['atz.crazy-about-my-job/2'],
    });
  });

  it('sinks from shock into deeper shock, and out of it one Rep lower', () => {
    const crazy = played(crazyAboutMyJob(ASKING, 4), [4, 1], [2, 3], [1, 1]);
    expect(crazy).toMatchObject({ result: 'returnsWeaker', rep: 3, forgetsZombieDeath: true });
    expect(crazy.rolls.map(({ target }) => target)).toEqual([4, 2, 1]);
  });

  it('starts in deeper shock with one die passed', () => {
    expect(played(crazyAboutMyJob(ASKING, 4), [4, 5], [1, 1])).toMatchObject({
      result: 'returnsWeaker',
      rep: 3,
    });
    expect(played(crazyAboutMyJob(ASKING, 1), [1, 5], [1, 1]).rep).toBe(1);
  });

  it('never comes out of it otherwise', () => {
    const lost = { result: 'neverRecovers', forgetsZombieDeath: false };
    expect(played(crazyAboutMyJob(ASKING, 4), [5, 5])).toMatchObject(lost);
    expect(played(crazyAboutMyJob(ASKING, 4), [4, 5], [1, 2])).toMatchObject(lost);
    expect(played(crazyAboutMyJob(ASKING, 4), [1, 2], [2, 3], [1, 2])).toMatchObject(lost);
  });
});
