/** A place in the bar at the top for what a board has to choose from, so that the board has all the height. */
import { createContext } from 'react';

export const BesideTitle = createContext<HTMLElement | null>(null);
