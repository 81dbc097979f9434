/** The way of somebody on the board to a spot, before it is gone: how far, who comes into sight on it, and what speaks against it. */
import type { Input } from '../../../../../contract/contract.ts';
import type { WayView } from '../../../../../contract/games/all-things-zombie/encounter-view/board.ts';
import { halted, othersOf } from '../../../../../rules/all-things-zombie/acts/encounter/board/going.ts';
import { mostOf } from '../../../../../rules/all-things-zombie/acts/encounter/move/how-far.ts';
import {
  type Route,
  wayOf,
  wrongWay,
} from '../../../../../rules/all-things-zombie/acts/encounter/places/route.ts';
import { encounterRefusalText } from '../../../../../rules/all-things-zombie/acts/encounter/refusals.ts';
import {
  type Fighting,
  fighterNamed,
} from '../../../../../rules/all-things-zombie/acts/encounter/standing/fighters.ts';
import type { SeenCampaign, SeenEncounter } from '../../../../../rules/all-things-zombie/state/seen.ts';
import { isOnTable } from '../../../../../rules/core/geometry/table-top.ts';
import { CallFailure } from '../../../../calls/call-failure.ts';
import { onBoard } from './board.ts';
import { nameHere } from './named.ts';

type Asked = Pick<Input<'encounter.way'>, 'who' | 'to'>;

/** Throws the failure of the call where no board has been taken up, or nobody such stands on it. */
export function wayView(now: SeenCampaign, { who, to }: Asked): WayView {
  const { encounter, table } = onBoard(now);
  const mover = fighterNamed(now, encounter, who);
  if (mover === undefined) throw new CallFailure('bad-input', `No ${who} goes on foot on the board.`, 'who');
  const most = {
    normal: mostOf(encounter, mover, { how: 'normal' }),
    fast: mostOf(encounter, mover, { how: 'fast' }),
  };
  const around = othersOf(now, encounter, mover.fighter.who);
  const wayBy = (told: { readonly ground?: 'ford' }) =>
    isOnTable(table, to) ? wayOf(encounter, mover.fighter.who, { to, ...told }, around) : 'no-way';
  const dry = wayBy({});
  const route = dry === 'no-way' ? wayBy({ ground: 'ford' }) : dry;
  if (route === null || typeof route === 'string') {
    const fault = encounterRefusalText(route ?? 'no-way');
    return { way: [], wades: false, inches: 0, most, halt: null, fault };
  }
  const wrong = wrongWay(encounter, route, around);
  return {
    way: route.way.map(stopView),
    wades: route.wades,
    inches: route.inches,
    most,
    halt: wrong === undefined ? haltOf(now, encounter, mover, route) : null,
    fault: wrong === undefined ? null : encounterRefusalText(wrong),
  };
}

const stopView = ({ x, y, level }: Route['way'][number]): WayView['way'][number] =>
  level === undefined ? { x, y } : { x, y, level: level && { ...level } };

function haltOf(now: SeenCampaign, encounter: SeenEncounter, mover: Fighting, route: Route): WayView['halt'] {
  const { way, met, inches } = halted(now, encounter, mover, route);
  const end = way.at(-1);
  if (met === undefined || end === undefined) return null;
  return { spot: { x: end.x, y: end.y }, met: met.map((one) => nameHere(now, one)), inches };
}
