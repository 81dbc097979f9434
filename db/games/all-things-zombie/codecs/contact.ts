/** Rows of `contact`, and a group as an event tells of it. */
import { z } from 'zod';
import {
  type Contact,
  type ContactId,
  DEALT_HOW,
  STANDINGS,
  type Stranger,
  WHEREABOUTS,
} from '../../../../src/rules/all-things-zombie/state/contact.ts';
import { canonical } from '../../../../src/rules/core/digest.ts';
import type { Seen } from '../../../../src/rules/core/seen.ts';
import { count, json, numbered, type Placed, parse, record, text } from '../../../codecs/shape.ts';
import type { ContactTable } from '../tables.ts';
import { area, attribute, date, period, rep, weapon, year } from './vocabulary.ts';

export const contactId = numbered<ContactId>('c');
export const standing = z.enum(STANDINGS);
export const whereabouts = z.enum(WHEREABOUTS);
export const dealtHow = z.enum(DEALT_HOW);

export const strangers = z.array(
  record<Stranger>({
    name: text,
    rep,
    attributes: z.array(attribute),
    protected: z.boolean(),
    weapons: z.array(weapon),
    innocent: z.boolean(),
    alive: z.boolean(),
  }),
);

export const contact = record<Contact>({
  id: contactId,
  members: strangers,
  area,
  met: date,
  seen: date,
  times: count,
  standing,
  whereabouts,
});

const row = record<ContactTable>({
  campaign_id: text,
  contact_id: contactId,
  position: count,
  members: text,
  area,
  met_year: year,
  met_period: period,
  seen_year: year,
  seen_period: period,
  times: count,
  standing,
  whereabouts,
});

export function encodeContact(id: string, position: number, group: Seen<Contact>): ContactTable {
  return {
    campaign_id: id,
    contact_id: group.id,
    position,
    members: canonical(group.members),
    area: group.area,
    met_year: group.met.year,
    met_period: group.met.period,
    seen_year: group.seen.year,
    seen_period: group.seen.period,
    times: group.times,
    standing: group.standing,
    whereabouts: group.whereabouts,
  };
}

const membersText = json(strangers);

export function decodeContact(stored: unknown, at: string): Placed<Contact> {
  const read = parse(row, stored, at);
  return {
    position: read.position,
    value: {
      id: read.contact_id,
      members: parse(membersText, read.members, `${at}.members`),
      area: read.area,
      met: { year: read.met_year, period: read.met_period },
      seen: { year: read.seen_year, period: read.seen_period },
      times: read.times,
      standing: read.standing,
      whereabouts: read.whereabouts,
    },
  };
}
