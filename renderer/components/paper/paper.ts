/** Sheets of paper, and how much of each there is to print on; all in millimetres. */
import type { Output } from '../../../src/contract/contract.ts';

export type Paper = Output<'settings.get'>['paper'];

export const MARGIN = 10;
/** CSS pixels per millimetre: 96 to an inch of 25.4 mm. */
export const PX_PER_MM = 96 / 25.4;

/** Kept free at the foot, against a printer that reckons a hair differently than the screen. */
const SLACK = 1.5;

/** A map may lie on a larger one, too: twice the player’s own, of the same make. */
export const TWICE = { A4: 'A3', Letter: 'Tabloid' } as const satisfies Record<Paper, string>;
export type Sheet = Paper | (typeof TWICE)[Paper];

const HALF_OF = { A4: 'A4', Letter: 'Letter', A3: 'A4', Tabloid: 'Letter' } as const satisfies Record<
  Sheet,
  Paper
>;

/** Upright. */
const SIZES = {
  A4: { width: 210, height: 297 },
  Letter: { width: 215.9, height: 279.4 },
  A3: { width: 297, height: 420 },
  Tabloid: { width: 279.4, height: 431.8 },
} as const satisfies Record<Sheet, { width: number; height: number }>;

export interface Format {
  /** The player’s own. */
  readonly paper: Paper;
  /** Sheet that the pages are printed on. */
  readonly sheet: Sheet;
  readonly landscape: boolean;
  /** Names the `@page` rule in page.css. */
  readonly name: `${Sheet}-${'portrait' | 'landscape'}`;
  readonly width: number;
  readonly height: number;
  /** Width and height between the margins, in millimetres. */
  readonly inner: { readonly width: number; readonly height: number };
}

export function formatOf(sheet: Sheet, landscape: boolean, paper: Paper = HALF_OF[sheet]): Format {
  const size = SIZES[sheet];
  const width = landscape ? size.height : size.width;
  const height = landscape ? size.width : size.height;
  return {
    paper,
    sheet,
    landscape,
    name: `${sheet}-${landscape ? 'landscape' : 'portrait'}`,
    width,
    height,
    inner: { width: width - 2 * MARGIN, height: height - 2 * MARGIN - SLACK },
  };
}
