/** A group met, in an event and in a row of `contact`. */
import { z } from 'zod';
import {
  type Contact,
  type ContactId,
  DEALT_HOW,
  MET_FATES,
  STANDINGS,
  type Stranger,
  WHEREABOUTS,
} from '../../../src/rules/all-things-zombie/meeting-and-greeting/contact.ts';
import { column, columnsOf, tableOf, written } from '../columns.ts';
import { count, numbered, record, text } from '../shape.ts';
import { area, attribute, dateIn, pronoun, rep, weapon } from './vocabulary.ts';

export const contactId = numbered<ContactId>('c');
export const standing = z.enum(STANDINGS);
export const whereabouts = z.enum(WHEREABOUTS);
export const dealtHow = z.enum(DEALT_HOW);
export const metFate = z.enum(MET_FATES);

export const strangers = z.array(
  record<Stranger>({
    name: text,
    pronoun: pronoun.exactOptional(),
    rep,
    attributes: z.array(attribute),
    protected: z.boolean(),
    weapons: z.array(weapon),
    innocent: z.boolean(),
    alive: z.boolean(),
    leads: z.literal(['overall', 'other']).exactOptional(),
    captive: z.literal(true).exactOptional(),
    army: z.literal(true).exactOptional(),
    past: z.array(standing).exactOptional(),
  }),
);

const contactColumns = columnsOf<Contact>()({
  id: column('contact_id', contactId),
  members: written('members', strangers),
  area: column('area', area),
  met: dateIn('met'),
  seen: dateIn('seen'),
  times: column('times', count),
  standing: column('standing', standing),
  whereabouts: column('whereabouts', whereabouts),
});
export const contact = contactColumns.schema;
export const CONTACTS = tableOf({ campaign_id: text, position: count }, contactColumns);
