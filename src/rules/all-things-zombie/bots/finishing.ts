/** Zombies on the ground, and how a bot makes an end of one (section: Auto-Kill or Capture). */

import type { ToldHere } from '../acts/encounter/due/due-marks.ts';
import { mostOf } from '../acts/encounter/move/how-far.ts';
import { contactByPlaces, outOfContact } from '../acts/encounter/places/contact-here.ts';
import type { Fighting } from '../acts/encounter/standing/fighters.ts';
import { notActive } from '../acts/encounter/turn/timely.ts';
import { zombiesHere } from '../acts/encounter/zombies/zombies.ts';
import { TENTHS } from '../board/place.ts';
import { whomOf, type Zombies } from '../state/zombies.ts';
import { act, type BotAct, type Situation, type Under } from './act.ts';
import { approaches } from './approaching.ts';

export const lyingZombies = (encounter: Under): readonly Zombies[] =>
  zombiesHere(encounter).filter(({ count, down }) => count > 0 && down === true);

/**
 * Quietly, without a shot: one in a turn, on the way of a move, by somebody active who hasn’t fired. Those that lie before him come
 * first; up again they would fight on.
 */
export function finishes({ now, encounter, told }: Situation, one: Fighting): BotAct | undefined {
  const lying = lyingZombies(encounter);
  const own = lying.filter(({ doing }) => whomOf(doing) === one.fighter.who);
  if (lying.length === 0 || notActive(now, encounter, one) !== undefined) return undefined;
  if ((one.fighter.done?.fired ?? []).length > 0 || hasFinished(told, one.fighter.who)) return undefined;
  const group = [...own, ...lying].find(({ id }) => outOfContact(encounter, one, id) === undefined);
  if (group === undefined) return stepsUp({ now, encounter }, one, lying);
  return act('encounter.finish-off', {
    who: one.fighter.who,
    target: null,
    zombies: group.id,
    how: 'kill',
    weapon: null,
    from: null,
  });
}

/** On a board, up to one that his move leads to; an enemy who fires at him may stop him. */
function stepsUp(
  { now, encounter }: Pick<Situation, 'now' | 'encounter'>,
  one: Fighting,
  lying: readonly Zombies[],
): BotAct | undefined {
  const most = mostOf(encounter, one, { how: 'normal' }) * TENTHS;
  for (const { id: piece } of lying) {
    const contact = contactByPlaces(encounter, one, piece);
    if (contact?.because.by !== 'apart' || contact.because.apart > most) continue;
    const comes = approaches({ now, encounter }, one, { piece, how: 'normal', touches: true });
    if (comes !== undefined) return comes;
  }
  return undefined;
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
