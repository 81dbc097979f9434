/** Contact on a board, as finishing off, picking up, handing on clips and looking after somebody need it (ATZ-155). */
import type { ByPlaces } from '../../../board/by-places.ts';
import { inContact } from '../../../board/contact.ts';
import { apart, HALF_BASE } from '../../../board/place.ts';
import type { SeenEncounter } from '../act.ts';
import type { Fighting } from '../standing/fighters.ts';
import { groundFor } from './ground-here.ts';
import { pieceOf } from './near.ts';
import { placeHere } from './seen-from.ts';

type Here = Pick<SeenEncounter, 'board' | 'table'>;
type One = Pick<Fighting, 'fighter'>;

/** Says of somebody and a piece of the board whether they are in contact; undefined where either has no place. */
export function contactByPlaces(encounter: Here, one: One, piece: string | undefined): ByPlaces | undefined {
  const [own, other] = [pieceOf(encounter, one), piece].map((id) =>
    id === undefined ? undefined : placeHere(encounter, id),
  );
  if (own === undefined || other === undefined || piece === undefined || encounter.table === null)
    return undefined;
  const far = apart(own, other);
  const touches = inContact(groundFor(encounter.table), own, { at: other, reach: HALF_BASE });
  const isOne = pieceOf(encounter, one) === piece || touches;
  return { field: 'contact', is: isOne, because: { by: 'apart', apart: far, to: one.fighter.who } };
}

/** Reason against it where places say that they aren’t; without places the players see it. */
export const outOfContact = (
  encounter: Here,
  one: One,
  piece: string | undefined,
): 'against-places' | undefined =>
  contactByPlaces(encounter, one, piece)?.is === false ? 'against-places' : undefined;
