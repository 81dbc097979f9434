/** Keys of the board: floors, layers, the tape, and its size. Plus and minus mean something else on Play. */
import type { Key } from './key.ts';

export const BOARD_KEYS = {
  layers: { key: '*', text: 'what the board shows' },
  measure: { key: '"', text: 'measure on the board, in inches' },
  larger: { key: '>', text: 'the board larger' },
  smaller: { key: '<', text: 'the board smaller' },
  whole: { key: '0', text: 'the whole board' },
  floorUp: { key: 'pageup', text: 'the floor above, on the board' },
  floorDown: { key: 'pagedown', text: 'the floor below, on the board' },
} as const satisfies Record<string, Key>;

/** Keys of a piece that has the focus. */
export const PIECE_KEYS = {
  left: {
    key: 'arrowleft',
    shift: true,
    text: 'turn it to the left; by pointer, drag it with Shift to where it looks',
  },
  right: { key: 'arrowright', shift: true, text: 'turn it to the right' },
} as const satisfies Record<string, Key>;

export type BoardKey = keyof typeof BOARD_KEYS;

export const isOfBoard = (name: string): name is BoardKey => name in BOARD_KEYS;
