/** What a report says of the fighting: who did what, who was hurt, and how long it took. */

import { countedInWords, listed, numberWord, upperFirst } from '../../../core/text/english.ts';
import { isBy } from '../../state/cause.ts';
import type { FigureRecord } from '../../state/encounter.ts';
import { isStranger } from '../../state/turn.ts';
import { itemText } from '../vocabulary.ts';
import { hurt } from './hurts.ts';
import type { Writer } from './writer.ts';

export function fighting(writer: Writer): string[] {
  const { records } = writer.facts;
  if (records.length === 0) return [...noise(writer)];
  const fought = records.some(
    ({ fought: has, zombiesKilled, peopleKilled }) => has || zombiesKilled + peopleKilled > 0,
  );
  return [
    ...(fought ? kills(writer) : quiet(writer)),
    ...others(writer),
    ...heroes(writer),
    ...hurt(writer),
    ...noise(writer),
    ...length(writer),
  ];
}

function quiet({ they, put }: Writer): string[] {
  return [
    put(
      'quiet',
      'It never came to fighting.',
      'Nobody had to fight.',
      'There was no fighting.',
      'Not a blow was struck.',
      `${upperFirst(they)} had no need to fight.`,
      'No fight came of it.',
    ),
  ];
}

function kills({ facts: { records }, nameOf, they, put }: Writer): string[] {
  const zombies = sum(records, ({ zombiesKilled }) => zombiesKilled);
  const people = sum(records, ({ peopleKilled }) => peopleKilled);
  const party = upperFirst(they);
  if (zombies + people === 0)
    return [
      put(
        'nothing killed',
        'There was fighting, and nothing was killed.',
        `${party} fought, and killed nothing.`,
        `${party} fought without killing anything.`,
        `For all the fighting ${they} killed nothing.`,
        'There was a fight, and no kill to show for it.',
        `${party} had to fight, but killed nothing.`,
      ),
    ];
  const downed = listed([
    ...(zombies > 0 ? [countedInWords(zombies, 'zombie')] : []),
    ...(people > 0 ? [people === 1 ? 'one of the others' : `${numberWord(people)} of the others`] : []),
  ]);
  // A figure doesn’t begin a sentence.
  const subject = /^\d/.test(downed) ? `In all, ${downed}` : upperFirst(downed);
  const were = zombies + people === 1 ? 'was' : 'were';
  return [
    put(
      'kills',
      `${party} put down ${downed}.`,
      `${subject} went down.`,
      `${party} killed ${downed}.`,
      `${subject} ${were} killed.`,
      `In the fighting ${they} put down ${downed}.`,
      `${party} left ${downed} dead.`,
    ),
    ...best(records, zombies + people, { nameOf, put }),
  ];
}

function best(
  records: readonly FigureRecord[],
  all: number,
  { nameOf, put }: Pick<Writer, 'nameOf' | 'put'>,
): string[] {
  const [first, second] = records.toSorted((a, b) => total(b) - total(a));
  if (first === undefined || second === undefined || total(first) === total(second)) return [];
  const who = nameOf(first.figure);
  const many = numberWord(total(first));
  if (total(first) === all)
    return [
      put(
        'all by one',
        `It was all ${who}’s work.`,
        `${who} did it alone.`,
        all === 1 ? `It was ${who} who did it.` : `All of it was ${who}’s doing.`,
        `That was ${who}’s doing alone.`,
        `The credit was ${who}’s alone.`,
        `Nobody but ${who} could claim a kill.`,
      ),
    ];
  return [
    put(
      'most by one',
      `${who} accounted for ${many}.`,
      /^\d/.test(many) ? `${who} had ${many} of them.` : `${upperFirst(many)} of them were ${who}’s.`,
      `${who} had the most, ${many}.`,
      `No one had more than ${who}, with ${many}.`,
      `${who} put down ${many} of them.`,
      `Of these ${who} had ${many}.`,
    ),
  ];
}

/** Who of those met was killed or taken, and by whom where it is known. */
function others({ facts: { met }, nameOf, called, put }: Writer): string[] {
  const of = (fate: 'killed' | 'captured' | 'ran-away') => met.filter((one) => one.fate === fate);
  const byWhom = Map.groupBy(of('killed'), ({ by }) => (by === null || isStranger(by) ? null : nameOf(by)));
  const killed = [...byWhom].map(([name, dead]) => {
    const who = listed(dead.map((one) => called(one.name)));
    const was = dead.length === 1 ? 'was' : 'were';
    if (name === null)
      return put(
        'other killed',
        `${who} ${was} killed.`,
        `${who} did not live through it.`,
        `Among the dead ${was} ${who}.`,
        `Killed ${was} ${who}.`,
        `${who} died there.`,
        `The fight was the death of ${who}.`,
      );
    return put(
      'killed by',
      `${name} killed ${who}.`,
      `${who} ${was} killed by ${name}.`,
      `It was ${name} who killed ${who}.`,
      `${who} fell to ${name}.`,
      `${name} was the death of ${who}.`,
      `${who} died by ${name}’s hand.`,
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
            `Taken captive: ${theTaken}.`,
            `They made a captive of ${theTaken}.`,
            `${theTaken} ended as the party’s captive${taken.length === 1 ? '' : 's'}.`,
          ),
        ]),
    ...(ran.length === 0
      ? []
      : [
          put(
            'other ran',
            `${theRun} ran.`,
            `${theRun} took to flight.`,
            `It ended with ${theRun} running.`,
            `They saw ${theRun} run.`,
            `${theRun} ran from the fight.`,
            `${theRun} fled.`,
          ),
        ]),
  ];
}

function heroes({
  facts: { heroes: ids, records, joined: newcomers },
  nameOf,
  called,
  put,
}: Writer): string[] {
  if (ids.length === 0) return [];
  const known = new Set(records.map(({ figure }) => figure));
  const names = [...new Set(ids)].map((id) => {
    const joined = newcomers.find((one) => one.id === id);
    return joined !== undefined && !known.has(id) ? called(joined.name) : nameOf(id);
  });
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

/** Shots are counted whoever fired them; a motor that runs draws zombies, too. */
function noise({
  facts: { shots, drawn, drawnByMotors, used, meetings, sides },
  they,
  put,
}: Writer): string[] {
  const burnt = used.filter(({ how }) => isBy(how, 'burnt')).map(({ item }) => itemText(item));
  const clips = countedInWords(burnt.length, 'surplus clip');
  const spent =
    burnt.length === 0
      ? []
      : [
          put(
            'clips',
            `${upperFirst(clips)} went with it.`,
            `It used up ${clips}.`,
            `${upperFirst(clips)} ${burnt.length === 1 ? 'was' : 'were'} used up.`,
            `It cost ${clips}.`,
            `They used up ${clips}.`,
            `Gone, too: ${clips}.`,
          ),
        ];
  const motors = byMotors(drawnByMotors, put);
  if (shots === 0) return [...motors, ...spent];
  const came = countedInWords(drawn, 'zombie');
  const fired = countedInWords(shots, 'shot');
  const were = shots === 1 ? 'was' : 'were';
  const alone = meetings.length + sides.length === 0;
  const all = alone ? `${upperFirst(they)} fired ${fired}` : `In all, ${fired} ${were} fired`;
  return [
    drawn === 0
      ? put(
          'noise in vain',
          `Nothing came of the noise of ${fired}.`,
          `The noise of ${fired} drew nothing.`,
          `${all}; the noise drew nothing.`,
          `No zombie came to the noise of ${fired}.`,
          `${all}, and no zombie came to the noise.`,
          `With ${fired} fired, the noise drew no zombies.`,
        )
      : put(
          'noise',
          `${all}; the noise brought ${countedInWords(drawn, 'more zombie')}.`,
          `The noise of ${fired} drew ${came}.`,
          `The noise of ${fired} brought ${countedInWords(drawn, 'more zombie')}.`,
          `${all}, and the noise drew ${came}.`,
          `With ${fired} fired, the noise drew ${came}.`,
          `${all}, which drew ${came}.`,
        ),
    ...motors,
    ...spent,
  ];
}

/** Engines and chain saws are heard by dice of their own. */
function byMotors(drawn: number, put: Writer['put']): string[] {
  if (drawn === 0) return [];
  const came = countedInWords(drawn, 'zombie');
  return [
    put(
      'motor',
      `The noise of a motor drew ${came}.`,
      `The noise of a motor brought ${came}.`,
      `The sound of a motor was heard by ${came}.`,
      `${upperFirst(came)} came to the noise of a motor.`,
      `A motor that ran brought ${came}.`,
      `A running motor drew ${came}.`,
    ),
  ];
}

/** How long it took is told once it is over. */
function length({ facts: { turns, by }, put }: Writer): string[] {
  if (turns === 0 || by === null) return [];
  const all = countedInWords(turns, 'turn');
  return [
    put(
      'length',
      `It was over after ${all}.`,
      `It lasted ${all}.`,
      `All this took ${all}.`,
      `After ${all} it was over.`,
      `The whole of it took ${all}.`,
      `It took ${all}.`,
    ),
  ];
}

const total = ({ zombiesKilled, peopleKilled }: FigureRecord) => zombiesKilled + peopleKilled;

function sum(records: readonly FigureRecord[], of: (record: FigureRecord) => number): number {
  return records.reduce((all, record) => all + of(record), 0);
}
