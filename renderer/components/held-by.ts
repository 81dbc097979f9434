/** Player of a seat, in a word beside its name. */
import type { SessionView } from '../../src/contract/sessions.ts';

/** `isMe`: of those the player holds, the one that is asked; in a table of all of them each is. */
export function heldBy(
  { seats, names }: Pick<SessionView, 'seats' | 'names'>,
  seat: string,
  isMe = true,
): string {
  const holder = seats[seat];
  if (holder === undefined || holder === 'player') return isMe ? 'you' : 'a player';
  return `bot: ${names.bots[holder.bot] ?? holder.bot}`;
}
