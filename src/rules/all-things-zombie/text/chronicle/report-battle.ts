/** Sentences on the fighting once its turns are told: what nobody knows the turn of, and what it came to. */

import { countedInWords, listed, numberWord, upperFirst } from '../../../core/text/english.ts';
import type { FigureRecord } from '../../state/encounter.ts';
import { isStranger } from '../../state/turn.ts';
import { hurt, unharmed } from './hurts.ts';
import { noise } from './noise.ts';
import { othersDown } from './others-down.ts';
import { atStart, type Ways, type Writer } from './writer.ts';

export function fighting(writer: Writer): string[] {
  const { records, table } = writer.facts;
  if (records.length === 0) return [...noise(writer)];
  const fought = records.some(
    ({ fought: has, zombiesKilled, peopleKilled }) => has || zombiesKilled + peopleKilled > 0,
  );
  return [
    ...othersDown(writer),
    ...heroes(writer),
    ...hurt(writer),
    ...(fought ? kills(writer) : quiet(writer)),
    // A party that never came to a table, and never fought, had nothing to be hurt by.
    ...(fought || table !== null || hadFighting(writer.facts) ? unharmed(writer) : []),
    ...noise(writer),
    ...length(writer),
  ];
}

/** Nobody of the party fought; where others did, or a shot was fired, it was not quiet. */
function quiet({ facts, they, put }: Writer): string[] {
  if (hadFighting(facts)) return [];
  return [
    put(
      'quiet',
      'It never came to fighting.',
      'Nobody had to fight.',
      'There was no fighting.',
      'Not a blow was struck.',
      `${upperFirst(they)} had no need to fight.`,
      'It never came to a fight.',
    ),
  ];
}

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
  const party = upperFirst(they);
  if (zombies + people === 0) {
    if (met.some(({ fate }) => fate === 'killed')) return [];
    return [
      put(
        'nothing killed',
        'There was fighting, but nothing was killed.',
        `${party} fought, but killed nothing.`,
        `${party} fought without killing anything.`,
        `For all the fighting, ${they} killed nothing.`,
        'There was a fight, with no kill to show for it.',
        `${party} had to fight, but killed nothing.`,
      ),
    ];
  }
  const downed = listed([
    ...(zombies > 0 ? [countedInWords(zombies, 'zombie', 'zombies')] : []),
    ...(people > 0 ? [countedInWords(people, 'person', 'people')] : []),
  ]);
  const tally = records.map(({ figure, zombiesKilled, peopleKilled }) => ({
    figure,
    kills: zombiesKilled + peopleKilled - named.filter(({ by }) => by === figure).length,
  }));
  const [first, second] = tally.toSorted((a, b) => b.kills - a.kills);
  const alone = first !== undefined && (second?.kills ?? 0) === 0 && records.length > 1;
  if (alone) return [put('all by one', ...allByOne(nameOf(first.figure), downed))];
  const subject = atStart(downed);
  const were = zombies + people === 1 ? 'was' : 'were';
  return [
    put(
      'kills',
      `${party} killed ${downed}.`,
      people === 0 ? `${party} put down ${downed}.` : `${party} left ${downed} dead on the ground.`,
      `${party} accounted for ${downed}.`,
      `${subject} ${were} killed.`,
      `In the fighting ${they} killed ${downed}.`,
      `${party} left ${downed} dead.`,
    ),
    ...(first === undefined || second === undefined || first.kills === second.kills
      ? []
      : [put('most by one', ...mostByOne(nameOf(first.figure), first.kills))]),
  ];
}

const allByOne = (who: string, downed: string): Ways => [
  `${who} killed ${downed}.`,
  `${who} accounted for ${downed}.`,
  `It was ${who} who killed ${downed}.`,
  `${atStart(downed)} fell to ${who}.`,
  `${who} was the only one to kill anything: ${downed}.`,
  `${who} left ${downed} dead.`,
];

const mostByOne = (who: string, kills: number): Ways => {
  const many = numberWord(kills);
  return [
    `${who}’s share of these was ${many}.`,
    /^\d/.test(many) ? `${who} killed ${many} of these.` : `${upperFirst(many)} of them were ${who}’s.`,
    `${who} killed the most, with ${many}.`,
    `${who} accounted for ${many} of them.`,
    `${who} killed ${many} of them.`,
    `Of these, ${who} killed ${many}.`,
  ];
};

function heroes({ facts: { heroes: ids }, nameOf, put }: Writer): string[] {
  if (ids.length === 0) return [];
  const names = [...new Set(ids)].map(nameOf);
  const who = listed(names);
  const heroic = names.length === 1 ? 'a hero' : 'heroes';
  return [
    put(
      'heroes',
      `${who} fought like ${heroic}.`,
      `${who} proved ${heroic}.`,
      `The day made ${heroic} of ${who}.`,
      `In the fight ${who} became ${heroic}.`,
      `${who} became ${heroic} that day.`,
      `They had ${heroic} in ${who}.`,
    ),
  ];
}

/** Tells how long it took, once it is over. */
function length({ facts: { turns, by }, put }: Writer): string[] {
  if (turns === 0 || by === null) return [];
  const all = countedInWords(turns, 'turn', 'turns');
  return [
    put(
      'length',
      `It was over after ${all}.`,
      `The battle lasted ${all}.`,
      `All this took ${all}.`,
      `After ${all} it was over.`,
      `The whole battle took ${all}.`,
      `The battle took ${all}.`,
    ),
  ];
}

function sum(records: readonly FigureRecord[], of: (record: FigureRecord) => number): number {
  return records.reduce((all, record) => all + of(record), 0);
}
