/** The rule “How Bad Is It Doc?”: a figure of the party spends a whole turn with somebody who is out of the fight. */
import { choice } from '../../core/fields.ts';
import { type Passed, pass } from '../../core/pass.ts';
import type { Play } from '../../core/play.ts';
import { type KeyedTable, type RowId, rowOf } from '../../core/table.ts';
import { read } from '../../core/transcript.ts';
import type { Asking } from '../asking.ts';
import { attributeRow, bearingsOn } from '../attributes.ts';
import type { AttributeId } from '../types.ts';

export const DOC_WORDS = ['rejoins', 'badlyWounded', 'dead'] as const;
/** `rejoins`: next turn, and without a Recovery Check. `badlyWounded`: to be carried, Recovery Check later (ATZ-55). */
export type DocWord = (typeof DOC_WORDS)[number];

export const DOC = {
  id: 'atz.doc',
  section: '"How Bad Is It Doc?" Table',
  figures: { result: choice(DOC_WORDS) },
  rows: {
    '2': { result: 'rejoins', ruling: 'ATZ-55' },
    '1': { result: 'badlyWounded', ruling: 'ATZ-55' },
    '0': { result: 'dead' },
  },
} as const satisfies KeyedTable<'0' | '1' | '2', DocWord>;

/** Dice rolled as a rule; of more the best two count (ATZ-53). */
const DICE = 2;

/** Modifiers of the roll by name: wounds lower the Rep, body armour adds a die. */
export const DOC_MODIFIERS = {
  wounds: { rep: -1, title: 'Each earlier wound' },
  protected: { dice: 1, title: 'Protected' },
} as const;

export interface Casualty {
  readonly rep: number;
  /** Times out of the fight in this Encounter before the present one (ATZ-52). */
  readonly wounds: number;
  readonly protected: boolean;
}

export interface Examined {
  readonly passed: Passed;
  readonly woundsTaken: number;
  /** Dice added by whoever examines, and for body armour. */
  readonly byMedic: number;
  readonly byArmor: number;
  readonly result: DocWord;
  readonly row: RowId;
}

/** Nobody examines himself; `checker` holds the attributes of whoever does. */
export function* examine(
  asking: Asking,
  casualty: Casualty,
  checker: readonly AttributeId[],
): Play<Examined, never> {
  const medics = bearingsOn('examining', checker);
  const byMedic = medics.reduce((sum, { effect }) => sum + effect.extra, 0);
  const byWounds = casualty.wounds * DOC_MODIFIERS.wounds.rep;
  const byArmor = casualty.protected ? DOC_MODIFIERS.protected.dice : 0;
  const passed = yield* pass({
    ...asking,
    rule: DOC.id,
    dice: DICE + byMedic + byArmor,
    target: casualty.rep + byWounds,
    odds: { rule: DOC.id, input: { ...casualty, medic: checker.includes('medic') } },
    basis: {
      modifiers: [
        ...medics.map(({ from, effect }) => ({ row: attributeRow(from), does: 'adds', by: effect.extra })),
        ...(byArmor === 0 ? [] : [{ row: `${DOC.id}/protected`, does: 'adds', by: byArmor }]),
        ...(byWounds === 0 ? [] : [{ row: `${DOC.id}/wounds`, does: 'target', by: byWounds }]),
      ],
    },
  });
  const { result, row } = read(rowOf(DOC, `${passed.passes}`));
  return { passed, woundsTaken: casualty.wounds, byMedic, byArmor, result, row };
}
