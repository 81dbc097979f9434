/** A whole Encounter out of a seed, bound to no campaign: the same on every machine. */
import type { z } from 'zod';
import type {
  EncounterWanted,
  GeneratedEncounter,
} from '../../../contract/games/all-things-zombie/generated-encounter.ts';
import { PLAYER_ASKING } from '../../../rules/all-things-zombie/asking.ts';
import { generateTable } from '../../../rules/all-things-zombie/battlefield/generate.ts';
import type { EncounterTable } from '../../../rules/all-things-zombie/battlefield/table.ts';
import { activityTargets } from '../../../rules/all-things-zombie/meeting-and-greeting/activity.ts';
import { firstMove, groundOf } from '../../../rules/all-things-zombie/meeting-and-greeting/first-move.ts';
import { sal, zal } from '../../../rules/all-things-zombie/meeting-and-greeting/levels.ts';
import { zombieArrives } from '../../../rules/all-things-zombie/meeting-and-greeting/placement.ts';
import { zombiesAtStart } from '../../../rules/all-things-zombie/meeting-and-greeting/zombies.ts';
import { tableLines, tableMap } from '../../../rules/all-things-zombie/text/table.ts';
import { LOCATION_TEXT } from '../../../rules/all-things-zombie/text/vocabulary.ts';
import { vehicleTarget } from '../../../rules/all-things-zombie/what-you-gain/vehicles.ts';
import { evenTable } from '../../../rules/core/bot.ts';
import { diceBox } from '../../../rules/core/dice.ts';
import { run } from '../../../rules/core/driver.ts';
import type { Play } from '../../../rules/core/play.ts';
import { firstOf, seeded } from '../../../rules/core/tables.ts';

type Wanted = z.output<typeof EncounterWanted>;
type Generated = Omit<GeneratedEncounter, 'table'> & { readonly table: EncounterTable };

/** Choices the rules leave to the player (which of several types a building is) are taken evenly, by the seed too. */
export function generateEncounter(wanted: Wanted): Generated {
  const box = diceBox(wanted.seed);
  const ended = run(generating(wanted), firstOf(seeded(box), evenTable(box, PLAYER_ASKING.stream)));
  if (ended.kind !== 'finished') throw new Error(`nobody answers ${ended.question.rule}`);
  return ended.value;
}

function* generating({ area, phase, seed }: Wanted): Play<Generated, never> {
  const { table } = yield* generateTable(PLAYER_ASKING, { area });
  const { zombies } = yield* zombiesAtStart(PLAYER_ASKING, { area, phase });
  const zombieSpots: string[] = [];
  const first = firstMove(table);
  for (let n = 0; n < zombies; n += 1) {
    const { location } = yield* zombieArrives(PLAYER_ASKING, groundOf(table), first.spot, first.facing);
    zombieSpots.push(LOCATION_TEXT[location]);
  }
  return {
    area,
    phase,
    seed,
    zombieActivity: zal(area, phase),
    survivorActivity: sal(area, phase),
    table,
    zombiesAtStart: zombieSpots,
    activity: table.buildings.map(({ id, type }) => ({
      building: id,
      ...activityTargets({ area, phase, building: type, upstairs: false }),
    })),
    vehicleOn: vehicleTarget({ area, phase }),
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
    `${zombies.length} zombies after the first move: ${zombies.join(', ')}.`,
    '',
    'Activity on the ground floor, zombies and survivors',
    ...activity.map(({ building, zombies: z, survivors }) => `  ${building}: ${z} and ${survivors}`),
  ].join('\n');
}
