/** Edit mode of one figure's sheet: whether it is on, and which of the fields is open. */
import { createContext, useContext } from 'react';
import type { Counted } from '../../../../src/rules/all-things-zombie/state/campaign.ts';

/** Field that can be corrected; after the colon stands an id, or `new`. */
export type FieldKey =
  | 'name'
  | 'rep'
  | 'rap'
  | Counted
  | 'joined'
  | 'protected'
  | 'leadership'
  | `attribute:${string}`
  | `advantage:${string}`
  | `weapon:${string}`
  | `clips:${string}`
  | `loaded:${string}`
  /** Not corrections, but acts of the game, each with its own form. */
  | `give:${string}`
  | 'status';

export interface Editing {
  readonly editing: boolean;
  readonly open: FieldKey | undefined;
  readonly setOpen: (field: FieldKey | undefined) => void;
}

export const EditingContext = createContext<Editing>({
  editing: false,
  open: undefined,
  setOpen: () => undefined,
});

export const useEditing = () => useContext(EditingContext);
