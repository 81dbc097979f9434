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
