/** Somebody whom zombies charge tests, and what comes of it for them (sections: Surprise Check, "Being Charged" Check). */

import type { SeenCampaign } from '../../../state/seen.ts';
import type { TestResult } from '../../../state/test-result.ts';
import type { Zombies, ZombiesDoing } from '../../../state/zombies.ts';
import type { CampaignPlay } from '../../act.ts';
import type { SeenEncounter } from '../act.ts';
import { reactionOf } from '../standing/answers.ts';
import { fighterNamed } from '../standing/fighters.ts';
import { changed, chargersOf, ROAMING } from './zombies.ts';

const isUnseen = ({ doing }: Zombies) => doing.by === 'charging' && doing.unseen;

/** Groups whose charge such a check is for; all chargers where none has come like that. */
export function checkedFor(
  now: SeenCampaign,
  encounter: SeenEncounter,
  who: string,
  check: string,
): readonly Zombies[] {
  if (check !== 'surprise' && check !== 'being-charged') return [];
  const all = chargersOf(now, encounter, who);
  const like = all.filter((group) => isUnseen(group) === (check === 'surprise'));
  return like.length > 0 ? like : all;
}

/** Facts known of a charge before its check is taken. */
export function chargeKnown(now: SeenCampaign, encounter: SeenEncounter, who: string, check: string): object {
  const groups = checkedFor(now, encounter, who, check);
  const isAt = (group: Zombies) => (group.doing.by === 'charging' ? group.doing : undefined);
  // People zombies fall upon inside a building, or in a vehicle, are in cover.
  const covered = groups.some(
    (group) => isAt(group)?.vehicle || (group.inside !== null && group.acted === undefined),
  );
  return {
    ...(groups.some(({ burning }) => burning) && { byBurningZombie: true }),
    ...(covered && { inCover: true }),
    ...(groups.some(isUnseen) && check === 'being-charged' && { flankOrRear: true }),
  };
}

/**
 * Settles a charge by the results of its check: anybody who runs is out of the zombies’ reach; anybody else is in contact, having fired
 * first where the check has it.
 */
export function* charged(
  now: SeenCampaign,
  encounter: SeenEncounter,
  who: string,
  check: string,
  results: readonly TestResult[],
): CampaignPlay<void> {
  const word = reactionOf(results.at(-1));
  const fighter = fighterNamed(now, encounter, who)?.fighter.who;
  if (word === undefined || fighter === undefined) return;
  for (const group of checkedFor(now, encounter, who, check)) {
    const doing: ZombiesDoing =
      word === 'runsAway' || word === 'ducksBack'
        ? ROAMING
        : {
            by: 'melee',
            with: fighter,
            ...((word === 'oneDie' || word === 'noDice') && { caught: word }),
            ...(word === 'firesThenMelee' && { fires: true }),
          };
    yield* changed(now, group, { doing });
  }
}
