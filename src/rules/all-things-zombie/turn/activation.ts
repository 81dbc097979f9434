/** Turn Sequence and Activation: one die for each side says who goes first, and which Rep may go at all. */
import { type Play, roll } from '../../core/play.ts';
import type { Asking } from '../asking.ts';
import type { ContactId } from '../meeting-and-greeting/contact.ts';

export interface SideDie {
  readonly side: string;
  readonly face: number;
  /** People met, whose side it is; left out for the party, the zombies and whoever goes by a name alone. */
  readonly group?: ContactId;
}

export interface Activation {
  /** Dice as they were rolled, in the order of the sides. */
  readonly dice: readonly SideDie[];
}

/** Name of the player’s own side among the sides of a turn. */
export const PARTY_SIDE = 'Party';
/** Name of the zombies' side. */
export const ZOMBIE_SIDE = 'Zombies';
/** Section: Zombies; they are one side, which nobody leads (ATZ-30). */
export const ZOMBIE_REP = 4;

/** A die for each side. The app rolls them from dice of their own, so that turns never shift what is found or met. */
/** `rep`: of the highest that may go, where somebody may; what the odds are counted for. */
export function* activation(
  { seat }: Asking,
  sides: readonly Omit<SideDie, 'face'>[],
  rep?: number,
): Play<Activation, never> {
  const faces = yield* roll({
    seat,
    rule: 'atz.activation',
    stream: 'activation',
    dice: sides.length,
    reading: { by: 'faces' },
    odds: rep === undefined ? undefined : { rule: 'atz.activation', input: { rep, ...oddsAgainst(sides) } },
  });
  return { dice: sides.map((side, at) => ({ ...side, face: faces[at] ?? 0 })) };
}

const oddsAgainst = (sides: readonly Omit<SideDie, 'face'>[]) => ({
  sides: sides.length,
  ...(sides.some(({ side }) => side === ZOMBIE_SIDE) && { zombies: true }),
});

/** Sides whose die no other side shows, the higher first; those that double up stay where they are. */
export function inOrder({ dice }: Activation): readonly SideDie[] {
  return dice
    .filter(({ side, face }) => !dice.some((other) => other.side !== side && other.face === face))
    .toSorted((a, b) => b.face - a.face);
}

/** No die is alone: nobody moves or fires, everybody may reload, change or pick up a weapon, or get up again. */
export function allDouble(activation: Activation): boolean {
  return inOrder(activation).length === 0;
}

/** Alone, or led by a Leader whose own Rep counts for the whole group. */
export function mayActivate(activation: Activation, side: string, rep: number): boolean {
  return inOrder(activation).some((die) => die.side === side && rep >= die.face);
}
