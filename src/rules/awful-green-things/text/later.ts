/** Places where attacks may be made in this turn besides the one that is being declared: the board tags them. */
import { areasToAttack, attackersAt } from '../monster-attack.ts';
import type { PlaceId } from '../outside/places.ts';
import type { Table } from '../state.ts';
import { areasToStrike, fieldOf, strikersAt } from '../strikes.ts';
import { MONSTER_NAMES } from './names.ts';
import { shortName } from './short-names.ts';

export interface LaterView {
  readonly place: PlaceId;
  /** `then Ops`, `then Ops +1`: who could attack there. */
  readonly text: string;
}

const tagged = ([first, ...others]: readonly string[]): string =>
  ['then', ...(first === undefined ? [] : [first]), ...(others.length > 0 ? [`+${others.length}`] : [])].join(
    ' ',
  );

export function laterOf(state: Table): readonly LaterView[] {
  const { battle } = state;
  if (battle === null) return [];
  if (battle.side === 'monsters')
    return areasToAttack(state)
      .filter((place) => place !== battle.at)
      .map((place) => ({
        place,
        text: tagged(attackersAt(state, place).map(({ kind }) => MONSTER_NAMES[kind].one)),
      }));
  const field = fieldOf(state, battle);
  return areasToStrike(state)
    .filter((place) => !field.includes(place))
    .map((place) => ({ place, text: tagged(strikersAt(state, place).map(({ id }) => shortName(id))) }));
}
