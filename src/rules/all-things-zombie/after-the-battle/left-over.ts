/** Effects of a first zombie death that are left when an Encounter ends. */

/** State in which the Sanity Table left a figure; null for none. */
export type SanityState = 'huddled' | 'collapsed' | null;

/** The end of the game frees whoever still huddles; whoever collapsed goes on to Crazy About My Job. */
export function afterSanity(state: SanityState): 'comes-round' | 'crazy-about-my-job' | null {
  switch (state) {
    case 'huddled':
      return 'comes-round';
    case 'collapsed':
      return 'crazy-about-my-job';
    case null:
      return null;
    default:
      return state satisfies never;
  }
}
