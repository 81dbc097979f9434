/** House rules: the name of each, what the book says, and what holds instead. */
import type { HouseRule } from '../state/house-rules.ts';

export const HOUSE_RULES = {
  fastCampaign: {
    title: 'Fast campaign',
    book: 'Phase 1 runs to O+10 and phase 2 to O+20.',
    house: 'Phase 1 runs to O+3 and phase 2 to O+9.',
  },
  whatNowForGrunts: {
    title: 'What Now for your Grunts',
    book: 'Your own Grunts do as you say after a Duck Back.',
    house: 'Your own Grunts take the What Now test like everyone else.',
  },
  crackShotOneDie: {
    title: 'Crack shot with one die',
    book: 'A Crack shot rolls one die more for each shot.',
    house: 'A Crack shot rolls one die more in all.',
  },
  peopleComeBack: {
    title: 'People come back',
    book: 'Survivors met are always new.',
    house: 'On a 6, survivors met are a group you have met before in that area.',
  },
  medicalUsedUp: {
    title: 'Medical supplies used up',
    book: 'Medical supplies serve everyone, and are never used up.',
    house: 'Each figure whose Recovery they help uses up one lot of medical supplies.',
  },
  floorsTestedOnce: {
    title: 'Floors tested once',
    book: 'A building or floor is tested for occupants each time a figure enters it from elsewhere.',
    house: 'Each building or floor is tested once an Encounter.',
  },
  episodesBringSpoils: {
    title: 'Episodes bring something home',
    book: 'A war or a series played as an episode changes nothing in the campaign.',
    house:
      'Entering its result brings what the war or the series says: clips, supplies, a survivor who joins.',
  },
} as const satisfies Record<HouseRule, { title: string; book: string; house: string }>;
