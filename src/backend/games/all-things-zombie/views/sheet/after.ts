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
import { linesOf, rowOf } from '../../../../../rules/core/table.ts';
import { marked, PASSES_HEADS, passes, table } from './lay-out.ts';
import { words } from './text/after.ts';

const DOC_RESULTS = {
  rejoins: words.rejoinsNextTurnNoRecovery,
  badlyWounded: words.badlyWoundedToBeCarried,
  dead: words.dead,
};
const RECOVERED = {
  returns: words.comesBack,
  returnsWeaker: words.comesBackWith1Rep,
  gone: words.deadOfTheWounds,
};
const DUMBASS_DOES = {
  nothing: words.nothing,
  'same-as-last-turn': words.asLastTurn,
  'as-wished': words.asTold,
} as const satisfies Record<DumbassAct, string>;

export function afterGroup(): ReferenceGroup {
  return {
    id: 'after',
    title: words.casualtiesAndAfter,
    tables: [
      table(
        'recovering',
        {
          title: words.howBad,
          use: words.twoDiceAgainstRep(signed(DOC_MODIFIERS.wounds.rep)),
          columns: [words.test, ...PASSES_HEADS],
        },
        [
          [words.howBadForShort, ...passes(DOC, (word) => DOC_RESULTS[word])],
          [words.recovery, ...passes(RECOVERY, (word) => RECOVERED[word])],
        ],
      ),
      table(
        'rep',
        {
          title: words.rep,
          use: words.rapThatLiftAFigure,
          columns: [words.rep, 'RAP', words.points, words.who],
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
          title: words.drunkard,
          use: words.aDieAtThe,
          columns: [words.score, words.state, words.effect],
        },
        Object.entries(DRUNKARD_TABLE).map(([score, { title, summary }]) => [score, title, summary]),
      ),
      table(
        DUMBASS.id,
        { title: words.dumbass, use: words.aDieEachTurn, columns: linesOf(DUMBASS).map(({ name }) => name) },
        [linesOf(DUMBASS).map(({ found }) => marked(DUMBASS_DOES[found.result], found))],
      ),
    ],
  };
}
