/** Columns of the report on a figure, one for each fact, in the order in which one tells it. */
import type { FigureReport } from '../../../../src/contract/games/all-things-zombie/acts.ts';

export type ColumnId = Exclude<keyof FigureReport, 'figure' | 'byName' | 'byWeapon'>;
/** Value that a column may hold. */
export type CellValue = FigureReport[ColumnId];

interface Named {
  readonly id: ColumnId;
  readonly head: string;
  /** Meaning of the column, where the head alone doesn’t say it. */
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
  tick('fought', 'Fought', 'Fought: in melee, shot at people who could shoot back, or at charging zombies'),
  tick('ranAway', 'Ran away', 'Ran away, rallied or not'),
  tick('outOfTheFight', 'Out of the Fight', 'Was Out of the Fight at some time'),
  tick('rejoined', 'Back in it', 'Rejoined the fight after that'),
  tick('mauled', 'Mauled', 'Knocked Down or out by a zombie in melee'),
  tick('broughtOff', 'Off the table', 'Brought off the table, or walked off'),
  tick('killed', 'Killed', 'Killed outright'),
  tick('captured', 'Captured', 'Taken captive'),
  {
    kind: 'choice',
    id: 'by',
    head: 'By',
    full: 'Put down or killed by',
    options: [
      { value: null, text: '–' },
      { value: 'zombies', text: 'zombies' },
      { value: 'people', text: 'people' },
    ],
  },
  {
    kind: 'number',
    id: 'byRep',
    head: 'Of Rep',
    full: 'Highest Rep among those who did it',
    mayBeUnknown: true,
    digits: 1,
  },
  tick('sawFirstDeath', 'First death seen', 'Saw a human eaten by zombies for the first time'),
  {
    kind: 'choice',
    id: 'sanity',
    head: 'Sanity',
    full: 'Still huddled or collapsed at the end',
    options: [
      { value: null, text: '–' },
      { value: 'huddled', text: 'huddled' },
      { value: 'collapsed', text: 'collapsed' },
    ],
  },
  kills('zombiesKilled', 'Zombies', 'Zombies killed'),
  kills('peopleKilled', 'People', 'People killed'),
];

/** Value of a number field: its digits as a number; for an empty field 0, or null where the value may be unknown. */
export function typedNumber(
  { mayBeUnknown, digits }: Pick<NumberColumn, 'mayBeUnknown' | 'digits'>,
  text: string,
) {
  const typed = text.replace(/\D/g, '').slice(-digits);
  if (typed === '') return mayBeUnknown ? null : 0;
  return Number(typed);
}
