/** Section: In Sight or Hidden. Somebody in cover keeps still, and no enemy has seen him: he is hidden, from all of them alike. */
import { flag } from '../../../../core/fields.ts';
import type { SeenCampaign } from '../../../state/seen.ts';
import type { Untimely } from '../../../state/untimely.ts';
import { type ActOf, type CampaignPlay, declared, done, type InputOf } from '../../act.ts';
import { ANYWAY, FIGHTER } from '../../fields.ts';
import { BEFORE_REPORT, no, type SeenEncounter, tell } from '../act.ts';
import { outOfMelee } from '../harm/contact-left.ts';
import { isInView } from '../places/come-into-view.ts';
import { type Fighting, fighterNamed } from '../standing/fighters.ts';
import { hasCharged, timely } from '../turn/timely.ts';
import { fighting } from '../turn/turn.ts';
import { isInMelee } from '../zombies/in-contact.ts';
import { foesOf } from './around.ts';

const HIDING_TIMES = [
  'in-melee',
  'charges',
  'moved-this-turn',
  'seen-by-enemy',
] as const satisfies readonly Untimely[];

export const HIDE = declared({
  fields: {
    who: FIGHTER,
    /** In cover, and seen by no enemy, as the player or a board has it; false once an enemy has seen him. */
    hidden: flag,
    anyway: ANYWAY,
  },
  stages: BEFORE_REPORT,
  refusals: ['nobody-caught', 'not-here', 'out-of-action', ...HIDING_TIMES],
});

/** Hiding is keeping still, which is no action: it takes no activation. What ends it stands in `state/apply-battle.ts`. */
export function* hide(now: SeenCampaign, { who, hidden, anyway }: InputOf<typeof HIDE>): ActOf<typeof HIDE> {
  const found = fighting(now, who);
  if (typeof found === 'string') return no(found);
  const { name, fighter } = found;
  if (fighter.condition === 'dead' || (hidden && fighter.condition !== 'up')) return no('out-of-action');
  const untimely = hidden ? notStill(now, found) : undefined;
  const late = yield* timely(now, found, untimely, { anyway, answers: true });
  if (late !== undefined) return no(late);
  const { hidden: _, ...seen } = fighter;
  const to = hidden ? { ...outOfMelee(seen), hidden } : seen;
  yield* tell({ type: 'fighter-changed', to, of: 'shots', fired: 0 });
  return done('hide', { name, hidden });
}

/** Gives away somebody who is hidden: any enemy who can see him tests (section: In Sight or Hidden). */
export function* givenAway(now: SeenCampaign, who: string): CampaignPlay<void> {
  const found = now.encounter && fighterNamed(now, now.encounter, who);
  if (!found?.fighter.hidden) return;
  const { hidden: _, ...to } = found.fighter;
  yield* tell({ type: 'fighter-changed', to, of: 'shots', fired: 0 });
}

/** Nothing binds anybody before the first turn. */
function notStill(
  now: SeenCampaign,
  found: Fighting & { readonly encounter: SeenEncounter },
): (typeof HIDING_TIMES)[number] | undefined {
  const { encounter, fighter } = found;
  if (isInMelee(now, encounter, found)) return 'in-melee';
  if (hasCharged(found)) return 'charges';
  if (encounter.turn !== null && fighter.moved !== undefined) return 'moved-this-turn';
  const foes = foesOf(now, encounter, found);
  return foes.some((foe) => isInView(encounter, foe.fighter.who, fighter.who)) ? 'seen-by-enemy' : undefined;
}
