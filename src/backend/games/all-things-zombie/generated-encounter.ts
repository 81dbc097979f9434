/** A whole Encounter out of a seed, bound to no campaign: the same on every machine. */
import type { z } from 'zod';
import type {
  EncounterWanted,
  GeneratedEncounter,
} from '../../../contract/games/all-things-zombie/generated-encounter.ts';
import { PLAYER_ASKING } from '../../../rules/all-things-zombie/asking.ts';
import { generateTable } from '../../../rules/all-things-zombie/battlefield/generate.ts';
import type { EncounterTable } from '../../../rules/all-things-zombie/battlefield/table.ts';
import {
  activityTargets,
  isAlwaysEmpty,
  type Target,
} from '../../../rules/all-things-zombie/meeting-and-greeting/activity.ts';
import { firstMove, groundOf } from '../../../rules/all-things-zombie/meeting-and-greeting/first-move.ts';
import { sal, zal } from '../../../rules/all-things-zombie/meeting-and-greeting/levels.ts';
import {
  type Arrival,
  zombieArrives,
} from '../../../rules/all-things-zombie/meeting-and-greeting/placement.ts';
import { zombiesAtStart } from '../../../rules/all-things-zombie/meeting-and-greeting/zombies.ts';
import { tableLines, tableMap } from '../../../rules/all-things-zombie/text/table.ts';
import { LOCATION_TEXT } from '../../../rules/all-things-zombie/text/vocabulary.ts';
import { vehicleTarget } from '../../../rules/all-things-zombie/what-you-gain/vehicles.ts';
import { evenTable } from '../../../rules/core/bot.ts';
import { diceBox } from '../../../rules/core/dice.ts';
import { run } from '../../../rules/core/driver.ts';
import type { Play } from '../../../rules/core/play.ts';
import { firstOf, seeded } from '../../../rules/core/tables.ts';

type Wanted = z.input<typeof EncounterWanted>;
type Generated = Omit<GeneratedEncounter, 'table'> & { readonly table: EncounterTable };

/** Choices the rules leave to the player (which of several types a building is) are taken evenly, by the seed too. */
export function generateEncounter(wanted: Wanted): Generated {
  const box = diceBox(wanted.seed);
  const ended = run(generating(wanted), firstOf(seeded(box), evenTable(box, PLAYER_ASKING.stream)));
  if (ended.kind !== 'finished') throw new Error(`nobody answers ${ended.question.rule}`);
  return ended.value;
}

function* generating({ area, phase, seed, winner = null }: Wanted): Play<Generated, never> {
  const { table } = yield* generateTable(PLAYER_ASKING, { area });
  const { zombies } = yield* zombiesAtStart(PLAYER_ASKING, { area, phase, winner });
  const came: Arrival[] = [];
  const first = firstMove(table);
  for (let n = 0; n < zombies; n += 1) {
    came.push(yield* zombieArrives(PLAYER_ASKING, groundOf(table), first.spot, first.facing));
  }
  const where = { area, phase, winner };
  return {
    area,
    phase,
    seed,
    zombieActivity: zal(area, phase, winner),
    survivorActivity: sal(area, phase, winner),
    table,
    zombiesAtStart: came.map(({ location }) => LOCATION_TEXT[location]),
    zombieSpots: came.map(({ spot, inDoorway }) => ({ ...spot, inDoorway })),
    activity: table.buildings.map(({ id, type: building, storeys }) => ({
      building: id,
      ...activityTargets({ ...where, building, upstairs: false }),
      upstairs: storeys > 1 ? activityTargets({ ...where, building, upstairs: true }) : null,
    })),
    vehicles: table.vehicles.map(({ id, type }) => ({
      vehicle: id,
      ...(isAlwaysEmpty(type)
        ? { zombies: 0, survivors: 0 }
        : activityTargets({ ...where, building: null, upstairs: false })),
    })),
    vehicleOn: vehicleTarget(where),
  };
}

/** Lines for people at a terminal. */
export function encounterText(encounter: Generated): string {
  const { phase, zombieActivity, survivorActivity, zombiesAtStart: zombies, vehicleOn, activity } = encounter;
  return [
    ...tableLines(encounter.table),
    '',
    ...tableMap(encounter.table),
    '',
    `Phase ${phase}: zombie activity ${zombieActivity}, survivor activity ${survivorActivity}.`,
    vehicleOn < 1 ? 'No vehicle runs.' : `A vehicle runs on ${vehicleOn} or less.`,
    `${zombies.length} zombies after the first move:`,
    ...zombies.map((location, at) => `  ${location}${spotOf(encounter.zombieSpots[at])}`),
    '',
    'Met on these or less: zombies and survivors on the ground floor; and upstairs',
    ...activity.map(
      ({ building, upstairs, ...ground }) =>
        `  ${building}: ${targetText(ground)}${upstairs === null ? '' : `; ${targetText(upstairs)}`}`,
    ),
    ...encounter.vehicles.map(({ vehicle, ...inside }) => `  ${vehicle}: ${targetText(inside)}`),
  ].join('\n');
}

/** `2 and none`: a die never shows less than 1. */
const targetText = ({ zombies, survivors }: Target): string =>
  [zombies, survivors].map((target) => (target < 1 ? 'none' : target)).join(' and ');

/** ` at 12.5″ from the west, 30″ from the south`; in a doorway it waits there. */
function spotOf(spot: Generated['zombieSpots'][number] | undefined): string {
  if (spot === undefined) return '';
  const where = `${spot.x / 10}″ from the west, ${spot.y / 10}″ from the south`;
  return `, ${where}${spot.inDoorway ? ', in a doorway' : ''}`;
}
