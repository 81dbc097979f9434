/** Acts that the screen in front adds to the palette: those of Play, say. */
import { storeOf } from './store.ts';

export interface ScreenAct {
  readonly id: string;
  /** `Move` */
  readonly what: string;
  /** Name of the figure that acts: `Gloria Mbeki`. */
  readonly whose?: string;
  /** As it is pressed on the screen: `Shift G`. */
  readonly keys: string;
  readonly does: () => void;
}

type Offers = () => readonly ScreenAct[];

const NONE: Offers = () => [];
const offers = storeOf<Offers>(NONE);

/** As long as the screen stands; what can be done is asked for when somebody looks. */
export function offerActs(these: Offers): () => void {
  offers.set(these);
  return () => {
    if (offers.get() === these) offers.set(NONE);
  };
}

export const actsOffered = (): readonly ScreenAct[] => offers.get()();
