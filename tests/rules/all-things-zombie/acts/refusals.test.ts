import { describe, expect, it } from 'vitest';
import { type Refusal, refusalText } from '../../../../src/rules/all-things-zombie/acts/refusals.ts';
import { STATUSES } from '../../../../src/rules/all-things-zombie/state/campaign.ts';

/** What the player is told has to name these: who or what is wrong, and what would be right. */
const NAMED: {
  readonly [C in Refusal['code']]: readonly [Extract<Refusal, { code: C }>, readonly string[]];
} = {
  'no-such-figure': [{ code: 'no-such-figure', figure: 'f9' }, ['f9']],
  'no-such-weapon': [{ code: 'no-such-weapon', weapon: 'w9', holder: 'Ann' }, ['w9', 'Ann']],
  'party-complete': [{ code: 'party-complete', grunts: 3 }, ['3 Grunts', 'roll one of them again, or begin']],
  'already-settled': [{ code: 'already-settled' }, ['has begun']],
  'not-settled': [{ code: 'not-settled' }, ['finish recruiting first']],
  'star-stays': [{ code: 'star-stays', name: 'Gloria' }, ['Gloria', 'dead, captive or turned']],
  'not-in-the-party': [{ code: 'not-in-the-party', name: 'Ann', status: 'dead' }, ['Ann is dead']],
  'already-so': [{ code: 'already-so', name: 'Ann', what: 'at Rep 3' }, ['Ann is at Rep 3 already']],
  'same-hands': [{ code: 'same-hands', name: 'Ann' }, ['Ann', 'choose somebody else']],
  'no-clips': [{ code: 'no-clips', weapon: 'Bludgeon' }, ['Bludgeon', 'choose a weapon that does']],
  'never-loaded': [{ code: 'never-loaded', weapon: 'Bludgeon' }, ['Bludgeon', 'choose a weapon that shoots']],
  'too-few-clips': [
    { code: 'too-few-clips', weapon: 'Rifle', clips: 1, asked: 2 },
    ['1 spare clip;', '2 can'],
  ],
  'other-ammo': [{ code: 'other-ammo', from: 'Rifle', into: 'Pistol' }, ['Rifle', 'Pistol', 'one type']],
  'rap-out-of-range': [{ code: 'rap-out-of-range', rep: 3, most: 4 }, ['At Rep 3', '0 to 4']],
  'rep-out-of-range': [{ code: 'rep-out-of-range', name: 'Ann', rep: 7 }, ['Ann has Rep 7', '1 to 7']],
  'date-out-of-range': [
    { code: 'date-out-of-range', division: 'months', start: { year: 2, period: 9 } },
    ['October, O+2', 'December, O+99'],
  ],
  encounter: [{ code: 'encounter', why: 'nobody-goes' }, ['Somebody has to go']],
};

describe('a refusal', () => {
  it.each(Object.values(NAMED))('$code is one sentence with what would be right', (refusal, named) => {
    const text = refusalText(refusal);
    expect(text).toMatch(/^[A-Z][^.!\n]*\.$/);
    for (const part of named) expect(text).toContain(part);
  });

  it('of somebody set aside says where they are', () => {
    const texts = STATUSES.map((status) => refusalText({ code: 'not-in-the-party', name: 'Ann', status }));
    expect(new Set(texts).size).toBe(STATUSES.length);
    for (const text of texts) expect(text).toMatch(/^Ann is .+; only somebody with the party can do that\.$/);
  });

  it('counts one clip and several', () => {
    const text = (clips: number) => refusalText({ code: 'too-few-clips', weapon: 'Rifle', clips, asked: 3 });
    expect([text(0), text(1), text(2)]).toEqual([
      "Rifle has 0 spare clips; 3 can't be given.",
      "Rifle has 1 spare clip; 3 can't be given.",
      "Rifle has 2 spare clips; 3 can't be given.",
    ]);
  });

  it('of RAP at the highest Rep says that there is none', () => {
    expect(refusalText({ code: 'rap-out-of-range', rep: 7, most: 0 })).toBe(
      'At Rep 7 there is nothing more to gain: RAP is 0.',
    );
  });
});
