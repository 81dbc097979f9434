/** What a report says of the fighting: who did what, and who was hurt. */

import { countedInWords, listed, numberWord, upperFirst } from '../../../core/text/english.ts';
import type { FigureRecord } from '../../state/encounter.ts';
import { isStranger } from '../../state/turn.ts';
import { aWeapon } from './things.ts';
import type { Writer } from './writer.ts';

export function fighting(writer: Writer): string[] {
  const { facts, put } = writer;
  const { records } = facts;
  if (records.length === 0) return [];
  if (
    !records.some(({ fought, zombiesKilled, peopleKilled }) => fought || zombiesKilled + peopleKilled > 0)
  ) {
    return [put(0, 'It never came to fighting.', 'Nobody had to fight.'), ...hurt(writer)];
  }
  return [...kills(writer), ...others(writer), ...heroes(writer), ...hurt(writer)];
}

function kills({ facts: { records }, nameOf, put }: Writer): string[] {
  const zombies = sum(records, ({ zombiesKilled }) => zombiesKilled);
  const people = sum(records, ({ peopleKilled }) => peopleKilled);
  const said: string[] = [];
  if (zombies + people === 0)
    return [put(1, 'There was fighting, and nothing was killed.', 'They fought, and killed nothing.')];
  const downed = [
    zombies > 0 ? countedInWords(zombies, 'zombie') : null,
    people > 0 ? (people === 1 ? 'one of the others' : `${numberWord(people)} of the others`) : null,
  ].filter((one) => one !== null);
  // A figure doesn’t begin a sentence.
  const inWords = !/^\d/.test(listed(downed));
  said.push(
    inWords
      ? put(1, `${upperFirst(listed(downed))} went down.`, `They put down ${listed(downed)}.`)
      : `They put down ${listed(downed)}.`,
  );
  const [best, second] = records.toSorted((a, b) => total(b) - total(a));
  const first = best && total(best) > 0 ? best : undefined;
  if (records.length > 1 && first !== undefined && (second === undefined || total(first) > total(second))) {
    const all = total(first) === zombies + people;
    said.push(
      all
        ? put(2, `It was all ${nameOf(first.figure)}’s work.`, `${nameOf(first.figure)} did it alone.`)
        : put(
            2,
            `${nameOf(first.figure)} accounted for ${numberWord(total(first))}.`,
            `${upperFirst(numberWord(total(first)))} of them were ${nameOf(first.figure)}’s.`,
          ),
    );
  }
  return said;
}

/** Who of those met was killed or taken, and by whom where it is known. */
function others({ facts: { met }, nameOf }: Writer): string[] {
  const of = (fate: 'killed' | 'captured') => met.filter((one) => one.fate === fate);
  const byWhom = Map.groupBy(of('killed'), ({ by }) => (by === null || isStranger(by) ? null : nameOf(by)));
  const killed = [...byWhom].map(([name, dead]) => {
    const who = listed(dead.map((one) => one.name));
    return name === null ? `${who} ${dead.length === 1 ? 'was' : 'were'} killed.` : `${name} killed ${who}.`;
  });
  const taken = of('captured').map((one) => one.name);
  const ran = met.filter(({ fate }) => fate === 'ran-away').map((one) => one.name);
  return [
    ...killed,
    ...(taken.length > 0 ? [`${listed(taken)} ${taken.length === 1 ? 'was' : 'were'} taken captive.`] : []),
    ...(ran.length > 0 ? [`${listed(ran)} ran.`] : []),
  ];
}

function heroes({ facts: { heroes: ids }, nameOf }: Writer): string[] {
  return ids.length === 0
    ? []
    : [`${listed(ids.map(nameOf))} fought like ${ids.length === 1 ? 'a hero' : 'heroes'}.`];
}

function hurt({ facts: { records }, nameOf, put }: Writer): string[] {
  const names = (of: (record: FigureRecord) => boolean) =>
    listed(records.filter(of).map(({ figure }) => nameOf(figure)));
  const died = records.filter(({ killed, cheatedDeath }) => killed && !cheatedDeath);
  const cheated = names(({ cheatedDeath }) => cheatedDeath);
  const taken = names(({ captured }) => captured);
  const isOut = ({ outOfTheFight, killed, captured, cheatedDeath }: FigureRecord) =>
    outOfTheFight && !killed && !captured && !cheatedDeath;
  const back = names((record) => isOut(record) && record.rejoined);
  const left = names((record) => isOut(record) && !record.rejoined && !record.broughtOff);
  const out = names((record) => isOut(record) && !record.rejoined && record.broughtOff);
  const bitten = names(({ mauled, killed }) => mauled && !killed);
  const ran = names(({ ranAway }) => ranAway);
  const horror = names(({ sawFirstDeath }) => sawFirstDeath);
  const said = [
    ...deaths(died, { nameOf, put }),
    cheated && `${cheated} cheated death.`,
    taken && put(4, `${taken} fell into other hands.`, `Enemies took ${taken}.`),
    back &&
      put(9, `${back} went down, and got up again.`, `${back} went down, and was helped back up in time.`),
    left && put(10, `${left} went down, and was left lying.`, `Nobody could carry ${left} away.`),
    out &&
      (out === bitten
        ? put(5, `${out} was bitten and carried out.`, `${out} was bitten, and had to be carried out.`)
        : put(5, `${out} had to be carried out.`, `${out} went down, and was carried out.`)),
    bitten === out
      ? ''
      : bitten && put(6, `${bitten} came too close to the teeth.`, `A zombie got hold of ${bitten}.`),
    ran && put(7, `${ran} ran.`, `It was too much for ${ran}, who ran.`),
    horror && `${horror} saw somebody eaten for the first time.`,
  ].filter((one) => one !== '');
  return said.length > 0 ? said : [put(8, 'Nobody was hurt.', 'Nobody came to any harm.')];
}

/** By zombies, by people, who may have names, or by nobody. */
function deaths(died: readonly FigureRecord[], { nameOf, put }: Pick<Writer, 'nameOf' | 'put'>): string[] {
  return [...Map.groupBy(died, killerText)].map(([by, records]) => {
    const who = listed(records.map(({ figure }) => nameOf(figure)));
    if (by !== null) return `${upperFirst(by)} killed ${who}.`;
    const lives = records.length === 1 ? 'the life' : 'the lives';
    return put(3, `${who} did not live through it.`, `It cost ${lives} of ${who}.`);
  });
}

function killerText({ by, byName, byWeapon }: FigureRecord): string | null {
  if (by === 'zombies') return 'zombies';
  if (by !== 'people') return null;
  if (byName === undefined) return 'the others';
  return byWeapon === undefined ? byName : `${byName}, with ${aWeapon(byWeapon)},`;
}

const total = ({ zombiesKilled, peopleKilled }: FigureRecord) => zombiesKilled + peopleKilled;

function sum(records: readonly FigureRecord[], of: (record: FigureRecord) => number): number {
  return records.reduce((all, record) => all + of(record), 0);
}
