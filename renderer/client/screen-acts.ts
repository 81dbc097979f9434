/** Acts that the screen in front adds to the palette: those of Play, say. */
import { storeOf } from './store.ts';

export interface ScreenAct {
  readonly id: string;
  /** `Move` */
  readonly what: string;
  /** Name of the figure that acts: `Gloria Mbeki`. */
  readonly whose?: string;
  /** Keys pressed on the screen for it: `Shift G`. */
  readonly keys: string;
  readonly does: () => void;
}

type Offers = () => readonly ScreenAct[];

const NONE: Offers = () => [];
const offers = storeOf<Offers>(NONE);

/** Offers acts of a screen while it stands; what can be done is asked for when somebody looks. */
export function offerActs(these: Offers): () => void {
  offers.set(these);
  return () => {
    if (offers.get() === these) offers.set(NONE);
  };
}

export const actsOffered = (): readonly ScreenAct[] => offers.get()();
