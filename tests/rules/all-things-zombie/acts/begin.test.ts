import { describe, expect, it } from 'vitest';
import { beginCampaign, bringStar } from '../../../../src/rules/all-things-zombie/acts/begin.ts';
import { refusalText } from '../../../../src/rules/all-things-zombie/acts/refusals.ts';
import type { Division } from '../../../../src/rules/all-things-zombie/calendar.ts';
import { begin } from '../../../../src/rules/all-things-zombie/state/apply.ts';
import type { Campaign } from '../../../../src/rules/all-things-zombie/state/campaign.ts';
import { BY_THE_BOOK } from '../../../../src/rules/all-things-zombie/state/house-rules.ts';
import { drive } from '../../../../src/rules/core/driver.ts';
import type { Question } from '../../../../src/rules/core/play.ts';
import { seen } from '../../../../src/rules/core/seen.ts';
import { act, figureIn } from '../../../support/rules/campaign.ts';

function beginning(division: Division, startYear: number) {
  const end = drive(
    beginCampaign({ name: 'Merrow Ford', seed: 'ZOMBIE-1', division, startYear }),
    () => undefined,
  );
  if (end.kind !== 'finished') throw new Error('asks nothing');
  return { ...end.value, events: end.events };
}

function empty(): Campaign {
  const [first] = beginning('seasons', 2).events;
  if (first === undefined) throw new Error('a campaign begins with an event');
  return begin(first);
}

describe('a campaign', () => {
  it('begins with nobody, a whole deck and fresh dice', () => {
    expect(empty()).toEqual({
      name: 'Merrow Ford',
      seed: 'ZOMBIE-1',
      calendar: { division: 'seasons', start: { year: 2, period: 0 }, now: { year: 2, period: 0 } },
      dice: { generator: expect.any(String), streams: {} },
      deck: expect.toSatisfy((deck: readonly string[]) => deck.length === 54),
      figures: [],
      recruiting: true,
      namesGiven: [],
      houseRules: BY_THE_BOOK,
      lastYear: null,
      winner: null,
      points: 0,
      stock: [],
      corrections: [],
      contacts: [],
      encounter: null,
      before: null,
      episodes: [],
      count: { figures: 0, weapons: 0, renewals: 0, encounters: 0, stock: 0, contacts: 0 },
    });
  });

  it.each<[Division, number, boolean]>([
    ['seasons', 2, true],
    ['months', 0, true],
    ['months', 99, true],
    ['months', 100, false],
    ['months', -1, false],
    ['months', 2.5, false],
  ])('by %s in O+%s may begin: %s', (division, startYear, may) => {
    const { ok, events } = beginning(division, startYear);
    expect(ok).toBe(may);
    expect(events).toHaveLength(may ? 1 : 0);
  });

  it('that begins at no date is told from when to when it could', () => {
    const result = beginning('seasons', 100);
    if (result.ok) throw new Error('the calendar ends with O+99');
    expect(refusalText(result.refusal)).toBe(
      'Choose a date of this campaign, between Spring, O+0 and Winter, O+99.',
    );
  });
});

describe('the Star', () => {
  it('is Rep 5, leads everybody, and has all three advantages and what the player chose', () => {
    const campaign = empty();
    const weapons = ['pistol', 'pistol', 'one-hand-edged'] as const;
    act(campaign, (now) => bringStar(now, { name: 'Gloria', attribute: 'agile', weapons }));
    expect(figureIn(campaign, 'f1')).toEqual({
      id: 'f1',
      kind: 'star',
      name: 'Gloria',
      pronoun: 'they',
      shortName: null,
      rep: 5,
      rap: 0,
      attributes: ['agile'],
      protected: false,
      leadership: 'overall',
      advantages: ['larger-than-life', 'cheating-death', 'free-will'],
      weapons: [
        { id: 'w1', weapon: 'pistol', clips: 3, loaded: true },
        { id: 'w2', weapon: 'pistol', clips: 3, loaded: true },
        { id: 'w3', weapon: 'one-hand-edged', clips: null, loaded: true },
      ],
      status: 'ready',
      since: { year: 2, period: 0 },
      joined: { year: 2, period: 0 },
      origin: null,
      biography: '',
      seenZombieDeath: false,
      heldIn: null,
      tally: { outings: 0, zombies: 0, people: 0 },
    });
  });

  it('may start with empty hands, but for what the attribute brings', () => {
    const campaign = empty();
    act(campaign, (now) => bringStar(now, { name: 'Gloria', attribute: 'knifeman', weapons: [] }));
    expect(figureIn(campaign, 'f1').weapons).toMatchObject([{ weapon: 'thrown' }]);
  });

  it('is drawn where the player left it open, with a firearm that takes clips', () => {
    const campaign = empty();
    act(campaign, (now) => bringStar(now, {}), 'medic', 'rifle', 'American', 'Dale Pruitt');
    expect(figureIn(campaign, 'f1')).toMatchObject({
      name: 'Dale Pruitt',
      pronoun: 'he',
      attributes: ['medic'],
      weapons: [{ weapon: 'rifle', clips: 3 }],
    });
    expect(campaign.namesGiven).toEqual(['Dale Pruitt']);
  });

  it('draws from streams of its own, so that no die of the campaign moves', () => {
    const asked: Question[] = [];
    drive(bringStar(seen(empty()), {}), (question) => {
      asked.push(question);
      const answer = question.kind === 'draw' ? question.from[0] : undefined;
      return answer === undefined ? undefined : { answer, by: 'script' };
    });
    expect(asked.map((question) => question.kind === 'draw' && question.stream)).toEqual([
      'star',
      'star',
      'names',
      'names',
    ]);
    const [, weapon] = asked;
    expect(weapon?.kind === 'draw' && weapon.from).not.toContain('one-hand-edged');
    expect(weapon?.kind === 'draw' && weapon.from).not.toContain('double-barrel-shotgun');
  });
});
