/** Setting up: vehicles, drink, and the first zombies. */
import { choice, optional } from '../../../../core/fields.ts';
import { isOnTable } from '../../../../core/geometry/table-top.ts';
import { drunkard, rollsForDrink } from '../../../after-the-battle/failings.ts';
import { askingOf, PLAYER_ASKING } from '../../../asking.ts';
import { USUAL_SIZE } from '../../../battlefield/table.ts';
import { zombiesAtStart } from '../../../meeting-and-greeting/zombies.ts';
import type { SeenCampaign } from '../../../state/seen.ts';
import type { Arriving } from '../../../state/zombies.ts';
import { VEHICLES } from '../../../types.ts';
import { mayRollForVehicle, mayUseHeldOver, vehicleAtStart } from '../../../what-you-gain/vehicles.ts';
import { type ActOf, declared, done, type InputOf } from '../../act.ts';
import { FIGHTER, ITEM, TABLE_SPOT } from '../../fields.ts';
import { BEFORE_REPORT, encounterAt, itemNamed, no, tell } from '../act.ts';
import { forceMissing } from '../planning/forces.ts';
import { nobodyCaught } from '../planning/pursuit.ts';
import { fighterNamed } from '../standing/fighters.ts';
import { partyAt } from '../standing/placed.ts';
import { arriving, comeOn } from '../zombies/noise.ts';

export const ROLL_VEHICLE = declared({
  ofCampaigns: true,
  /** Kind that one is of if the die brings it; left out, it is said as it comes to the table. */
  fields: { kind: optional(choice(VEHICLES)) },
  stages: ['planned'],
  refusals: ['no-vehicle-roll'],
});

export function* rollForVehicle(
  now: SeenCampaign,
  { kind }: InputOf<typeof ROLL_VEHICLE> = {},
): ActOf<typeof ROLL_VEHICLE> {
  const encounter = encounterAt(now, ROLL_VEHICLE.stages);
  if (typeof encounter === 'string') return no(encounter);
  const { area, phase, party, vehicles } = encounter;
  const start = { area, phase, winner: now.winner };
  if (mayRollForVehicle(party.length, vehicles.rolled, start) !== undefined) return no('no-vehicle-roll');
  const { face, target, won } = yield* vehicleAtStart(PLAYER_ASKING, start);
  yield* tell({ type: 'vehicle-rolled', face, target, won, ...(won && kind && { kind }) });
  return done('roll-vehicle', { won });
}

export const SPEND_VEHICLE = declared({
  ofCampaigns: true,
  fields: { item: ITEM, kind: optional(choice(VEHICLES)) },
  stages: ['planned'],
  refusals: ['no-such-item', 'not-that-kind', 'held-this-period'],
});

/** A vehicle found before is spent on this Encounter. */
export function* spendVehicle(
  now: SeenCampaign,
  { item: id, kind }: InputOf<typeof SPEND_VEHICLE>,
): ActOf<typeof SPEND_VEHICLE> {
  const encounter = encounterAt(now, SPEND_VEHICLE.stages);
  if (typeof encounter === 'string') return no(encounter);
  const item = itemNamed(now, id);
  if (item === undefined) return no('no-such-item');
  if (item.kind !== 'vehicle') return no('not-that-kind');
  if (!mayUseHeldOver(item.found, encounter.date)) return no('held-this-period');
  yield* tell({ type: 'vehicle-taken-along', item: { ...item }, ...(kind && { kind }) });
  return done('spend-vehicle', {});
}

export const DRINK = declared({
  fields: { figure: FIGHTER },
  stages: BEFORE_REPORT,
  refusals: ['not-here', 'not-a-drunkard', 'drink-rolled'],
});

/** Each Drunkard rolls as the Encounter starts, or comes on. */
export function* drink(now: SeenCampaign, { figure: who }: InputOf<typeof DRINK>): ActOf<typeof DRINK> {
  const encounter = encounterAt(now, DRINK.stages);
  if (typeof encounter === 'string') return no(encounter);
  const found = fighterNamed(now, encounter, who);
  if (found === undefined) return no('not-here');
  if (!rollsForDrink(found.attributes)) return no('not-a-drunkard');
  if (encounter.drunk.some((one) => one.figure === who)) return no('drink-rolled');
  const { face, stateFace, drunk } = yield* drunkard(askingOf(who), found.rep);
  const faces = stateFace === null ? [face] : [face, stateFace];
  yield* tell({ type: 'drink-rolled', figure: found.fighter.who, faces, state: drunk });
  return done('drink', { name: found.name, state: drunk });
}

export const PLACE_ZOMBIES = declared({
  /** Spot where the party ended its first move; left out, it is where the ruling puts it. */
  fields: { partyAt: optional(TABLE_SPOT) },
  stages: BEFORE_REPORT,
  refusals: ['zombies-placed', 'nobody-caught', 'force-missing', 'off-the-table'],
});

/** The zombies about at the start, around where the party ended its first move (ATZ-107, ATZ-118). */
export function* placeZombies(
  now: SeenCampaign,
  { partyAt: said }: InputOf<typeof PLACE_ZOMBIES> = {},
): ActOf<typeof PLACE_ZOMBIES> {
  const encounter = encounterAt(now, PLACE_ZOMBIES.stages);
  if (typeof encounter === 'string') return no(encounter);
  if (encounter.zombiesAtStart !== null) return no('zombies-placed');
  if (nobodyCaught(encounter)) return no('nobody-caught');
  if (forceMissing(encounter)) return no('force-missing');
  const { area, phase, table } = encounter;
  if (said !== undefined && !isOnTable(table ?? USUAL_SIZE, said)) return no('off-the-table');
  const { faces, zombies } = yield* zombiesAtStart(PLAYER_ASKING, { area, phase, winner: now.winner });
  const from = partyAt(encounter, said);
  const arrivals: Arriving[] = [];
  while (arrivals.length < zombies) arrivals.push(yield* arriving(table, from));
  const at = from === null ? {} : { partyAt: from.spot };
  yield* tell({ type: 'zombies-placed', face: faces[0] ?? 0, zombies, arrivals, ...at });
  yield* comeOn(now, 'start', arrivals);
  return done('place-zombies', { zombies });
}
