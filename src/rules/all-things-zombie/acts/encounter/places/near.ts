/** Distances between people on a board: those who ride are where their vehicle is (ATZ-155). */
import { apart, type Place } from '../../../board/place.ts';
import { insideOf } from '../../../movement/place.ts';
import type { SeenEncounter } from '../act.ts';
import type { Fighting } from '../standing/fighters.ts';
import { placeHere } from './seen-from.ts';

type Here = Pick<SeenEncounter, 'board'>;
type One = Pick<Fighting, 'fighter'>;

/** Piece by which somebody has a place: the vehicle that he sits in, or his own; undefined without a board, and for whoever found no room on it. */
export function pieceOf(encounter: Here, { fighter }: One): string | undefined {
  const inside = insideOf(fighter);
  return [...(inside === null ? [] : [inside]), fighter.who].find(
    (id) => placeHere(encounter, id) !== undefined,
  );
}

const placeOf = (encounter: Here, one: One): Place | undefined =>
  placeHere(encounter, pieceOf(encounter, one) ?? '');

/** Tenths of an inch from base to base; undefined where either has no place. */
export function apartOnBoard(encounter: Here, one: One, other: One): number | undefined {
  const [a, b] = [placeOf(encounter, one), placeOf(encounter, other)];
  return a && b && apart(a, b);
}

export interface Near<T> {
  readonly one: T;
  readonly apart: number;
}

/** The nearest of these within so many inches of somebody. */
export function nearestWithin<T extends One>(
  encounter: Here,
  of: One,
  all: readonly T[],
  inches: number,
): Near<T> | undefined {
  return all
    .flatMap((one): Near<T>[] => {
      const far = apartOnBoard(encounter, of, one);
      return far === undefined || far > inches * 10 ? [] : [{ one, apart: far }];
    })
    .toSorted((a, b) => a.apart - b.apart)[0];
}
