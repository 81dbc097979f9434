/** A chain saw that runs is stopped (section: Hand-to-Hand Weapons). */

import type { SeenCampaign } from '../../../state/seen.ts';
import { type ActOf, declared, done, type InputOf } from '../../act.ts';
import { ARMED, FIGHTER } from '../../fields.ts';
import { BEFORE_REPORT, no } from '../act.ts';
import { sawOf, sawStopped } from '../gear/chain-saws.ts';
import { isAble } from '../standing/able.ts';
import { fighting } from '../turn/turn.ts';

export const STOP_SAW = declared({
  fields: { who: FIGHTER, weapon: ARMED },
  stages: BEFORE_REPORT,
  refusals: ['nobody-caught', 'not-here', 'out-of-action', 'no-such-weapon', 'saw-off'],
});

/** Stops a chain saw: it isn’t heard from the next turn on; in the next melee it is started for it. */
export function* stopSaw(
  now: SeenCampaign,
  { who, weapon }: InputOf<typeof STOP_SAW>,
): ActOf<typeof STOP_SAW> {
  const found = fighting(now, who);
  if (typeof found === 'string') return no(found);
  if (!isAble(found.fighter)) return no('out-of-action');
  const armed = found.weapons.find(({ id }) => id === weapon);
  const saw = armed && sawOf(found.encounter, found, armed);
  if (!armed || !saw) return no('no-such-weapon');
  if (saw.is !== 'runs') return no('saw-off');
  yield* sawStopped(found.encounter, found, armed);
  return done('stop-saw', { name: found.name });
}
