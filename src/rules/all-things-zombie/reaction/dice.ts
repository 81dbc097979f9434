/** Number of dice a check rolls, and its target: from Rep, attributes, Leaders and circumstances. */
import type { Modified } from '../../core/play.ts';
import { type RowId, rowOf } from '../../core/table.ts';
import { attributeRow, bearingsOn } from '../attributes.ts';
import { FEAR } from '../data/attribute-tables.ts';
import type { ReactionCheck } from '../data/effect.ts';
import type { AttributeId } from '../types.ts';
import type { Checker, Person } from './checker.ts';
import { type Frightening, fearOf } from './fear.ts';
import { type Does, REACTION_DICE, type ReactionDiceId, USUAL_DICE } from './reaction-dice.ts';

/** Something that bore on a check, and what it comes from. */
export type Modifier = Does &
  (
    | { readonly whose: 'own' | 'friend' | 'opponent'; readonly attribute: AttributeId }
    | { readonly whose: 'situation'; readonly circumstance: ReactionDiceId; readonly row: RowId }
  );

/** Surroundings of the checker, as far as dice or target may depend on them. */
export interface Around extends Frightening {
  readonly bossNearby?: boolean | undefined;
  readonly circumstances?: readonly ReactionDiceId[];
}

/** Dice in place of the usual two: more are a promise, fewer a ceiling. */
export function inPlaceOfUsual(dice: number): Does {
  return { does: dice < USUAL_DICE ? 'only' : 'rolls', dice };
}

export function circumstance(id: ReactionDiceId): Modifier {
  const { result, row } = rowOf(REACTION_DICE, id);
  return { ...result.does, whose: 'situation', circumstance: id, row };
}

function own(check: ReactionCheck, { attributes = [], drunk }: Checker): readonly Modifier[] {
  return bearingsOn('reaction', attributes, drunk)
    .filter(({ effect }) => effect.checks.includes(check))
    .map(({ from, effect }) => ({ ...inPlaceOfUsual(effect.dice), whose: 'own', attribute: from }));
}

const BOSS: Person = { attributes: ['boss'] };

/** From a Boss near enough and from the checker itself. Two of a kind help no more than one. */
function nearby(check: ReactionCheck, checker: Checker, bossNearby: boolean): readonly Modifier[] {
  const found = new Map<AttributeId, Modifier>();
  for (const { attributes = [], drunk } of bossNearby ? [checker, BOSS] : [checker]) {
    for (const { from, effect } of bearingsOn('reaction-nearby', attributes, drunk)) {
      if (!effect.checks.includes(check)) continue;
      found.set(from, { does: 'adds', dice: effect.extra, whose: 'friend', attribute: from });
    }
  }
  return [...found.values()];
}

function afraid(check: ReactionCheck, checker: Checker, enemy: Frightening): readonly Modifier[] {
  const attribute = fearOf(checker, enemy);
  if (attribute === undefined) return [];
  return FEAR.flatMap((effect) =>
    effect.on === 'reaction' && effect.checks.includes(check)
      ? [{ ...inPlaceOfUsual(effect.dice), whose: 'opponent', attribute }]
      : [],
  );
}

/** Everything that bears on the check, whether or not it changes the number of dice in the end. */
export function modifiersOf(
  check: ReactionCheck,
  checker: Checker,
  { bossNearby = false, circumstances = [], ...enemy }: Around = {},
): readonly Modifier[] {
  const lasting = [...(checker.leader ? (['leader'] as const) : []), ...circumstances];
  return [
    ...own(check, checker),
    ...lasting.map(circumstance),
    ...nearby(check, checker, bossNearby),
    ...afraid(check, checker, enemy),
    ...(checker.shaken ? [circumstance('shaken')] : []),
  ];
}

/**
 * Dice to roll, 0 or more. The largest number that somebody rolls, with what is added; no more than the smallest that
 * is all somebody rolls; less what is taken away. That "only" beats "adds" is ours.
 */
export function diceOf(modifiers: readonly Modifier[]): number {
  let [rolled, added, most, taken] = [USUAL_DICE, 0, Number.POSITIVE_INFINITY, 0];
  for (const modifier of modifiers) {
    switch (modifier.does) {
      case 'rolls':
        rolled = Math.max(rolled, modifier.dice);
        break;
      case 'adds':
        if (modifier.dice > 0) added += modifier.dice;
        else taken -= modifier.dice;
        break;
      case 'only':
        most = Math.min(most, modifier.dice);
        break;
      case 'rep':
        break;
      default:
        modifier satisfies never;
    }
  }
  return Math.max(0, Math.min(rolled + added, most) - taken);
}

export function targetOf(rep: number, modifiers: readonly Modifier[]): number {
  return modifiers.reduce((target, one) => (one.does === 'rep' ? target + one.rep : target), rep);
}

/** The modifiers as a roll keeps them, each by the row it comes from. */
export function modified(modifiers: readonly Modifier[]): readonly Modified[] {
  return modifiers.map((one) => {
    const row = one.whose === 'situation' ? one.row : attributeRow(one.attribute);
    return one.does === 'rep' ? { row, does: 'target', by: one.rep } : { row, does: one.does, by: one.dice };
  });
}
