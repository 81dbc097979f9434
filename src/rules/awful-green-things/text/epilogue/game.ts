/** The Epilogue’s part of the game’s text. */
import { listed, upperFirst } from '../../../core/text/english.ts';
import type { CrewId } from '../../data/crew.ts';
import type { EpilogueChoice } from '../../epilogue/data.ts';
import type { Aboard } from '../../epilogue/passage.ts';
import { crewText } from '../names.ts';
import { boatText, CHOICE_NAMES } from './names.ts';

/** A choice that was made; whose name was drawn the game’s own words say. */
export const epilogueCalled = (answer: string): string | undefined =>
  isChoice(answer) ? CHOICE_NAMES[answer] : undefined;

const isChoice = (answer: string): answer is EpilogueChoice => Object.hasOwn(CHOICE_NAMES, answer);

export const setsOutText = (boat: string, crew: readonly Pick<Aboard, 'id'>[]): string =>
  `${upperFirst(boatText(boat))} sets out for Snudl-1 with ${listed(crew.map(({ id }) => crewText(id as CrewId)))}.`;

const FLU: Readonly<Record<string, string>> = { dies: 'Dies', lives: 'Lives' };

/** An outcome of its odds. */
export function epilogueChance(rule: string, outcome: string): string {
  if (rule === 'agt.epilogue.flu') return FLU[outcome] ?? outcome;
  return outcome === 'lost' ? 'All are lost' : `${outcome} ${outcome === '1' ? 'comes' : 'come'} home`;
}

export const EPILOGUE_ODDS_OF = {
  'agt.epilogue': 'Who comes home',
  'agt.epilogue.flu': 'The flu',
} as const;

const FIGURES: Readonly<Record<string, string>> = {
  'years-2': 'Years that event 2 takes',
  'years-7': 'Years that event 7 takes',
  food: 'Years that little food lasts',
  flu: 'Dice of the gravy flu',
  native: 'Dice of each native',
};

/** Names of the figures in the Epilogue’s tables. */
export const EPILOGUE_FIGURE_WORDS = {
  tables: { 'agt.epilogue': 'Epilogue: where a die leads', 'agt.epilogue.figures': 'Epilogue: figures' },
  rowText: (table: string, row: string): string =>
    table === 'agt.epilogue' ? `Event ${row}` : (FIGURES[row] ?? row),
  fields: { upTo: 'Lower way up to' },
} as const;
