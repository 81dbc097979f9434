/** Section: Suppression or Covering Fire. Declared by whoever has not moved while active; it counts in In Sight checks. */
import { flag } from '../../../core/fields.ts';
import type { Fighter } from '../../state/turn.ts';
import { type ActOf, declared, done, type InputOf, type SeenCampaign } from '../act.ts';
import { ANYWAY, FIGHTER } from '../fields.ts';
import { isAble } from './able.ts';
import { BEFORE_REPORT, no, tell } from './act.ts';
import { ACTING_TIMES, notActive, timely } from './timely.ts';
import { fighting } from './turn.ts';

export const COVER = declared({
  fields: {
    who: FIGHTER,
    /** False takes it back: the figure has moved. */
    covering: flag,
    anyway: ANYWAY,
  },
  stages: BEFORE_REPORT,
  refusals: ['nobody-caught', 'not-here', 'out-of-action', ...ACTING_TIMES],
});

/** Announced while active; that it has not moved the players see. */
export function* cover(
  now: SeenCampaign,
  { who, covering, anyway }: InputOf<typeof COVER>,
): ActOf<typeof COVER> {
  const found = fighting(now, who);
  if (typeof found === 'string') return no(found);
  const { name, fighter } = found;
  if (covering && !isAble(fighter)) return no('out-of-action');
  const untimely = covering ? notActive(now, found.encounter, found) : undefined;
  const late = yield* timely(now, found, untimely, { anyway, answers: !covering });
  if (late !== undefined) return no(late);
  const { covering: _, ...without } = fighter;
  const to: Fighter = covering ? { ...without, covering } : without;
  yield* tell({ type: 'fighter-changed', to, of: 'shots', fired: 0 });
  return done('cover', { name, covering });
}
