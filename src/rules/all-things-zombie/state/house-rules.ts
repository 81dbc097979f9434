/** House rules are data: each switch is a difference from the book, off unless the player turns it on. */

export interface HouseRules {
  /** Phases follow as the heads of the activity tables say: to O+3, to O+9, after (ATZ-1). */
  readonly fastCampaign: boolean;
  /** Has “What Now?” bind the player’s own Grunts too; it always binds non-player enemies (ATZ-87). */
  readonly whatNowForGrunts: boolean;
  /** A Crack shot rolls one die more in all instead of one for each shot (ATZ-13). */
  readonly crackShotOneDie: boolean;
  /** Groups met before may come back. */
  readonly peopleComeBack: boolean;
  /** Medical supplies are used up by each figure whose Recovery they help (ATZ-117); left out while off. */
  readonly medicalUsedUp?: true;
  /** Each floor is tested for who is there once an Encounter, however often it is entered (ATZ-110); left out while off. */
  readonly floorsTestedOnce?: true;
  /** A run of another game that is over brings what it says (`core/spoils.ts`); left out while off. */
  readonly episodesBringSpoils?: true;
}

export type HouseRule = keyof HouseRules;

/** In the order of the list on the screen. */
export const HOUSE_RULE_IDS = [
  'fastCampaign',
  'whatNowForGrunts',
  'crackShotOneDie',
  'peopleComeBack',
  'medicalUsedUp',
  'floorsTestedOnce',
  'episodesBringSpoils',
] as const satisfies readonly HouseRule[];

export const isOn = (rules: HouseRules, rule: HouseRule): boolean => rules[rule] === true;

/** Came later than the first files, in which they are missing. */
const LATER = ['medicalUsedUp', 'floorsTestedOnce', 'episodesBringSpoils'] as const;
const isLater = (rule: HouseRule): rule is (typeof LATER)[number] => LATER.some((later) => later === rule);

/** The rules with this one on or off; what came later than the first files is left out while it is off. */
export function turned(rules: HouseRules, rule: HouseRule, on: boolean): HouseRules {
  if (!isLater(rule)) return { ...rules, [rule]: on };
  const { [rule]: _, ...others } = rules;
  return on ? { ...others, [rule]: true } : others;
}

export const BY_THE_BOOK: HouseRules = {
  fastCampaign: false,
  whatNowForGrunts: false,
  crackShotOneDie: false,
  peopleComeBack: false,
};
