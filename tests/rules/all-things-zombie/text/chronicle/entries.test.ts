import { describe, expect, it } from 'vitest';
import type { CampaignEvent } from '../../../../../src/rules/all-things-zombie/state/campaign-events.ts';
import {
  type ChronicleAct,
  type ChronicleEntry,
  entriesWith,
} from '../../../../../src/rules/all-things-zombie/text/chronicle/entries.ts';
import { ENCOUNTER_EVENTS, ENCOUNTER_LOG, PLANNED } from '../../../../support/rules/encounter-events.ts';

const RENAMED: CampaignEvent = { type: 'campaign-renamed', from: 'A', to: 'B' };
const DATE = { year: 4, period: 3 };

/** Acts numbered from 1, each with these events. */
function acts(...told: readonly (readonly CampaignEvent[])[]): ChronicleAct[] {
  let seq = 0;
  return told.map((events, index) => ({
    act: index + 1,
    events: events.map((event) => {
      seq += 1;
      return { seq, date: DATE, event };
    }),
  }));
}

/** All entries of a log, oldest first: an entry that goes on takes the place of what it was. */
function entriesOf(log: readonly ChronicleAct[]): readonly ChronicleEntry[] {
  const entries = new Map<number, ChronicleEntry>();
  for (const act of log) {
    const changed = entriesWith([...entries.values()].at(-1), act);
    for (const entry of changed) entries.set(entry.act, entry);
  }
  return [...entries.values()];
}

const planned = (number: number): CampaignEvent => ({
  type: 'encounter-planned',
  encounter: { ...PLANNED, number },
});
const { 'table-set': TABLE, 'encounter-dropped': DROPPED, 'encounter-ended': ENDED } = ENCOUNTER_EVENTS;
const { 'stock-gained': GAINED, 'group-met': MET } = ENCOUNTER_EVENTS;

describe('entries', () => {
  it('are one for each act outside of an Encounter', () => {
    const entries = entriesOf(acts([RENAMED], [RENAMED, RENAMED]));
    expect(entries.map(({ act, lastAct, seq, lastSeq }) => [act, lastAct, seq, lastSeq])).toEqual([
      [1, 1, 1, 1],
      [2, 2, 2, 3],
    ]);
    expect(entries.map(({ encounter, date }) => [encounter, date])).toEqual([
      [null, DATE],
      [null, DATE],
    ]);
  });

  it('hold an Encounter from its plan to its end, with whatever is done meanwhile', () => {
    const entries = entriesOf(acts([RENAMED], [planned(1)], [TABLE], [RENAMED], [ENDED], [RENAMED]));
    expect(entries.map(({ act, lastAct, encounter }) => [act, lastAct, encounter?.state ?? null])).toEqual([
      [1, 1, null],
      [2, 5, 'ended'],
      [6, 6, null],
    ]);
    expect(entries[1]).toMatchObject({ date: PLANNED.date, encounter: { number: 1, place: 'Merrow Quay' } });
  });

  it('hold one under way, one dropped, and one dropped by planning another', () => {
    const states = (...told: readonly (readonly CampaignEvent[])[]) =>
      entriesOf(acts(...told)).map(({ act, lastAct, encounter }) => [act, lastAct, encounter?.state]);
    expect(states([planned(1)], [TABLE])).toEqual([[1, 2, 'under-way']]);
    expect(states([planned(1)], [DROPPED])).toEqual([[1, 2, 'dropped']]);
    expect(states([planned(1)], [DROPPED, planned(1)])).toEqual([
      [1, 1, 'dropped'],
      [2, 2, 'under-way'],
    ]);
  });

  it('say what they are about, each thing once', () => {
    const [entry] = entriesOf(acts([planned(1), GAINED], [MET, GAINED]));
    expect(entry?.topics).toEqual(['finds', 'people']);
    expect(entriesOf(acts([...ENCOUNTER_LOG]))[0]?.topics).toEqual(['finds', 'people']);
  });
});
