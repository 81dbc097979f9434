/** The end of an Encounter: points, burnt clips, freed captives, the next period, and who won the war. */
import { partyScore, playerScore } from '../../after/score.ts';
import { whoWins } from '../../after/who-wins.ts';
import { PLAYER_ASKING } from '../../asking.ts';
import { decides, nextPeriod } from '../../calendar.ts';
import { type Act, type CampaignPlay, done, type Now } from '../../campaign/act.ts';
import { figureNamed } from '../../campaign/find.ts';
import { no, type SeenEncounter, tell } from './act.ts';
import { dueFor } from './settle.ts';

export interface Ending {
  /** Whether it reached its aim, as the player judges it. */
  readonly successful: boolean;
  /** People of one side left while others of the other were left behind: a pursuit may follow. */
  readonly leftWithHumansBehind: boolean;
}

export function* endEncounter(now: Now, { successful, leftWithHumansBehind }: Ending): Act {
  const { encounter } = now;
  if (encounter === null) return no('none-planned');
  if (encounter.stage !== 'after') return no('wrong-stage');
  if (encounter.party.some((id) => dueFor(now, id).length > 0)) return no('steps-left');
  const zombies = encounter.records.reduce((sum, record) => sum + record.zombiesKilled, 0);
  const innocents = rescued(now, encounter);
  const { area, phase } = encounter;
  const points = playerScore(
    partyScore({ zombies, innocents, area, phase, winner: now.winner }),
    encounter.combinedRep,
  );
  yield* tell({ type: 'points-scored', points, zombies, innocents });
  yield* burnClips(now, encounter);
  yield* freeCaptives(now, encounter);
  const { division, now: date } = now.calendar;
  const to = nextPeriod(division, date);
  yield* tell({
    type: 'encounter-ended',
    to,
    summary: {
      number: encounter.number,
      date: encounter.date,
      kind: encounter.kind,
      role: encounter.role,
      objective: encounter.objective,
      area,
      place: encounter.table?.name ?? '',
      successful,
      leftWithHumansBehind,
      party: encounter.party.length,
      lost: encounter.party.filter((id) => figureNamed(now, id)?.status !== 'ready').length,
      zombiesKilled: zombies,
      points,
    },
  });
  if (now.winner === null && decides(date, to)) {
    const { faces, winner } = yield* whoWins(PLAYER_ASKING);
    yield* tell({ type: 'war-decided', winner, faces });
  }
  return done(`End the ${encounter.kind}`);
}

/** Innocents among the groups that came along, or were beaten, in this Encounter (ATZ-7). */
function rescued(now: Now, { visits }: SeenEncounter): number {
  const groups = visits.map(({ group }) => group);
  return now.contacts
    .filter(({ id, whereabouts }) => groups.includes(id) && whereabouts !== 'about')
    .reduce((sum, { members }) => sum + members.filter(({ innocent }) => innocent).length, 0);
}

/** A surplus clip serves in one Encounter, used or not (section: Finding Surplus Ammo). */
function* burnClips(now: Now, { clips }: SeenEncounter): CampaignPlay<void> {
  for (const { item: id } of clips) {
    const item = now.stock.find((one) => one.id === id);
    if (item !== undefined) yield* tell({ type: 'stock-used', item: { ...item }, by: null, how: 'burnt' });
  }
}

/** Captives who went on an escape and were neither taken again nor lost are back with the party. */
function* freeCaptives(now: Now, { role, records, party }: SeenEncounter): CampaignPlay<void> {
  if (role !== 'captive') return;
  for (const id of party) {
    const figure = figureNamed(now, id);
    const record = records.find((one) => one.figure === id);
    if (figure?.status !== 'captive' || record?.captured !== false) continue;
    yield* tell({
      type: 'status-changed',
      figure: figure.id,
      from: 'captive',
      to: 'ready',
      heldIn: null,
      why: 'escaped',
    });
  }
}
