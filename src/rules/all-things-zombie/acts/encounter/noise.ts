/** Noise: zombies drawn by the shots of a turn, and where each comes on. */
import type { Spot } from '../../../core/play.ts';
import { PLAYER_ASKING } from '../../asking.ts';
import { TABLE_SIZE } from '../../battlefield/table.ts';
import { groundOf } from '../../meeting-and-greeting/first-move.ts';
import { type Facing, zombieArrives } from '../../meeting-and-greeting/placement.ts';
import { reinforcement } from '../../meeting-and-greeting/zombies.ts';
import type { Arriving } from '../../state/turn.ts';
import { type Act, type CampaignPlay, done, type Now } from '../act.ts';
import { BEFORE_REPORT, encounterAt, no, type SeenEncounter, tell } from './act.ts';

const ASKING = PLAYER_ASKING;

export interface Noise {
  /** Dice fired this turn that count as shots (ATZ-92). */
  readonly shots: number;
  /** Where they were fired from, in tenths of an inch, and the way the shooter faces; null where it isn't known. */
  readonly from: { readonly spot: Spot; readonly facing: Facing } | null;
}

/** The end of a turn: a die for each shot, and a place for each zombie it brings. */
export function* hearShots(now: Now, noise: Noise): Act {
  return yield* heard(now, noise, null);
}

function* heard(now: Now, { shots, from }: Noise, marker: number | null): Act {
  const encounter = encounterAt(now, BEFORE_REPORT);
  if (typeof encounter === 'string') return no(encounter);
  if (!Number.isInteger(shots) || shots < 0) return no('counts-below-zero');
  const { zombies } = yield* reinforcement(ASKING, encounter.area, shots);
  const arrivals: Arriving[] = [];
  while (arrivals.length < zombies) arrivals.push(yield* arriving(encounter.table, from));
  yield* tell({ type: 'shots-fired', shots, marker, arrivals });
  return done('hear', { zombies });
}

/** The same for the shots of one marker, counted from 0; the marker goes. */
export function* hearMarker(now: Now, { marker }: { readonly marker: number }): Act {
  const encounter = encounterAt(now, BEFORE_REPORT);
  if (typeof encounter === 'string') return no(encounter);
  const found = encounter.markers[marker];
  if (found === undefined) return no('no-such-marker');
  return yield* heard(now, { shots: found.shots, from: found.from }, marker);
}

/** Where one zombie comes on: 12″ from there, or only its direction where nobody says from where. */
export function* arriving(table: SeenEncounter['table'], from: Noise['from']): CampaignPlay<Arriving> {
  const at = from ?? CENTRE;
  const { location, spot, inDoorway } = yield* zombieArrives(ASKING, groundOf(table), at.spot, at.facing);
  return { location, spot: from === null ? null : spot, inDoorway: from !== null && inDoorway };
}

/** Where nobody says who shot from where, only the direction is diced for. */
const CENTRE = { spot: { x: TABLE_SIZE / 2, y: TABLE_SIZE / 2 }, facing: 'n' } as const;
