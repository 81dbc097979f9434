/** People met: groups that are remembered, with how it went, because it counts when they are met again. */
import { type CampaignDate, compareDates } from '../calendar.ts';
import type { Area, AttributeId, Leadership, Pronoun, Rep, WeaponId } from '../types.ts';
import type { TalkModifier } from './talk.ts';

declare const brand: unique symbol;
/** `c1`, `c2`, … in the order they were met. */
export type ContactId = string & { readonly [brand]: 'contact' };
export const contactId = (n: number) => `c${n}` as ContactId;

export interface Stranger {
  readonly name: string;
  /** Left out of those met before people had one; then it is `they`. */
  readonly pronoun?: Pronoun;
  readonly rep: Rep;
  readonly attributes: readonly AttributeId[];
  readonly protected: boolean;
  readonly weapons: readonly WeaponId[];
  /** Came by a Joker: unarmed, and to be rescued. */
  readonly innocent: boolean;
  readonly alive: boolean;
  /** Bought to lead a force; left out of everybody else, whom the highest Rep leads. */
  readonly leads?: Exclude<Leadership, 'none'>;
  /** Taken by the party, and kept; a friend of the party’s, by its enemies. */
  readonly captive?: true;
  /** Outcomes of earlier dealings with the party, the present standing apart; left out if they move no words. */
  readonly past?: readonly Standing[];
  /** Present if it is of the army (ATZ-103). */
  readonly army?: true;
}

/** Alive, and in nobody’s hands. */
export const isFree = ({ alive, captive }: Pick<Stranger, 'alive' | 'captive'>): boolean =>
  alive && captive === undefined;

export const MET_FATES = ['free', 'ran-away', 'killed', 'captured'] as const;
/** State in which one of those met ended the battle; `free` is alive, and went his way. */
export type MetFate = (typeof MET_FATES)[number];

export const MET_ENDS = ['there', 'down', 'away', 'apart'] as const;
/** Whereabouts of those who are `free`: on the table and able, or not, gone from it, or no enemy. */
export type MetEnd = (typeof MET_ENDS)[number];

export const STANDINGS = ['strangers', 'cooperated', 'parted', 'fought', 'unhelpful'] as const;
/** Outcome of the last dealing with the player’s party; `unhelpful` could not agree (ATZ-80, ours). */
export type Standing = (typeof STANDINGS)[number];

export const WHEREABOUTS = ['about', 'joined', 'gone'] as const;
/** Whereabouts of a contact, which say if it can be met again: `joined` are figures of the party now, `gone` are dead or scattered. */
export type Whereabouts = (typeof WHEREABOUTS)[number];

export const DEALT_HOW = ['comeAlong', 'join', 'actTogether', 'part', 'disagree', 'fight', 'beaten'] as const;
/** Outcome of a dealing; `disagree` could not agree on anything and parted (ATZ-80, ours). */
export type DealtHow = (typeof DEALT_HOW)[number];

export interface Contact {
  readonly id: ContactId;
  members: readonly Stranger[];
  readonly area: Area;
  readonly met: CampaignDate;
  /** Date on which they were last seen. */
  seen: CampaignDate;
  /** Number of times it has come to words or blows with them. */
  times: number;
  standing: Standing;
  whereabouts: Whereabouts;
}

/** The one who speaks for a group: the highest Rep of those free, the first where several have it; an Innocent only where nobody else is left (ATZ-7). */
export function speakerOf(members: readonly Stranger[]): Stranger | undefined {
  return members
    .filter(isFree)
    .toSorted((a, b) => Number(a.innocent) - Number(b.innocent) || b.rep - a.rep)[0];
}

/** Says whether this Encounter’s meeting has come to anything yet; there is one Encounter a date. */
export function dealtWith(
  { standing, seen }: Pick<Contact, 'standing' | 'seen'>,
  date: CampaignDate,
): boolean {
  return standing !== 'strangers' && compareDates(seen, date) === 0;
}

/** Strangers until they are dealt with, and whoever was fought and not beaten. */
export function inTheWay(
  contact: Pick<Contact, 'standing' | 'seen' | 'whereabouts'>,
  date: CampaignDate,
): boolean {
  return contact.whereabouts === 'about' && (contact.standing === 'fought' || !dealtWith(contact, date));
}

/** Modifiers that the past brings to both sides’ words, whatever came after it (section: Talk the Talk Modifiers). */
export function talkModifiersOf(standing: Standing, past: readonly Standing[] = []): readonly TalkModifier[] {
  return [...new Set([standing, ...past])].flatMap(modifiersOf);
}

function modifiersOf(standing: Standing): readonly TalkModifier[] {
  switch (standing) {
    case 'cooperated':
      return ['cooperated'];
    case 'fought':
      return ['fought'];
    case 'unhelpful':
      return ['unhelpful'];
    case 'strangers':
    case 'parted':
      return [];
    default: {
      const unknown: never = standing;
      throw new Error(`no such standing: ${unknown}`);
    }
  }
}

/** A house rule of ours: on this score of one die those met are somebody met before. */
export const RETURN_ON = 6;

/** Contacts that are still about in such an area. */
export function mayReturn<C extends Pick<Contact, 'members' | 'area' | 'whereabouts'>>(
  contacts: readonly C[],
  area: Area,
): readonly C[] {
  return contacts.filter(
    (contact) =>
      contact.whereabouts === 'about' && contact.area === area && speakerOf(contact.members) !== undefined,
  );
}
