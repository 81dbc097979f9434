/** Sheets of paper, and how much of each there is to print on; all in millimetres. */
import type { Output } from '../../../src/contract/contract.ts';

export type Paper = Output<'settings.get'>['paper'];

export const MARGIN = 10;

/** Kept free at the foot, against a printer that reckons a hair differently than the screen. */
const SLACK = 1.5;

/** Upright. */
const SIZES = {
  A4: { width: 210, height: 297 },
  Letter: { width: 215.9, height: 279.4 },
} as const satisfies Record<Paper, { width: number; height: number }>;

export interface Format {
  readonly paper: Paper;
  readonly landscape: boolean;
  /** Names the `@page` rule in page.css. */
  readonly name: `${Paper}-${'portrait' | 'landscape'}`;
  readonly width: number;
  readonly height: number;
  /** Between the margins. */
  readonly inner: { readonly width: number; readonly height: number };
}

export function formatOf(paper: Paper, landscape: boolean): Format {
  const size = SIZES[paper];
  const width = landscape ? size.height : size.width;
  const height = landscape ? size.width : size.height;
  return {
    paper,
    landscape,
    name: `${paper}-${landscape ? 'landscape' : 'portrait'}`,
    width,
    height,
    inner: { width: width - 2 * MARGIN, height: height - 2 * MARGIN - SLACK },
  };
}
