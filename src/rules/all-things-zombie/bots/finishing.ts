/** Zombies on the ground, and how a bot makes an end of one (section: Auto-Kill or Capture). */
import type { ToldHere } from '../acts/encounter/due/due-marks.ts';
import type { Fighting } from '../acts/encounter/standing/fighters.ts';
import { notActive } from '../acts/encounter/turn/timely.ts';
import { zombiesHere } from '../acts/encounter/zombies/zombies.ts';
import { whomOf, type Zombies } from '../state/zombies.ts';
import { act, type BotAct, type Situation, type Under } from './act.ts';

export const lyingZombies = (encounter: Under): readonly Zombies[] =>
  zombiesHere(encounter).filter(({ count, down }) => count > 0 && down === true);

/**
 * Quietly, without a shot: one in a turn, on the way of a move, by somebody active who hasn’t fired. Those that lie before him come
 * first; up again they would fight on.
 */
export function finishes({ now, encounter, told }: Situation, one: Fighting): BotAct | undefined {
  const lying = lyingZombies(encounter);
  const group = lying.find(({ doing }) => whomOf(doing) === one.fighter.who) ?? lying[0];
  if (group === undefined || notActive(now, encounter, one) !== undefined) return undefined;
  if ((one.fighter.done?.fired ?? []).length > 0 || hasFinished(told, one.fighter.who)) return undefined;
  return act('encounter.finish-off', {
    who: one.fighter.who,
    target: null,
    zombies: group.id,
    how: 'kill',
    weapon: null,
    from: null,
  });
}

/** Whether a figure has finished off a zombie in the present turn already. */
function hasFinished(told: readonly ToldHere[], who: string): boolean {
  for (const { events } of told.toReversed())
    for (const event of events.toReversed()) {
      if (event.type === 'turn-begun') return false;
      const tested =
        event.type === 'figure-tested' ? event.figure : event.type === 'stranger-tested' ? event.who : null;
      if (tested === who && 'rule' in event && event.rule === 'atz.auto-kill') return true;
    }
  return false;
}
