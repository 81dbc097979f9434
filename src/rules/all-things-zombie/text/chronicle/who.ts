/** Who went on an Encounter, and what became of each: the rows of a table. */
import type { FigureId, Status } from '../../state/campaign.ts';
import type { FigureRecord } from '../../state/encounter.ts';
import { REASONS } from '../reasons.ts';
import type { EncounterFacts } from './facts.ts';
import { upper } from './words.ts';

export interface WhoWent {
  readonly figure: FigureId;
  readonly text: string;
  /** Whether it was a loss: dead, turned, away or taken. */
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

/** Reasons that say by themselves what became of somebody. */
const SAID: readonly string[] = [REASONS.diedOfWounds, REASONS.neverCameBack, REASONS.neverRecovered];

/** `turned, bitten by a zombie`, `died of wounds`: after a name. */
export function fateText(to: Status, why: string): string {
  if (SAID.includes(why)) return why;
  return why === '' ? FATES[to] : `${FATES[to]}, ${why}`;
}

export function whoWent(facts: EncounterFacts): readonly WhoWent[] {
  return (facts.plan?.party ?? []).map((figure) => {
    const record = facts.records.find((one) => one.figure === figure);
    const fate = facts.fates.get(figure);
    const rep = facts.rep.get(figure);
    return {
      figure,
      text: textOf(record, fate?.to, fate?.why ?? ''),
      lost: fate !== undefined && fate.to !== 'ready',
      // A rise in Rep uses the points up, which is no loss.
      rap: rep !== undefined && rep.to > rep.from ? null : (facts.rap.get(figure) ?? null),
      rep: rep === undefined || rep.from === rep.to ? null : { from: rep.from, to: rep.to },
      zombies: record?.zombiesKilled ?? 0,
      people: record?.peopleKilled ?? 0,
    };
  });
}

function textOf(record: FigureRecord | undefined, fate: Status | undefined, why: string): string {
  if (record === undefined) return '';
  const said = [...hurts(record)];
  // The record says itself that somebody was killed or captured.
  const known = (fate === 'dead' && record.killed) || (fate === 'captive' && record.captured);
  if (fate !== undefined && !known) said.push(fateText(fate, why));
  if (said.length > 0) return upper(said.join('; '));
  return record.fought ? 'Fought' : 'Saw no fighting';
}

function hurts({ killed, cheatedDeath, captured, outOfTheFight, mauled, ranAway }: FigureRecord): string[] {
  return [
    killed && !cheatedDeath && 'killed',
    cheatedDeath && 'cheated death',
    captured && 'captured',
    outOfTheFight && !killed && 'out of the fight',
    mauled && !killed && 'mauled by a zombie',
    ranAway && 'ran away',
  ].filter((one) => one !== false);
}
