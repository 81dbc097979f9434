/**
 * Sight inside buildings: anybody who enters one where enemies stand comes into their sight, and they into his (section: “In Sight” Check).
 */
import { insideOf } from '../../../movement/place.ts';
import type { SeenCampaign } from '../../../state/seen.ts';
import type { CampaignPlay } from '../../act.ts';
import type { SeenEncounter } from '../act.ts';
import { isAble } from '../standing/able.ts';
import { everybody, type Fighting, fighterNamed, metHere } from '../standing/fighters.ts';
import { PARTY, sidesOf } from '../standing/own-side.ts';
import { floorOf } from '../standing/stands-at.ts';
import { comesIntoSight } from '../turn/ducked-back.ts';

/** Has each take one check, however many come into sight together (ATZ-125); out of doors only the players see who sees whom. */
export function* comesAmong(
  now: SeenCampaign,
  names: readonly string[],
  spot: string | null | undefined,
): CampaignPlay<void> {
  const { encounter } = now;
  if (encounter === null || encounter.turn === null) return;
  if (!encounter.table?.buildings.some(({ id }) => id === spot)) return;
  const came = names.flatMap((who) => fighterNamed(now, encounter, who) ?? []);
  const [first] = came;
  if (first === undefined) return;
  const there = everybody(now, encounter).filter(
    (one) =>
      !names.includes(one.fighter.who) &&
      isAble(one.fighter) &&
      insideOf(one.fighter) === spot &&
      floorOf(encounter, one) === floorOf(encounter, first) &&
      areEnemies(now, encounter, one, first),
  );
  const [foe] = there;
  if (foe === undefined) return;
  for (const one of came) yield* comesIntoSight(one, { of: foe.fighter.who, moving: true });
  for (const one of there) yield* comesIntoSight(one, { of: first.fighter.who });
}

/** The party with its friends, and a group that has fought it; what groups are to each other nobody knows. */
function areEnemies(now: SeenCampaign, encounter: SeenEncounter, a: Fighting, b: Fighting): boolean {
  const sides = [a, b].map(sidesOf(now, encounter));
  return (
    sides.includes(PARTY) &&
    metHere(now, encounter).some(({ id, standing }) => standing === 'fought' && sides.includes(id))
  );
}
