/** Sentences on the fighting once its turns are told: what nobody knows the turn of, and what it came to. */

import { countedInWords, listed, numberWord, upperFirst } from '../../../core/text/english.ts';
import { isBy } from '../../state/cause.ts';
import type { FigureRecord } from '../../state/encounter.ts';
import { isStranger } from '../../state/turn.ts';
import { A_MOTOR } from '../vocabulary.ts';
import { hurt, unharmed } from './hurts.ts';
import { othersDown } from './others-down.ts';
import { atStart, type Writer } from './writer.ts';

export function fighting(writer: Writer): string[] {
  const { records, table } = writer.facts;
  if (records.length === 0) return noise(writer);
  const fought = records.some(
    ({ fought: has, zombiesKilled, peopleKilled }) => has || zombiesKilled + peopleKilled > 0,
  );
  const before = othersDown(writer);
  const made = heroes(writer);
  const hurts = hurt(writer);
  // Straight after the name of a hero, “they” would be the hero.
  const they = made.length > 0 && hurts.length === 0 && writer.they === 'they' ? 'the party' : writer.they;
  return [
    ...before,
    ...made,
    ...hurts,
    ...(fought ? kills({ ...writer, they }) : quiet(writer)),
    // A party that never came to a table, and never fought, had nothing to be hurt by.
    ...(fought || table !== null || hadFighting(writer.facts) ? unharmed(writer) : []),
    ...noise(writer),
    ...length(writer),
  ];
}

/** Nobody of the party fought; where others did, or a shot was fired, it was not quiet. */
const quiet = ({ facts, put }: Writer): string[] => (hadFighting(facts) ? [] : [put('quiet')]);

function hadFighting({ shots, course, meetings, met, records, heroes: made }: Writer['facts']): boolean {
  return (
    shots > 0 ||
    made.length > 0 ||
    course.moments.some(({ what }) => what === 'fired') ||
    meetings.some(({ fought, whereabouts }) => fought || whereabouts === 'gone') ||
    met.some(({ fate }) => fate === 'killed' || fate === 'captured') ||
    records.some((one) => one.killed || one.captured || one.outOfTheFight || one.mauled)
  );
}

/** Counts the killed; those who are told of by name, each with whoever killed them, are not counted again. */
function kills({ facts: { records, met }, nameOf, they, put }: Writer): string[] {
  const named = met.filter(({ fate, by }) => fate === 'killed' && by !== null && !isStranger(by));
  const zombies = sum(records, ({ zombiesKilled }) => zombiesKilled);
  const people = Math.max(0, sum(records, ({ peopleKilled }) => peopleKilled) - named.length);
  if (zombies + people === 0)
    return met.some(({ fate }) => fate === 'killed') ? [] : [put('nothing killed', { they })];
  const killed = listed([
    ...(zombies > 0 ? [countedInWords(zombies, 'zombie', 'zombies')] : []),
    ...(people > 0 ? [countedInWords(people, 'person', 'people')] : []),
  ]);
  const inAll = atStart(killed);
  const tally = records.map(({ figure, zombiesKilled, peopleKilled }) => ({
    who: nameOf(figure),
    kills: zombiesKilled + peopleKilled - named.filter(({ by }) => by === figure).length,
  }));
  const [first, second] = tally.toSorted((a, b) => b.kills - a.kills);
  const alone = first !== undefined && (second?.kills ?? 0) === 0 && records.length > 1;
  if (alone) return [put('all by one', { who: first.who, killed, inAll })];
  const onlyZombies = people === 0 ? killed : '';
  const said = put('kills', { they, killed, inAll, zombies: onlyZombies, n: zombies + people });
  if (first === undefined || second === undefined || first.kills === second.kills) return [said];
  const number = numberWord(first.kills);
  // A figure doesn't begin a sentence.
  return [said, put('most by one', { who: first.who, number, word: /^\d/.test(number) ? '' : number })];
}

function heroes({ facts: { heroes: ids }, nameOf, put }: Writer): string[] {
  const names = [...new Set(ids)].map(nameOf);
  return names.length === 0 ? [] : [put('heroes', { who: listed(names), n: names.length })];
}

/** Shots of all sides are counted; an engine or a chain saw that runs draws zombies, too, by dice of its own. */
function noise({ facts, they, put }: Writer): string[] {
  const { shots, unheard, drawn, drawnByMotors, motors, used, meetings, sides } = facts;
  const burnt = used.filter(({ how }) => isBy(how, 'burnt')).length;
  const clips = countedInWords(burnt, 'surplus clip', 'surplus clips');
  return [
    ...(shots === 0 ? [] : [heard()]),
    ...(drawnByMotors === 0 ? [] : [motor(countedInWords(drawnByMotors, 'zombie', 'zombies'))]),
    ...(burnt === 0 ? [] : [put('clips', { clips, n: burnt })]),
  ];

  function heard(): string {
    const all = countedInWords(shots, 'shot', 'shots');
    const alone = meetings.length + sides.length === 0;
    const fired = alone
      ? `${upperFirst(they)} fired ${all}`
      : shots === 1
        ? 'One shot was fired'
        : `${atStart(all)} were fired`;
    if (drawn === 0) return put(unheard === 0 ? 'noise in vain' : 'shots', { fired, shots: all, n: shots });
    const zombies = countedInWords(drawn, 'zombie', 'zombies');
    const more = countedInWords(drawn, 'more zombie', 'more zombies');
    return put('noise', { fired, shots: all, zombies, more });
  }

  function motor(zombies: string): string {
    const those = listed([...motors].map((one) => A_MOTOR[one]));
    return put('motor', { motor: those, zombies, inAll: atStart(zombies) });
  }
}

/** Tells how long it took, once it is over. */
function length({ facts: { turns, by }, put }: Writer): string[] {
  return turns === 0 || by === null ? [] : [put('length', { turns: countedInWords(turns, 'turn', 'turns') })];
}

function sum(records: readonly FigureRecord[], of: (record: FigureRecord) => number): number {
  return records.reduce((all, record) => all + of(record), 0);
}
