/** An Encounter in one line, and in a word or two beside its title. */

import { countedInWords, listed, numberWord, upperFirst } from '../../../core/text/english.ts';
import type { FigureId } from '../../ids.ts';
import { resultText } from '../one-off.ts';
import type { EncounterFacts } from './known.ts';
import { thingsText } from './things.ts';
import { shortFateText } from './who.ts';

type NameOf = (figure: FigureId) => string;

/** `Ines turned. Nine zombies down.`; at most three of the things that mattered most. `place` is null without a table. */
export function headline(facts: EncounterFacts, nameOf: NameOf, place: string | null): string {
  if (facts.dropped) return 'The plan was dropped.';
  if (facts.result !== null) return `${resultText(facts.result)}.`;
  const said = [...fates(facts, nameOf), ...joined(facts), ...finds(facts), ...kills(facts)].slice(0, 3);
  if (said.length > 0) return said.map((one) => `${upperFirst(one)}.`).join(' ');
  if (facts.plan?.oneOff !== undefined && facts.records.length > 0)
    return 'Played. The winner is not entered yet.';
  if (facts.ended !== null) return 'No one met, nothing found.';
  if (facts.records.length > 0) return 'Played. The aftermath is not settled yet.';
  if (facts.zombiesAtStart !== null || facts.visits.length > 0) return 'On the table.';
  return place === null ? 'Planned, not set up yet.' : 'Set up, not yet played.';
}

function fates({ fates: all }: EncounterFacts, nameOf: NameOf): string[] {
  return [...all].map(([figure, { to, why }]) => `${nameOf(figure)} ${shortFateText(to, why)}`);
}

function joined({ joined: names }: EncounterFacts): string[] {
  return names.length === 0 ? [] : [`${listed(names.map(({ name }) => name))} joined`];
}

/** Things that were brought home, like ones counted together. */
export function finds({ gained }: Pick<EncounterFacts, 'gained'>): string[] {
  return gained.length === 0 ? [] : [thingsText(gained, { articles: false })];
}

function kills({ ended, records }: EncounterFacts): string[] {
  const zombies = ended?.zombiesKilled ?? records.reduce((sum, one) => sum + one.zombiesKilled, 0);
  const people = records.reduce((sum, one) => sum + one.peopleKilled, 0);
  return [
    ...(zombies > 0 ? [`${countedInWords(zombies, 'zombie', 'zombies')} down`] : []),
    ...(people > 0 ? [`${countedInWords(people, 'other survivor', 'other survivors')} killed`] : []),
  ];
}

export interface Tag {
  readonly text: string;
  readonly loss: boolean;
}

/** Tag that stands beside the title: losses first. */
export function tagOf({ fates: all, joined: names, rep, ended }: EncounterFacts): Tag | null {
  const to = [...all.values()].map((fate) => fate.to);
  const lost = to.filter((one) => one === 'dead' || one === 'turned' || one === 'left').length;
  if (lost > 0) return { text: `Lost ${numberWord(lost)}`, loss: true };
  if (to.includes('captive')) return { text: 'Captured', loss: true };
  if (names.length > 0) return { text: 'Joined', loss: false };
  const up = [...rep.values()].find(({ from, to: now }) => now > from);
  if (up !== undefined) return { text: `Rep ${up.to}`, loss: false };
  return ended !== null && !ended.successful ? { text: 'Failed', loss: false } : null;
}
