/** Section: Line of Sight. Whether it is night, and what the weather is like: the players’ word. */
import { flag } from '../../../../core/fields.ts';
import { type Spotted, sightOf } from '../../../shooting/sight.ts';
import type { SeenCampaign } from '../../../state/seen.ts';
import { type ActOf, declared, done, type InputOf } from '../../act.ts';
import { BEFORE_REPORT, encounterAt, no, type SeenEncounter, tell } from '../act.ts';

export const CONDITIONS = declared({
  fields: {
    night: flag,
    /** Fog, heavy rain and the like. */
    weather: flag,
  },
  stages: BEFORE_REPORT,
  refusals: [],
});

export function* setConditions(
  now: SeenCampaign,
  { night, weather }: InputOf<typeof CONDITIONS>,
): ActOf<typeof CONDITIONS> {
  const encounter = encounterAt(now, CONDITIONS.stages);
  if (typeof encounter === 'string') return no(encounter);
  yield* tell({
    type: 'conditions-set',
    to: { ...(night && { night: true }), ...(weather && { weather: true }) },
  });
  return done('conditions', { night, weather });
}

/** Distance at which anybody can see such a target; undefined where neither night, woods nor weather end the view. */
export const sightHere = ({ conditions = {} }: SeenEncounter, of: Spotted) => sightOf(conditions, of);
