/** The end of an Encounter: points, burnt clips, things brought home, freed captives, the next period. */
import { partyScore, playerScore } from '../../after/score.ts';
import { nextPeriod } from '../../calendar.ts';
import { type Act, type CampaignPlay, done, type Now } from '../../campaign/act.ts';
import { figureNamed } from '../../campaign/find.ts';
import type { EncounterSummary } from '../../encounter/events.ts';
import { REASONS } from '../../encounter/reasons.ts';
import { encounterAt, itemNamed, no, type SeenEncounter, tell } from './act.ts';
import { dueFor } from './settle.ts';
import { decideWar } from './war.ts';

export interface Ending {
  /** Whether it reached its aim, as the player judges it. */
  readonly successful: boolean;
  /** People of one side left while others of the other were left behind: a pursuit may follow. */
  readonly leftWithHumansBehind: boolean;
}

export function* endEncounter(now: Now, ending: Ending): Act {
  const encounter = encounterAt(now, ['after']);
  if (typeof encounter === 'string') return no(encounter);
  if (encounter.party.some((id) => dueFor(now, id).length > 0)) return no('steps-left');
  const { kind, area, phase, innocents, combinedRep } = encounter;
  const zombies = encounter.records.reduce((sum, record) => sum + record.zombiesKilled, 0);
  const scored = partyScore({ zombies, innocents, area, phase, winner: now.winner });
  const points = playerScore(scored, combinedRep);
  yield* tell({ type: 'points-scored', points, zombies, innocents });
  yield* burnClips(now, encounter);
  yield* freeCaptives(now, encounter);
  yield* layDown(now, encounter);
  const summary = summaryOf(now, encounter, { ...ending, zombiesKilled: zombies, points });
  yield* tell({ type: 'encounter-ended', summary, to: nextPeriod(now.calendar.division, now.calendar.now) });
  yield* decideWar(now);
  return done(`End the ${kind}`);
}

function summaryOf(
  now: Now,
  { number, date, kind, role, objective, area, table, party }: SeenEncounter,
  came: Pick<EncounterSummary, 'successful' | 'leftWithHumansBehind' | 'zombiesKilled' | 'points'>,
): EncounterSummary {
  const lost = party.filter((id) => figureNamed(now, id)?.status !== 'ready').length;
  const what = { number, date, kind, role, objective, area, place: table?.name ?? '' };
  return { ...what, ...came, party: party.length, lost };
}

/** A surplus clip serves in one Encounter, used or not (section: Finding Surplus Ammo). */
function* burnClips(now: Now, { clips }: SeenEncounter): CampaignPlay<void> {
  for (const { item: id } of clips) {
    const item = itemNamed(now, id);
    if (item !== undefined) yield* tell({ type: 'stock-used', item: { ...item }, by: null, how: 'burnt' });
  }
}

/** Captives who went on an escape and were neither taken again nor lost are back with the party. */
function* freeCaptives(now: Now, { role, records }: SeenEncounter): CampaignPlay<void> {
  if (role !== 'captive') return;
  for (const { figure: id, captured } of records) {
    if (captured || figureNamed(now, id)?.status !== 'captive') continue;
    const why = REASONS.escaped;
    yield* tell({ type: 'status-changed', figure: id, from: 'captive', to: 'ready', heldIn: null, why });
  }
}

/** What the fallen carried comes home if they were brought off, and is lost with the others (ours). */
function* layDown(now: Now, { records }: SeenEncounter): CampaignPlay<void> {
  for (const { figure: id, broughtOff } of records) {
    const figure = figureNamed(now, id);
    if (figure === undefined || figure.status === 'ready') continue;
    for (const { ...item } of now.stock.filter(({ carrier }) => carrier === id)) {
      if (broughtOff) yield* tell({ type: 'stock-moved', item, from: id, to: null });
      else yield* tell({ type: 'stock-used', item, by: id, how: `lost with ${figure.name}` });
    }
  }
}
