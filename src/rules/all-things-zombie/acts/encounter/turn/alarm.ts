/** Section: Escape. When the alarm is rolled for: at the end of a turn in which somebody has left the prison (ATZ-98). */
import type { SeenCampaign } from '../../../state/seen.ts';
import { PARTY_SIDE } from '../../../turn/activation.ts';
import type { SeenEncounter } from '../act.ts';
import { type SideInTurn, sidesInTurn } from './sides.ts';

/** Reasons for which no alarm is rolled for now. */
export const ALARM_REFUSALS = [
  'not-an-escape',
  'already-alerted',
  'no-turn-yet',
  'alarm-rolled',
  'alarm-too-early',
] as const;

/** Reason for which no alarm is rolled for now; undefined where it is. */
export function noAlarm(
  now: SeenCampaign,
  encounter: SeenEncounter,
): (typeof ALARM_REFUSALS)[number] | undefined {
  const { escape: readied, turn } = encounter;
  if (readied === null) return 'not-an-escape';
  if (readied.alerted) return 'already-alerted';
  if (turn === null) return 'no-turn-yet';
  if (readied.rolledIn === turn.number) return 'alarm-rolled';
  return nobodyHasLeft(now, encounter) ? 'alarm-too-early' : undefined;
}

/** The captives’ side could act in this turn and hasn’t begun; where the party holds them, no side has. */
function nobodyHasLeft(now: SeenCampaign, encounter: SeenEncounter): boolean {
  const goes = sidesInTurn(now, encounter).filter(
    ({ die, state }) =>
      state !== 'stays' && state !== 'doubles' && (encounter.role === 'captor' || die.side === PARTY_SIDE),
  );
  const hasBegun = ({ die, state }: SideInTurn) =>
    state === 'has-acted' || encounter.turn?.acting === die.side;
  return goes.length > 0 && !goes.some(hasBegun);
}
