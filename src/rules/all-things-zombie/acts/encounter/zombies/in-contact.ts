/** Who touches whom on the table, people and zombies alike: what one does to the other, and where each has to say so. */

import type { SeenCampaign } from '../../../state/seen.ts';
import { chargesAt, type Fighter, type FighterId, withCharges } from '../../../state/turn.ts';
import type { CampaignPlay } from '../../act.ts';
import { type SeenEncounter, tell } from '../act.ts';
import { chargeOver, chargesStill, partedFrom, touchingToo } from '../harm/contact-left.ts';
import { contactByPlaces } from '../places/contact-here.ts';
import { knockedBack } from '../places/knocked-back.ts';
import { isAble } from '../standing/able.ts';
import { type Fighting, fighterNamed } from '../standing/fighters.ts';
import { inContactWith } from './zombies.ts';

/** People in contact with him: each has the other, so that who falls, flees or steps back is out of it for both. */
export function peopleTouching(
  now: SeenCampaign,
  encounter: SeenEncounter,
  { who, inMelee = [] }: Fighter,
): readonly Fighting[] {
  return inMelee.flatMap((other) => {
    const found = other === null ? undefined : fighterNamed(now, encounter, other);
    return found !== undefined && isAble(found.fighter) && found.fighter.inMelee?.includes(who)
      ? [found]
      : [];
  });
}

/** True if a zombie that nobody keeps count of touches him. */
export const touchesUncounted = ({ zombies }: SeenEncounter, { inMelee = [] }: Fighter): boolean =>
  zombies === undefined && inMelee.includes(null);

/** In contact with anybody who stands. */
export const isInMelee = (now: SeenCampaign, encounter: SeenEncounter, { fighter }: Fighting): boolean =>
  isAble(fighter) &&
  (touchesUncounted(encounter, fighter) ||
    peopleTouching(now, encounter, fighter).length > 0 ||
    inContactWith(now, encounter, fighter.who).length > 0);

function* change(
  now: SeenCampaign,
  who: FighterId,
  after: (fighter: Fighter) => Fighter,
): CampaignPlay<void> {
  const found = now.encounter && fighterNamed(now, now.encounter, who);
  if (!found) return;
  yield* tell({ type: 'fighter-changed', to: after(found.fighter), of: 'shots', fired: 0 });
}

/** A charge has arrived. */
export function* comeTogether(now: SeenCampaign, a: FighterId, b: FighterId): CampaignPlay<void> {
  yield* change(now, a, (one) => touchingToo(one, b));
  yield* change(now, b, (one) => touchingToo(one, a));
}

/** People whom he charges, and has not come to blows with yet. */
export const chargedBy = ({ fighters }: SeenEncounter, who: string): readonly Fighter[] =>
  fighters.filter((one) => chargesAt(one).some(({ by }) => by === who));

/** On the way to somebody, or in contact with him by a charge, and not come to blows yet. */
export const isCharging = (encounter: SeenEncounter, fighter: Fighter): boolean =>
  chargesStill(fighter) || chargedBy(encounter, fighter.who).length > 0;

/** Comes on at somebody the app hasn’t been told of. */
export const comesOnUnnamed = (encounter: SeenEncounter, { who, done }: Fighter): boolean =>
  done?.charge === 'comes-on' && chargedBy(encounter, who).length === 0;

/** A charge has reached a zombie, and is over should that be gone before they fight. */
export function* hasReached(now: SeenCampaign, who: FighterId): CampaignPlay<void> {
  yield* change(now, who, (one) => ({ ...one, done: { ...one.done, charge: 'has-reached' } }));
}

/** Whom they have charged has fled from them. */
export function* chargedInVain(now: SeenCampaign, chargers: readonly FighterId[]): CampaignPlay<void> {
  for (const who of chargers) yield* change(now, who, chargeOver);
}

/** A charger has been stopped: he is in contact with nobody he has charged, and stands an inch short of them. */
export function* chargeStopped(now: SeenCampaign, who: FighterId): CampaignPlay<void> {
  for (const { who: at } of now.encounter === null ? [] : chargedBy(now.encounter, who)) {
    yield* change(now, at, (one) =>
      partedFrom(
        withCharges(
          one,
          chargesAt(one).filter(({ by }) => by !== who),
        ),
        who,
      ),
    );
    yield* change(now, who, (one) => partedFrom(one, at));
    const charger = now.encounter && fighterNamed(now, now.encounter, who);
    if (now.encounter && charger && contactByPlaces(now.encounter, charger, at)?.is)
      yield* knockedBack(now, who, at, 1);
  }
  yield* change(now, who, chargeOver);
}
