/** How many points a side a battle by itself is played with, read from its row. */
import { sql } from 'kysely';

/**
 * Of an Encounter: the points a side where it is a battle by itself; null in a campaign. A damaged row, which the check of its
 * campaign finds, keeps no other from a list.
 */
export const oneOffPoints = sql<number | null>`case when json_valid(encounter.state)
  then json_extract(encounter.state, '$.oneOff.points') end`;
