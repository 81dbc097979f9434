import { describe, expect, it } from 'vitest';
import { playing } from '../../../src/backend/games/all-things-zombie/encounter-acts.ts';
import type { Check } from '../../../src/rules/all-things-zombie/acts/encounter/checks/checks.ts';
import { titleText } from '../../../src/rules/all-things-zombie/acts/title.ts';
import { apply } from '../../../src/rules/all-things-zombie/state/apply.ts';
import type { CampaignEvent } from '../../../src/rules/all-things-zombie/state/campaign-events.ts';
import { copy } from '../../../src/rules/core/copy.ts';
import { odds } from '../../../src/rules/core/odds.ts';
import { seen } from '../../../src/rules/core/seen.ts';
import { idOf, underWay } from '../../support/rules/encounter.ts';
import { TRIES } from './every-act.ts';
import { checking, shares, type Try, told } from './tries.ts';

/** Shares of the whole act by what it comes to, every die and card of it counted; the first option is taken. */
function playedOut({ campaign, act }: Try): readonly string[] {
  const whole = odds(
    () => {
      const now = copy(campaign);
      return { play: playing(act)(seen(now)), onEvent: (event: CampaignEvent) => apply(now, event) };
    },
    (acted) => (acted.ok ? titleText(acted.title) : 'refused'),
    {
      choices: (question) => ({
        answer: 'options' in question ? (question.options[0]?.id ?? '') : '',
        by: 'bot',
      }),
    },
  );
  return shares(Object.fromEntries(whole.outcomes.map(([name, { n }]) => [name, Number(n)])));
}

const YES = true;
/** Circumstances one by one, and all of them. */
const CHECKS: readonly Check[] = [
  { check: 'in-sight' },
  { check: 'in-sight', hidden: YES, withLeader: YES },
  { check: 'in-sight', moving: YES, unaware: YES },
  { check: 'in-sight', suppressing: YES },
  { check: 'received-fire', inCover: YES, bossNearby: YES },
  { check: 'received-fire', charging: YES, ranged: YES, outgunned: YES },
  { check: 'wanting-to-charge', inBuilding: YES, withLeader: YES },
  { check: 'wanting-to-charge', leaderPassed: 1, psycho: YES },
  { check: 'being-charged', flankOrRear: YES, surprised: YES, byBurningZombie: YES },
  { check: 'overrun', lmg: YES },
  { check: 'rally', inCover: YES, friendLeads: YES },
  { check: 'rally', friendStoneCold: YES },
  { check: 'what-now', outgunned: YES },
  { check: 'what-now', protected: YES, leaderNearby: YES },
  { check: 'pursue-by-fire' },
  { check: 'fast-move', withLeader: YES },
  { check: 'fast-move', withLeader: false },
];

const WHOLE: readonly (readonly [string, () => Try])[] = [
  ...(['roll-vehicle', 'hear-marker', 'alert', 'sense', 'examine', 'mercy'] as const).map(
    (what) => [what, TRIES[what][0] as () => Try] as const,
  ),
  ...[0, 1, 2].map((n) => [`settle ${n}`, TRIES.settle[n] as () => Try] as const),
  ...CHECKS.map((what) => [JSON.stringify(what), () => checking(what)] as const),
];

describe('odds and play', () => {
  it.each(WHOLE)('agree, every fall of the dice played out: %s', (_, attempted) => {
    const tried = attempted();
    expect(Object.values(told(tried)).toSorted()).toEqual(playedOut(tried));
  });

  it.each(CHECKS)('agree for a Leader, and for somebody drunk: $check', (what) => {
    const leads = checking(what, { figures: { f2: { leadership: 'overall' } } });
    expect(Object.values(told(leads)).toSorted()).toEqual(playedOut(leads));
    const drunk = checking(what);
    underWay(drunk.campaign).drunk.push({ figure: idOf(drunk.campaign, 'f2'), state: 2 });
    expect(Object.values(told(drunk)).toSorted()).toEqual(playedOut(drunk));
  });
});
