/** States of a campaign that bots play, each with what its Encounter has told so far. */
import { beginning } from '../../../src/backend/games/all-things-zombie/beginning.ts';
import { botsPlaying } from '../../../src/backend/games/all-things-zombie/soak.ts';
import type { ToldHere } from '../../../src/rules/all-things-zombie/acts/encounter/due/due-marks.ts';
import { STANDING_EVENTS } from '../../../src/rules/all-things-zombie/state/event-table.ts';
import type { SeenCampaign } from '../../../src/rules/all-things-zombie/state/seen.ts';
import { diceBox } from '../../../src/rules/core/dice.ts';
import { fold } from './fold.ts';

const STANDING: ReadonlySet<string> = new Set(STANDING_EVENTS);

export function* botStates(
  seed: string,
  years: number,
): Generator<{ readonly now: SeenCampaign; readonly told: readonly ToldHere[] }> {
  const context = { now: () => new Date(0), random: () => 0 } as unknown as Parameters<typeof beginning>[0];
  const begun = beginning(context, { name: 'Bots', seed, division: 'seasons', startYear: 2, star: {} });
  let told: ToldHere[] = [];
  let last: number | undefined;
  for (const { finished } of botsPlaying(
    fold(begun.events.map(({ event }) => event)),
    years,
    diceBox(`${seed} bots`),
  )) {
    if (finished === null) continue;
    const now = finished.after;
    if (now.encounter?.number !== last) told = [];
    last = now.encounter?.number;
    const events = finished.told.map(({ event }) => event).filter(({ type }) => STANDING.has(type));
    if (events.length > 0) told = [...told, { act: told.length + 1, events }];
    yield { now, told };
  }
}
