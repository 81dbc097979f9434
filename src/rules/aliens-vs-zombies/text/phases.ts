/** The four parts of a turn in the head of the screen, and how far each has come. */
import type { Phase as PhaseWords } from '../../core/game-text.ts';
import { countedInWords, inWords } from '../../core/text/english.ts';
import { readyPlaces } from '../acting.ts';
import { tileRow } from '../data/tiles.ts';
import { PLACES } from '../data/town.ts';
import { countAt, onMap, type Phase, type Table } from '../state.ts';
import { tileText } from './names.ts';

const PARTS = ['event', 'landing', 'aliens', 'zombies'] as const;
type Part = (typeof PARTS)[number];
const NAMES: Readonly<Record<Part, string>> = {
  event: 'Event',
  landing: 'Landing',
  aliens: 'Aliens',
  zombies: 'Zombies',
};

const PART_OF: Readonly<Record<Phase, Part | undefined>> = {
  grave: undefined,
  'first-zombies': undefined,
  'first-aliens': undefined,
  event: 'event',
  spawning: 'event',
  icons: 'event',
  landing: 'landing',
  aliens: 'aliens',
  zombies: 'zombies',
  over: undefined,
};

function detailOf(state: Table, part: Part): string {
  if (part === 'event') {
    const tile = state.shown.at(-1);
    if (tile === undefined || state.phase === 'event') return '';
    const { spawn, icons } = tileRow(tile).result;
    return `${inWords(spawn)} rise, ${tileText(icons)}`;
  }
  if (part === 'aliens') {
    if (state.phase === 'aliens') return `${inWords(readyPlaces(state, 'aliens').length)} to act`;
    return `${onMap(state).length} in town`;
  }
  if (part === 'zombies') {
    if (state.phase === 'zombies') return `${inWords(readyPlaces(state, 'zombies').length)} to act`;
    const count = PLACES.reduce((sum, place) => sum + countAt(state, place), 0);
    return countedInWords(count, 'counter', 'counters');
  }
  return '';
}

/** None before the first turn and after the last. */
export function phasesOf(state: Table): readonly PhaseWords[] {
  const now = PART_OF[state.phase];
  if (now === undefined) return [];
  const at = PARTS.indexOf(now);
  return PARTS.map((part, index) => ({
    name: NAMES[part],
    detail: detailOf(state, part),
    is: index < at ? 'done' : index === at ? 'now' : 'to-come',
  }));
}
