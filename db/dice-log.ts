/** The dice and cards of a campaign's log, counted in SQL: a log of a thousand periods holds a hundred thousand of them. */
import { sql } from 'kysely';
import type { Db } from './schema.ts';

/** Whose dice: the player's own, or the app's; a bot's are the app's. */
export type DiceOwner = 'app' | 'own';

export interface FacesRolled {
  readonly rule: string;
  readonly by: DiceOwner;
  /** 1 to 6. */
  readonly face: number;
  readonly times: number;
}

export interface CardsDrawn {
  readonly by: DiceOwner;
  readonly card: string;
  readonly times: number;
}

/** Every answer to every question of the acts that count; none that was undone or dropped. */
const answers = (campaign: string) => sql`
  select
    json_extract(reply.value, '$.rule') as rule,
    iif(json_extract(reply.value, '$.by') = 'own', 'own', 'app') as "by",
    json_type(reply.value, '$.answer') as shape,
    json_extract(reply.value, '$.answer') as answer
  from campaign_event
  join campaign_act using (campaign_id, act)
  join json_each(campaign_event.rolls) as reply
  where campaign_event.campaign_id = ${campaign}
    and campaign_act.state = 'done'
    and campaign_event.rolls <> '[]'`;

/** How often each face fell, by rule and owner. */
export async function facesRolled(db: Db, campaign: string): Promise<readonly FacesRolled[]> {
  const { rows } = await sql<FacesRolled>`
    select rule, "by", face.value as face, count(*) as times
    from (${answers(campaign)}) as given
    join json_each(given.answer) as face
    where given.shape = 'array'
    group by rule, "by", face.value
    order by rule, "by", face.value`.execute(db);
  return rows;
}

/** How often each of these cards was drawn. Other answers in words, choices and names, are none of them. */
export async function cardsDrawn(
  db: Db,
  campaign: string,
  cards: readonly string[],
): Promise<readonly CardsDrawn[]> {
  const { rows } = await sql<CardsDrawn>`
    select "by", answer as card, count(*) as times
    from (${answers(campaign)}) as given
    where given.shape = 'text' and answer in (${sql.join(cards)})
    group by "by", answer
    order by "by", answer`.execute(db);
  return rows;
}
