/** Words in which a deed that can’t be taken back at the table is asked for once. */
import type { AskedFirst } from '../../../../src/contract/games/all-things-zombie/asks-first.ts';

const begin = (turn: string) => `Begin ${turn}?`;

export interface Words {
  /** Question for the one who is declared, given by name: `Marta`, `They`. */
  readonly title: (who: string) => string;
  readonly aside: string;
  readonly yes: string;
  readonly no?: string;
}

export const DECLARATIONS = {
  'begin-turn': {
    title: begin,
    aside: 'This is to be done before the turn ends:',
    yes: 'Begin the turn anyway',
    no: 'Go through them first',
  },
  beat: {
    title: (who) => `${who}: beaten?`,
    aside: 'None of them fights on; their weapons and what they carry are yours to take.',
    yes: 'They are beaten',
  },
  'end-campaign': {
    title: () => 'End the campaign?',
    aside: 'Home then shows how it ended. You can go on with it later.',
    yes: 'End the campaign',
  },
  mark: {
    title: (who) => `${who}: captured?`,
    aside: 'Taken off the table, to be freed by an escape.',
    yes: 'Captured',
  },
  report: {
    title: () => 'Is the battle over?',
    aside: 'No more actions. Next: check the report; recovery and points are rolled from it.',
    yes: 'It is over',
  },
} as const satisfies Record<AskedFirst, Words>;
