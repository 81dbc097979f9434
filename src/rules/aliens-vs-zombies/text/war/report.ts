/** The report of a town: what its result was, when it turned, what it cost; the words chosen by the facts, so that it reads the same each time. */
import type { Seen } from '../../../core/seen.ts';
import { countedInWords, inWords } from '../../../core/text/english.ts';
import { filled, oneBy } from '../../../core/text/filled.ts';
import type { Level } from '../../data/victory.ts';
import type { TownResult } from '../../war/ledger.ts';
import { TOWN_NAMES } from './names.ts';

type Told = Pick<Seen<TownResult>, 'town' | 'level' | 'dead' | 'lost' | 'byTurn'>;

/** `{town}`, `{dead}`: how many zombies lay dead after the last turn. */
const OPENINGS: Readonly<Record<Level, readonly string[]>> = {
  'incredible-aliens': [
    '{town} was swept clean: {dead} dead lay in its streets.',
    'Nothing stood against the landing at {town}; {dead} dead were counted.',
    'By the last turn {town} was quiet: {dead} dead, and few left to bury them.',
    'The reports from {town} were not believed at first: {dead} dead.',
    '{town} fell faster than the maps had allowed for, with {dead} dead.',
    'Street by street {town} was emptied; {dead} dead at the end of it.',
  ],
  aliens: [
    '{town} was taken, with {dead} dead.',
    'The saucers stayed over {town}: {dead} dead, and the town theirs.',
    'They counted {dead} dead at {town}, enough to hold it.',
    'It was hard work, but {town} is held; {dead} dead.',
    '{town} gave way in the end, with {dead} dead.',
    'The army camps in {town} tonight, with {dead} dead outside it.',
  ],
  stalemate: [
    'Neither side could call {town} its own; {dead} dead.',
    '{town} is half taken and half lost, with {dead} dead.',
    'After eight turns {town} was still in dispute: {dead} dead.',
    'At {town} {dead} dead decided nothing.',
    'Both sides drew back from {town}, leaving {dead} dead.',
    '{town} remains a line on the map that nobody holds; {dead} dead.',
  ],
  zombies: [
    '{town} was lost. Only {dead} dead stayed down.',
    'The dead still walk in {town}; {dead} of them lay still at the end.',
    'The landing at {town} failed, with {dead} dead.',
    '{town} could not be held: {dead} dead against many more that rose.',
    'What was left of the army flew out of {town}, leaving {dead} dead.',
    'At {town} the graves emptied faster than they were filled; {dead} dead.',
  ],
  'overwhelming-zombies': [
    '{town} was a massacre: no more than {dead} dead for all who landed.',
    'Nobody speaks of {town}: {dead} dead.',
    'The army broke at {town}, with {dead} dead to show for it.',
    '{town} swallowed the landing whole; {dead} dead.',
    'Of the battle for {town} there is little to tell: {dead} dead, and the saucers gone.',
    'The dead of {town} hardly noticed the invasion; {dead} lay still.',
  ],
};

const COSTS = [
  'It cost {lost}.',
  'The price was {lost}.',
  'Of all who landed {lost} did not come back.',
  'The fighting cost {lost}.',
  'The army counted {lost} lost.',
  'The army paid with {lost}.',
] as const;

const UNHURT = [
  'Nobody was lost.',
  'The army did not lose a single counter.',
  'Everyone came out of it.',
] as const;

/** Turns of a game in which nothing fell are no turning point. */
const SOME = 4;

const TURNS = [
  'It turned on turn {turn}, when {more} fell.',
  'Turn {turn} was the bloodiest, with {more} killed.',
  'Most of it was done on turn {turn}: {more} dead.',
  'On turn {turn} alone {more} fell.',
  'What decided it was turn {turn}, and {more} killed.',
  'They remember turn {turn}, when {more} were killed.',
] as const;

/** The turn after which most more lay dead, and how many. */
export function bloodiest(byTurn: readonly number[]): { readonly turn: number; readonly more: number } {
  const gains = byTurn.map((dead, at) => dead - (byTurn[at - 1] ?? 0));
  const more = Math.max(0, ...gains);
  return { turn: gains.indexOf(more) + 1, more };
}

/** Two or three sentences. */
export function reportOf({ town, level, dead, lost, byTurn }: Told): string {
  const { turn, more } = bloodiest(byTurn);
  const by = dead * 7 + lost * 3 + turn;
  const facts = {
    town: TOWN_NAMES[town],
    dead: inWords(dead),
    lost: countedInWords(lost, 'alien', 'aliens'),
    turn: String(turn),
    more: inWords(more),
  };
  const sentences = [
    oneBy(OPENINGS[level], by),
    ...(more >= SOME ? [oneBy(TURNS, by + dead)] : []),
    lost === 0 ? oneBy(UNHURT, by) : oneBy(lost === 1 ? COSTS.slice(0, 4) : COSTS, by + lost),
  ];
  return sentences.map((sentence) => filled(sentence, facts)).join(' ');
}
