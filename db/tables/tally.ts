/** Counts of dice and cards as they fell, in every log. */
/** Owner of the dice: the player’s own, or the app’s; a bot’s are the app’s. */
export type DiceOwner = 'app' | 'own';

/** Faces by how often each fell by one rule. */
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
