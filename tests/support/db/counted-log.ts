/** Dice and cards counted the long way: every answer in the log of the acts that count. */
import { sql } from 'kysely';
import type { Db } from '../../../db/schema.ts';
import type { Tally } from '../../../db/tally/tally.ts';
import { isCard } from '../../../src/rules/core/cards.ts';

interface Answered {
  readonly rule: string;
  readonly by: 'app' | 'own';
  readonly answer: string;
}

export async function countedLog(db: Db, campaign: string): Promise<Tally> {
  const { rows } = await sql<Answered>`
    select reply.value ->> 'rule' as rule, iif(reply.value ->> 'by' = 'own', 'own', 'app') as "by",
      reply.value -> 'answer' as answer
    from campaign_event
    join campaign_act using (campaign_id, act)
    join json_each(campaign_event.rolls) as reply
    where campaign_id = ${campaign} and state = 'done'
    order by 1, 2, 3`.execute(db);
  const given = rows.map((row) => ({ ...row, answer: JSON.parse(row.answer) as unknown }));
  const rolled = given.filter(({ answer }) => Array.isArray(answer) && answer.length > 0);
  const drawn = given.filter(({ answer }) => typeof answer === 'string' && isCard(answer));
  return {
    dice: [...Map.groupBy(rolled, ({ rule, by }) => `${rule} ${by}`).values()].map((rolls) => {
      const dice = rolls.flatMap(({ answer }) => answer as number[]);
      return {
        rule: rolls[0]?.rule ?? '',
        by: rolls[0]?.by ?? 'app',
        faces: [1, 2, 3, 4, 5, 6].map((face) => dice.filter((die) => die === face).length),
      };
    }),
    cards: [...Map.groupBy(drawn, ({ by, answer }) => `${by} ${answer}`).values()]
      .map((cards) => ({
        by: cards[0]?.by ?? 'app',
        card: String(cards[0]?.answer),
        times: cards.length,
      }))
      .toSorted(byCard),
  };
}

type Drawn = Tally['cards'][number];
const byCard = (a: Drawn, b: Drawn) => (`${a.by} ${a.card}` < `${b.by} ${b.card}` ? -1 : 1);
