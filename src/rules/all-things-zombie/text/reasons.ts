/** Why a figure changed, where the rules did it and not the player's hand. */
export const REASONS = {
  captured: 'captured',
  leftBehind: 'left on the table',
  escaped: 'escaped',
  neverCaptured: 'was not captured after all',
  killed: 'killed',
  diedOfWounds: 'died of wounds',
  neverCameBack: 'never came back',
  bitten: 'bitten by a zombie',
  neverRecovered: 'never came out of the shock',
  cheatedDeath: 'cheated death',
  badlyHurt: 'weaker for a wound',
  ranAway: 'weaker for having run away',
  shock: 'weaker for the shock',
  lowerRep: 'no more count at the lower Rep',
  pointsLost: 'points lost',
  pointEarned: 'fought through an Encounter',
  enoughPoints: 'enough points gathered',
  takenByEnemies: 'taken by enemies',
  storedInPrison: 'stored in the prison',
  fromStockpile: 'out of the stockpile',
} as const satisfies Readonly<Record<string, string>>;
export type Reason = (typeof REASONS)[keyof typeof REASONS];

const ALL: readonly string[] = Object.values(REASONS);

export function isReason(why: string): why is Reason {
  return ALL.includes(why);
}
