/** What places say of something due: the circumstances it is done in if the player adds nothing, and who could be hit beside a target. */
import { isRanged, volleysOf, weaponOf } from '../../../arms.ts';
import type { ByPlaces } from '../../../board/by-places.ts';
import { arcOf } from '../../../shooting/volley.ts';
import type { SeenCampaign } from '../../../state/seen.ts';
import type { SeenEncounter } from '../act.ts';
import { foesOf, hasOwnAmong } from '../checks/around.ts';
import { checkByPlaces } from '../checks/check-by-places.ts';
import { aimByPlaces, besideTarget } from '../fire/aim-on-board.ts';
import { isLoaded } from '../gear/barrels.ts';
import { contactByPlaces } from '../places/contact-here.ts';
import { nearestWithin, pieceOf } from '../places/near.ts';
import { seenFrom } from '../places/seen-from.ts';
import type { Proposal } from '../proposal.ts';
import { isAble } from '../standing/able.ts';
import { personOf } from '../standing/checker-of.ts';
import { everybody, type Fighting, fighterNamed } from '../standing/fighters.ts';
import { zombiesHere } from '../zombies/zombies.ts';

/** Nothing without a board, and of what places say nothing about. */
export function saidByPlaces(now: SeenCampaign, { act, subject, about }: Proposal): readonly ByPlaces[] {
  const { encounter } = now;
  if (encounter?.board === undefined || subject === null) return [];
  switch (act) {
    case 'check': {
      const found = fighterNamed(now, encounter, subject.slice(0, subject.lastIndexOf('/')));
      return found === undefined ? [] : checkByPlaces(now, encounter, found, about.check);
    }
    case 'sight':
      return about.sees.flatMap((other) => inView(encounter, subject, other, other));
    case 'fire-at': {
      const [who = '', , target] = subject.split(' ');
      const found = fighterNamed(now, encounter, who);
      return found === undefined || target === undefined ? [] : shotAt(now, encounter, found, target);
    }
    case 'examine':
      return nearestDoctor(now, encounter, subject);
    default:
      return [];
  }
}

/** Of those who can look after somebody, the nearest. */
function nearestDoctor(now: SeenCampaign, encounter: SeenEncounter, casualty: string): readonly ByPlaces[] {
  const found = fighterNamed(now, encounter, casualty);
  if (found === undefined) return [];
  const able = everybody(now, encounter).filter(
    (one) => one.fighter.who !== casualty && isAble(one.fighter) && hasOwnAmong(now, encounter, found, [one]),
  );
  const { one } = nearestWithin(encounter, found, able, Number.POSITIVE_INFINITY) ?? {};
  const contact = one && contactByPlaces(encounter, one, pieceOf(encounter, found));
  return contact === undefined ? [] : [contact];
}

function inView(
  encounter: SeenEncounter,
  who: string,
  other: string,
  to: string | null,
): readonly ByPlaces[] {
  const seen = seenFrom(encounter, who, other);
  if (seen === undefined) return [];
  const { cut, apart } = seen;
  return [
    cut === null
      ? { field: 'seen', is: true, because: { by: 'apart', apart, to } }
      : { field: 'seen', is: false, because: { by: 'cut', cut } },
  ];
}

/** The shot with the first weapon that is loaded, at its full rate. */
function shotAt(
  now: SeenCampaign,
  encounter: SeenEncounter,
  found: Fighting,
  target: string,
): readonly ByPlaces[] {
  const { who } = found.fighter;
  const isPerson = fighterNamed(now, encounter, target) !== undefined;
  const aim = isPerson ? { target, shots: 1 } : { target: null, zombies: target, shots: 1 };
  const gun = found.weapons.find((one) => isRanged(one.weapon) && isLoaded(encounter, found, one));
  const most = gun && volleysOf(weaponOf(gun.weapon)).at(-1);
  const inches = gun && most ? arcOf(gun.weapon, most.counted, personOf(encounter, found)) : 0;
  const zombies = zombiesHere(encounter).filter(({ down, count }) => down === undefined && count > 0);
  const among = [
    ...foesOf(now, encounter, found).map(({ fighter }) => fighter.who),
    ...zombies.map(({ id }) => id),
  ];
  return [
    ...inView(encounter, who, target, null),
    ...aimByPlaces(encounter, who, aim),
    ...(most !== undefined && most.targets > 1
      ? besideTarget(encounter, who, target, { among, inches })
      : []),
  ];
}
