/** Figures that went on an Encounter, and how each fared: the rows of a table. */

import { countedInWords, listed, upperFirst } from '../../../core/text/english.ts';
import type { FigureId } from '../../ids.ts';
import type { Status } from '../../state/campaign.ts';
import { isBy, type Why } from '../../state/cause.ts';
import type { FigureRecord } from '../../state/encounter.ts';
import { whyText } from '../reasons.ts';
import type { EncounterFacts, Fate } from './known.ts';

export interface WhoWent {
  readonly figure: FigureId;
  readonly text: string;
  /** True for a loss: dead, turned, away or taken. */
  readonly lost: boolean;
  /** Points won or lost by the Encounter; null where none were. */
  readonly rap: number | null;
  /** Rep before and after; null where it stayed. */
  readonly rep: { readonly from: number; readonly to: number } | null;
  readonly zombies: number;
  readonly people: number;
}

const FATES = {
  ready: 'came back',
  captive: 'taken captive',
  left: 'left the party',
  dead: 'died',
  turned: 'turned',
} as const satisfies Record<Status, string>;

/** True of whom the party came home without; one who never came out of the shock stays with it (ATZ-178). */
export const isLoss = ({ to, why }: Fate): boolean => to !== 'ready' && !isBy(why, 'never-recovered');

/** `turned, bitten by a zombie`, `died of wounds`: after a name. */
export function fateText(to: Status, why: Why): string {
  const reason = whyText(why);
  // Some reasons say by themselves how somebody fared.
  if (isBy(why, 'died-of-wounds', 'never-came-back', 'never-recovered')) return reason;
  if (isBy(why, 'killed')) return 'was killed';
  if (isBy(why, 'given-up')) return 'was given up as a captive';
  return reason === '' ? FATES[to] : `${FATES[to]}, ${reason}`;
}

/** The same in one line, where what it was that killed matters less than that it did. */
export function shortFateText(to: Status, why: Why): string {
  if (to === 'ready') return 'is back';
  return to === 'turned' || to === 'captive' || isBy(why, 'killed') ? FATES[to] : fateText(to, why);
}

export function whoWent(facts: EncounterFacts): readonly WhoWent[] {
  const planned = facts.plan?.party ?? [];
  // Figures that joined in the battle were not planned for, and have a record of it.
  const joined = facts.records.map(({ figure }) => figure).filter((figure) => !planned.includes(figure));
  return [...planned, ...joined].map((figure) => {
    const record = facts.records.find((one) => one.figure === figure);
    const fate = facts.fates.get(figure);
    const rep = facts.rep.get(figure);
    return {
      figure,
      text: textOf(record, fate, facts.course.shot.has(figure)),
      lost: fate !== undefined && isLoss(fate),
      // A rise in Rep uses the points up, which is no loss.
      rap: rep !== undefined && rep.to > rep.from ? null : (facts.rap.get(figure) ?? null),
      rep: rep === undefined || rep.from === rep.to ? null : { from: rep.from, to: rep.to },
      zombies: record?.zombiesKilled ?? 0,
      people: record?.peopleKilled ?? 0,
    };
  });
}

function textOf(record: FigureRecord | undefined, fate: Fate | undefined, shot: boolean): string {
  if (record === undefined) return '';
  const said = [...hurts(record)];
  // The record says itself that somebody was killed or captured.
  const known = (fate?.to === 'dead' && record.killed) || (fate?.to === 'captive' && record.captured);
  if (fate !== undefined && !known) said.push(fateText(fate.to, fate.why));
  if (said.length > 0) return upperFirst(said.join('; '));
  if (record.fought) return 'Fought';
  // Shots and kills like that are no fight that earns a point (ATZ-120).
  return shot || record.zombiesKilled + record.peopleKilled > 0
    ? 'Fought nothing that charged or could fire back: no point for it'
    : 'Did not fight';
}

function hurts({ killed, cheatedDeath, captured, outOfTheFight, mauled, ranAway }: FigureRecord): string[] {
  return [
    killed && !cheatedDeath && 'killed',
    cheatedDeath && 'cheated death',
    captured && 'captured',
    outOfTheFight && !killed && 'Out of the Fight',
    mauled && !killed && 'mauled by a zombie',
    ranAway && 'ran away',
  ].filter((one) => one !== false);
}

/** `Fought; killed two zombies and one person`; `Killed` of who was. */
export function livedText({ text, ...kills }: Pick<WhoWent, 'text' | 'zombies' | 'people'>): string {
  const killed = killsText(kills);
  return killed === '' ? text : `${text}; killed ${killed}`;
}

/** `four zombies and one person`; empty where nothing was killed. */
export function killsText({ zombies, people }: Pick<WhoWent, 'zombies' | 'people'>): string {
  return listed([
    ...(zombies > 0 ? [countedInWords(zombies, 'zombie', 'zombies')] : []),
    ...(people > 0 ? [countedInWords(people, 'person', 'people')] : []),
  ]);
}
