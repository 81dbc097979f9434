/** Noise: zombies drawn by the shots and the motors of a turn, and where each comes on. */
import { number } from '../../../../core/fields.ts';
import { centreOf, isOnTable } from '../../../../core/geometry/table-top.ts';
import { askingOf, PLAYER_ASKING } from '../../../asking.ts';
import { USUAL_SIZE } from '../../../battlefield/table.ts';
import { groundOf } from '../../../meeting-and-greeting/first-move.ts';
import { zombieArrives } from '../../../meeting-and-greeting/placement.ts';
import { reinforcement } from '../../../meeting-and-greeting/zombies.ts';
import type { SeenCampaign } from '../../../state/seen.ts';
import type { Arriving, Whence } from '../../../state/zombies.ts';
import { type ActOf, type CampaignPlay, declared, done, type InputOf } from '../../act.ts';
import { FROM } from '../../fields.ts';
import { BEFORE_REPORT, encounterAt, no, type SeenEncounter, tell } from '../act.ts';
import { fighterNamed } from '../standing/fighters.ts';
import { partyStands } from '../standing/stands-at.ts';
import { arrive, ROAMING, takenUp } from './zombies.ts';

export const HEAR_SHOTS = declared({
  fields: {
    /** Dice fired this turn that count as shots (ATZ-92). */
    shots: number(0, 99),
    from: FROM,
  },
  stages: BEFORE_REPORT,
  refusals: ['counts-below-zero', 'off-the-table'],
});
export type Noise = InputOf<typeof HEAR_SHOTS>;
type Marked = SeenEncounter['markers'][number];

/** True if shots are said to come from a spot where there is no table. */
export function isBeyond(table: SeenEncounter['table'], from: Noise['from']): boolean {
  return from !== null && !isOnTable(table ?? USUAL_SIZE, from.spot);
}

/** The end of a turn: a die for each shot, and a place for each zombie it brings. */
export function* hearShots(now: SeenCampaign, noise: Noise): ActOf<typeof HEAR_SHOTS> {
  // Noise without a named shooter is the party’s, as far as its place is known.
  const from = noise.from ?? (now.encounter && partyStands(now.encounter));
  return yield* heard(now, { ...noise, from }, null);
}

function* heard(
  now: SeenCampaign,
  { shots, from, of, who }: Noise & Partial<Pick<Marked, 'of' | 'who'>>,
  marker: number | null,
): ActOf<typeof HEAR_SHOTS> {
  const encounter = encounterAt(now, HEAR_SHOTS.stages);
  if (typeof encounter === 'string') return no(encounter);
  if (!Number.isInteger(shots) || shots < 0) return no('counts-below-zero');
  if (isBeyond(encounter.table, from)) return no('off-the-table');
  const asking = who === undefined ? PLAYER_ASKING : askingOf(who);
  const { zombies } = yield* reinforcement(asking, encounter.area, shots);
  const arrivals: Arriving[] = [];
  const turn = encounter.turn === null ? {} : { turn: encounter.turn.number };
  while (arrivals.length < zombies) arrivals.push({ ...(yield* arriving(encounter.table, from)), ...turn });
  yield* takenUp(now);
  // Of shots with a marker the board knows already.
  const fired = encounter.board !== undefined && marker === null && of === undefined && shots > 0;
  yield* tell({
    ...{ type: 'shots-fired', shots, ...(of && { of }), marker, arrivals },
    ...(fired && from !== null && { from: from.spot }),
  });
  yield* comeOn(now, 'noise', arrivals);
  if (of !== undefined) return done('hear-motor', { zombies });
  const whose = who === undefined ? undefined : fighterNamed(now, encounter, who)?.name;
  return whose === undefined ? done('hear', { zombies }) : done('hear-whose', { zombies, name: whose });
}

export const HEAR_MARKER = declared({
  /** Counted from 0. */
  fields: { marker: number(0, 999) },
  stages: BEFORE_REPORT,
  refusals: ['no-such-marker', ...HEAR_SHOTS.refusals],
});

/** The same for what one marker stands for; the marker goes. */
export function* hearMarker(
  now: SeenCampaign,
  { marker }: InputOf<typeof HEAR_MARKER>,
): ActOf<typeof HEAR_MARKER> {
  const encounter = encounterAt(now, HEAR_MARKER.stages);
  if (typeof encounter === 'string') return no(encounter);
  const found = encounter.markers[marker];
  if (found === undefined) return no('no-such-marker');
  return yield* heard(now, found, marker);
}

/** Shots that wait for their dice at the end of the turn; the noise of a motor that runs does as well. */
export const shotsWaiting = ({ markers }: Pick<SeenEncounter, 'markers'>): readonly Marked[] =>
  markers.filter(({ of }) => of === undefined);

/** Each joins those that stand where it does. Those drawn by shots come at the end of a turn, and act from the next one on. */
export function* comeOn(
  now: SeenCampaign,
  whence: Whence,
  arrivals: readonly Arriving[],
): CampaignPlay<void> {
  const acted = whence === 'noise' ? now.encounter?.turn?.number : undefined;
  for (const { location, spot, inDoorway } of arrivals) {
    const came = whence === 'noise' ? { turn: acted ?? 0, spot } : undefined;
    const at = { whence, location, spot, inDoorway, inside: null, came };
    yield* arrive(now, { count: 1, ...at, acted, doing: ROAMING });
  }
}

/** Rolls for the place where one zombie comes on: 12″ from the shots, or only its direction where nobody says from where they came. */
export function* arriving(table: SeenEncounter['table'], from: Noise['from']): CampaignPlay<Arriving> {
  // Only the direction is diced for where nobody says who shot from where.
  const at = from ?? { spot: centreOf(table ?? USUAL_SIZE), facing: 'n' };
  const { location, spot, inDoorway } = yield* zombieArrives(
    PLAYER_ASKING,
    groundOf(table),
    at.spot,
    at.facing,
  );
  return { location, spot: from === null ? null : spot, inDoorway: from !== null && inDoorway };
}
