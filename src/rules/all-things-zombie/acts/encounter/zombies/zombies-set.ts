/** Zombies as the player sees them on the table: put there, taken off, counted anew, or otherwise than the app has it. */
import { choice, flag, nullable, number, optional } from '../../../../core/fields.ts';
import { isOnTable } from '../../../../core/geometry/table-top.ts';
import { USUAL_SIZE } from '../../../battlefield/table.ts';
import type { SeenCampaign } from '../../../state/seen.ts';
import type { FighterId } from '../../../state/turn.ts';
import type { ZombiesDoing } from '../../../state/zombies.ts';
import { type ActOf, declared, done, type InputOf } from '../../act.ts';
import { FIGHTER, TABLE_SPOT, ZOMBIES } from '../../fields.ts';
import { BEFORE_REPORT, encounterAt, no } from '../act.ts';
import { fighterNamed } from '../standing/fighters.ts';
import { arrive, changed, fewer, ROAMING, takenUp, zombiesNamed } from './zombies.ts';
import { fallen } from './zombies-harmed.ts';

export const ZOMBIES_ARE = ['roaming', 'charging', 'melee', 'feasting'] as const;

export const ZOMBIES_SET = declared({
  fields: {
    /** Null for a group that nobody has counted yet. */
    group: nullable(ZOMBIES),
    /** As many as it is now; none for a group that has gone. */
    count: number(0, 99),
    doing: optional(choice(ZOMBIES_ARE)),
    /** Where those stand that nobody has counted yet. */
    spot: optional(TABLE_SPOT),
    /** The person they charge, fight or eat. */
    whom: optional(FIGHTER),
    down: optional(flag),
    burning: optional(flag),
  },
  stages: BEFORE_REPORT,
  refusals: ['no-such-zombies', 'not-here', 'zombies-at-whom', 'off-the-table'],
});

export function* setZombies(
  now: SeenCampaign,
  { group: id, count, doing: by, whom, spot, down, burning }: InputOf<typeof ZOMBIES_SET>,
): ActOf<typeof ZOMBIES_SET> {
  const encounter = encounterAt(now, ZOMBIES_SET.stages);
  if (typeof encounter === 'string') return no(encounter);
  const group = id === null ? undefined : zombiesNamed(encounter, id);
  if (id !== null && group === undefined) return no('no-such-zombies');
  if (group === undefined && count === 0) return no('no-such-zombies');
  if (spot !== undefined && !isOnTable(encounter.table ?? USUAL_SIZE, spot)) return no('off-the-table');
  const found = whom === undefined ? undefined : fighterNamed(now, encounter, whom);
  if (whom !== undefined && found === undefined) return no('not-here');
  if (by !== undefined && by !== 'roaming' && found === undefined) return no('zombies-at-whom');
  const at = found?.fighter.who;
  const doing = by === undefined ? undefined : at === undefined ? ROAMING : doingOf(by, at);
  const marks = {
    ...(down === false && { down: undefined }),
    ...(down && group?.down === undefined && fallen(now)),
    ...(burning !== undefined && { burning: burning ? (true as const) : undefined }),
    ...(doing !== undefined && { doing }),
  };
  if (group === undefined) {
    yield* takenUp(now);
    const at = { location: null, spot: spot ?? null, inDoorway: false, inside: null } as const;
    yield* arrive(now, { count, whence: 'told', ...at, doing: ROAMING, ...marks });
  } else if (count === 0) yield* fewer(group, group.count);
  else yield* changed(now, { ...group, count }, marks);
  return done('zombies-set', { zombies: count, new: group === undefined, ...(group && { group: group.id }) });
}

function doingOf(by: (typeof ZOMBIES_ARE)[number], whom: FighterId): ZombiesDoing {
  switch (by) {
    case 'charging':
      return { by, at: whom, unseen: false };
    case 'melee':
      return { by, with: whom };
    case 'feasting':
      return { by, on: whom, turns: null };
    case 'roaming':
      return ROAMING;
    default:
      return by satisfies never;
  }
}
