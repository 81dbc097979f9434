/** Choices that the rules offer, with our words for each. */

import type { Reference } from '../../../../contract/games/all-things-zombie/reference.ts';
import { usesClips, weaponOf } from '../../../../rules/all-things-zombie/arms.ts';
import { PERIODS } from '../../../../rules/all-things-zombie/calendar.ts';
import { ADVANTAGE_TABLE } from '../../../../rules/all-things-zombie/data/advantages.ts';
import { ATTRIBUTE_TABLE } from '../../../../rules/all-things-zombie/data/attributes.ts';
import { RAP_TO_ADVANCE, REP_COST, REP_TABLE } from '../../../../rules/all-things-zombie/data/reps.ts';
import { WEAPON_TERMS } from '../../../../rules/all-things-zombie/data/text/weapon-terms.ts';
import { WEAPON_COST, WEAPON_TABLE } from '../../../../rules/all-things-zombie/data/weapons.ts';
import { ADVANTAGES, ATTRIBUTES, REPS, WEAPONS } from '../../../../rules/all-things-zombie/types.ts';
import { rowOf } from '../../../../rules/core/table.ts';

export function reference(): Reference {
  return {
    reps: REPS.map((rep) => {
      const { title, summary } = REP_TABLE[rep];
      const cost = rowOf(REP_COST, `${rep}`).result;
      return { rep, title, summary, cost, rapToAdvance: rowOf(RAP_TO_ADVANCE, `${rep}`).result };
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
      const { title } = WEAPON_TERMS[id];
      const { summary } = WEAPON_TABLE[id];
      const { range, targets, impact, oRating } = weaponOf(id);
      const { result: cost, confidence } = rowOf(WEAPON_COST, id);
      return {
        id,
        title,
        summary,
        range,
        targets,
        impact,
        oRating,
        usesClips: usesClips(id),
        cost,
        confidence,
      };
    }),
    periods: { months: [...PERIODS.months], seasons: [...PERIODS.seasons] },
  };
}
