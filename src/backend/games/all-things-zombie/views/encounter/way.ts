/** The way of somebody on the board to a spot, before it is gone: how far, who comes into sight on it, and what speaks against it. */
import type { Input } from '../../../../../contract/contract.ts';
import type { WayView } from '../../../../../contract/games/all-things-zombie/encounter-view/board.ts';
import { halted, othersOf } from '../../../../../rules/all-things-zombie/acts/encounter/board/going.ts';
import { foesOf } from '../../../../../rules/all-things-zombie/acts/encounter/checks/around.ts';
import { isLoaded } from '../../../../../rules/all-things-zombie/acts/encounter/gear/barrels.ts';
import { mostOf } from '../../../../../rules/all-things-zombie/acts/encounter/move/how-far.ts';
import { groundFor } from '../../../../../rules/all-things-zombie/acts/encounter/places/ground-here.ts';
import {
  type Route,
  wayOf,
  wrongWay,
} from '../../../../../rules/all-things-zombie/acts/encounter/places/route.ts';
import {
  lookingAt,
  placeHere,
} from '../../../../../rules/all-things-zombie/acts/encounter/places/seen-from.ts';
import { encounterRefusalText } from '../../../../../rules/all-things-zombie/acts/encounter/refusals.ts';
import {
  type Fighting,
  fighterNamed,
} from '../../../../../rules/all-things-zombie/acts/encounter/standing/fighters.ts';
import { PARTY, sidesOf } from '../../../../../rules/all-things-zombie/acts/encounter/standing/own-side.ts';
import { isFree } from '../../../../../rules/all-things-zombie/acts/encounter/zombies/zombie-halts.ts';
import { zombiesAround } from '../../../../../rules/all-things-zombie/acts/encounter/zombies/zombies.ts';
import { isRanged, weaponOf } from '../../../../../rules/all-things-zombie/arms.ts';
import { TENTHS } from '../../../../../rules/all-things-zombie/board/place.ts';
import { type Body, hasRoom } from '../../../../../rules/all-things-zombie/board/room.ts';
import {
  facingAfter,
  firstPart,
  levelAfter,
  type Stop,
} from '../../../../../rules/all-things-zombie/board/way.ts';
import { singleFigure } from '../../../../../rules/all-things-zombie/data/single-figures.ts';
import type { SeenCampaign, SeenEncounter } from '../../../../../rules/all-things-zombie/state/seen.ts';
import { coverText } from '../../../../../rules/all-things-zombie/text/sight.ts';
import { isOnTable } from '../../../../../rules/core/geometry/table-top.ts';
import { CallFailure } from '../../../../calls/call-failure.ts';
import { onBoard } from './board.ts';
import { calledHere, nameHere } from './named.ts';

type Asked = Pick<Input<'encounter.way'>, 'who' | 'to' | 'how'>;

/** Throws the failure of the call where no board has been taken up, or nobody such stands on it. */
export function wayView(now: SeenCampaign, { who, to, how }: Asked): WayView {
  const { encounter, table } = onBoard(now);
  const mover = fighterNamed(now, encounter, who);
  if (mover === undefined) throw new CallFailure('bad-input', `No ${who} goes on foot on the board.`, 'who');
  const most = {
    normal: mostOf(encounter, mover, { how: 'normal' }),
    fast: mostOf(encounter, mover, { how: 'fast' }),
  };
  const around = othersOf(now, encounter, mover.fighter.who);
  const wayBy = (end: Asked['to'], told: { readonly ground?: 'ford' }) =>
    wayOf(encounter, mover.fighter.who, { to: end, ...told }, around);
  const routeTo = (end: Asked['to']) => {
    const dry = wayBy(end, {});
    return dry === 'no-way' ? wayBy(end, { ground: 'ford' }) : dry;
  };
  const asked = isOnTable(table, to) ? routeTo(to) : 'no-way';
  const isTooFar = isRoute(asked) && how !== undefined && asked.inches > most[how];
  const within = isTooFar && endWithin(table, asked, { inches: most[how], around });
  const route = within ? routeTo(within) : asked;
  if (!isRoute(route)) {
    const fault = encounterRefusalText(route ?? 'no-way');
    return { way: [], wades: false, inches: 0, most, wanted: null, halt: null, seenBy: [], fault };
  }
  const wrong = wrongWay(encounter, route, around);
  const gone = wrong === undefined ? halted(now, encounter, mover, route) : route;
  return {
    way: route.way.map(stopView),
    wades: route.wades,
    inches: route.inches,
    most,
    wanted: within && isRoute(asked) ? asked.inches : null,
    halt: haltOf(now, gone),
    seenBy: wrong === undefined ? seenBy(now, encounter, mover, gone) : [],
    fault: wrong === undefined ? null : encounterRefusalText(wrong),
  };
}

const isRoute = (route: Route | null | string): route is Route => route !== null && typeof route !== 'string';

/** The last spot of a way to which a move leads, and where there is room; undefined where it is none but the first. */
function endWithin(
  table: Parameters<typeof groundFor>[0],
  { way, at }: Route,
  { inches, around }: { readonly inches: number; readonly around: readonly Body[] },
): Stop | undefined {
  const ground = groundFor(table);
  for (let tenths = inches * TENTHS; tenths > 0; tenths -= 1) {
    const part = firstPart(ground, way, at.level, tenths);
    const { x, y } = part.at(-1) ?? at.spot;
    const end = { spot: { x, y }, facing: at.facing, level: levelAfter(part, at.level) };
    if (part.length > 1 && hasRoom(ground, around, end)) return { x, y, level: end.level };
  }
  return undefined;
}

const stopView = ({ x, y, level }: Stop): WayView['way'][number] =>
  level === undefined ? { x, y } : { x, y, level: level && { ...level } };

function haltOf(now: SeenCampaign, { way, met, inches }: Route): WayView['halt'] {
  const end = way.at(-1);
  if (met === undefined || end === undefined) return null;
  return {
    spot: { x: end.x, y: end.y },
    met: met.map((piece) => ({ piece, name: nameHere(now, piece) })),
    inches,
  };
}

/** Enemies on their feet who don’t fight hand to hand, and zombies, as far as they see the end of a way. */
function seenBy(
  now: SeenCampaign,
  encounter: SeenEncounter,
  mover: Fighting,
  { way, at }: Route,
): WayView['seenBy'] {
  const called = calledHere(now);
  const { x, y } = way.at(-1) ?? at.spot;
  const end = { spot: { x, y }, facing: facingAfter(way, at.facing), level: levelAfter(way, at.level) };
  const foes = foesOf(now, encounter, mover).filter((foe) => isFree(now, encounter, foe));
  const isParty = sidesOf(now, encounter)(mover) === PARTY;
  const zombies = isParty ? zombiesAround(encounter) : [];
  return [
    ...foes.map((foe) => ({ piece: foe.fighter.who as string, inches: rangeOf(encounter, foe) })),
    ...zombies.map(({ id }) => ({ piece: id as string, inches: singleFigure('zombie-move') })),
  ]
    .flatMap(({ piece, inches }) => {
      const from = placeHere(encounter, piece);
      const seen = from && lookingAt(encounter, from, end);
      if (seen === undefined || seen.cut !== null) return [];
      const cover = seen.cover && coverText(seen.cover, called);
      const reaches = seen.apart <= inches * TENTHS;
      return [{ piece, name: nameHere(now, piece), apart: seen.apart, reaches, cover }];
    })
    .toSorted((a, b) => a.apart - b.apart);
}

/** Inches that the farthest of somebody’s loaded weapons reaches; 0 with none. */
const rangeOf = (encounter: SeenEncounter, foe: Fighting): number =>
  Math.max(
    0,
    ...foe.weapons
      .filter((gun) => isRanged(gun.weapon) && isLoaded(encounter, foe, gun))
      .map(({ weapon }) => weaponOf(weapon).range ?? 0),
  );
