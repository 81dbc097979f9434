/** What the rules offer to choose from, with our words for each. */
import type { Reference } from '../../../../contract/app.ts';
import { usesClips } from '../../../../rules/all-things-zombie/arms.ts';
import { PERIODS } from '../../../../rules/all-things-zombie/calendar.ts';
import { ADVANTAGE_TABLE } from '../../../../rules/all-things-zombie/data/advantages.ts';
import { ATTRIBUTE_TABLE } from '../../../../rules/all-things-zombie/data/attributes.ts';
import { REP_TABLE } from '../../../../rules/all-things-zombie/data/reps.ts';
import { WEAPON_TABLE } from '../../../../rules/all-things-zombie/data/weapons.ts';
import { ADVANTAGES, ATTRIBUTES, REPS, WEAPONS } from '../../../../rules/all-things-zombie/types.ts';

export function reference(): Reference {
  return {
    reps: REPS.map((rep) => {
      const { title, summary, cost, rapToAdvance } = REP_TABLE[rep];
      return { rep, title, summary, cost: cost.value, rapToAdvance: rapToAdvance.value };
    }),
    attributes: ATTRIBUTES.map((id) => {
      const { title, summary, section } = ATTRIBUTE_TABLE[id];
      return { id, title, summary, section };
    }),
    advantages: ADVANTAGES.map((id) => {
      const { title, summary } = ADVANTAGE_TABLE[id];
      return { id, title, summary };
    }),
    weapons: WEAPONS.map((id) => {
      const { title, summary, range, targets, impact, oRating, cost } = WEAPON_TABLE[id];
      return {
        id,
        title,
        summary,
        range,
        targets,
        impact,
        oRating,
        usesClips: usesClips(id),
        cost: cost.value,
        confidence: cost.confidence,
      };
    }),
    periods: { months: [...PERIODS.months], seasons: [...PERIODS.seasons] },
  };
}
