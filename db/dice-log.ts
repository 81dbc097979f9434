/** The dice and cards of a campaign's log, counted in SQL: a thousand periods hold a hundred thousand of them. */
import { sql } from 'kysely';
import { z } from 'zod';
import { json, parse, text } from './codecs/shape.ts';
import { faces } from './codecs/vocabulary.ts';
import { readable } from './readable.ts';
import type { Db } from './schema.ts';

/** Whose dice: the player's own, or the app's; a bot's are the app's. */
export type DiceOwner = 'app' | 'own';

/** A roll or a card, and how often the rule was answered by just that. */
export interface Given {
  readonly rule: string;
  readonly by: DiceOwner;
  /** The faces in the order rolled, or the card. */
  readonly answer: readonly number[] | string;
  readonly times: number;
}

interface Row extends Omit<Given, 'answer'> {
  /** JSON. */
  readonly answer: string;
}

const answer = json(z.union([faces, text]));

/**
 * Every roll, and every one of these cards drawn, in the acts that count; none that was undone or dropped. Other
 * answers in words, choices and names, are left out.
 */
export async function rollsAndCards(
  db: Db,
  campaign: string,
  cards: readonly string[],
): Promise<readonly Given[]> {
  const { rows } = await sql<Row>`
    select
      reply.value ->> '$.rule' as rule,
      iif(reply.value ->> '$.by' = 'own', 'own', 'app') as "by",
      reply.value -> '$.answer' as answer,
      count(*) as times
    from campaign_event
    join campaign_act using (campaign_id, act)
    join json_each(campaign_event.rolls) as reply
    where campaign_event.campaign_id = ${campaign}
      and campaign_act.state = 'done'
      and campaign_event.rolls <> '[]'
    group by 1, 2, 3
    having answer like '[%' or answer in (${sql.join(cards.map((card) => JSON.stringify(card)))})`.execute(
    db,
  );
  return rows.map((row) =>
    readable(`A roll of campaign ${campaign}`, () => ({
      ...row,
      answer: parse(answer, row.answer, `an answer to ${row.rule}`),
    })),
  );
}
