/** From dice to act: a check is rolled and its table read; then whoever has a choice makes it. */
import { choose, type Play, type RuleId } from '../../core/play.ts';
import { type Found, type KeyedTable, type RowId, rowOf } from '../../core/table.ts';
import { read } from '../../core/transcript.ts';
import type { Asking } from '../asking.ts';
import { given } from '../data/circumstances.ts';
import type { ReactionCheck } from '../data/effect.ts';
import type { AttributeId } from '../types.ts';
import { type Checked, check, type Passes } from './check.ts';
import { type Checker, whoOf } from './checker.ts';
import { type Around, type Modifier, modifiersOf } from './dice.ts';
import { insteadOf } from './duck-back.ts';
import { FREE_WILL, freeWillActs } from './free-will.ts';
import { FREE_IN_SIGHT, REACTION_TEXT } from './text/words.ts';
import { type ActOf, actsOf, type ReactionWord } from './words.ts';

/** Result of the dice, before anybody chooses. */
export interface Reaction<W extends ReactionWord> {
  readonly check: ReactionCheck;
  readonly checked: Checked;
  /** The row as the table has it. */
  readonly found: Found<W>;
  readonly result: W;
  /** The attribute that turned a printed Duck Back into `result`. */
  readonly heldBy?: AttributeId;
  /** Acts that may be done: the result’s own first, then Free Will’s. More than one wants `decide`. */
  readonly options: readonly ActOf<W>[];
  /** Every row that was read. */
  readonly rows: readonly RowId[];
}

/** A reaction and what came of it. */
export interface Decided<W extends ReactionWord> extends Reaction<W> {
  readonly act: ActOf<W>;
  /** The dice alone, a choice within the result, or Free Will. */
  readonly decidedBy: 'dice' | 'choice' | 'free-will';
}

export interface Reacting<K extends string, W extends ReactionWord> {
  readonly check: ReactionCheck;
  readonly table: KeyedTable<K, W>;
  readonly row: (passes: Passes) => K;
  readonly around?: Around;
  /** Modifiers that bear on this check alone. */
  readonly modifiers?: readonly Modifier[];
  /** Circumstances that the check asks for, and what is the case. */
  readonly asks: object;
  readonly at: object;
  readonly atMost?: Passes | undefined;
}

export function* react<K extends string, W extends ReactionWord>(
  asking: Asking,
  checker: Checker,
  { table, row, around, modifiers = [], asks, at, atMost, ...asked }: Reacting<K, W>,
): Play<Reaction<W>, never> {
  const all = [...modifiersOf(asked.check, checker, around), ...modifiers];
  const input = { ...given(asks, at), ...whoOf(checker) };
  const checked = yield* check(asking, { check: asked.check, checker, modifiers: all, input, atMost });
  const found = read(rowOf(table, row(checked.passes)));
  const instead = insteadOf(asked.check, checker, found.result);
  if (instead !== undefined) read(instead);
  const result = (instead?.result ?? found.result) as W;
  const acts = actsOf(result);
  const free = checker.freeWill ? freeWillActs(asked.check) : [];
  return {
    check: asked.check,
    checked,
    found,
    result,
    ...(instead && { heldBy: instead.attribute }),
    options: [...acts, ...free.filter((act) => !acts.includes(act))],
    rows: [...checked.rows, found.row, ...(instead ? [instead.row] : [])],
  };
}

function told<W extends ReactionWord>(reaction: Reaction<W>, act: ActOf<W>): Decided<W> {
  const acts = actsOf(reaction.result);
  if (!acts.includes(act)) {
    const rows = [...reaction.rows, read(rowOf(FREE_WILL, reaction.check)).row];
    return { ...reaction, rows, act, decidedBy: 'free-will' };
  }
  return { ...reaction, act, decidedBy: acts.length > 1 ? 'choice' : 'dice' };
}

/** Checks whose choice has a question of its own: it is asked far from their dice, or doesn’t hold all of Free Will. */
const FREE_WILL_ASKS: { readonly [C in ReactionCheck]?: RuleId } = {
  'in-sight': 'atz.in-sight-free-will',
  overrun: 'atz.overrun-free-will',
};

/** Asks for the choice that the result or Free Will leaves; asks nothing where there is none. */
export function* decide<W extends ReactionWord>(
  { seat, of }: Asking,
  reaction: Reaction<W>,
): Play<Decided<W>, never> {
  const { options } = reaction;
  const [only] = options;
  if (only === undefined) throw new Error(`${reaction.found.row} leaves nothing to do`);
  if (options.length === 1) return told(reaction, only);
  const free = options.length > actsOf(reaction.result).length;
  const words = free && reaction.check === 'in-sight' ? FREE_IN_SIGHT : {};
  const act = yield* choose<ActOf<W>>({
    rule: free ? (FREE_WILL_ASKS[reaction.check] ?? FREE_WILL.id) : 'atz.reaction-choice',
    seat,
    of,
    options: options.map((id) => ({ id, text: words[id] ?? REACTION_TEXT[id].title })),
  });
  return told(reaction, act);
}

/** A check and the choice after it in one go: `decided(asking, receivedFire(asking, ann, { inCover: true }))`. */
export function* decided<W extends ReactionWord>(
  asking: Asking,
  play: Play<Reaction<W>, never>,
): Play<Decided<W>, never> {
  return yield* decide(asking, yield* play);
}
