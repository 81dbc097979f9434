/** Trails on the board: the ways that its pieces have gone last, until their side acts again. */
import type { ToldHere } from '../../../../../rules/all-things-zombie/acts/encounter/due/due-marks.ts';
import { fighterNamed } from '../../../../../rules/all-things-zombie/acts/encounter/standing/fighters.ts';
import { dieOf } from '../../../../../rules/all-things-zombie/acts/encounter/turn/activation.ts';
import { sidesInTurn } from '../../../../../rules/all-things-zombie/acts/encounter/turn/sides.ts';
import { zombiesNamed } from '../../../../../rules/all-things-zombie/acts/encounter/zombies/zombies.ts';
import type { SeenCampaign, SeenEncounter } from '../../../../../rules/all-things-zombie/state/seen.ts';
import { ZOMBIE_SIDE } from '../../../../../rules/all-things-zombie/turn/activation.ts';
import type { Spot } from '../../../../../rules/core/play.ts';

/** A way from where it began, and its turn; 0 before the first. */
interface Gone {
  readonly turn: number;
  readonly way: readonly Spot[];
}

/** Ways of each piece, in the order in which it has gone them; of a turn before this one until its side begins to act. */
export function trailsOf(
  now: SeenCampaign,
  encounter: SeenEncounter,
  told: readonly ToldHere[],
): (piece: string) => readonly (readonly Spot[])[] {
  const gone = goneIn(told);
  const begun = new Set<string | undefined>(
    sidesInTurn(now, encounter)
      .filter(({ state }) => state === 'acts' || state === 'has-acted')
      .map(({ die }) => die.side),
  );
  const sideOf = (piece: string) => {
    if (zombiesNamed(encounter, piece) !== undefined) return ZOMBIE_SIDE;
    const found = fighterNamed(now, encounter, piece);
    return found && dieOf(encounter, found)?.side;
  };
  const turn = encounter.turn?.number ?? 0;
  return (piece) => {
    const all = gone.get(piece) ?? [];
    const last = all.at(-1)?.turn ?? -1;
    const isKept = last === turn || (last === turn - 1 && !begun.has(sideOf(piece)));
    return isKept ? all.filter((one) => one.turn === last).map(({ way }) => way) : [];
  };
}

function goneIn(told: readonly ToldHere[]): ReadonlyMap<string, readonly Gone[]> {
  const gone = new Map<string, readonly Gone[]>();
  let turn = 0;
  for (const event of told.flatMap(({ events }) => events)) {
    if (event.type === 'turn-begun') turn = event.turn.number;
    else if (event.type === 'board-taken-up') gone.clear();
    else if (event.type === 'pieces-placed') {
      const way = event.way?.map(({ x, y }) => ({ x, y }));
      // A piece put elsewhere by hand has no way to there.
      for (const { piece } of event.places)
        gone.set(piece, way === undefined ? [] : [...(gone.get(piece) ?? []), { turn, way }]);
    }
  }
  return gone;
}
