/** What the Epilogue's events, choices and endings are called. */
import { countedInWords } from '../../../core/text/english.ts';
import type { BoatId } from '../../data/boats.ts';
import type { Entry, EpilogueChoice } from '../../epilogue/data.ts';
import type { Fate } from '../../epilogue/passage.ts';
import { BOAT_NAMES } from '../names.ts';

/** On the chart and in the log. */
export const ENTRY_NAMES: Readonly<Record<Entry, string>> = {
  1: 'Set a course',
  2: 'One year out',
  3: 'Explored world',
  4: 'Hostile natives',
  5: 'Battle',
  6: 'Food and fuel',
  7: 'Two years out',
  8: 'Lost in space',
  9: 'Black hole',
  10: 'Cosmic cloud',
  11: 'Vanished',
  12: 'Snudl-1',
  13: 'Planetoid',
  14: 'Supplies low',
  15: 'Gravy flu',
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

/** As a condition. */
export const IF_CHOSEN: Readonly<Record<string, string>> = {
  straight: 'if you go straight there',
  'last-planet': 'if you make for the last planet',
  run: 'if you run',
  fight: 'if you fight',
  'press-on': 'if you press on',
  'go-back': 'if you go back',
} satisfies Readonly<Record<EpilogueChoice, string>>;

export const choiceText = (choice: string): string => CHOICE_NAMES[choice as EpilogueChoice] ?? choice;

/** How a boat is lost, in a column. */
export const FATE_NAMES: Readonly<Record<Fate, string>> = {
  home: 'Home',
  vanished: 'Vanished',
  starved: 'Starved',
  killed: 'Killed',
};

export const yearsText = (years: number): string => countedInWords(years, 'year', 'years');
