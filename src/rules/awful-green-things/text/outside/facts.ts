/** Facts about the outside besides who is where: locks, boats that are out, and who would die of an open hatch. */
import type { InWords } from '../../../core/game-text.ts';
import { listed } from '../../../core/text/english.ts';
import type { AreaId } from '../../data/areas.ts';
import { BOAT_IDS } from '../../data/boats.ts';
import { unsealedIn } from '../../outside/boats.ts';
import type { Table } from '../../state.ts';
import { AREA_NAMES } from '../areas.ts';
import { BOAT_NAMES, CREW_NAMES } from '../names.ts';
import { outsideText } from './places.ts';

/** Facts on what is outside; none but with the option. */
export function outsideFacts(state: Table): InWords['facts'] {
  if (state.outside === undefined) return [];
  const { closed, held } = state.outside;
  const bare = BOAT_IDS.flatMap((boat) => unsealedIn(state, boat));
  return [
    { name: 'Airlocks', text: locksText(closed, held) },
    ...(bare.length === 0
      ? []
      : [{ name: 'No suit on', text: `${listed(bare.map((id) => CREW_NAMES[id]))}, in a boat` }]),
  ];
}

function locksText(closed: readonly AreaId[], held: readonly AreaId[]): string {
  const names = (exits: readonly AreaId[]) => listed(exits.map((exit) => AREA_NAMES[exit]));
  const parts = [
    ...(closed.length === 0 ? [] : [`closed: ${names(closed)}`]),
    ...(held.length === 0 ? [] : [`held shut: ${names(held)}`]),
  ];
  return parts.length === 0 ? 'all open' : parts.join('; ');
}

/** `Scout out in the lower space`; of boats that are still the ship’s. */
export function boatsOutText({ outside }: Table): readonly string[] {
  return (outside?.boats ?? []).flatMap(({ id, at, back, mayWait }) => {
    if (at === 'bay') return [];
    const where =
      at === null
        ? `off the board, back in turn ${back}${mayWait ? ' or later' : ''}`
        : `out in ${outsideText(at)}`;
    return [`${BOAT_NAMES[id]} ${where}`];
  });
}
