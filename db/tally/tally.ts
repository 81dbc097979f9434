/** The dice and cards of a campaign, counted: those of the acts that count, none that was undone or dropped. */
import type { Db } from '../schema.ts';
import type { DiceOwner } from '../tables/tally.ts';
import { FACES } from './tally-rows.ts';

/** The dice of one rule and owner. */
export interface DiceTally {
  readonly rule: string;
  readonly by: DiceOwner;
  /** Faces by how often each fell, 1 to 6. */
  readonly faces: readonly number[];
}

export interface CardTally {
  readonly by: DiceOwner;
  readonly card: string;
  readonly times: number;
}

export interface Tally {
  /** By the rules' ids; a rule and owner without a die has no line, nor has a card never drawn. */
  readonly dice: readonly DiceTally[];
  readonly cards: readonly CardTally[];
}

export async function readTally(db: Db, campaign: string): Promise<Tally> {
  const reading = db.transaction().setAccessMode('read only');
  return await reading.execute(async (trx) => {
    const dice = await trx
      .selectFrom('dice_tally')
      .where('campaign_id', '=', campaign)
      .orderBy('rule')
      .orderBy('owner')
      .select(['rule', 'owner', ...FACES])
      .execute();
    const cards = await trx
      .selectFrom('card_tally')
      .where('campaign_id', '=', campaign)
      .select(['owner as by', 'card', 'times'])
      .execute();
    return {
      dice: dice.map((row) => ({ rule: row.rule, by: row.owner, faces: FACES.map((face) => row[face]) })),
      cards,
    };
  });
}
