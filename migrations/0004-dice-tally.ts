/** Dice and cards counted as they fall: going through the whole log for them takes longer with every period. */
import { type Kysely, sql } from 'kysely';
import type { Migration } from './migration.ts';

const STATEMENTS = [
  `create table dice_tally (
    campaign_id text not null references campaign_head (id),
    rule text not null check (rule <> ''),
    owner text not null check (owner in ('app', 'own')),
    ones integer not null check (ones >= 0),
    twos integer not null check (twos >= 0),
    threes integer not null check (threes >= 0),
    fours integer not null check (fours >= 0),
    fives integer not null check (fives >= 0),
    sixes integer not null check (sixes >= 0),
    primary key (campaign_id, rule, owner),
    check (ones + twos + threes + fours + fives + sixes > 0)
  ) strict`,
  `create table card_tally (
    campaign_id text not null references campaign_head (id),
    owner text not null check (owner in ('app', 'own')),
    card text not null check (card <> ''),
    times integer not null check (times >= 1),
    primary key (campaign_id, owner, card)
  ) strict`,
  // Campaigns that were there before are counted when the file is opened.
  'insert or ignore into projection_due select id from campaign_head',
];

export const diceTally: Migration = {
  name: '0004-dice-tally',
  up: async (db: Kysely<unknown>) => {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  },
};
