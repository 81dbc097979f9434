/** Points a side of a battle by itself, read from its row. */
import { sql } from 'kysely';

/**
 * Points a side of an Encounter that is a battle by itself; null in a campaign. A damaged row, which the check of its campaign finds, keeps
 * no other from a list.
 */
export const oneOffPoints = sql<number | null>`case when json_valid(encounter.state)
  then json_extract(encounter.state, '$.oneOff.points') end`;
