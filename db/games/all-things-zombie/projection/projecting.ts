/** Carries acts that count into the projections, one after another, with the inverse that takes each of them back again. */
import type { Campaign } from '../../../../src/rules/all-things-zombie/state/campaign.ts';
import {
  type ChronicleEntry,
  entriesWith,
} from '../../../../src/rules/all-things-zombie/text/chronicle/entries.ts';
import type { Seen } from '../../../../src/rules/core/seen.ts';
import { inverseRow } from '../../../log/inverse.ts';
import { noRows, type Rows, type TableName, type Tables } from '../../../projection/rows.ts';
import { checksumOfChanges, checksumOfState, NOTHING } from '../../../projection/state-checksum.ts';
import type { ActInverseTable } from '../../../tables/log.ts';
import { CHRONICLE_TABLES, entryRow, pointRows } from '../chronicle/chronicle-rows.ts';
import type { LoggedEvent } from '../log/events.ts';
import { EVENT_TABLES, type EventTable, eventRows } from './event-rows.ts';
import { differingRows, STATE_TABLES, type StateRows, type StateTable, toRows } from './mapping.ts';

/** Tables with what a campaign leaves besides what every log does, parents first. */
export const PROJECTIONS = {
  ...STATE_TABLES,
  ...EVENT_TABLES,
  ...CHRONICLE_TABLES,
} as const satisfies Partial<Tables<TableName>>;
export type Projection = keyof typeof PROJECTIONS;

/** State of a campaign between two acts, as far as the next one needs it. */
export interface Standing {
  /** Null before the first act. */
  readonly campaign: Seen<Campaign> | null;
  /** The Chronicle's entry that ends last. */
  readonly entry: ChronicleEntry | null;
  /** Checksum of the state. */
  readonly checksum: string;
}

export const BEFORE_ALL: Standing = { campaign: null, entry: null, checksum: NOTHING };

export interface Left {
  /** The rows of the state to be changed, as they stood and as they are to stand. */
  readonly state: { readonly before: StateRows; readonly after: StateRows };
  /** Rows that are new, and the entry that was there and isn't any more as it was. */
  readonly rows: Rows<Exclude<Projection, StateTable>>;
  readonly inverses: readonly ActInverseTable[];
}

export interface Projecting {
  /** Takes in the next act: its events as they stand in the log, and the campaign after it, which nobody writes again. */
  readonly act: (logged: readonly LoggedEvent[], after: Seen<Campaign>) => void;
  readonly standing: () => Standing;
  readonly left: () => Left;
}

/** Changes of the state’s rows from one campaign to another. */
export function stateChange(id: string, from: Seen<Campaign> | null, to: Seen<Campaign>): Left['state'] {
  return from === null
    ? { before: noRows(STATE_TABLES), after: toRows(id, to) }
    : differingRows(id, from, to);
}

export function projecting(id: string, from: Standing): Projecting {
  let standing = from;
  const entries = new Map<number, ChronicleEntry>();
  const inverses: ActInverseTable[] = [];
  const changedChecksum = checksumOfChanges();
  const found: { [T in EventTable | 'chronicle_point']: Rows<T>[T][number][] } = {
    rep_ledger: [],
    timeline: [],
    chronicle_point: [],
  };
  return {
    act: (logged, after) => {
      const [first] = logged;
      if (first === undefined) throw new Error(`an act of campaign ${id} tells nothing`);
      const { act } = first;
      const { campaign, entry, checksum } = standing;
      const changed = entriesWith(entry ?? undefined, { act, events: logged });
      for (const one of changed) entries.set(one.act, one);
      const last = changed.at(-1) ?? entry;
      if (campaign !== null) {
        const before = { state: campaign, entry };
        inverses.push(inverseRow(id, act, { before, checksum }, { state: after, entry: last }));
      }
      const { rep_ledger, timeline } = eventRows(id, logged);
      found.rep_ledger.push(...rep_ledger);
      found.timeline.push(...timeline);
      found.chronicle_point.push(...pointRows(id, logged, after));
      const now = campaign === null ? checksumOfState(after) : changedChecksum(checksum, campaign, after);
      standing = { campaign: after, entry: last, checksum: now };
    },
    standing: () => standing,
    left: () => {
      const { campaign } = standing;
      if (campaign === null) throw new Error(`campaign ${id} has had no act`);
      return {
        state: stateChange(id, from.campaign, campaign),
        rows: { ...found, chronicle_entry: [...entries.values()].map((entry) => entryRow(id, entry)) },
        inverses,
      };
    },
  };
}
