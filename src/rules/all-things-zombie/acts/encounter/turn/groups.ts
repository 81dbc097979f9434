/** Sections: Groups; Leaders. Who keeps together is the player’s word; whoever he names nowhere is with the rest of his side. */
import { flag, group, list } from '../../../../core/fields.ts';
import type { SeenCampaign } from '../../../state/seen.ts';
import type { FighterId, KeepTogether } from '../../../state/turn.ts';
import { type ActOf, declared, done, type InputOf } from '../../act.ts';
import { FIGHTER } from '../../fields.ts';
import { BEFORE_REPORT, encounterAt, no, tell } from '../act.ts';
import { fighterNamed } from '../standing/fighters.ts';

export const KEEP_TOGETHER = declared({
  fields: {
    /** Groups that are apart from the rest; none where all keep together. */
    groups: list(
      group({
        members: list(FIGHTER, 1, 99),
        /** Within 12″ of the overall Leader, who sees one of them. */
        led: flag,
      }),
      0,
      20,
    ),
  },
  stages: BEFORE_REPORT,
  refusals: ['not-here', 'named-twice'],
});

export function* keepTogether(
  now: SeenCampaign,
  { groups: said }: InputOf<typeof KEEP_TOGETHER>,
): ActOf<typeof KEEP_TOGETHER> {
  const encounter = encounterAt(now, KEEP_TOGETHER.stages);
  if (typeof encounter === 'string') return no(encounter);
  const named = new Set<FighterId>();
  const groups: KeepTogether[] = [];
  for (const { members, led } of said) {
    const together: FighterId[] = [];
    for (const who of members) {
      const found = fighterNamed(now, encounter, who);
      if (found === undefined) return no('not-here');
      if (named.has(found.fighter.who)) return no('named-twice');
      named.add(found.fighter.who);
      together.push(found.fighter.who);
    }
    groups.push({ members: together, led });
  }
  yield* tell({ type: 'groups-kept', groups });
  return done('keep-together', { apart: groups.length });
}
