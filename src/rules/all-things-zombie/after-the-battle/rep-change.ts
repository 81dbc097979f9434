/** Rep up and down, one at a time, between the lowest and the highest there is. */
import { REPS, type Rep } from '../types.ts';

/** Rep 1 stays 1 (ATZ-96). The loss lasts, until it is earned back (ATZ-56). */
export function lowered(rep: Rep): Rep {
  return REPS.find((one) => one === rep - 1) ?? rep;
}

/** Rep 7 stays 7 (section: Rep 7 and Higher). */
export function raised(rep: Rep): Rep {
  return REPS.find((one) => one === rep + 1) ?? rep;
}
