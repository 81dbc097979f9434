/** What can't be taken back at the table, in the words in which it is asked for once. */
import type { AskedFirst } from '../../../../src/contract/games/all-things-zombie/asks-first.ts';
import { words as said } from './text/declarations.ts';

interface Words {
  /** Of whom it is declared: `Marta`, `They`. */
  readonly title: (who: string) => string;
  readonly aside: string;
  readonly yes: string;
  readonly no?: string;
}

export const DECLARATIONS = {
  'begin-turn': {
    title: said.begin,
    aside: said.stillDue,
    yes: said.beginAnyway,
    no: said.goThroughThemFirst,
  },
  beat: {
    title: (who) => `${who}: beaten?`,
    aside: said.noneOfThemFights,
    yes: said.theyAreBeaten,
  },
  mark: {
    title: (who) => `${who}: captured?`,
    aside: said.takenOffTheTable,
    yes: said.captured,
  },
  report: {
    title: () => said.isTheBattleOver,
    aside: said.nobodyActsOnThe,
    yes: said.itIsOver,
  },
} as const satisfies Record<AskedFirst, Words>;
