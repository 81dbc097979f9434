/** The ways a question can fall, with how many equally likely ones each stands for. */

import type { Answer, Reading, RollAsk } from './play.ts';
import { Uncountable } from './uncountable.ts';

export interface Branch {
  /** Answer that stands for all of the branch. */
  readonly answer: Answer;
  readonly ways: bigint;
}

const FACES = [1, 2, 3, 4, 5, 6] as const;

/** 6^8 is 1.7 million; beyond that even the list of faces doesn't fit. */
const MOST_ORDERED = 8;

function everyOrder(dice: number): Branch[] {
  if (dice > MOST_ORDERED)
    throw new Uncountable(`${dice} dice read face by face; declare what matters about them`);
  let rolls: number[][] = [[]];
  for (let die = 0; die < dice; die++) rolls = rolls.flatMap((roll) => FACES.map((face) => [...roll, face]));
  return rolls.map((answer) => ({ answer, ways: 1n }));
}

function everyTotal(dice: number): Branch[] {
  let totals = new Map<number, { answer: number[]; ways: bigint }>([[0, { answer: [], ways: 1n }]]);
  for (let die = 0; die < dice; die++) {
    const next: typeof totals = new Map();
    for (const [total, { answer, ways }] of totals) {
      for (const face of FACES) {
        const known = next.get(total + face);
        if (known) known.ways += ways;
        else next.set(total + face, { answer: [...answer, face], ways });
      }
    }
    totals = next;
  }
  return [...totals.values()];
}

interface FaceClass {
  readonly face: number;
  readonly size: bigint;
}

/** The lowest face of each class, with how many faces are in it. A cut outside 1 to 5 parts nothing. */
function classesOf(cuts: readonly number[]): FaceClass[] {
  const bounds = FACES.filter((face) => face === 1 || cuts.some((cut) => cut >= face - 1 && cut < face));
  return bounds.map((face, at) => ({ face, size: BigInt((bounds[at + 1] ?? 7) - face) }));
}

/** Every multiset of classes, in ascending order of faces, with the number of rolls that give it. */
function everyMultiset(dice: number, classes: readonly FaceClass[]): { answer: number[]; ways: bigint }[] {
  const [first, ...others] = classes;
  if (!first) return dice === 0 ? [{ answer: [], ways: 1n }] : [];
  const found: { answer: number[]; ways: bigint }[] = [];
  // `ways` for `count` dice of the first class: choose which dice, times the faces each may show.
  let ways = 1n;
  for (let count = 0; count <= dice; count++) {
    if (count > 0) ways = (ways * BigInt(dice - count + 1)) / BigInt(count);
    const shown = ways * first.size ** BigInt(count);
    for (const rest of everyMultiset(dice - count, others)) {
      const answer = [...Array<number>(count).fill(first.face), ...rest.answer];
      found.push({ answer, ways: shown * rest.ways });
    }
  }
  return found;
}

type Classes = Extract<Reading, { by: 'classes' }>;

/** Merges the multisets that agree in the dice that count. */
function everyKept(dice: number, { cuts, keep }: Classes): Branch[] {
  const all = everyMultiset(dice, classesOf(cuts));
  if (!keep || keep.count >= dice) return all;
  const merged = new Map<string, { answer: number[]; ways: bigint }>();
  for (const branch of all) {
    const kept =
      keep.best === 'low' ? branch.answer.slice(0, keep.count) : branch.answer.slice(dice - keep.count);
    const key = kept.join();
    const known = merged.get(key);
    if (known) known.ways += branch.ways;
    else merged.set(key, branch);
  }
  return [...merged.values()];
}

const remembered = new Map<string, readonly Branch[]>();
const MOST_REMEMBERED = 500;

function branchesOfRoll({ dice, reading }: RollAsk): readonly Branch[] {
  switch (reading.by) {
    case 'faces':
      return everyOrder(dice);
    case 'sum':
      return everyTotal(dice);
    case 'classes':
      return everyKept(dice, reading);
    default:
      return reading satisfies never;
  }
}

/** The ways a roll can fall, as far as its reading tells them apart; they add up to 6^dice. */
export function rollBranches(question: RollAsk): readonly Branch[] {
  const key = JSON.stringify([question.dice, question.reading]);
  const known = remembered.get(key);
  if (known) return known;
  const branches = branchesOfRoll(question);
  if (remembered.size >= MOST_REMEMBERED) remembered.clear();
  remembered.set(key, branches);
  return branches;
}

/** The cards that can be drawn; equal ones together. */
export function cardBranches(from: readonly string[]): readonly Branch[] {
  const counts = new Map<string, bigint>();
  for (const card of from) counts.set(card, (counts.get(card) ?? 0n) + 1n);
  return [...counts].map(([answer, ways]) => ({ answer, ways }));
}

export function evenBranches(answers: readonly Answer[]): readonly Branch[] {
  return answers.map((answer) => ({ answer, ways: 1n }));
}
