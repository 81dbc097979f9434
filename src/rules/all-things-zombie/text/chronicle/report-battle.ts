/** What a report says of the fighting: who did what, who was hurt, and how long it took. */

import { countedInWords, listed, numberWord, upperFirst } from '../../../core/text/english.ts';
import { isBy } from '../../state/cause.ts';
import type { FigureRecord } from '../../state/encounter.ts';
import { isStranger } from '../../state/turn.ts';
import { A_MOTOR, itemText } from '../vocabulary.ts';
import { hurt } from './hurts.ts';
import { endTold } from './met-down.ts';
import type { Ways, Writer } from './writer.ts';

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
      'No fight came of it.',
    ),
  ];
}

function hadFighting({ shots, course, meetings, met, records }: Writer['facts']): boolean {
  return (
    shots > 0 ||
    course.moments.some(({ what }) => what === 'fired') ||
    meetings.some(({ fought, whereabouts }) => fought || whereabouts === 'gone') ||
    met.some(({ fate }) => fate === 'killed' || fate === 'captured') ||
    records.some((one) => one.killed || one.captured || one.outOfTheFight || one.mauled)
  );
}

/** Those who are told of by name, each with whoever killed them, are not counted again. */
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
        `For all the fighting ${they} killed nothing.`,
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

/** A figure doesn’t begin a sentence. */
const atStart = (counted: string): string =>
  /^\d/.test(counted) ? `In all, ${counted}` : upperFirst(counted);

const allByOne = (who: string, downed: string): Ways => [
  `${who} killed ${downed}.`,
  `${who} accounted for ${downed}.`,
  `It was ${who} who killed ${downed}.`,
  `${atStart(downed)} fell to ${who}.`,
  `Only ${who} killed anything: ${downed}.`,
  `${who} left ${downed} dead.`,
];

const mostByOne = (who: string, kills: number): Ways => {
  const many = numberWord(kills);
  return [
    `${who} accounted for ${many}.`,
    /^\d/.test(many) ? `${who} killed ${many} of them.` : `${upperFirst(many)} of them were ${who}’s.`,
    `${who} killed the most, ${many}.`,
    `Nobody killed more than ${who}, with ${many}.`,
    `${who} killed ${many} of them.`,
    `Of these, ${who} killed ${many}.`,
  ];
};

/** Who of those met was killed or taken, and by whom where it is known; of the turns on the table that is told already. */
function others({ facts, nameOf, called, put }: Writer): string[] {
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

/** Shots of all sides are counted; an engine or a chain saw that runs draws zombies, too. */
function noise({
  facts: { shots, drawn, drawnByMotors, motors: ran, used, meetings, sides },
  they,
  put,
}: Writer): string[] {
  const burnt = used.filter(({ how }) => isBy(how, 'burnt')).map(({ item }) => itemText(item));
  const clips = countedInWords(burnt.length, 'surplus clip', 'surplus clips');
  const spent =
    burnt.length === 0
      ? []
      : [
          put(
            'clips',
            `${upperFirst(clips)} ${burnt.length === 1 ? 'was' : 'were'} spent.`,
            `It took ${clips}.`,
            `${upperFirst(clips)} ${burnt.length === 1 ? 'was' : 'were'} used up.`,
            `It cost ${clips}.`,
            `They used up ${clips}.`,
            `The price in ammo was ${clips}.`,
          ),
        ];
  const motors = byMotors(drawnByMotors, listed([...ran].map((one) => A_MOTOR[one])), put);
  if (shots === 0) return [...motors, ...spent];
  const came = countedInWords(drawn, 'zombie', 'zombies');
  const fired = countedInWords(shots, 'shot', 'shots');
  const were = shots === 1 ? 'was' : 'were';
  const alone = meetings.length + sides.length === 0;
  const all = alone ? `${upperFirst(they)} fired ${fired}` : `In all, ${fired} ${were} fired`;
  return [
    drawn === 0
      ? put(
          'noise in vain',
          `The noise of ${fired} brought no zombies.`,
          `The noise of ${fired} drew no zombies.`,
          `${all}; the noise drew no zombies.`,
          `No zombie came to the noise of ${fired}.`,
          `${all}, and nothing came to the noise.`,
          `With ${fired} fired, the noise drew no zombies.`,
        )
      : put(
          'noise',
          `${all}; the noise brought ${countedInWords(drawn, 'more zombie', 'more zombies')}.`,
          `The noise of ${fired} drew ${came}.`,
          `The noise of ${fired} brought ${countedInWords(drawn, 'more zombie', 'more zombies')}.`,
          `${all}, and the noise drew ${came}.`,
          `With ${fired} fired, the noise drew ${came}.`,
          `${all}, which drew ${came}.`,
        ),
    ...motors,
    ...spent,
  ];
}

/** Engines and chain saws are heard by dice of their own. */
function byMotors(drawn: number, motor: string, put: Writer['put']): string[] {
  if (drawn === 0) return [];
  const came = countedInWords(drawn, 'zombie', 'zombies');
  return [
    put(
      'motor',
      `The noise of ${motor} drew ${came}.`,
      `The noise of ${motor} brought ${came}.`,
      `The sound of ${motor} drew ${came}.`,
      `${atStart(came)} came to the noise of ${motor}.`,
      `${atStart(came)} followed the sound of ${motor}.`,
      `The sound of ${motor} brought ${came}.`,
    ),
  ];
}

/** How long it took is told once it is over. */
function length({ facts: { turns, by }, put }: Writer): string[] {
  if (turns === 0 || by === null) return [];
  const all = countedInWords(turns, 'turn', 'turns');
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

function sum(records: readonly FigureRecord[], of: (record: FigureRecord) => number): number {
  return records.reduce((all, record) => all + of(record), 0);
}
