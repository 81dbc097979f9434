/** The projections that count dice and cards: what a log adds up to, and what one more act adds. */
import { isCard } from '../../src/rules/core/cards.ts';
import type { Reply, Transcript } from '../../src/rules/core/transcript.ts';
import { type Row, type Rows, type TableName, type Tables, writeDifference } from '../projection/rows.ts';
import type { Trx } from '../schema.ts';
import type { CardTallyTable, DiceOwner, DiceTallyTable } from '../tables/tally.ts';

export const TALLY_TABLES = {
  dice_tally: ['campaign_id', 'rule', 'owner'],
  card_tally: ['campaign_id', 'owner', 'card'],
} as const satisfies Partial<Tables<TableName>>;
export type TallyTable = keyof typeof TALLY_TABLES;

/** The columns of the faces, 1 to 6. */
export const FACES = ['ones', 'twos', 'threes', 'fours', 'fives', 'sixes'] as const;

/** The part of an event that is counted. */
export interface Rolled {
  readonly rolls: Transcript;
}

interface TallyRows extends Rows<TallyTable> {
  readonly dice_tally: readonly DiceTallyTable[];
  readonly card_tally: readonly CardTallyTable[];
}

const NONE = { ones: 0, twos: 0, threes: 0, fours: 0, fives: 0, sixes: 0 } as const;

/** A bot's dice are the app's. */
const ownerOf = ({ by }: Reply): DiceOwner => (by === 'own' ? 'own' : 'app');

function countDice(rows: Map<string, DiceTallyTable>, campaign_id: string, reply: Reply): void {
  if (!Array.isArray(reply.answer)) return;
  const { rule } = reply;
  const owner = ownerOf(reply);
  const key = `${owner} ${rule}`;
  for (const face of reply.answer) {
    const column = FACES[face - 1];
    if (column === undefined) continue;
    const row = rows.get(key) ?? { campaign_id, rule, owner, ...NONE };
    row[column] += 1;
    rows.set(key, row);
  }
}

/** Other answers in words, choices and names, are left out. */
function countCard(rows: Map<string, CardTallyTable>, campaign_id: string, reply: Reply): void {
  const { answer: card } = reply;
  if (typeof card !== 'string' || !isCard(card)) return;
  const owner = ownerOf(reply);
  const key = `${owner} ${card}`;
  const row = rows.get(key) ?? { campaign_id, owner, card, times: 0 };
  row.times += 1;
  rows.set(key, row);
}

/** Counts dice and cards, event by event. */
export interface Tallying {
  readonly count: (event: Rolled) => void;
  readonly rows: () => TallyRows;
}

export function tallying(campaign: string): Tallying {
  const dice = new Map<string, DiceTallyTable>();
  const cards = new Map<string, CardTallyTable>();
  return {
    count: ({ rolls }) => {
      for (const reply of rolls) {
        countDice(dice, campaign, reply);
        countCard(cards, campaign, reply);
      }
    },
    rows: () => ({ dice_tally: [...dice.values()], card_tally: [...cards.values()] }),
  };
}

/** The dice and cards of these events, counted. */
export function tallyRows(campaign: string, log: readonly Rolled[]): TallyRows {
  const counted = tallying(campaign);
  for (const event of log) counted.count(event);
  return counted.rows();
}

/** Adds the dice and cards of more acts, just logged, to those counted before. */
export async function continueTally(trx: Trx, id: string, logged: readonly Rolled[]): Promise<void> {
  await addTally(trx, tallyRows(id, logged));
}

export async function addTally(trx: Trx, { dice_tally, card_tally }: TallyRows): Promise<void> {
  if (dice_tally.length > 0) {
    await trx
      .insertInto('dice_tally')
      .values(dice_tally)
      .onConflict((conflict) =>
        conflict.columns(TALLY_TABLES.dice_tally).doUpdateSet((eb) => ({
          ones: eb('dice_tally.ones', '+', eb.ref('excluded.ones')),
          twos: eb('dice_tally.twos', '+', eb.ref('excluded.twos')),
          threes: eb('dice_tally.threes', '+', eb.ref('excluded.threes')),
          fours: eb('dice_tally.fours', '+', eb.ref('excluded.fours')),
          fives: eb('dice_tally.fives', '+', eb.ref('excluded.fives')),
          sixes: eb('dice_tally.sixes', '+', eb.ref('excluded.sixes')),
        })),
      )
      .execute();
  }
  if (card_tally.length > 0) {
    await trx
      .insertInto('card_tally')
      .values(card_tally)
      .onConflict((conflict) =>
        conflict.columns(TALLY_TABLES.card_tally).doUpdateSet((eb) => ({
          times: eb('card_tally.times', '+', eb.ref('excluded.times')),
        })),
      )
      .execute();
  }
}

/** Takes out the dice and cards of these events. Of what then never fell there is no row. */
export async function shortenTally(trx: Trx, id: string, logged: readonly Rolled[]): Promise<void> {
  const taken = tallyRows(id, logged);
  const before: TallyRows = {
    dice_tally: await trx
      .selectFrom('dice_tally')
      .where('campaign_id', '=', id)
      .where(
        'rule',
        'in',
        taken.dice_tally.map(({ rule }) => rule),
      )
      .selectAll()
      .execute(),
    card_tally: await trx
      .selectFrom('card_tally')
      .where('campaign_id', '=', id)
      .where(
        'card',
        'in',
        taken.card_tally.map(({ card }) => card),
      )
      .selectAll()
      .execute(),
  };
  const less = (row: Row, out: Row | undefined, columns: readonly string[]): Row[] => {
    if (out === undefined) return [row];
    const left = columns.map((column) => [column, Number(row[column]) - Number(out[column])] as const);
    return left.some(([, many]) => many > 0) ? [{ ...row, ...Object.fromEntries(left) }] : [];
  };
  await writeDifference(trx, TALLY_TABLES, before, {
    dice_tally: before.dice_tally.flatMap((row) =>
      less(
        row,
        taken.dice_tally.find(({ rule, owner }) => rule === row.rule && owner === row.owner),
        FACES,
      ),
    ),
    card_tally: before.card_tally.flatMap((row) =>
      less(
        row,
        taken.card_tally.find(({ owner, card }) => owner === row.owner && card === row.card),
        ['times'],
      ),
    ),
  });
}
