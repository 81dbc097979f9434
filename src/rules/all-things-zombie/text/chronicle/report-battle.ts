/** What a report says of the fighting: who did what, and who was hurt. */

import { countedInWords, listed, numberWord, upperFirst } from '../../../core/text/english.ts';
import type { FigureRecord } from '../../state/encounter.ts';
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
  return [...kills(writer), ...heroes(writer), ...hurt(writer)];
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
  said.push(put(1, `${upperFirst(listed(downed))} went down.`, `They put down ${listed(downed)}.`));
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

function heroes({ facts: { heroes: ids }, nameOf }: Writer): string[] {
  return ids.length === 0
    ? []
    : [`${listed(ids.map(nameOf))} fought like ${ids.length === 1 ? 'a hero' : 'heroes'}.`];
}

function hurt({ facts: { records }, nameOf, put }: Writer): string[] {
  const names = (of: (record: FigureRecord) => boolean) =>
    listed(records.filter(of).map(({ figure }) => nameOf(figure)));
  const dead = names(({ killed, cheatedDeath }) => killed && !cheatedDeath);
  const cheated = names(({ cheatedDeath }) => cheatedDeath);
  const taken = names(({ captured }) => captured);
  const out = names(
    ({ outOfTheFight, killed, captured, cheatedDeath }) =>
      outOfTheFight && !killed && !captured && !cheatedDeath,
  );
  const bitten = names(({ mauled, killed }) => mauled && !killed);
  const ran = names(({ ranAway }) => ranAway);
  const horror = names(({ sawFirstDeath }) => sawFirstDeath);
  const said = [
    dead && put(3, `${dead} did not live through it.`, `It cost the life of ${dead}.`),
    cheated && `${cheated} cheated death.`,
    taken && put(4, `${taken} fell into other hands.`, `Enemies took ${taken}.`),
    out &&
      (out === bitten
        ? put(5, `${out} went down under the teeth, and stayed down.`, `${out} had to be carried, bitten.`)
        : put(5, `${out} had to be carried.`, `${out} went down and stayed down.`)),
    bitten === out
      ? ''
      : bitten && put(6, `${bitten} came too close to the teeth.`, `A zombie got hold of ${bitten}.`),
    ran && put(7, `${ran} ran.`, `It was too much for ${ran}, who ran.`),
    horror && `${horror} saw somebody eaten for the first time.`,
  ].filter((one) => one !== '');
  return said.length > 0 ? said : [put(8, 'Nobody was hurt.', 'All of them kept on their feet.')];
}

const total = ({ zombiesKilled, peopleKilled }: FigureRecord) => zombiesKilled + peopleKilled;

function sum(records: readonly FigureRecord[], of: (record: FigureRecord) => number): number {
  return records.reduce((all, record) => all + of(record), 0);
}
