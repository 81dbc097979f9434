/** A vehicle at the party’s disposal comes to the table, of whatever kind the player likes (section: Finding Vehicles). */
import { choice, flag, list, optional } from '../../../../core/fields.ts';
import { insideOf } from '../../../movement/place.ts';
import type { SeenCampaign } from '../../../state/seen.ts';
import type { Fighter } from '../../../state/turn.ts';
import { type WorkingVehicle, workingId } from '../../../state/vehicles.ts';
import { VEHICLES } from '../../../types.ts';
import { seatsOf } from '../../../vehicles/vehicle.ts';
import { type ActOf, declared, done, type InputOf } from '../../act.ts';
import { FIGHTER } from '../../fields.ts';
import { BEFORE_REPORT, no, tell } from '../act.ts';
import { engineHeard } from '../gear/engines.ts';
import { isAble } from '../standing/able.ts';
import { type Fighting, fighterNamed } from '../standing/fighters.ts';
import { hasOthers, vehiclesLeft } from '../standing/vehicles-in-play.ts';
import { fighting } from '../turn/turn.ts';

export const BRING_VEHICLE = declared({
  fields: {
    kind: choice(VEHICLES),
    /** The figure at the wheel. */
    driver: FIGHTER,
    /** Figures that sit in it beside the driver. */
    inside: list(FIGHTER, 0, 45),
    /** True if its engine runs already. */
    running: optional(flag),
  },
  stages: BEFORE_REPORT,
  refusals: [
    ...(['nobody-caught', 'not-here', 'out-of-action', 'named-twice'] as const),
    ...(['no-vehicle-left', 'no-seat', 'sits-in-another'] as const),
  ],
});

export function* bringVehicle(
  now: SeenCampaign,
  { kind, driver, inside, running }: InputOf<typeof BRING_VEHICLE>,
): ActOf<typeof BRING_VEHICLE> {
  const found = fighting(now, driver);
  if (typeof found === 'string') return no(found);
  const { encounter, figure, fighter, name } = found;
  if (!isAble(fighter)) return no('out-of-action');
  const ids = [driver, ...inside];
  if (new Set(ids).size < ids.length) return no('named-twice');
  const all: Fighting[] = [];
  for (const id of ids) {
    const one = fighterNamed(now, encounter, id);
    if (one === undefined) return no('not-here');
    if (insideOf(one.fighter)?.startsWith('m')) return no('sits-in-another');
    all.push(one);
  }
  if (all.length > seatsOf(kind)) return no('no-seat');
  // A vehicle that people met drive is theirs.
  const won = figure !== null && vehiclesLeft(encounter) > 0;
  if (!won && figure !== null && !hasOthers(encounter)) return no('no-vehicle-left');
  const to: WorkingVehicle = {
    id: workingId((encounter.working?.length ?? 0) + 1),
    kind,
    speed: 0,
    driver: fighter.who,
    ...(won && { won }),
    ...(running && { engine: true, ready: true }),
  };
  yield* tell({ type: 'vehicle-changed', to });
  for (const one of all) {
    const sits: Fighter = { ...one.fighter, inside: to.id };
    yield* tell({ type: 'fighter-changed', to: sits, of: 'moved', fired: 0 });
  }
  if (running && encounter.turn !== null) yield* engineHeard(encounter, to);
  return done('bring-vehicle', { name, vehicle: kind, others: inside.length });
}
