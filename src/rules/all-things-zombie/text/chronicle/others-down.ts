/** Strangers who were killed, taken or driven off in no turn that anybody knows. */

import { listed } from '../../../core/text/english.ts';
import { isStranger } from '../../state/turn.ts';
import { endTold } from './met-down.ts';
import type { Writer } from './writer.ts';

/** Tells which of those met were killed or taken, and by whom where it is known; of the turns on the table that is told already. */
export function othersDown({ facts, nameOf, called, put }: Writer): string[] {
  const told = endTold(facts);
  const of = (fate: 'killed' | 'captured' | 'ran-away') =>
    facts.met.filter((one) => one.fate === fate && !told.has(one.who));
  const byWhom = Map.groupBy(of('killed'), ({ by }) => (by === null || isStranger(by) ? null : nameOf(by)));
  const killed = [...byWhom].map(([name, dead]) => {
    const who = listed(dead.map((one) => called(one.name)));
    const was = dead.length === 1 ? 'was' : 'were';
    if (name === null)
      return put(
        'other killed',
        `${who} ${was} killed.`,
        `${who} did not live through it.`,
        `${who} ${was} among the dead.`,
        `${who} died in the fighting.`,
        `${who} died there.`,
        `${who} did not survive the fight.`,
      );
    return put(
      'killed by',
      `${name} killed ${who}.`,
      `${who} ${was} killed by ${name}.`,
      `It was ${name} who killed ${who}.`,
      `${who} fell to ${name}.`,
      `${name} left ${who} dead.`,
      `${who} died at the hands of ${name}.`,
    );
  });
  const taken = of('captured').map((one) => called(one.name));
  const ran = of('ran-away').map((one) => called(one.name));
  const [theTaken, theRun] = [listed(taken), listed(ran)];
  const were = taken.length === 1 ? 'was' : 'were';
  return [
    ...killed,
    ...(taken.length === 0
      ? []
      : [
          put(
            'other taken',
            `${theTaken} ${were} taken captive.`,
            `The party took ${theTaken} captive.`,
            `${theTaken} ${were} taken alive.`,
            `The party captured ${theTaken}.`,
            `${theTaken} ${were} led off as captive${taken.length === 1 ? '' : 's'}.`,
            `${theTaken} ended up as the party’s captive${taken.length === 1 ? '' : 's'}.`,
          ),
        ]),
    ...(ran.length === 0
      ? []
      : [
          put(
            'other ran',
            `${theRun} ran.`,
            `${theRun} ran away.`,
            `${theRun} broke and ran.`,
            `${theRun} ran for it.`,
            `${theRun} ran from the fight.`,
            `${theRun} fled.`,
          ),
        ]),
  ];
}
