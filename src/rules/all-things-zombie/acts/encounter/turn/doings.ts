/**
 * Doings of a Dumbass last turn, which a 3 has it continue (section: Attributes, Dumbass). Whither and at whom is for the players to see.
 */
import type { Doing, Fighter } from '../../../state/turn.ts';

/** Everything a figure has done of its own accord in the turn that is on. */
export function doneSoFar(fighter: Fighter): readonly Doing[] {
  const { rounds = 0, reloaded } = fighter.done ?? {};
  const all: readonly (readonly [Doing, boolean])[] = [
    ['moves', fighter.moved !== undefined],
    ['fires', hasFiredByChoice(fighter)],
    ['fights', rounds > 0],
    ['reloads', reloaded === true],
  ];
  return all.filter(([, is]) => is).map(([doing]) => doing);
}

/** True of a shot in this turn that no check had it fire. */
export const hasFiredByChoice = ({ done: { fired = [], inAnswer } = {} }: Pick<Fighter, 'done'>): boolean =>
  fired.length > 0 && !inAnswer;

/** True if the figure would leave off what it is to continue; of a turn nobody has kept, nothing is known, and nothing binds. */
export function leavesOff({ done, lastTurn }: Fighter, doing?: Doing): boolean {
  if (done?.sense !== 'same-as-last-turn' || lastTurn === undefined) return false;
  return doing === undefined ? lastTurn.length === 0 : !lastTurn.includes(doing);
}
