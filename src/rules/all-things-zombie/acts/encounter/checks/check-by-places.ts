/** Circumstances of a check as places answer them: cover, range, flank, who is near enough to help (ATZ-156, 158). */
import { weaponOf } from '../../../arms.ts';
import { attributesInForce, bearingsOn } from '../../../attributes.ts';
import type { Because, ByPlaces } from '../../../board/by-places.ts';
import { singleFigure } from '../../../data/single-figures.ts';
import { RALLY_REACH } from '../../../reaction/rally.ts';
import type { SeenCampaign } from '../../../state/seen.ts';
import type { SeenEncounter } from '../act.ts';
import { isLoaded } from '../gear/barrels.ts';
import { nearestWithin } from '../places/near.ts';
import { placeHere, seenFrom } from '../places/seen-from.ts';
import { isAble } from '../standing/able.ts';
import { drunkOf } from '../standing/checker-of.ts';
import { everybody, type Fighting } from '../standing/fighters.ts';
import { sidesOf } from '../standing/own-side.ts';
import { leadingNow } from '../turn/activation.ts';
import { isTheirs } from '../turn/timely.ts';
import { checkedFor } from '../zombies/zombies-charged.ts';
import { chargeWay, isWithinCharge } from './charge-way.ts';
import { chargeTested, isOfCharge } from './charged.ts';
import { CHECKS, type Check } from './checks.ts';

interface Here {
  readonly now: SeenCampaign;
  readonly encounter: SeenEncounter;
  readonly found: Fighting;
  readonly check: Check['check'];
  /** Whom the check is about: who fired, charges, or would be charged. */
  readonly foe: string | undefined;
}

/** All that places say of a check; nothing without a board, or for whoever has no place of his own. */
export function checkByPlaces(
  now: SeenCampaign,
  encounter: SeenEncounter,
  found: Fighting,
  check: Check['check'],
  charged?: string,
): readonly ByPlaces[] {
  if (placeHere(encounter, found.fighter.who) === undefined) return [];
  const foe = check === 'wanting-to-charge' ? charged : foeOf(now, encounter, found, check);
  const here = { now, encounter, found, check, foe };
  const asked = Object.keys(CHECKS.of[check]);
  return Object.entries(ANSWERS)
    .filter(([field]) => asked.includes(field))
    .flatMap(([field, answer]) => {
      const said = answer(here);
      return said === undefined ? [] : [{ ...said, field }];
    });
}

function foeOf(
  now: SeenCampaign,
  encounter: SeenEncounter,
  { fighter }: Fighting,
  check: Check['check'],
): string | undefined {
  switch (check) {
    case 'received-fire':
      return fighter.underFire?.by;
    case 'reaction-fire':
      return fighter.toFire?.at ?? undefined;
    default:
      return (
        chargeTested(fighter, check)?.by ??
        checkedFor(now, encounter, fighter.who, check).map(({ id }) => id)[0]
      );
  }
}

type Answer = Omit<ByPlaces, 'field'> | undefined;
const answer = (is: boolean, because: Because): Answer => ({ is, because });

const ANSWERS: Readonly<Record<string, (here: Here) => Answer>> = {
  inCover,
  cannotFire: (here) => (isOfCharge(here.check) ? undefined : fires(here, false)),
  canFire: (here) => fires(here, true),
  inChargeRange,
  /** It has turned since: from where the charge comes is seen before the Surprise Check. */
  flankOrRear: ({ encounter, found, check, foe }) =>
    check === 'surprise' && foe !== undefined ? unseenBy(encounter, found.fighter.who, foe) : undefined,
  bossNearby,
  leaderNearby,
  friendLeads: (here) => {
    const leaders: readonly string[] = leadingNow(here.now, here.encounter, here.found);
    return helped(here, ({ fighter }) => leaders.includes(fighter.who));
  },
  friendStoneCold: (here) =>
    helped(here, ({ attributes, fighter }) =>
      attributesInForce(attributes, drunkOf(here.encounter, fighter.who)).includes('stone-cold'),
    ),
};

/** From the side of `who`, whether another comes at his flank or rear, where he doesn’t see it; undefined without places. */
export function unseenBy(encounter: SeenEncounter, who: string, by: string): ByPlaces | undefined {
  const seen = seenFrom(encounter, by, who);
  return seen && { field: 'unseen', is: seen.at !== 'front', because: { by: 'bearing', at: seen.at } };
}

/** From whom the check is about; of Received Fire as the shot has found it, of which this is the cause. */
function inCover({ encounter, found, check, foe }: Here): Answer {
  const seen = foe === undefined ? undefined : seenFrom(encounter, foe, found.fighter.who);
  if (seen === undefined || seen.cut !== null) return undefined;
  const is = seen.cover !== null;
  if (check === 'received-fire' && is !== (found.fighter.underFire?.cover === true)) return undefined;
  return answer(is, { by: 'cover', cover: seen.cover });
}

/**
 * Whether a loaded weapon reaches the other, who is in sight. Whoever is active may fire at another target after Received Fire, so that
 * only the player sees if he can.
 */
function fires({ encounter, found, check, foe }: Here, asks: boolean): Answer {
  if (foe === undefined || (check === 'received-fire' && isTheirs(encounter, found))) return undefined;
  const seen = seenFrom(encounter, found.fighter.who, foe);
  if (seen === undefined) return undefined;
  const { apart, cut } = seen;
  if (cut !== null) return answer(!asks, { by: 'cut', cut });
  const reaches = found.weapons.some((armed) => {
    const { range } = weaponOf(armed.weapon);
    return range !== null && apart <= range * 10 && isLoaded(encounter, found, armed);
  });
  return answer(reaches === asks, { by: 'apart', apart, to: null });
}

/** By the way up to contact. */
function inChargeRange({ now, encounter, found, foe }: Here): Answer {
  const charge = foe === undefined ? undefined : chargeWay(now, encounter, found, foe);
  return charge && answer(isWithinCharge(charge), { by: 'way', tenths: charge.tenths ?? null });
}

/** Friends who stand, other than himself. */
function friendsOf({ now, encounter, found }: Here): readonly Fighting[] {
  const sideOf = sidesOf(now, encounter);
  return everybody(now, encounter).filter(
    (one) => one.fighter.who !== found.fighter.who && isAble(one.fighter) && sideOf(one) === sideOf(found),
  );
}

function oneOf({ encounter, found }: Here, all: readonly Fighting[], within: number): Answer {
  const near = nearestWithin(encounter, found, all, within);
  return near === undefined
    ? answer(false, { by: 'nobody', within })
    : answer(true, { by: 'apart', apart: near.apart, to: near.one.fighter.who });
}

function bossNearby(here: Here): Answer {
  const reachOf = ({ attributes, fighter }: Fighting) =>
    Math.max(
      0,
      ...bearingsOn('reaction-nearby', attributes, drunkOf(here.encounter, fighter.who)).map(
        ({ effect }) => effect.within,
      ),
    );
  const bosses = friendsOf(here).filter((one) => reachOf(one) > 0);
  // Nobody asks where there is none.
  return bosses.length === 0 ? undefined : oneOf(here, bosses, Math.max(...bosses.map(reachOf)));
}

function leaderNearby(here: Here): Answer {
  const { now, encounter, found } = here;
  const leading: readonly string[] = leadingNow(now, encounter, found);
  const leaders = friendsOf(here).filter(({ fighter }) => leading.includes(fighter.who));
  const seen = leaders.filter(
    ({ fighter }) => seenFrom(encounter, found.fighter.who, fighter.who)?.cut === null,
  );
  return leaders.length === 0 ? undefined : oneOf(here, seen, singleFigure('leader-near'));
}

/** Whether one of the friends near enough to rally him is such a one. */
function helped(here: Here, is: (friend: Fighting) => boolean): Answer {
  const friends = friendsOf(here).filter(is);
  return friends.length === 0 ? undefined : oneOf(here, friends, RALLY_REACH);
}
