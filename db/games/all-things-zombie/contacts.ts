/** Groups met, read a page at a time: there are hundreds of them in a long campaign. */

import { type SqlBool, sql } from 'kysely';
import type { CampaignDate } from '../../../src/rules/all-things-zombie/calendar.ts';
import type {
  Contact,
  Standing,
  Whereabouts,
} from '../../../src/rules/all-things-zombie/meeting-and-greeting/contact.ts';
import type { CampaignEvent } from '../../../src/rules/all-things-zombie/state/campaign-events.ts';
import type { Area } from '../../../src/rules/all-things-zombie/types.ts';
import { CONTACTS } from '../../codecs/all-things-zombie/contact.ts';
import { houseRules } from '../../codecs/all-things-zombie/vocabulary.ts';
import { json, parse } from '../../codecs/shape.ts';
import { FOLD, folded } from '../../file/case-fold.ts';
import { readable } from '../../file/readable.ts';
import { eventsThatCount } from '../../log/events-that-count.ts';
import type { Db } from '../../schema.ts';
import type { StateTables } from '../../tables/all-things-zombie.ts';
import { dated } from './log/dates.ts';
import { decodeEvent } from './log/event.ts';

export interface ContactsWanted {
  readonly area: Area | null;
  readonly standing: Standing | null;
  readonly whereabouts: Whereabouts | null;
  /** Parts of a member's name, in any order, whatever their case and accents; empty for all. */
  readonly name: string;
  /** The place of the last group seen, counted from 0 in the order they were met; null for the newest. */
  readonly after: number | null;
  readonly limit: number;
}

export interface ContactPage {
  readonly contacts: readonly Contact[];
  readonly next: number | null;
  /** Groups ever met. */
  readonly met: number;
}

function decoded(row: StateTables['contact']): Contact {
  return readable(`Group ${row.contact_id}`, () => CONTACTS.decode(row, `contact ${row.contact_id}`).value);
}

/** SQL that is true if one and the same member has all these parts, which are folded, in its name. */
function hasSomebodyOf(parts: readonly string[]) {
  const inName = parts.map(
    (part) => sql<SqlBool>`instr(${sql.raw(FOLD)}(json_extract(value, '$.name')), ${part}) > 0`,
  );
  return sql<SqlBool>`exists (select 1 from json_each(contact.members) where ${sql.join(inName, sql` and `)})`;
}

/** The last group met first. */
export async function contactPage(db: Db, campaign: string, wanted: ContactsWanted): Promise<ContactPage> {
  const { area, standing, whereabouts, name, after, limit } = wanted;
  let query = db
    .selectFrom('contact')
    .where('campaign_id', '=', campaign)
    .orderBy('position', 'desc')
    .limit(limit + 1)
    .selectAll();
  if (area !== null) query = query.where('area', '=', area);
  if (standing !== null) query = query.where('standing', '=', standing);
  if (whereabouts !== null) query = query.where('whereabouts', '=', whereabouts);
  if (after !== null) query = query.where('position', '<', after);
  const parts = folded(name).split(/\s+/).filter(Boolean);
  if (parts.length > 0) query = query.where(hasSomebodyOf(parts));
  const rows = await query.execute();
  const shown = rows.slice(0, limit);
  return {
    contacts: shown.map(decoded),
    next: rows.length > limit ? (shown.at(-1)?.position ?? null) : null,
    met: await everMet(db, campaign),
  };
}

async function everMet(db: Db, campaign: string): Promise<number> {
  const row = await db
    .selectFrom('campaign')
    .where('campaign_id', '=', campaign)
    .select('contacts_counted')
    .executeTakeFirstOrThrow();
  return row.contacts_counted;
}

export async function readContact(db: Db, campaign: string, id: string): Promise<Contact | undefined> {
  const row = await db
    .selectFrom('contact')
    .where('campaign_id', '=', campaign)
    .where('contact_id', '=', id as StateTables['contact']['contact_id'])
    .selectAll()
    .executeTakeFirst();
  return row && decoded(row);
}

export interface Dealing {
  readonly act: number;
  readonly date: CampaignDate;
  readonly event: Extract<CampaignEvent, { readonly type: 'group-dealt-with' }>;
}

// The conditions stand word for word as in the indexes, or SQLite doesn't see that they serve.
const MET = sql<boolean>`type = 'group-met'`;
const DEALT_WITH = sql<boolean>`type = 'group-dealt-with'`;
const met = sql<string>`json_extract(payload, '$.contact.id')`;
const dealtWith = sql<string>`json_extract(payload, '$.contact')`;

/** Endings of each dealing with a group, oldest first. */
export async function dealingsWith(db: Db, campaign: string, id: string): Promise<Dealing[]> {
  const rows = await eventsThatCount(db, campaign)
    .where(DEALT_WITH)
    .where(dealtWith, '=', id)
    .orderBy('seq')
    .select(['seq', 'campaign_event.act', 'type', 'payload', 'world_year', 'world_period'])
    .execute();
  return rows.map(({ seq, act, world_year: year, world_period: period, ...columns }) =>
    readable(`Event ${seq} of campaign ${campaign}`, () => ({
      act,
      date: dated(year, period),
      event: decodeEvent(columns, 'event') as Dealing['event'],
    })),
  );
}

/** The act in which the group was met; undefined for a group that never was. */
export async function actOfMeeting(db: Db, campaign: string, id: string): Promise<number | undefined> {
  const row = await eventsThatCount(db, campaign)
    .where(MET)
    .where(met, '=', id)
    .select('campaign_event.act')
    .executeTakeFirst();
  return row?.act;
}

const agreed = json(houseRules);

/** True if groups met before may come back: a house rule of the campaign. */
export async function peopleComeBack(db: Db, campaign: string): Promise<boolean> {
  const row = await db
    .selectFrom('campaign')
    .where('campaign_id', '=', campaign)
    .select('house_rules')
    .executeTakeFirstOrThrow();
  const what = `The house rules of campaign ${campaign}`;
  return readable(what, () => parse(agreed, row.house_rules, 'house_rules').peopleComeBack);
}
