/** Names of the Epilogue’s events, choices and endings. */

import { countedInWords } from '../../../core/text/english.ts';
import type { Term } from '../../../core/text/term.ts';
import type { BoatId } from '../../data/boats.ts';
import type { Entry, EpilogueChoice } from '../../epilogue/data.ts';
import type { Fate } from '../../epilogue/passage.ts';
import { BOAT_NAMES } from '../names.ts';

/** Names on the chart and in the log. */
export const ENTRY_NAMES: Readonly<Record<Entry, Term>> = {
  1: { title: 'Set a course', text: 'set a course' },
  2: { title: 'One year out', text: 'one year out' },
  3: { title: 'Explored world', text: 'explored world' },
  4: { title: 'Hostile natives', text: 'hostile natives' },
  5: { title: 'Battle', text: 'battle' },
  6: { title: 'Food and fuel', text: 'food and fuel' },
  7: { title: 'Two years out', text: 'two years out' },
  8: { title: 'Lost in space', text: 'lost in space' },
  9: { title: 'Black hole', text: 'black hole' },
  10: { title: 'Cosmic cloud', text: 'cosmic cloud' },
  11: { title: 'Vanished', text: 'vanished' },
  12: { title: 'Snudl-1', text: 'Snudl-1' },
  13: { title: 'Planetoid', text: 'planetoid' },
  14: { title: 'Supplies low', text: 'supplies low' },
  15: { title: 'Gravy flu', text: 'gravy flu' },
};

export const boatText = (boat: string): string => `the ${BOAT_NAMES[boat as BoatId] ?? boat}`;

export const CHOICE_NAMES: Readonly<Record<EpilogueChoice, string>> = {
  straight: 'Straight to Snudl-1',
  'last-planet': 'To the last planet visited',
  run: 'Run away',
  fight: 'Stay and fight',
  'press-on': 'Press on to Snudl-1',
  'go-back': 'Back to an explored world',
};

/** Words of each choice as a condition. */
export const IF_CHOSEN: Readonly<Record<string, string>> = {
  straight: 'if you go straight there',
  'last-planet': 'if you make for the last planet',
  run: 'if you run',
  fight: 'if you fight',
  'press-on': 'if you press on',
  'go-back': 'if you go back',
} satisfies Readonly<Record<EpilogueChoice, string>>;

export const choiceText = (choice: string): string => CHOICE_NAMES[choice as EpilogueChoice] ?? choice;

/** Ends of a boat’s way, home or lost, for a column. */
export const FATE_NAMES: Readonly<Record<Fate, Term>> = {
  home: { title: 'Home', text: 'home' },
  vanished: { title: 'Vanished', text: 'vanished' },
  starved: { title: 'Starved', text: 'starved' },
  killed: { title: 'Killed', text: 'killed' },
};

export const yearsText = (years: number): string => countedInWords(years, 'year', 'years');
