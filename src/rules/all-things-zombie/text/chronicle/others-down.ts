/** Strangers who were put out of the fight, killed, taken or driven off: in which turn, by whom and with what, as far as it is known. */

import { listed } from '../../../core/text/english.ts';
import type { MetFate } from '../../meeting-and-greeting/contact.ts';
import { isStranger, type StrangerId } from '../../state/turn.ts';
import type { MetBlow } from './course.ts';
import type { EncounterFacts } from './known.ts';
import { aWeapon } from './things.ts';
import { fighterText, type Writer } from './writer.ts';

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

function sentence(names: readonly string[], { how, by: hand, weapon }: MetBlow, writer: Writer): string {
  const { called, put } = writer;
  const [who, n] = [listed(names.map(called)), names.length];
  const by = hand === undefined ? undefined : hand === null ? 'a zombie' : fighterText(hand, writer);
  if (by === undefined) return put(`met ${how}`, { who, n });
  return put(`met ${how} by`, {
    who,
    n,
    by,
    weapon: hand === null || weapon === null ? '' : aWeapon(weapon),
  });
}

/** Tells which of those met were killed, taken or driven off in no turn that anybody knows; of the turns on the table that is told already. */
export function othersDown({ facts, nameOf, called, put }: Writer): string[] {
  const told = new Set(tellable(facts).flatMap(([who, { how }]) => (how === 'out' ? [] : [who])));
  const of = (fate: MetFate) => facts.met.filter((one) => one.fate === fate && !told.has(one.who));
  const people = (met: EncounterFacts['met']) => ({
    who: listed(met.map(({ name }) => called(name))),
    n: met.length,
  });
  const byWhom = Map.groupBy(of('killed'), ({ by }) => (by === null || isStranger(by) ? null : nameOf(by)));
  const [taken, ran] = [of('captured'), of('ran-away')];
  return [
    ...[...byWhom].map(([by, dead]) =>
      by === null
        ? put('other killed', people(dead))
        : put('other killed by', { ...people(dead), by }, 'killed by'),
    ),
    ...(taken.length === 0 ? [] : [put('other taken', people(taken))]),
    ...(ran.length === 0 ? [] : [put('other ran', people(ran))]),
  ];
}
