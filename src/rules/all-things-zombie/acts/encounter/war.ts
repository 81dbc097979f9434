/** Who Won, the Zombies or the Humans?: once, on entering O+20 and before its first Encounter (ATZ-2). */
import { whoWins } from '../../after/who-wins.ts';
import { PLAYER_ASKING } from '../../asking.ts';
import { YEAR_OF_DECISION } from '../../calendar.ts';
import type { CampaignPlay, Now } from '../../campaign/act.ts';
import { tell } from './act.ts';

/** Asks nothing before that year, and nothing once it is decided. A date set by hand may enter it, too. */
export function* decideWar(now: Now): CampaignPlay<void> {
  if (now.winner !== null || now.calendar.now.year < YEAR_OF_DECISION) return;
  const { faces, winner } = yield* whoWins(PLAYER_ASKING);
  yield* tell({ type: 'war-decided', winner, faces });
}
