import { PLAYER_ASKING } from '../../../../src/rules/all-things-zombie/asking.ts';
import {
  generateTable,
  rerollPart,
  type TableRolled,
  type TableWanted,
} from '../../../../src/rules/all-things-zombie/battlefield/generate.ts';
import type { Part } from '../../../../src/rules/all-things-zombie/battlefield/parts.ts';
import type { EncounterTable } from '../../../../src/rules/all-things-zombie/battlefield/table.ts';
import { evenTable } from '../../../../src/rules/core/bot.ts';
import { diceBox } from '../../../../src/rules/core/dice.ts';
import { run, type Table } from '../../../../src/rules/core/driver.ts';
import type { Polygon } from '../../../../src/rules/core/geometry/polygon.ts';
import type { Play } from '../../../../src/rules/core/play.ts';
import { firstOf, seeded } from '../../../../src/rules/core/tables.ts';

function seededWith(seed: string, faces: Readonly<Record<string, number>>): Table {
  const box = diceBox(seed);
  const forced: Table = (question) => {
    const face = question.kind === 'roll' ? faces[question.rule] : undefined;
    if (face === undefined || question.kind !== 'roll') return undefined;
    return { answer: Array<number>(question.dice).fill(face), by: 'script' };
  };
  return firstOf(forced, seeded(box), evenTable(box, 'bots'));
}

function ended<T>(play: Play<T, never>, table: Table): T {
  const end = run(play, table);
  if (end.kind !== 'finished') throw new Error(`the play is ${end.kind}`);
  return end.value;
}

/** A table from a seed; `faces` forces every die of a rule. */
export function tableFrom(
  seed: string,
  wanted: TableWanted,
  faces: Readonly<Record<string, number>> = {},
): TableRolled {
  return ended(generateTable(PLAYER_ASKING, wanted), seededWith(seed, faces));
}

export function rerolled(
  seed: string,
  table: EncounterTable,
  part: Part,
  faces: Readonly<Record<string, number>> = {},
): TableRolled {
  return ended(rerollPart(PLAYER_ASKING, table, part), seededWith(seed, faces));
}

export function seeds(count: number): readonly string[] {
  return Array.from({ length: count }, (_, at) => `seed ${at}`);
}

/** Everything that takes up room, with its id. */
export function things(table: EncounterTable): readonly (readonly [string, Polygon])[] {
  return [
    ...[...table.buildings, ...table.vehicles, ...table.terrain].map(
      ({ id, outline }) => [id, outline] as const,
    ),
    ...(table.river === null ? [] : [['river', table.river.outline] as const]),
  ];
}
