/** Rows of `encounter`, `battlefield` and `encounter_participant`. */
import type { EncounterTable as Laid } from '../../../src/rules/all-things-zombie/battlefield/table.ts';
import type { Encounter } from '../../../src/rules/all-things-zombie/state/encounter.ts';
import type { Seen } from '../../../src/rules/core/seen.ts';
import { column, type RowIn, tableOf, written } from '../columns.ts';
import { count, type Decode, text, UnfitValue } from '../shape.ts';
import { besideTable, stage } from './encounter.ts';
import { encounterTable } from './table.ts';
import { area, encounterKind, figureId, objective, phase, role } from './vocabulary.ts';

/** The whole state but for the laid table, and again in columns what is looked for; the party has rows of its own as well. */
export const ENCOUNTERS = tableOf(
  {
    campaign_id: text,
    number: count,
    kind: encounterKind,
    role,
    objective: objective.nullable(),
    area,
    phase,
    stage,
    place: text.nullable(),
  },
  written('state', besideTable),
);

export function encodeEncounter(id: string, { table, ...under }: Seen<Encounter>): RowIn<typeof ENCOUNTERS> {
  const { number, kind, role: played, objective: wanted, area: around, phase: of, stage: reached } = under;
  return ENCOUNTERS.encode(
    {
      campaign_id: id,
      number,
      kind,
      role: played,
      objective: wanted,
      area: around,
      phase: of,
      stage: reached,
      place: table?.name ?? null,
    },
    under,
  );
}

/** Reads the row of an Encounter with this table. */
export function decodeEncounter(table: Laid | null): Decode<Encounter> {
  return (row, at) => {
    const { value, ...stored } = ENCOUNTERS.decode(row, at);
    const under = { ...value, table };
    const { state: _, ...columns } = encodeEncounter(stored.campaign_id, under);
    for (const [column, expected] of Object.entries(columns)) {
      const found: unknown = Reflect.get(stored, column);
      if (found !== expected) throw new UnfitValue(`${at}.${column}`, `${expected}, as in its state`, found);
    }
    return under;
  };
}

export const BATTLEFIELDS = tableOf({ campaign_id: text }, written('state', encounterTable));

export const PARTICIPANTS = tableOf({ campaign_id: text, position: count }, column('figure_id', figureId));
