/** Figures who are gone: the dead, the turned, and those who left. A long campaign has hundreds, so they come a page at a time. */
import { type SqlBool, sql } from 'kysely';
import type { FigureId } from '../../../src/rules/all-things-zombie/ids.ts';
import type { Figure } from '../../../src/rules/all-things-zombie/state/campaign.ts';
import { readable } from '../../file/readable.ts';
import { readRows } from '../../projection/rows.ts';
import type { Db } from '../../schema.ts';
import { FIGURE_TABLES, figuresFrom } from './projection/mapping.ts';

/** The words of the index that holds them: only so is it used. */
export const isGone = sql<SqlBool>`status not in ('ready', 'captive')`;

interface GoneWanted {
  /** The last one seen; null for the last who went. */
  readonly after: FigureId | null;
  readonly limit: number;
}

export interface GonePage {
  readonly figures: readonly Figure[];
  /** The figure that the next page comes after; null at the end. */
  readonly next: FigureId | null;
}

/** The last gone first; of those who went in the same period, the last who joined. */
export async function gonePage(db: Db, campaign: string, { after, limit }: GoneWanted): Promise<GonePage> {
  let query = db
    .selectFrom('figure')
    .where('campaign_id', '=', campaign)
    .where(isGone)
    .orderBy('since_year', 'desc')
    .orderBy('since_period', 'desc')
    .orderBy('position', 'desc')
    .limit(limit + 1)
    .select('figure_id');
  if (after !== null) {
    query = query.where(
      sql<SqlBool>`(since_year, since_period, position) < (
        select since_year, since_period, position from figure
        where campaign_id = ${campaign} and figure_id = ${after})`,
    );
  }
  const ids = (await query.execute()).map((row) => row.figure_id);
  const shown = ids.slice(0, limit);
  return {
    figures: await figuresOf(db, campaign, shown),
    next: ids.length > limit ? (shown.at(-1) ?? null) : null,
  };
}

async function figuresOf(db: Db, campaign: string, ids: readonly FigureId[]): Promise<Figure[]> {
  if (ids.length === 0) return [];
  const rows = await readRows(db, FIGURE_TABLES, campaign, { figure_id: ids });
  const figures = readable(`Figures of campaign ${campaign}`, () => figuresFrom(rows));
  const byId = new Map(figures.map((figure) => [figure.id, figure]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
