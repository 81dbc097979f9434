/** Moves of bots on a board: towards somebody by the shortest way, as far as the inches of the move lead. */
import { othersOf } from '../acts/encounter/board/going.ts';
import { mostOf } from '../acts/encounter/move/how-far.ts';
import { groundFor } from '../acts/encounter/places/ground-here.ts';
import { reachOf } from '../acts/encounter/places/pieces.ts';
import { shortestTo } from '../acts/encounter/places/route.ts';
import { placeHere } from '../acts/encounter/places/seen-from.ts';
import type { Fighting } from '../acts/encounter/standing/fighters.ts';
import { isToRush } from '../acts/encounter/turn/sense.ts';
import { mayMove } from '../acts/encounter/turn/timely.ts';
import { contactsOf } from '../board/contact.ts';
import { TENTHS } from '../board/place.ts';
import { hasRoom } from '../board/room.ts';
import { costOfWay, firstPart, levelAfter, type Way } from '../board/way.ts';
import type { PieceId } from '../state/board.ts';
import { act, type BotAct, type Situation } from './act.ts';

type Here = Pick<Situation, 'now' | 'encounter'>;

interface Towards {
  readonly piece: PieceId;
  readonly how: 'normal' | 'fast';
  /** Up to where bases touch; otherwise an inch short of it, since only a charge leads up to an enemy. */
  readonly touches?: true;
}

/** Undefined where there is no way, nothing left to go, or no board. */
export function approaches({ now, encounter }: Here, one: Fighting, to: Towards): BotAct | undefined {
  const { who } = one.fighter;
  if (mayMove(now, encounter, one, to.how) !== undefined) return undefined;
  // A Psycho doesn’t walk.
  if (to.how === 'normal' && isToRush(now, encounter, one)) return undefined;
  const way = wayTowards({ now, encounter }, one, to);
  return way && act('encounter.move', { who, others: [], how: to.how, way: way.slice(1) });
}

/**
 * Spots beside somebody to which ways are looked for, from the nearest round to the farthest. Where none leads there the whole table has
 * been searched each time.
 */
const TRIED = 2;

/** With room for a base at its end. */
function wayTowards(
  { now, encounter }: Here,
  one: Fighting,
  { piece, how, touches }: Towards,
): Way | undefined {
  const { who } = one.fighter;
  const { table } = encounter;
  const [from, at] = [placeHere(encounter, who), placeHere(encounter, piece)];
  if (table === null || from === undefined || at === undefined) return undefined;
  const ground = groundFor(table);
  const others = othersOf(now, encounter, who);
  const { level } = at;
  const ends = contactsOf({ at, reach: reachOf(encounter, piece) }, from.spot).filter((spot) =>
    hasRoom(ground, others, { spot, facing: 0, level }),
  );
  const round = Array.from({ length: TRIED }, (_, nth) => ends[Math.floor((nth * ends.length) / TRIED)]);
  for (const end of new Set(round)) {
    if (end === undefined) continue;
    const way = shortestTo(encounter, who, { ...end, level }, { others, wades: false });
    if (way === undefined) continue;
    const cost = costOfWay(ground, way, from.level) - (touches ? 0 : TENTHS);
    for (let most = Math.min(cost, mostOf(encounter, one, { how }) * TENTHS); most > 0; most -= TENTHS) {
      const part = firstPart(ground, way, from.level, most);
      const { x, y } = part.at(-1) ?? from.spot;
      const place = { spot: { x, y }, facing: 0, level: levelAfter(part, from.level) };
      if (part.length > 1 && hasRoom(ground, others, place)) return part;
    }
    return undefined;
  }
  return undefined;
}
