/** In Sight on the board: whoever comes into sight as somebody moves is found, marked, and tests before anything else (ATZ-125, ATZ-166). */
import { firstSight, type Looker, type NewSight, newSightsFrom } from '../../../board/coming-into-sight.ts';
import type { Place } from '../../../board/place.ts';
import type { Way } from '../../../board/way.ts';
import { type PieceId, placeOnBoard } from '../../../state/board.ts';
import type { SeenCampaign } from '../../../state/seen.ts';
import { type FighterId, isPerson } from '../../../state/turn.ts';
import type { ZombiesId } from '../../../state/zombies.ts';
import type { CampaignPlay } from '../../act.ts';
import { type SeenEncounter, tell } from '../act.ts';
import { foesOf, PARTY, sidesOf } from '../checks/around.ts';
import { isAble } from '../standing/able.ts';
import { everybody, type Fighting, fighterNamed } from '../standing/fighters.ts';
import { isInMelee } from '../zombies/in-contact.ts';
import { inContactWith, zombiesAround } from '../zombies/zombies.ts';
import { groundFor } from './known-places.ts';

type Id = FighterId | ZombiesId;

/** Where on his way somebody halts, and what has come into sight there; undefined where nothing does, or before the first turn. */
export function haltOn(now: SeenCampaign, encounter: SeenEncounter, mover: Fighting, at: Place, way: Way) {
  const { table, turn, conditions = {} } = encounter;
  if (table === null || turn === null) return undefined;
  return firstSight(groundFor(table).obstacles, way, at, lookersAt(now, encounter, mover), conditions);
}

/** What is new between somebody who was elsewhere and all who may see him. */
export function sightsBetween(
  now: SeenCampaign,
  encounter: SeenEncounter,
  mover: Fighting,
  { was, is }: { readonly was: Place; readonly is: Place },
): readonly NewSight<Id>[] {
  const { table, turn, conditions = {} } = encounter;
  if (table === null || turn === null) return [];
  return newSightsFrom(groundFor(table).obstacles, was, lookersAt(now, encounter, mover), conditions)(is);
}

/** Enemies on their feet who don’t fight hand to hand, and, of the party and its friends, zombies they haven’t seen since these were indoors. */
function lookersAt(now: SeenCampaign, encounter: SeenEncounter, mover: Fighting): readonly Looker<Id>[] {
  const { board } = encounter;
  if (board === undefined) return [];
  const on = <I extends Id>(id: I, looks: boolean, isSeen: boolean): readonly Looker<I>[] => {
    const at = placeOnBoard(board, id);
    return at === undefined ? [] : [{ id, at, looks, isSeen }];
  };
  const people = foesOf(now, encounter, mover)
    .filter((foe) => isFree(now, encounter, foe))
    .flatMap(({ fighter: { who, hidden } }) => on(who, true, hidden !== true));
  if (sidesOf(now, encounter)(mover) !== PARTY) return people;
  const seen = mover.fighter.hasSeen ?? [];
  const zombies = zombiesAround(encounter).filter(({ id }) => !seen.includes(id));
  return [...people, ...zombies.flatMap(({ id }) => on(id, false, true))];
}

/** Whoever fights hand to hand looks nowhere else. */
const isFree = (now: SeenCampaign, encounter: SeenEncounter, one: Fighting): boolean =>
  isAble(one.fighter) &&
  !isInMelee(now, encounter, one) &&
  inContactWith(now, encounter, one.fighter.who).length === 0;

/** Has both sides test who have come into sight of one another as one of them moved. */
export function* comeIntoSight(
  now: SeenCampaign,
  who: string,
  sights: readonly NewSight<Id>[],
): CampaignPlay<void> {
  const mover = now.encounter && fighterNamed(now, now.encounter, who);
  if (!mover) return;
  yield* marked(now, mover.fighter.who, {
    sees: sights.filter(({ isSeen }) => isSeen).map(({ id }) => id),
    moving: true,
  });
  for (const { id, looks } of sights)
    if (looks && isPerson(id)) yield* marked(now, id, { sees: [mover.fighter.who] });
}

/** Has those of the party test who see a zombie come into their sight as it moved. */
export function* zombieInSight(
  now: SeenCampaign,
  zombie: ZombiesId,
  { was, is }: { readonly was: Place; readonly is: Place },
): CampaignPlay<void> {
  const { encounter } = now;
  if (encounter === null || encounter.turn === null || encounter.table === null) return;
  if (!zombiesAround(encounter).some(({ id }) => id === zombie)) return;
  const { board, table, conditions = {} } = encounter;
  const sideOf = sidesOf(now, encounter);
  const lookers = everybody(now, encounter)
    .filter((one) => sideOf(one) === PARTY && isFree(now, encounter, one))
    .filter(({ fighter }) => fighter.hasSeen?.includes(zombie) !== true)
    .flatMap(({ fighter: { who } }): readonly Looker<FighterId>[] => {
      const at = board && placeOnBoard(board, who);
      return at === undefined ? [] : [{ id: who, at, looks: true, isSeen: false }];
    });
  const sights = newSightsFrom(groundFor(table).obstacles, was, lookers, conditions)(is);
  for (const { id } of sights) yield* marked(now, id, { sees: [zombie] });
}

function* marked(
  now: SeenCampaign,
  who: PieceId,
  { sees, moving }: { readonly sees: readonly Id[]; readonly moving?: true },
): CampaignPlay<void> {
  const found = now.encounter && fighterNamed(now, now.encounter, who);
  if (!found || !isAble(found.fighter)) return;
  const { inSight: before } = found.fighter;
  const all = [...new Set([...(before?.sees ?? (before === undefined ? [] : [before.of])), ...sees])];
  const [of] = all;
  if (of === undefined) return;
  const inSight = { of, sees: all, ...((moving ?? before?.moving) && { moving: true as const }) };
  yield* tell({ type: 'fighter-changed', to: { ...found.fighter, inSight }, of: 'shots', fired: 0 });
}
