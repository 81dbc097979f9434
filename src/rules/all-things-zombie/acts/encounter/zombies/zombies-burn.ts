/** Zombies on fire at the end of a turn (section: All Things Zombie). */
import { A_ZOMBIE, askingOf } from '../../../asking.ts';
import type { SeenCampaign } from '../../../state/seen.ts';
import { burntOut } from '../../../zombies/each.ts';
import { type ActOf, declared, done, type InputOf } from '../../act.ts';
import { ZOMBIES } from '../../fields.ts';
import { BEFORE_REPORT, encounterAt, no } from '../act.ts';
import { changed, fewer, zombiesNamed } from './zombies.ts';

export const ZOMBIES_BURN = declared({
  fields: { group: ZOMBIES },
  stages: BEFORE_REPORT,
  refusals: ['no-such-zombies', 'not-burning'],
});

/** Once a turn for each group that burns. */
export function* zombiesBurn(
  now: SeenCampaign,
  { group: id }: InputOf<typeof ZOMBIES_BURN>,
): ActOf<typeof ZOMBIES_BURN> {
  const encounter = encounterAt(now, ZOMBIES_BURN.stages);
  if (typeof encounter === 'string') return no(encounter);
  const group = zombiesNamed(encounter, id);
  if (group === undefined) return no('no-such-zombies');
  const turn = encounter.turn?.number ?? 0;
  if (group.burning === undefined || group.burnt === turn) return no('not-burning');
  const { many } = yield* burntOut(askingOf(A_ZOMBIE), group.count);
  const after = { ...group, count: group.count - many };
  if (after.count === 0) yield* fewer(group, many);
  else yield* changed(now, after, { burnt: turn });
  return done('zombies-burn', { zombies: group.count, dead: many, group: group.id });
}
