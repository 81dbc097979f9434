/** Answers that must be refused, and rolls that a reading must take for the same. */

import type { Answer, Question, RollAsk } from '../../../src/rules/core/play.ts';

export function wrongAnswers(question: Question): readonly Answer[] {
  switch (question.kind) {
    case 'roll': {
      const ones = (dice: number): number[] => Array<number>(dice).fill(1);
      const { dice } = question;
      const faces = [0, 7, 1.5, Number.NaN].map((face) => [...ones(dice - 1), face]);
      return [...faces, ones(dice + 1), ones(dice - 1), 'JK', { x: 1, y: 1 }];
    }
    case 'draw':
      return ['no such card', '', [1], { x: 0, y: 0 }];
    case 'choose':
      return ['no such option', '', [1], { x: 0, y: 0 }];
    case 'place': {
      const { west, south, east, north } = question.bounds;
      return [
        { x: west - 1, y: south },
        { x: east + 1, y: north },
        { x: west, y: south - 1 },
        { x: east, y: north + 1 },
        { x: west + 0.5, y: south },
        { x: Number.NaN, y: south },
        'here',
        [1, 1],
      ];
    }
    default:
      return question satisfies never;
  }
}

function classOf(face: number, cuts: readonly number[]): number {
  return cuts.filter((cut) => face > cut).length;
}

/** The face of the same class at its other end. */
function twin(face: number, cuts: readonly number[]): number {
  const same = [1, 2, 3, 4, 5, 6].filter((other) => classOf(other, cuts) === classOf(face, cuts));
  const low = same[0] ?? face;
  return face === low ? (same.at(-1) ?? face) : low;
}

/** A pair of dice, one up and one down: the same total. */
function shifted(faces: readonly number[]): readonly number[] {
  const down = faces.findIndex((face) => face > 1);
  const up = faces.findIndex((face, at) => at !== down && face < 6);
  if (down < 0 || up < 0) return faces.toReversed();
  return faces.map((face, at) => (at === down ? face - 1 : at === up ? face + 1 : face));
}

/** Another roll that the question's reading takes for the same one; the roll itself where there is none. */
export function equivalentRoll({ reading }: RollAsk, faces: readonly number[]): readonly number[] {
  switch (reading.by) {
    case 'faces':
      return faces;
    case 'sum':
      return shifted(faces);
    case 'classes': {
      const { cuts, keep } = reading;
      const sorted = faces.toSorted((a, b) => (keep?.best === 'high' ? b - a : a - b));
      const kept = sorted.slice(0, keep?.count ?? sorted.length).map((face) => twin(face, cuts));
      // A die that does not count may show anything that leaves it uncounted.
      const uncounted = sorted.slice(kept.length).map(() => (keep?.best === 'high' ? 1 : 6));
      return [...uncounted, ...kept];
    }
    default:
      return reading satisfies never;
  }
}
