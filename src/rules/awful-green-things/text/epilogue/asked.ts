/** Words of the Epilogue’s questions: which boat, which event, what a face comes to. */
import type { AskedWords } from '../../../core/game-text.ts';
import type { Question } from '../../../core/play.ts';
import type { Seen } from '../../../core/seen.ts';
import { upperFirst } from '../../../core/text/english.ts';
import type { CrewId } from '../../data/crew.ts';
import { epilogueRow, type WayEntry, wayRow } from '../../epilogue/data.ts';
import type { Passage } from '../../epilogue/passage.ts';
import { boatText, ENTRY_NAMES, yearsText } from './names.ts';

type Way = Seen<Passage>;

/** The boat that is guided home now. */
export const passageNow = (passages: readonly Way[]): Way | undefined => passages.at(-1);

type Called = (crew: CrewId) => string;

const TITLES: Readonly<Record<string, string>> = {
  'agt.epilogue.1': 'Which course?',
  'agt.epilogue.4': 'Fight or run?',
  'agt.epilogue.5': 'How many natives?',
  'agt.epilogue.14': 'Press on or go back?',
  'agt.epilogue.crew': 'The crew’s dice',
  'agt.epilogue.natives': 'The natives’ dice',
  'agt.epilogue.dies': 'Who dies in the fight?',
};

const isWay = (entry: string): entry is WayEntry => wayEntries.includes(entry);
const wayEntries: readonly string[] = ['2', '3', '6', '7', '8', '9', '10', '13', '15'];

function facesOf(rule: string): Pick<AskedWords, 'faces'> {
  const entry = rule.slice('agt.epilogue.'.length);
  if (!isWay(entry)) return {};
  const { upTo, low, high } = wayRow(entry).result;
  return { faces: [1, 2, 3, 4, 5, 6].map((face) => `to ${face <= upTo ? low : high}`) };
}

/** Line with the facts needed for the decision. */
function lineOf(rule: string, food: number | null): Pick<AskedWords, 'line'> {
  if (rule === 'agt.epilogue.14') {
    const left = yearsText(epilogueRow('food').result);
    return { line: `Food for ${left}: if it runs out before event 6, the boat is lost.` };
  }
  return food === null ? {} : { line: `Food for ${yearsText(food)}.` };
}

function titleOf({ rule, of }: Question, called: Called): Pick<AskedWords, 'title'> {
  const title = TITLES[rule];
  if (title !== undefined) return { title };
  if (rule !== 'agt.epilogue.flu' || of === undefined) return { title: 'Where next?' };
  return { title: `Gravy flu: ${called(of as CrewId)}` };
}

export const isOfEpilogue = (rule: string): boolean => rule.startsWith('agt.epilogue.');

/** `called`: what one of the crew is called. */
export function epilogueAsked(passages: readonly Way[], question: Question, called: Called): AskedWords {
  const passage = passageNow(passages);
  if (passage === undefined) return {};
  const { boat, at, food } = passage;
  return {
    ...titleOf(question, called),
    over: `${upperFirst(boatText(boat))}, event ${at}: ${ENTRY_NAMES[at].text}`,
    ...lineOf(question.rule, food),
    ...(question.kind === 'roll' ? facesOf(question.rule) : {}),
    ...(question.kind === 'draw' ? { byApp: 'Draw a name' } : {}),
  };
}
