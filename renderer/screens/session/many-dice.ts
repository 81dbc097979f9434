/** A roll of more dice than have fields of their own: how its faces are written, and what is said of them. */

/** Three rows of fields beside the board. */
const MOST_FIELDS = 20;
const GROUP = 5;
/** Dice that stand in a row of the field, in their groups. */
const IN_A_ROW = 20;
const MOST_ROWS = 8;

export const isMany = (dice: number): boolean => dice > MOST_FIELDS;
export const rowsFor = (dice: number): number => Math.min(MOST_ROWS, Math.ceil(dice / IN_A_ROW));

interface InFives {
  readonly text: string;
  readonly caret: number;
}

/** `35214 66213 5`: faces alone, so that the eye can count them; with the place that stood before `caret` of what was typed. */
export function inFives(typed: string, caret: number = typed.length): InFives {
  const faces = onlyFaces(typed);
  const before = onlyFaces(typed.slice(0, caret)).length;
  return {
    text: faces.replace(/.{5}(?=.)/g, '$& '),
    caret: before + Math.floor(Math.max(0, before - 1) / GROUP),
  };
}

const onlyFaces = (text: string): string => text.replace(/[^1-6]/g, '');
