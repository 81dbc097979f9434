/** Section: Suppression or Covering Fire. Declared by whoever has not moved while active; it counts in In Sight checks. */
import { flag } from '../../../../core/fields.ts';
import type { SeenCampaign } from '../../../state/seen.ts';
import type { Fighter } from '../../../state/turn.ts';
import type { Untimely } from '../../../state/untimely.ts';
import { type ActOf, declared, done, type InputOf } from '../../act.ts';
import { ANYWAY, FIGHTER } from '../../fields.ts';
import { BEFORE_REPORT, no, type SeenEncounter, tell } from '../act.ts';
import { isAble } from '../standing/able.ts';
import type { Fighting } from '../standing/fighters.ts';
import { holdsBack } from '../turn/sense.ts';
import { ACTING_TIMES, hasCharged, notActive, timely } from '../turn/timely.ts';
import { fighting } from '../turn/turn.ts';
import { isInMelee } from '../zombies/in-contact.ts';

const COVERING_TIMES = [
  ...ACTING_TIMES,
  'in-melee',
  'charges',
  'has-moved',
  'must-rush',
] as const satisfies readonly Untimely[];

export const COVER = declared({
  fields: {
    who: FIGHTER,
    /** False takes it back: the figure has moved. */
    covering: flag,
    anyway: ANYWAY,
  },
  stages: BEFORE_REPORT,
  refusals: ['nobody-caught', 'not-here', 'out-of-action', ...COVERING_TIMES],
});

/** Announced while active, by whoever has not moved, as far as the table knows. */
export function* cover(
  now: SeenCampaign,
  { who, covering, anyway }: InputOf<typeof COVER>,
): ActOf<typeof COVER> {
  const found = fighting(now, who);
  if (typeof found === 'string') return no(found);
  const { name, fighter } = found;
  if (fighter.condition === 'dead' || (covering && !isAble(fighter))) return no('out-of-action');
  const untimely = covering ? mayCover(now, found) : undefined;
  const late = yield* timely(now, found, untimely, { anyway, answers: !covering });
  if (late !== undefined) return no(late);
  const { covering: _, ...without } = fighter;
  const to: Fighter = covering ? { ...without, covering } : without;
  yield* tell({ type: 'fighter-changed', to, of: 'shots', fired: 0 });
  return done('cover', { name, covering });
}

function mayCover(
  now: SeenCampaign,
  found: Fighting & { readonly encounter: SeenEncounter },
): (typeof COVERING_TIMES)[number] | undefined {
  const { encounter, fighter } = found;
  const late = notActive(now, encounter, found);
  if (late !== undefined || encounter.turn === null) return late;
  if (isInMelee(now, encounter, found)) return 'in-melee';
  if (hasCharged(found)) return 'charges';
  if (fighter.moved !== undefined) return 'has-moved';
  return holdsBack(now, encounter, found) ? 'must-rush' : undefined;
}
