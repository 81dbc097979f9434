/** The target that the form of fire suggests on a board: whom the shots most likely stop. */

/** A target in sight and in range. */
export interface Likely {
  readonly piece: string;
  readonly isZombie: boolean;
  /** Tenths of an inch from base to base. */
  readonly apart: number;
  /** Turned to the shooter. */
  readonly faces: boolean;
  /** Chance from 0 to 1 that all shots at it alone stop it; undefined until it is known. */
  readonly stops: number | undefined;
}

/** A zombie near enough goes before people if it is more likely killed than not. */
const LIKELY = 0.5;

/**
 * People who can be hit before zombies, but first of all a zombie within so many inches that faces the shooter and is likely killed. Of
 * equals the first, which is the nearest. Undefined without targets, and until all odds are known.
 */
export function proposedTarget(targets: readonly Likely[], close: number): string | undefined {
  const known = targets.flatMap((one) => (one.stops === undefined ? [] : [{ ...one, stops: one.stops }]));
  if (known.length < targets.length) return undefined;
  const urgent = known.filter(
    ({ isZombie, apart, faces, stops }) => isZombie && apart <= close * 10 && faces && stops > LIKELY,
  );
  const people = known.filter(({ isZombie, stops }) => !isZombie && stops > 0);
  const among = [urgent, people, known].find((all) => all.length > 0) ?? [];
  return among.toSorted((a, b) => b.stops - a.stops)[0]?.piece;
}
