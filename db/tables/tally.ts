/** How dice and cards fell, of every log. */
/** Whose dice: the player's own, or the app's; a bot's are the app's. */
export type DiceOwner = 'app' | 'own';

/** How often each face fell by one rule. */
export type DiceTallyTable = {
  campaign_id: string;
  rule: string;
  owner: DiceOwner;
  ones: number;
  twos: number;
  threes: number;
  fours: number;
  fives: number;
  sixes: number;
};

export type CardTallyTable = {
  campaign_id: string;
  owner: DiceOwner;
  card: string;
  times: number;
};

export interface TallyTables {
  dice_tally: DiceTallyTable;
  card_tally: CardTallyTable;
}
