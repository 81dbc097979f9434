/** The Chronicle's entries, by what the player looks for. */
import { type ExpressionBuilder, type SelectQueryBuilder, sql } from 'kysely';
import type { Kind } from '../../../../src/rules/all-things-zombie/encounters/kind.ts';
import type { FigureId } from '../../../../src/rules/all-things-zombie/ids.ts';
import type { Area } from '../../../../src/rules/all-things-zombie/types.ts';
import type { Db, Schema } from '../../../schema.ts';
import type { ChronicleEntryTable } from '../../../tables/chronicle.ts';

const LOOKED_FOR = ['encounters', 'figures', 'finds', 'people', 'notes'] as const;
export type LookedFor = (typeof LOOKED_FOR)[number];

export interface ChronicleFilter {
  readonly what: LookedFor | null;
  readonly kind: Kind | null;
  readonly area: Area | null;
  /** The first and the last year that count; null where nothing is said. */
  readonly from: number | null;
  readonly to: number | null;
  readonly figure: FigureId | null;
  /** Only entries in which one of these commands was given; null for any. */
  readonly commands: readonly string[] | null;
}

type Entries = SelectQueryBuilder<Schema, 'chronicle_entry', ChronicleEntryTable>;

/** The act that the next entry begins with: what stands before it belongs to this one. */
const nextAct = sql<number | null>`(select min(later.act) from chronicle_entry later
  where later.campaign_id = chronicle_entry.campaign_id and later.act > chronicle_entry.act)`;

/** The campaign's entries that the filter lets through. */
export function entries(db: Db, id: string, filter: ChronicleFilter): Entries {
  const { what, kind, area, from, to, figure, commands } = filter;
  let query = db.selectFrom('chronicle_entry').where('chronicle_entry.campaign_id', '=', id);
  if (kind !== null) query = query.where('kind', '=', kind);
  if (area !== null) query = query.where('area', '=', area);
  if (from !== null) query = query.where('year', '>=', from);
  if (to !== null) query = query.where('year', '<=', to);
  if (what === 'figures' || what === 'finds' || what === 'people') query = query.where(what, '=', 1);
  // Said also where the kind says it already: an index holds Encounters alone.
  if (what === 'encounters' || kind !== null || area !== null) query = query.where('number', 'is not', null);
  if (what === 'notes') query = query.where(hasNote);
  if (figure !== null) query = query.where((of) => hasFigure(of, figure));
  if (commands !== null) query = query.where((of) => hasCommand(of, commands));
  return query.selectAll('chronicle_entry');
}

function hasNote({ exists, selectFrom }: ExpressionBuilder<Schema, 'chronicle_entry'>) {
  return exists(
    selectFrom('journal_note')
      .select('journal_note.note')
      .whereRef('journal_note.campaign_id', '=', 'chronicle_entry.campaign_id')
      .whereRef('journal_note.act', '>=', 'chronicle_entry.act')
      .where(sql<boolean>`journal_note.act < coalesce(${nextAct}, 1e15)`),
  );
}

function hasFigure({ exists, selectFrom }: ExpressionBuilder<Schema, 'chronicle_entry'>, figure: FigureId) {
  return exists(
    selectFrom('event_subject')
      // A cross join, which SQLite goes through in this order: else it looks at every event of each entry.
      .crossJoin('campaign_event')
      .crossJoin('campaign_act')
      .whereRef('campaign_event.campaign_id', '=', 'event_subject.campaign_id')
      .whereRef('campaign_event.seq', '=', 'event_subject.seq')
      .whereRef('campaign_act.campaign_id', '=', 'campaign_event.campaign_id')
      .whereRef('campaign_act.act', '=', 'campaign_event.act')
      .select('event_subject.seq')
      .whereRef('event_subject.campaign_id', '=', 'chronicle_entry.campaign_id')
      .where('event_subject.subject', '=', figure)
      .whereRef('event_subject.seq', '>=', 'chronicle_entry.seq')
      .whereRef('event_subject.seq', '<=', 'chronicle_entry.last_seq')
      .where('campaign_act.state', '=', 'done'),
  );
}

function hasCommand(
  { exists, selectFrom }: ExpressionBuilder<Schema, 'chronicle_entry'>,
  commands: readonly string[],
) {
  return exists(
    selectFrom('campaign_act')
      .select('campaign_act.act')
      .whereRef('campaign_act.campaign_id', '=', 'chronicle_entry.campaign_id')
      .whereRef('campaign_act.act', '>=', 'chronicle_entry.act')
      .whereRef('campaign_act.act', '<=', 'chronicle_entry.last_act')
      .where('campaign_act.command', 'in', commands)
      .where('campaign_act.state', '=', 'done'),
  );
}
