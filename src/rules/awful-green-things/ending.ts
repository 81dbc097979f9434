/** The end of the game (How to Win): who keeps the ship, and what each side scores. */
import { type Play, tell } from '../core/play.ts';
import { crewRow } from './data/crew.ts';
import { type EndingKind, pointsRow } from './data/points.ts';
import type { AgtEvent } from './events.ts';
import { clearBoatsOut, hasLeftShip, setOutForHome } from './outside/setting-out.ts';
import { crewAboard, type Ending, type Side, type Table } from './state.ts';

/**
 * True if a side may decide, as its turn begins, that things are hopeless. A ship that is about to blow up is not the monsters’ to give up.
 */
export const mayConcede = ({ explodes }: Table, side: Side): boolean => side === 'crew' || explodes === null;

const someLeft = ({ boats }: Pick<Table, 'boats'>): boolean => boats.some(({ left }) => left !== null);

/** Ending for the ship; undefined while it is fought for (AGT-18), and until engines that overload blow up. */
function shipOf(state: Table): EndingKind | undefined {
  const nobody = crewAboard(state).length === 0;
  // Nobody stops them once they have been set to it, though the last monster be dead.
  if (state.explodes !== null) return nobody ? 'destroyed' : undefined;
  // If the last of both sides die together, all Green Things are destroyed.
  if (state.monsters.length === 0) return 'exterminated';
  return nobody ? lostShip(state) : undefined;
}

/** The monsters have it, for the same points: by leaving in a boat it is conceded. */
const lostShip = (state: Table): EndingKind => (someLeft(state) ? 'abandoned' : 'taken-over');

/**
 * Ours: the turns agreed on are over. What the crew conceded by leaving stays conceded, if only in boats that wait outside; engines that
 * overload are waited for.
 */
export function timeIsUp(state: Table): EndingKind | undefined {
  const { setup, turn, explodes } = state;
  if (turn < setup.turns || explodes !== null) return undefined;
  return someLeft(state) || hasLeftShip(state) ? 'abandoned' : 'stand-off';
}

/** The crew leave the ship to the monsters: boats that are out set out for home. */
export function* givesUpShip(state: Table, ending: EndingKind): Play<void, AgtEvent> {
  yield* setOutForHome(state, clearBoatsOut(state));
  yield* ends(ending);
}

export function* ends(ending: EndingKind): Play<void, AgtEvent> {
  yield* tell<AgtEvent>({ rule: 'agt.ship', rows: [pointsRow(ending).row], ending });
  // Boats that have left are still to be guided home.
  yield* tell<AgtEvent>({ rule: 'agt.turn', phase: 'epilogue' });
}

/** Says whether the ship is decided, and tells how; all that follows is the Epilogue. */
export function* settled(state: Table): Play<boolean, AgtEvent> {
  const ending = shipOf(state);
  if (ending === undefined) return false;
  yield* ends(ending);
  return true;
}

/** Points of the crew: the constitutions of those who count. */
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
