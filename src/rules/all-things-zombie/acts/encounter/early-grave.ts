/** Sections: Larger Than Life (LTL), Cheating Death. The player’s to use, at the moment a human, a fall or a fire would kill (ATZ-172). */

import {
  type Doomed,
  earlyGrave,
  mayChoose,
  repAfterCheating,
} from '../../after-the-battle/larger-than-life.ts';
import { askingOf } from '../../asking.ts';
import type { SeenCampaign } from '../../state/seen.ts';
import type { Fighter } from '../../state/turn.ts';
import { type ActOf, type CampaignPlay, declared, done, type InputOf } from '../act.ts';
import { FIGURE } from '../fields.ts';
import { BEFORE_REPORT, encounterAt, no, tell } from './act.ts';
import { lowerRep } from './after/figure-change.ts';
import { isAble } from './standing/able.ts';
import { type Fighting, fighterNamed } from './standing/fighters.ts';

/** Death for which the player still has to choose; undefined where there is nothing to choose. */
export function deathToMeet({ figure, fighter, rep }: Fighting): Doomed | undefined {
  const { earlyGrave: chosen, byZombie, condition, sparedBy, downedBy } = fighter;
  if (figure === null || chosen !== undefined || isAble(fighter)) return undefined;
  const isDead = condition === 'dead';
  if (isDead ? byZombie : sparedBy === undefined) return undefined;
  const byRep = (isDead ? undefined : sparedBy) ?? downedBy?.rep ?? null;
  // Told by the rules without a Rep, it was a fall or a fire.
  const by = byRep === null && downedBy !== undefined ? null : 'people';
  const doomed = { rep, advantages: figure.advantages, by, byRep } as const;
  return mayChoose(doomed) ? doomed : undefined;
}

export const EARLY_GRAVE = declared({
  ofCampaigns: true,
  fields: { figure: FIGURE },
  stages: BEFORE_REPORT,
  refusals: ['not-here', 'not-dying'],
});

/** Whoever cheats death is off the table at once, whoever comes afterwards. */
export function* meetEarlyGrave(
  now: SeenCampaign,
  { figure: id }: InputOf<typeof EARLY_GRAVE>,
): ActOf<typeof EARLY_GRAVE> {
  const encounter = encounterAt(now, EARLY_GRAVE.stages);
  if (typeof encounter === 'string') return no(encounter);
  const found = fighterNamed(now, encounter, id);
  if (!found?.figure) return no('not-here');
  const death = deathToMeet(found);
  if (death === undefined) return no('not-dying');
  const { figure, fighter, name } = found;
  const chosen = yield* earlyGrave(askingOf(figure.id), death);
  const to: Fighter = { ...fighter, condition: CONDITION[chosen] ?? livesOn(fighter), earlyGrave: chosen };
  yield* tell({ type: 'fighter-changed', to, of: 'condition', fired: 0 });
  yield* killCounted(now, fighter, to);
  if (chosen === 'cheating-death') yield* lowerRep(figure, repAfterCheating(figure.rep), 'cheated-death');
  // This act kills a Star who uses neither, and is named for it.
  return chosen === 'none'
    ? done('mark', { name, condition: 'dead' })
    : done('settle', { name, result: { step: 'larger-than-life', chosen } });
}

/** Counts the death for whoever brought the figure down, once it is one; or takes it back, where it was counted as the blow fell. */
function* killCounted(now: SeenCampaign, was: Fighter, is: Fighter): CampaignPlay<void> {
  const by = was.downedBy?.by;
  const change = Number(is.condition === 'dead') - Number(was.condition === 'dead');
  const killer = by && now.encounter && fighterNamed(now, now.encounter, by);
  if (!killer || change === 0) return;
  const { fighter } = killer;
  const to: Fighter = { ...fighter, peopleKilled: Math.max(0, fighter.peopleKilled + change) };
  yield* tell({ type: 'fighter-changed', to, of: 'kills', fired: 0 });
}

const CONDITION = { 'larger-than-life': undefined, 'cheating-death': 'off-table', none: 'dead' } as const;

/** Marked dead by hand, somebody Larger Than Life is out of the fight. */
const livesOn = ({ condition }: Fighter): Fighter['condition'] =>
  condition === 'dead' ? 'out-of-the-fight' : condition;
