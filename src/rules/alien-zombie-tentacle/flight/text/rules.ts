/** The rules of a flight, all of them our own. */
import type { Rule } from '../../../core/module.ts';

const SECTION = 'A flight (ours)';

export const FLIGHT_RULES: readonly Rule[] = [
  {
    id: 'azta-flight.dusk',
    section: SECTION,
    summary:
      'A night lasts as many rounds as were agreed on; the Threats of each begin one higher than those of the night before.',
    file: 'flight/between.ts',
  },
  {
    id: 'azta-flight.dawn',
    section: SECTION,
    summary:
      'The living go on; what players hold against each other fades by half. The flight is over after the last night, or with the last survivor.',
    file: 'flight/between.ts',
  },
  {
    id: 'azta-flight.keep',
    section: SECTION,
    summary: 'Each survivor takes one piece of Gear along, whichever their player likes.',
    ask: 'What is taken along?',
    act: 'Take Gear along',
    file: 'flight/between.ts',
  },
  {
    id: 'azta-flight.stray',
    section: SECTION,
    summary: 'At dawn a survivor nobody has joins the player with the fewest left.',
    ask: 'Who joins on the way?',
    act: 'Somebody joins',
    file: 'flight/between.ts',
  },
  {
    id: 'azta-flight.abandon',
    section: SECTION,
    summary: 'A flight that is given up has no winner; a night that is still on counts for nobody.',
    act: 'Give up the flight',
    file: 'flight/module.ts',
  },
];
