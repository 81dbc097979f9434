/** The decisions by which most of a boat come home: they depend on who is aboard. */
import { endingsOf, type Journey } from './journey.ts';
import { COURSES, type Policy, STEADY, WITH_NATIVES } from './policy.ts';

/** Four of the crew, whoever they are, do best by the last planet; fewer may do better straight, and one alone by running. */
const MOST_WEIGHED = 3;

/** To press on with little food is never better. */
const WAYS: readonly Policy[] = COURSES.flatMap((course) =>
  WITH_NATIVES.map((natives): Policy => ({ ...STEADY, course, natives })),
);

/** Value of a way home, on average. */
const homeOf = (journey: Journey): number =>
  endingsOf(journey).reduce((sum, { home, share }) => sum + home * share, 0);

/** `settled`: what is decided beforehand. */
export function bestPolicy(boat: Omit<Journey, 'policy'>, settled: Partial<Policy> = {}): Policy {
  const usual = { ...STEADY, ...settled };
  if (boat.crew.length > MOST_WEIGHED) return usual;
  let best = { policy: usual, home: homeOf({ ...boat, policy: usual }) };
  for (const way of WAYS) {
    const policy = { ...way, ...settled };
    const home = homeOf({ ...boat, policy });
    // A difference in the last digits alone counts for nothing.
    if (home > best.home + 1e-9) best = { policy, home };
  }
  return best.policy;
}
