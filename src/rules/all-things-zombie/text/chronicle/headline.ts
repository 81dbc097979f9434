/** An Encounter's title and what stands under it, its one line in the timeline, and the word or two beside its title. */

import { counted, countedInWords, listed, numberWord, upperFirst } from '../../../core/text/english.ts';
import { type Division, dateText } from '../../calendar.ts';
import type { FigureId } from '../../ids.ts';
import type { OneOff } from '../../state/one-off.ts';
import { aSideText, resultText } from '../one-off.ts';
import type { ChronicleEntry, EntryEncounter } from './entries.ts';
import type { EncounterFacts } from './known.ts';
import { thingsText } from './things.ts';
import { isLoss, shortFateText } from './who.ts';

/** `Raid at Ansley Cross`; `Raid, outskirts` before there is a table. */
export function titleOf({ kind, area, place }: EntryEncounter, oneOff = false): string {
  if (oneOff) return place === null ? `One-off, ${area}` : `One-off at ${place}`;
  return place === null ? `${upperFirst(kind)}, ${area}` : `${upperFirst(kind)}${PREPOSITION[kind]} ${place}`;
}

const PREPOSITION = { raid: ' at', escape: ' at', pursuit: ' near' } as const;

/** `September, O+4. Encounter 33: loot raid, outskirts, as raider.`; a battle by itself has no date, and what each side had is said instead. */
export function subtitleOf(division: Division, { date, encounter }: ChronicleEntry, oneOff?: OneOff): string {
  if (oneOff !== undefined && encounter !== null)
    return `A battle by itself: ${aSideText(oneOff.points)}, ${encounter.area}`;
  const when = dateText(division, date);
  if (encounter === null) return when;
  const { number, kind, objective, area, role } = encounter;
  const what = objective === null ? kind : `${objective} ${kind}`;
  return `${when}. Encounter ${number}: ${what}, ${area}, as ${role}`;
}

type NameOf = (figure: FigureId) => string;

/** `Ines turned. Nine zombies down.`; at most three of the things that mattered most. `place` is null without a table. */
export function headline(facts: EncounterFacts, nameOf: NameOf, place: string | null): string {
  if (facts.dropped) return 'The plan was dropped.';
  if (facts.result !== null) return `${resultText(facts.result)}.`;
  const lives = fates(facts, nameOf);
  // Nobody’s fate is left out, however many there are.
  const said = [...lives, ...joined(facts), ...finds(facts), ...kills(facts)].slice(
    0,
    Math.max(3, lives.length),
  );
  if (said.length > 0) return said.map((one) => `${upperFirst(one)}.`).join(' ');
  if (facts.plan?.oneOff !== undefined && facts.records.length > 0)
    return 'Played. The winner is not entered yet.';
  if (facts.ended !== null) return `${metText(facts)}, nothing found.`;
  if (facts.records.length > 0) return 'Played. The aftermath is not settled yet.';
  if (facts.zombiesAtStart !== null || facts.visits.length > 0) return 'On the table.';
  return place === null ? 'Planned, not set up yet.' : 'Set up, not yet played.';
}

function metText({ meetings, sides, met, records }: EncounterFacts): string {
  if (records.some(({ fought }) => fought) || met.length > 0 || meetings.some(({ fought }) => fought))
    return 'Fought';
  return meetings.length > 0 || sides.length > 0 ? 'Survivors met' : 'No one met';
}

/** `Ada, Pan and Zou died`: those of one fate together. */
function fates({ fates: all }: EncounterFacts, nameOf: NameOf): string[] {
  const alike = Map.groupBy(all, ([, { to, why }]) => shortFateText(to, why));
  return [...alike].map(([text, of]) => {
    const does = of.length > 1 ? text.replace(/^is /, 'are ') : text;
    return `${listed(of.map(([figure]) => nameOf(figure)))} ${does}`;
  });
}

function joined({ joined: names }: EncounterFacts): string[] {
  return names.length === 0 ? [] : [`${listed(names.map(({ name }) => name))} joined`];
}

/** Things that were brought home, like ones counted together. */
export function finds({ gained }: Pick<EncounterFacts, 'gained'>): string[] {
  return gained.length === 0 ? [] : [thingsText(gained, { articles: false })];
}

/** `3 shots, 2 zombies drawn`, by shots or by motors; undefined where it was quiet. */
export function noiseOf({
  shots,
  drawn,
  drawnByMotors,
}: Pick<EncounterFacts, 'shots' | 'drawn' | 'drawnByMotors'>): string | undefined {
  const came = drawn + drawnByMotors;
  if (shots + came === 0) return undefined;
  const fired = shots === 0 ? '' : `${counted(shots, 'shot', 'shots')}, `;
  return `${fired}${counted(came, 'zombie', 'zombies')} drawn`;
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

/** Figures the party came home without, whatever became of them: the one count that screens, prints and spreadsheets have. */
export function lostIn({ ended, fates: all }: Pick<EncounterFacts, 'ended' | 'fates'>): number {
  return ended?.lost ?? [...all.values()].filter(isLoss).length;
}

/** Tag that stands beside the title: losses first. */
export function tagOf(facts: EncounterFacts): Tag | null {
  const { fates: all, joined: names, rep, ended } = facts;
  const lost = lostIn(facts);
  const captured = [...all.values()].filter(({ to }) => to === 'captive').length;
  if (lost > 0 && lost === captured)
    return { text: lost === 1 ? 'Captured' : `Captured ${numberWord(lost)}`, loss: true };
  if (lost > 0) return { text: `Lost ${numberWord(lost)}`, loss: true };
  if (names.length > 0) return { text: 'Joined', loss: false };
  const up = [...rep.values()].find(({ from, to: now }) => now > from);
  if (up !== undefined) return { text: `Rep ${up.to}`, loss: false };
  return ended !== null && !ended.successful ? { text: 'Failed', loss: false } : null;
}
