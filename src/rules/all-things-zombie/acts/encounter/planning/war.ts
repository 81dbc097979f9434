/** Section: Who Won, the Zombies or the Humans? Decided once, on entering O+20 and before its first Encounter (ATZ-2). */
import { whoWins } from '../../../after-the-battle/who-wins.ts';
import { PLAYER_ASKING } from '../../../asking.ts';
import { YEAR_OF_DECISION } from '../../../calendar.ts';
import type { SeenCampaign } from '../../../state/seen.ts';
import { type ActOf, declared, done } from '../../act.ts';
import { no, tell } from '../act.ts';

/** Before that year nothing is rolled, and nothing once it is decided. A date set by hand may enter it, too. */
export function warDue({ winner, calendar }: Pick<SeenCampaign, 'winner' | 'calendar'>): boolean {
  return winner === null && calendar.now.year >= YEAR_OF_DECISION;
}

export const DECIDE_WAR = declared({
  ofCampaigns: true,
  fields: {},
  stages: null,
  refusals: ['war-not-due'],
});

export function* decideWar(now: SeenCampaign): ActOf<typeof DECIDE_WAR> {
  if (!warDue(now)) return no('war-not-due');
  const { faces, winner } = yield* whoWins(PLAYER_ASKING);
  yield* tell({ type: 'war-decided', winner, faces });
  return done('decide-war', { winner });
}
