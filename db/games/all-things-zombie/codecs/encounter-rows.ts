/** Rows of `encounter`, `battlefield` and `encounter_participant`. */
import type { EncounterTable as Laid } from '../../../../src/rules/all-things-zombie/battlefield/table.ts';
import type { Encounter } from '../../../../src/rules/all-things-zombie/state/encounter.ts';
import type { FigureId } from '../../../../src/rules/all-things-zombie/state/ids.ts';
import { canonical } from '../../../../src/rules/core/digest.ts';
import type { Seen } from '../../../../src/rules/core/seen.ts';
import {
  count,
  type Decode,
  json,
  type Placed,
  parse,
  record,
  text,
  UnfitValue,
} from '../../../codecs/shape.ts';
import { writtenOnce } from '../../../codecs/written.ts';
import type { BattlefieldTable, EncounterParticipantTable, EncounterTable } from '../tables.ts';
import { besideTable, stage } from './encounter.ts';
import { encounterTable } from './table.ts';
import { area, encounterKind, figureId, objective, phase, role } from './vocabulary.ts';

const encounterRow = record<EncounterTable>({
  campaign_id: text,
  number: count,
  kind: encounterKind,
  role,
  objective: objective.nullable(),
  area,
  phase,
  stage,
  place: text.nullable(),
  state: text,
});

/** The whole state but for the laid table, and again in columns what is looked for; the party has rows of its own as well. */
export function encodeEncounter(id: string, { table, ...under }: Seen<Encounter>): EncounterTable {
  return {
    campaign_id: id,
    number: under.number,
    kind: under.kind,
    role: under.role,
    objective: under.objective,
    area: under.area,
    phase: under.phase,
    stage: under.stage,
    place: table?.name ?? null,
    state: canonical(under),
  };
}

const stateText = json(besideTable);

/** Reads the row of an Encounter with this table. */
export function decodeEncounter(table: Laid | null): Decode<Encounter> {
  return (row, at) => {
    const read = parse(encounterRow, row, at);
    const under = { ...parse(stateText, read.state, `${at}.state`), table };
    const { state: _, ...columns } = encodeEncounter(read.campaign_id, under);
    const stored = new Map<string, unknown>(Object.entries(read));
    for (const [column, value] of Object.entries(columns)) {
      if (stored.get(column) !== value)
        throw new UnfitValue(`${at}.${column}`, `${value}, as in its state`, stored.get(column));
    }
    return under;
  };
}

const battlefieldRow = record<BattlefieldTable>({ campaign_id: text, state: text });

export function encodeBattlefield(id: string, table: Seen<Laid>): BattlefieldTable {
  return { campaign_id: id, state: writtenOnce(table) };
}

const tableText = json(encounterTable);

export function decodeBattlefield(row: unknown, at: string): Laid {
  return parse(tableText, parse(battlefieldRow, row, at).state, `${at}.state`);
}

const participantRow = record<EncounterParticipantTable>({
  campaign_id: text,
  figure_id: figureId,
  position: count,
});

export function encodeParticipants(id: string, { party }: Seen<Encounter>): EncounterParticipantTable[] {
  return party.map((figure_id, position) => ({ campaign_id: id, figure_id, position }));
}

export function decodeParticipant(row: unknown, at: string): Placed<FigureId> {
  const read = parse(participantRow, row, at);
  return { position: read.position, value: read.figure_id };
}
