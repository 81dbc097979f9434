/** Groups met, as People met shows them. */

import type { Dealing } from '../../../../../db/games/all-things-zombie/index.ts';
import type { Note } from '../../../../../db/index.ts';
import type {
  GroupDetail,
  GroupLine,
  MemberView,
} from '../../../../contract/games/all-things-zombie/holdings.ts';
import { type Division, dateText } from '../../../../rules/all-things-zombie/calendar.ts';
import { ATTRIBUTE_TABLE } from '../../../../rules/all-things-zombie/data/attributes.ts';
import { WEAPON_TERMS } from '../../../../rules/all-things-zombie/data/text/weapon-terms.ts';
import {
  type Contact,
  mayReturn,
  RETURN_ON,
  type Stranger,
  speakerOf,
  talkModifiersOf,
} from '../../../../rules/all-things-zombie/meeting-and-greeting/contact.ts';
import { talkRow } from '../../../../rules/all-things-zombie/meeting-and-greeting/talk.ts';
import { dealtText } from '../../../../rules/all-things-zombie/text/dealt.ts';

function memberView(member: Stranger, speaks: boolean): MemberView {
  const { name, rep, alive, captive, innocent } = member;
  return {
    name,
    rep,
    alive,
    captive: captive === true,
    innocent,
    protected: member.protected,
    attributes: member.attributes.map((id) => ATTRIBUTE_TABLE[id].title),
    weapons: member.weapons.map((id) => WEAPON_TERMS[id].title),
    speaks,
  };
}

export function groupLine(division: Division, contact: Contact): GroupLine {
  const { id, members, area, met, seen, times, standing, whereabouts } = contact;
  const speaker = speakerOf(members);
  return {
    id,
    members: members.map((member) => memberView(member, member === speaker)),
    area,
    met: dateText(division, met),
    seen: dateText(division, seen),
    times,
    standing,
    whereabouts,
  };
}

function returning(contact: Contact, comeBack: boolean): GroupDetail['return'] {
  if (mayReturn([contact], contact.area).length === 0) return 'not-about';
  return comeBack ? 'may' : 'house-rule-off';
}

interface Known {
  readonly contact: Contact;
  /** True while the house rule is on by which groups come back. */
  readonly comeBack: boolean;
  readonly dealings: readonly Dealing[];
  /** The act in which they were met. */
  readonly act: number;
  readonly notes: readonly Note[];
}

export function groupDetail(
  division: Division,
  { contact, comeBack, dealings, act, notes }: Known,
): GroupDetail {
  return {
    group: groupLine(division, contact),
    talk: talkModifiersOf(contact.standing).map((one) => ({ ...talkRow(one).result })),
    return: returning(contact, comeBack),
    returnsOn: RETURN_ON,
    dealings: dealings.map(({ act: dealt, date, event }) => ({
      act: dealt,
      date: dateText(division, date),
      speaker: event.speaker ?? 'They',
      standing: event.standing,
      how: dealtText(event.how),
    })),
    act,
    notes: notes.map(({ note, act: beside, text, takenBack, changedAt }) => ({
      note,
      act: beside,
      text,
      takenBack,
      changedAt,
    })),
  };
}
