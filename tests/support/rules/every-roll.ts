/** Rolls of dice, all of them. */
const ROLLS: (readonly (readonly number[])[])[] = [[[]]];
const FACES = [1, 2, 3, 4, 5, 6] as const;

/** Every way in which so many dice can fall, each by itself. */
export function everyRoll(dice: number): readonly (readonly number[])[] {
  ROLLS[dice] ??= everyRoll(dice - 1).flatMap((roll) => FACES.map((face) => [...roll, face]));
  return ROLLS[dice];
}
