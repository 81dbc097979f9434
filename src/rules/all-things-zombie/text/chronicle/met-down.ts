/** Strangers who were put out of the fight, killed or driven off on the table: in which turn, by whom and with what. */

import { listed } from '../../../core/text/english.ts';
import type { MetFate } from '../../meeting-and-greeting/contact.ts';
import type { StrangerId } from '../../state/turn.ts';
import type { MetBlow } from './course.ts';
import type { EncounterFacts } from './known.ts';
import { aWeapon } from './things.ts';
import { fighterText, type Ways, type Writer } from './writer.ts';

/** Fates in a report that agree with what the turns tell; it is not told against any other. */
const AGREES: { readonly [H in MetBlow['how']]: readonly MetFate[] } = {
  // The beaten may have been killed or taken since.
  out: ['free', 'killed', 'captured'],
  killed: ['killed'],
  ran: ['ran-away'],
};

/** Strangers of whom the turns tell; the word of the report goes before what was marked on the table. */
function tellable({ course, met }: EncounterFacts): readonly (readonly [StrangerId, MetBlow])[] {
  return [...course.metDown].filter(([who, { how }]) => {
    const reported = met.find((one) => one.who === who)?.fate;
    return course.strangers.has(who) && (reported === undefined || AGREES[how].includes(reported));
  });
}

/** Strangers whose end the turns tell already. */
export const endTold = (facts: EncounterFacts): ReadonlySet<StrangerId> =>
  new Set(tellable(facts).flatMap(([who, { how }]) => (how === 'out' ? [] : [who])));

/** In the order of turns; those to whom the same happened in the same turn are told of together. */
export function metDownByTurn(writer: Writer): readonly { readonly turn: number; readonly text: string }[] {
  const { facts } = writer;
  const alike = Map.groupBy(tellable(facts), ([, blow]) => JSON.stringify(blow));
  return [...alike.values()].flatMap((same) => {
    const [first] = same;
    if (first === undefined) return [];
    const names = same.map(([who]) => facts.course.strangers.get(who) ?? '');
    return [{ turn: first[1].turn, text: sentence(names, first[1], writer) }];
  });
}

function sentence(names: readonly string[], { how, by, weapon }: MetBlow, writer: Writer): string {
  const { called, put } = writer;
  const who = listed(names.map(called));
  const was = names.length === 1 ? 'was' : 'were';
  const hand = by === undefined ? undefined : by === null ? 'a zombie' : fighterText(by, writer);
  const armed = by === null || weapon === null ? '' : ` with ${aWeapon(weapon)}`;
  const subject = `met ${how}`;
  return hand === undefined
    ? put(subject, ...BY_NOBODY[how](who, was))
    : put(`${subject} by`, ...BY[how](who, was, hand, armed));
}

const BY_NOBODY: { readonly [H in MetBlow['how']]: (who: string, was: string) => Ways } = {
  out: (who, was) => [
    `${who} ${was} put Out of the Fight.`,
    `${who} went down, Out of the Fight.`,
    `the fight was over for ${who}, who went down.`,
    `${who} dropped, Out of the Fight.`,
    `${who} ${was} Out of the Fight.`,
    `${who} fell, and ${was} Out of the Fight.`,
  ],
  killed: (who, was) => [
    `${who} ${was} killed.`,
    `${who} died there.`,
    `${who} did not live through it.`,
    `${who} fell dead.`,
    `${who} ${was} killed there.`,
    `${who} did not survive.`,
  ],
  ran: (who) => [
    `${who} ran.`,
    `${who} broke and ran.`,
    `${who} fled.`,
    `${who} ran away.`,
    `it was too much for ${who}, who ran.`,
    `${who} ran from the fight.`,
  ],
};

const BY: {
  readonly [H in MetBlow['how']]: (who: string, was: string, hand: string, armed: string) => Ways;
} = {
  out: (who, was, hand, armed) => [
    `${hand} put ${who} Out of the Fight${armed}.`,
    `${who} ${was} put Out of the Fight by ${hand}${armed}.`,
    `${hand} brought ${who} down${armed}, Out of the Fight.`,
    `it was ${hand} who put ${who} Out of the Fight${armed}.`,
    `${who} went down, put Out of the Fight by ${hand}${armed}.`,
    `${hand} felled ${who}${armed}, who ${was} Out of the Fight.`,
  ],
  killed: (who, was, hand, armed) => [
    `${hand} killed ${who}${armed}.`,
    `${who} ${was} killed by ${hand}${armed}.`,
    `it was ${hand} who killed ${who}${armed}.`,
    `${who} died at the hands of ${hand}${armed === '' ? '' : `, armed${armed}`}.`,
    `${hand} brought ${who} down for good${armed}.`,
    `${hand} left ${who} dead.`,
  ],
  ran: (who, was, hand, armed) => [
    `${who} ran under fire from ${hand}.`,
    `${hand} drove ${who} off${armed}.`,
    `${who} ${was} driven off by ${hand}${armed}.`,
    `${hand} fired on ${who}, who ran.`,
    `it was ${hand} who drove ${who} off${armed}.`,
    `${who} fled from the fire of ${hand}.`,
  ],
};
