/** Casualties, the aftermath and what a figure learns of it, on the quick reference. */
import type { ReferenceGroup } from '../../../../../contract/games/all-things-zombie/print.ts';
import { DOC, DOC_MODIFIERS } from '../../../../../rules/all-things-zombie/after-the-battle/doc.ts';
import { DUMBASS } from '../../../../../rules/all-things-zombie/after-the-battle/failings.ts';
import { RECOVERY } from '../../../../../rules/all-things-zombie/after-the-battle/recovery.ts';
import {
  DRUNKARD_TABLE,
  type DumbassAct,
} from '../../../../../rules/all-things-zombie/data/attribute-tables.ts';
import { RAP_TO_ADVANCE, REP_COST, REP_TABLE } from '../../../../../rules/all-things-zombie/data/reps.ts';
import { signed } from '../../../../../rules/all-things-zombie/text/rows.ts';
import { REPS } from '../../../../../rules/all-things-zombie/types.ts';
import { rowOf } from '../../../../../rules/core/table.ts';
import { acrossScores, marked, PASSES_HEADS, passes, table } from './lay-out.ts';

const DOC_RESULTS = {
  rejoins: 'Rejoins next turn, no Recovery',
  badlyWounded: 'Badly wounded: to be carried, Recovery later',
  dead: 'Dead',
};
const RECOVERED = {
  returns: 'Comes back',
  returnsWeaker: 'Comes back with 1 Rep less for good',
  gone: 'Dead of the wounds; a runaway is never seen again',
};
const DUMBASS_DOES = {
  nothing: 'Nothing',
  'same-as-last-turn': 'As last turn',
  'as-wished': 'As told',
} as const satisfies Record<DumbassAct, string>;

export function afterGroup(): ReferenceGroup {
  return {
    id: 'after',
    title: 'Casualties and after',
    tables: [
      table(
        'recovering',
        {
          title: 'How bad is it? and Recovery',
          use: `Two dice against Rep. How bad: ${signed(DOC_MODIFIERS.wounds.rep)} for each earlier wound; a die more for a Medic, a die more for body armour. Recovery: medical supplies add a die for those Out of the Fight.`,
          columns: ['Test', ...PASSES_HEADS],
        },
        [
          ['How bad', ...passes(DOC, (word) => DOC_RESULTS[word])],
          ['Recovery', ...passes(RECOVERY, (word) => RECOVERED[word])],
        ],
      ),
      table(
        'rep',
        {
          title: 'Rep',
          use: 'RAP that lift a figure by one, and points.',
          columns: ['Rep', 'RAP', 'Points', 'Who'],
        },
        REPS.map((rep) => {
          const cost = rowOf(REP_COST, `${rep}`);
          const toAdvance = rowOf(RAP_TO_ADVANCE, `${rep}`);
          return [
            rep,
            marked(`${toAdvance.result ?? '–'}`, toAdvance),
            marked(`${cost.result}`, cost),
            REP_TABLE[rep].title,
          ];
        }),
      ),
      table(
        'drunkard',
        {
          title: 'Drunkard',
          use: 'A die at the start of each Encounter; above Rep, another says in what state.',
          columns: ['Score', 'State', 'Effect'],
        },
        Object.entries(DRUNKARD_TABLE).map(([score, { title, summary }]) => [score, title, summary]),
      ),
      acrossScores<DumbassAct>(
        DUMBASS,
        { title: 'Dumbass', use: 'A die each turn.', row: 'Does' },
        (word) => DUMBASS_DOES[word],
      ),
    ],
  };
}
