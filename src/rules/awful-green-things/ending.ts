/** How it ends (How to Win): who keeps the ship, and what each side scores. */
import { type Play, tell } from '../core/play.ts';
import { crewRow } from './data/crew.ts';
import { figureOf } from './data/figures.ts';
import { type EndingKind, pointsRow } from './data/points.ts';
import type { AgtEvent } from './events.ts';
import { crewAboard, type Ending, type Side, type Table } from './state.ts';

/** So few are left that a side may give up. Ours: whoever has more may still leave the table. */
export function isHopeless(state: Table, side: Side): boolean {
  const left = side === 'crew' ? crewAboard(state).length : state.monsters.length;
  return left <= figureOf('hopeless');
}

const someLeft = ({ boats }: Table): boolean => boats.some(({ left }) => left !== null);

/** What the ship has come to; undefined while it is fought for (AGT-18). */
function shipOf(state: Table): EndingKind | undefined {
  if (crewAboard(state).length === 0) {
    // Nobody can stop the engines then.
    if (state.explodes !== null) return 'destroyed';
    return someLeft(state) ? 'abandoned' : 'taken-over';
  }
  return state.monsters.length === 0 ? 'exterminated' : undefined;
}

export function* ends(ending: EndingKind): Play<void, AgtEvent> {
  yield* tell<AgtEvent>({ rule: 'agt.ship', rows: [pointsRow(ending).row], ending });
  // Boats that have left are still to be guided home.
  yield* tell<AgtEvent>({ rule: 'agt.turn', phase: 'epilogue' });
}

/** Whether the ship is decided; all that follows is the Epilogue. */
export function* settled(state: Table): Play<boolean, AgtEvent> {
  const ending = shipOf(state);
  if (ending === undefined) return false;
  yield* ends(ending);
  return true;
}

/** Who counts is worth his constitution. */
const worth = (crew: readonly Ending['home'][number][]): number =>
  crew.reduce((sum, id) => {
    const { counts, constitution } = crewRow(id).result;
    return sum + (counts ? constitution : 0);
  }, 0);

/** Undefined until all is over. */
export function outcomeOf(state: Table): Ending | undefined {
  const { ship, isOver, home } = state;
  if (ship === null || !isOver) return undefined;
  const aboard = ship === 'exterminated' ? crewAboard(state).map(({ id }) => id) : [];
  const monsters = pointsRow(ship).result;
  return { ship, monsters, crew: worth([...aboard, ...home]), aboard, home };
}
