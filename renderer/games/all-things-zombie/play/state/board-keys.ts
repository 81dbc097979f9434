/** Keys of the board: floors, layers and the tape. */
import type { Key } from './key.ts';

export const BOARD_KEYS = {
  layers: { key: '*', text: 'what the board shows' },
  measure: { key: '"', text: 'measure on the board, in inches' },
  floorUp: { key: 'pageup', text: 'the floor above, on the board' },
  floorDown: { key: 'pagedown', text: 'the floor below, on the board' },
} as const satisfies Record<string, Key>;

export type BoardKey = keyof typeof BOARD_KEYS;

export const isOfBoard = (name: string): name is BoardKey => name in BOARD_KEYS;
