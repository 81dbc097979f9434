/** Kinds of reaction check that a figure may be told to take, and what each is asked. */
import { type Value, variant } from '../../../../core/fields.ts';
import { BEING_CHARGED_ASKS } from '../../../reaction/being-charged.ts';
import { FAST_MOVE_ASKS } from '../../../reaction/fast-move.ts';
import { IN_SIGHT_ASKS } from '../../../reaction/in-sight.ts';
import { OVERRUN_ASKS } from '../../../reaction/overrun.ts';
import { RALLY_ASKS } from '../../../reaction/rally.ts';
import { REACTION_FIRE_ASKS } from '../../../reaction/reaction-fire.ts';
import { RECEIVED_FIRE_ASKS } from '../../../reaction/received-fire.ts';
import { WANTING_TO_CHARGE_ASKS } from '../../../reaction/wanting-to-charge.ts';
import { WHAT_NOW_ASKS } from '../../../reaction/what-now.ts';
import { SEE_ZOMBIE_DEATH_ASKS } from '../../../reaction/zombie-death.ts';

/** The check to take, with everything that bears on it; anything left out is not the case. */
export const CHECKS = variant('check', {
  'in-sight': IN_SIGHT_ASKS,
  'received-fire': RECEIVED_FIRE_ASKS,
  'wanting-to-charge': WANTING_TO_CHARGE_ASKS,
  'being-charged': BEING_CHARGED_ASKS,
  surprise: BEING_CHARGED_ASKS,
  overrun: OVERRUN_ASKS,
  rally: RALLY_ASKS,
  'see-zombie-death': SEE_ZOMBIE_DEATH_ASKS,
  'what-now': WHAT_NOW_ASKS,
  'pursue-by-fire': {},
  'fast-move': FAST_MOVE_ASKS,
  'reaction-fire': REACTION_FIRE_ASKS,
});
export type Check = Value<typeof CHECKS>;
