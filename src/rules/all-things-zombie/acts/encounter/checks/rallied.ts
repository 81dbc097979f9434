/**
 * Rallying of figures that ran or huddle; and everything that a check leaves of somebody for good (sections: “Rally” Check, Sanity Table).
 */
import { passedWith } from '../../../../core/pass.ts';
import { mayRally, RALLY_REACH, type RallyRefusal } from '../../../reaction/rally.ts';
import type { SeenCampaign } from '../../../state/seen.ts';
import type { Fighter } from '../../../state/turn.ts';
import type { Untimely } from '../../../state/untimely.ts';
import type { CampaignPlay } from '../../act.ts';
import { type SeenEncounter, tell } from '../act.ts';
import { apartOnBoard } from '../places/near.ts';
import { type Proposal, usual } from '../proposal.ts';
import { hasFled, isAble } from '../standing/able.ts';
import { reactionOf } from '../standing/answers.ts';
import { type Fighting, fighterNamed, sideOf } from '../standing/fighters.ts';
import { marksNext, runsAway } from '../standing/standing-after.ts';
import type { Test } from '../standing/tested.ts';
import { hasWitsBack, shakenSince } from '../turn/shaken.ts';

export const RALLYING_TIMES = [
  'has-not-fled',
  'rallied-already',
  'past-rallying',
] as const satisfies readonly Untimely[];

/** Reason for which nobody can rally the figure, or undefined; the players see if a friend is near enough. */
export function notRallied({ turn }: SeenEncounter, { fighter }: Fighting): RallyRefusal | undefined {
  const { done, lost } = fighter;
  return mayRally({
    fled: hasFled(fighter),
    triedThisTurn: turn !== null && done?.rallied === true,
    lost: lost === true,
  });
}

/** Once a turn, while a friend is able to. */
export function rallyDue(
  now: SeenCampaign,
  encounter: SeenEncounter,
  all: readonly Fighting[],
): readonly Proposal[] {
  return all
    .filter((one) => notRallied(encounter, one) === undefined && !hasWitsBack(now, encounter, one))
    .filter((one) => all.some((friend) => isFriend(one, friend) && mayRallyFrom(encounter, one, friend)))
    .map(({ fighter: { who }, name }) =>
      usual('check', 'atz.rally', `${who}/rally`, { name, check: 'rally', by: null }),
    );
}

const isFriend = (one: Fighting, friend: Fighting) =>
  one !== friend && isAble(friend.fighter) && sideOf(one) === sideOf(friend);

/** Near enough, by the places of a board; else the players see it. */
const mayRallyFrom = (encounter: SeenEncounter, one: Fighting, friend: Fighting) =>
  (apartOnBoard(encounter, one, friend) ?? 0) <= RALLY_REACH * 10;

/** A hero passes two without dice. */
function doneBy(check: string, [test]: readonly Test[]): NonNullable<Fighter['done']> {
  if (check === 'rally') return { rallied: true };
  if (check === 'in-sight') return { looked: true };
  if (test !== undefined && !('words' in test.result) && test.result.of === 'what-now')
    return { whatNow: test.result.word === 'staysDown' ? 'stays-down' : 'shoots-or-moves' };
  if (check === 'reaction-fire' && reactionOf(test?.result) === 'charges') return { toCharge: true };
  if (check !== 'wanting-to-charge' || test === undefined) return {};
  const { faces, target } = test;
  return {
    passed: faces.length === 0 ? 2 : passedWith([...faces], target ?? 0).passes,
    charge: reactionOf(test.result) === 'charges' ? 'comes-on' : 'stays',
  };
}

/** Keeps facts that no mark says: a Rally tried or failed for good, a figure shaken, a flight before it huddled or collapsed. */
export function* remembered(
  now: SeenCampaign,
  who: string,
  check: string,
  came: readonly Test[],
): CampaignPlay<void> {
  const results = came.map(({ result }) => result);
  const { encounter } = now;
  const found = encounter && fighterNamed(now, encounter, who);
  if (!encounter || !found) return;
  const { fighter } = found;
  const last = reactionOf(results.at(-1));
  const done = encounter.turn === null ? {} : doneBy(check, came);
  const { toCharge, ...did } = fighter.done ?? {};
  const { toMark, ...as } = fighter;
  const before = check === 'wanting-to-charge' || toCharge === undefined ? did : { ...did, toCharge };
  const after: Fighter = {
    ...as,
    ...marksNext(fighter, results),
    ...(Object.keys(done).length > 0 && { done: { ...before, ...done } }),
    ...(last === 'lost' && { lost: true }),
    ...(last === 'recovers' && { shaken: shakenSince(encounter, found) }),
    ...((last === 'huddles' || last === 'collapses') && runsAway(results) && { ranAway: true }),
  };
  if (JSON.stringify(after) === JSON.stringify(fighter)) return;
  yield* tell({ type: 'fighter-changed', to: after, of: 'shots', fired: 0 });
}
