/** Contact by places: no gap between two bases (ATZ-155). */
import type { Value } from '../../../../core/fields.ts';
import { apart } from '../../../board/place.ts';
import type { SeenCampaign } from '../../../state/seen.ts';
import { touchedBy } from '../../../state/zombies.ts';
import type { SeenEncounter } from '../act.ts';
import { placeHere } from '../places/seen-from.ts';
import type { Fighting } from '../standing/fighters.ts';
import { peopleTouching } from '../zombies/in-contact.ts';
import { doingNow, zombiesNamed } from '../zombies/zombies.ts';
import type { OPPONENT } from './in-round.ts';

type Opponent = Value<typeof OPPONENT>;
type Own = { readonly found: Fighting };

/** Opponents with those of the fighter’s side whom each touches, where the player doesn’t say it and not all of them do. */
export function touchedOnBoard(
  now: SeenCampaign,
  encounter: SeenEncounter,
  ours: readonly Own[],
  against: readonly Opponent[],
): readonly Opponent[] {
  if (encounter.board === undefined) return against;
  return against.map((one) => {
    const by = ours.filter(({ found }) => touches(now, encounter, found, one));
    const isSome = by.length > 0 && by.length < ours.length;
    return isSome ? { by: by.map(({ found }) => found.fighter.who), ...one } : one;
  });
}

/** By their bases, or by a charge that has arrived. */
function touches(
  now: SeenCampaign,
  encounter: SeenEncounter,
  { fighter }: Fighting,
  { target, zombies: named }: Opponent,
): boolean {
  const [own, other] = [fighter.who, target ?? named ?? ''].map((piece) => placeHere(encounter, piece));
  if (own !== undefined && other !== undefined && apart(own, other) === 0) return true;
  if (target !== null)
    return peopleTouching(now, encounter, fighter).some((one) => one.fighter.who === target);
  const zombies = named === undefined ? undefined : zombiesNamed(encounter, named);
  return zombies !== undefined && touchedBy(doingNow(now, encounter, zombies)).includes(fighter.who);
}
