import { describe, expect, it } from 'vitest';
import type { AlreadySo, Refusal } from '../../../../src/rules/all-things-zombie/acts/refusals.ts';
import { STATUSES } from '../../../../src/rules/all-things-zombie/state/campaign.ts';
import { refusalText } from '../../../../src/rules/all-things-zombie/text/refusals.ts';

/** What the player is told has to name these: who or what is wrong, and what would be right. */
const NAMED: {
  readonly [C in Refusal['code']]: readonly [Extract<Refusal, { code: C }>, readonly string[]];
} = {
  'no-such-figure': [{ code: 'no-such-figure', figure: 'f9' }, ['f9']],
  'no-such-weapon': [{ code: 'no-such-weapon', weapon: 'w9', holder: 'Ann' }, ['w9', 'Ann']],
  'party-complete': [{ code: 'party-complete', grunts: 3 }, ['3 Grunts', 'roll one of them again, or begin']],
  'no-such-episode': [{ code: 'no-such-episode' }, ['take it up as an episode first']],
  'already-settled': [{ code: 'already-settled' }, ['has begun']],
  'not-settled': [{ code: 'not-settled' }, ['finish recruiting first']],
  'star-stays': [{ code: 'star-stays', name: 'Gloria' }, ['Gloria', 'dead, captive or turned']],
  'not-in-the-party': [{ code: 'not-in-the-party', name: 'Ann', status: 'dead' }, ['Ann is dead']],
  'already-so': [
    { code: 'already-so', already: { what: 'rep', name: 'Ann', rep: 3 } },
    ['Ann is at Rep 3 already'],
  ],
  'same-hands': [{ code: 'same-hands', name: 'Ann' }, ['Ann', 'choose somebody else']],
  'no-clips': [{ code: 'no-clips', weapon: 'one-hand-bludgeon' }, ['Bludgeon', 'choose a weapon that does']],
  'never-loaded': [
    { code: 'never-loaded', weapon: 'one-hand-bludgeon' },
    ['Bludgeon', 'choose a weapon that shoots'],
  ],
  'too-few-clips': [
    { code: 'too-few-clips', weapon: 'rifle', clips: 1, asked: 2 },
    ['1 spare clip;', '2 can'],
  ],
  'other-ammo': [{ code: 'other-ammo', from: 'rifle', into: 'pistol' }, ['Rifle', 'Pistol', 'one type']],
  'rap-out-of-range': [{ code: 'rap-out-of-range', rep: 3, most: 4 }, ['At Rep 3', '0 to 4']],
  'rep-out-of-range': [{ code: 'rep-out-of-range', name: 'Ann', rep: 7 }, ['Ann has Rep 7', '1 to 7']],
  'date-out-of-range': [
    { code: 'date-out-of-range', division: 'months', start: { year: 2, period: 9 } },
    ['October, O+2', 'December, O+99'],
  ],
  'no-such-table': [{ code: 'no-such-table' }, ['choose one of the rules reference']],
  'no-such-row': [{ code: 'no-such-row' }, ['choose one it has']],
  'no-such-field': [{ code: 'no-such-field' }, ['choose one it has']],
  'not-a-value': [{ code: 'not-a-value' }, ['choose what the table takes']],
  'out-of-range': [{ code: 'out-of-range' }, ['choose one within its bounds']],
  'as-in-the-book': [{ code: 'as-in-the-book' }, ['take the correction back instead']],
  'corrected-already': [{ code: 'corrected-already' }, ['corrected so already']],
  'not-corrected': [{ code: 'not-corrected' }, ['nothing to take back']],
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
    const text = (clips: number) => refusalText({ code: 'too-few-clips', weapon: 'rifle', clips, asked: 3 });
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

  it.each<readonly [AlreadySo, string]>([
    [{ what: 'name', name: 'Ann' }, 'Ann is called that already.'],
    [{ what: 'date', name: 'The Weir' }, 'The Weir is at that date already.'],
    [{ what: 'biography', name: 'Ann' }, 'Ann is described so already.'],
    [{ what: 'status', name: 'Ann', status: 'left' }, 'Ann is gone already.'],
    [{ what: 'rap', name: 'Ann', rap: 2 }, 'Ann is at 2 RAP already.'],
    [{ what: 'protected', name: 'Ann', protected: true }, 'Ann is protected already.'],
    [{ what: 'protected', name: 'Ann', protected: false }, 'Ann is unprotected already.'],
    [{ what: 'leadership', name: 'Ann', leadership: 'other' }, 'Ann is a Leader already.'],
    [{ what: 'attribute', name: 'Ann', attribute: 'slow', has: true }, 'Ann is Slow already.'],
    [{ what: 'attribute', name: 'Ann', attribute: 'slow', has: false }, 'Ann is without Slow already.'],
    [{ what: 'advantage', name: 'Ann', advantage: 'free-will', has: true }, 'Ann is with Free will already.'],
    [{ what: 'clips', weapon: 'rifle', clips: 2 }, 'Rifle is at 2 spare clips already.'],
    [{ what: 'loaded', weapon: 'rifle', loaded: false }, 'Rifle is empty already.'],
    [{ what: 'in-stockpile' }, 'That is in the stockpile already.'],
    [{ what: 'house-rule', rule: 'fastCampaign', on: true }, 'Fast campaign is on already.'],
  ])('says what is so already: %j', (already, text) => {
    expect(refusalText({ code: 'already-so', already })).toBe(text);
  });
});
