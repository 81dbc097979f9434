/** Checks a bot has its figures take, in circumstances left to chance. */
import type { Check } from '../acts/encounter/check.ts';
import type { Chance } from './chance.ts';

const FRIEND = { attributes: ['boss'], inches: 4 } as const;
const FEARED = { attributes: ['terrifying'] } as const;

export function anyCheck(chance: Chance): Check {
  const yes = () => chance.of(1, 2);
  const friends = yes() ? [FRIEND] : [];
  const opponent = yes() ? FEARED : {};
  switch (chance.below(13)) {
    case 0:
      return {
        check: 'in-sight',
        hidden: yes(),
        moving: yes(),
        withLeader: yes(),
        suppressing: yes(),
        unaware: yes(),
      };
    case 1:
      return {
        check: 'received-fire',
        charging: yes(),
        ranged: yes(),
        inCover: yes(),
        outgunned: yes(),
        byHidden: yes(),
        friends,
      };
    case 2:
      return {
        check: 'wanting-to-charge',
        inCover: yes(),
        inBuilding: yes(),
        cannotFire: yes(),
        withLeader: yes(),
        leaderPassed: 1,
        friends,
        opponent,
      };
    case 3:
      return {
        check: 'being-charged',
        inCover: yes(),
        cannotFire: yes(),
        flankOrRear: yes(),
        byBurningZombie: yes(),
        friends,
        opponent,
      };
    case 4:
    case 5:
      return { check: 'surprise', inCover: yes(), byBurningZombie: yes() };
    case 6:
      return { check: 'overrun', lmg: yes() };
    case 7:
      return { check: 'rally', inCover: yes(), friend: { leader: yes() } };
    case 8:
      return { check: 'see-zombie-death' };
    case 9:
      return {
        check: 'what-now',
        leaderNearby: yes(),
        outgunned: yes(),
        outnumbered: yes(),
        protected: yes(),
        military: yes(),
        picks: yes(),
      };
    case 10:
      return { check: 'pursue-by-fire' };
    case 11:
      return { check: 'reaction-fire', canFire: yes(), inChargeRange: yes(), moving: yes() };
    default:
      return { check: 'fast-move', withLeader: yes() };
  }
}
