/** House rules are data: each switch is a difference from the book, off unless the player turns it on. */

export interface HouseRules {
  /** Phases follow as the heads of the activity tables say: to O+3, to O+9, after (ATZ-1). */
  readonly fastCampaign: boolean;
  /** "What Now?" binds the player's own Grunts too; it always binds non-player enemies (ATZ-87). */
  readonly whatNowForGrunts: boolean;
  /** A Crack shot rolls one die more in all instead of one for each shot (ATZ-13). */
  readonly crackShotOneDie: boolean;
  /** Groups met before may come back. */
  readonly peopleComeBack: boolean;
}

export type HouseRule = keyof HouseRules;

export const BY_THE_BOOK: HouseRules = {
  fastCampaign: false,
  whatNowForGrunts: false,
  crackShotOneDie: false,
  peopleComeBack: false,
};

export const HOUSE_RULES = {
  fastCampaign: {
    title: 'Fast campaign',
    book: 'Phase 1 runs to O+10 and phase 2 to O+20.',
    house: 'Phase 1 runs to O+3 and phase 2 to O+9.',
  },
  whatNowForGrunts: {
    title: 'What Now for your Grunts',
    book: 'Your own Grunts do as you say after a Duck Back.',
    house: 'Your own Grunts take the What Now test like everybody else.',
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
} as const satisfies Record<HouseRule, { title: string; book: string; house: string }>;
