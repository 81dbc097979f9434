/** What a report says of a figure: one column each, in the order in which one tells it. */
import type { FigureReport } from '../../../../src/contract/games/all-things-zombie/acts.ts';
import { words } from './text/report-columns.ts';

export type ColumnId = Exclude<keyof FigureReport, 'figure' | 'byName' | 'byWeapon'>;
/** What a column may hold. */
export type CellValue = FigureReport[ColumnId];

interface Named {
  readonly id: ColumnId;
  readonly head: string;
  /** What it means, where the head alone doesn't say. */
  readonly full: string;
}
interface TickColumn extends Named {
  readonly kind: 'tick';
}
interface NumberColumn extends Named {
  readonly kind: 'number';
  /** Left empty, nothing is known; otherwise it is 0. */
  readonly mayBeUnknown: boolean;
  /** Digits that can be typed. */
  readonly digits: number;
}
interface ChoiceColumn extends Named {
  readonly kind: 'choice';
  readonly options: readonly {
    readonly value: 'zombies' | 'people' | 'huddled' | 'collapsed' | null;
    readonly text: string;
  }[];
}
export type Column = TickColumn | NumberColumn | ChoiceColumn;

const tick = (id: ColumnId, head: string, full: string): Column => ({ kind: 'tick', id, head, full });
const kills = (id: ColumnId, head: string, full: string): Column => ({
  kind: 'number',
  id,
  head,
  full,
  mayBeUnknown: false,
  digits: 3,
});

export const COLUMNS: readonly Column[] = [
  tick('fought', words.fought, words.foughtInMeleeShot),
  tick('ranAway', words.ranAway, words.ranAwayRalliedOrNot),
  tick('outOfTheFight', words.outOfTheFight, words.wasOutOfTheFight),
  tick('rejoined', words.backInIt, words.rejoinedTheFightAfterThat),
  tick('mauled', words.mauled, words.knockedDownOrOut),
  tick('broughtOff', words.offTheTable, words.broughtOffTheTable),
  tick('killed', words.killed, words.killedOutright),
  tick('captured', words.captured, words.takenCaptive),
  {
    kind: 'choice',
    id: 'by',
    head: words.by,
    full: words.putDownOrKilledBy,
    options: [
      { value: null, text: '–' },
      { value: 'zombies', text: 'zombies' },
      { value: 'people', text: 'people' },
    ],
  },
  {
    kind: 'number',
    id: 'byRep',
    head: words.ofRep,
    full: words.highestRepAmongThoseWho,
    mayBeUnknown: true,
    digits: 1,
  },
  tick('sawFirstDeath', words.firstDeathSeen, words.sawAHumanEaten),
  {
    kind: 'choice',
    id: 'sanity',
    head: words.sanity,
    full: words.stillHuddledOrCollapsed,
    options: [
      { value: null, text: '–' },
      { value: 'huddled', text: 'huddled' },
      { value: 'collapsed', text: 'collapsed' },
    ],
  },
  kills('zombiesKilled', words.zombies, words.zombiesKilled),
  kills('peopleKilled', words.people, words.peopleKilled),
];

/** What a number field means: its digits, or nothing known. */
export function typedNumber(
  { mayBeUnknown, digits }: Pick<NumberColumn, 'mayBeUnknown' | 'digits'>,
  text: string,
) {
  const typed = text.replace(/\D/g, '').slice(-digits);
  if (typed === '') return mayBeUnknown ? null : 0;
  return Number(typed);
}
