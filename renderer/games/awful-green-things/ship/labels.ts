/** The name of each area on the plan: it wraps within its walls and never shrinks. */
import type { AreaId } from '../../../../src/rules/awful-green-things/data/areas.ts';
import { type Box, boundsOf, outlineOf, type Plan, scaled } from './geometry.ts';
import { textWide } from './letters.ts';
import { NAMED_AT } from './outlines.ts';

/** An area as the plan names it. */
export interface Named {
  readonly id: AreaId;
  readonly number: number;
  /** Short name that stands on the plan. */
  readonly planName: string;
}

export interface Label extends Box {
  /** The first begins with the number of the area. */
  readonly lines: readonly string[];
}

export const LINE = 13;
/** Room between the wall and the name. */
const INSET = { x: 5, y: 2 } as const;
/** The number is bolder and larger than the name. */
const NUMBER = 1.12;

export function labelOf(plan: Plan, { id, number, planName }: Named): Label {
  const outline = outlineOf(plan, id);
  const bounds = boundsOf(outline);
  const named = NAMED_AT[id];
  const at = named === undefined ? bounds : scaled(plan, named);
  const [x, y] = [at.x + INSET.x, at.y + INSET.y];
  const room =
    named?.width === undefined ? bounds.x + bounds.width - x - 2 : named.width * plan.scale - INSET.x;
  const lines = wrapped(String(number), planName.split(' '), room);
  const width = Math.max(...lines.map((line, row) => lineWide(line, row)));
  return { lines, x, y, width: Math.min(width, room), height: lines.length * LINE };
}

const lineWide = (line: string, row: number): number => {
  if (row > 0) return textWide(line);
  const [id = '', ...words] = line.split(' ');
  return textWide(id) * NUMBER + (words.length > 0 ? textWide(` ${words.join(' ')}`) : 0);
};

function wrapped(id: string, words: readonly string[], room: number): readonly string[] {
  const lines = [id];
  for (const word of words) {
    const row = lines.length - 1;
    const longer = `${lines[row]} ${word}`;
    if (lineWide(longer, row) <= room) lines[row] = longer;
    else lines.push(word);
  }
  return lines;
}
