/** A stack of Threats with all its numbers. */
import type { Seen } from '../../../core/seen.ts';
import { enemyValue } from '../../cards.ts';
import type { AztaState } from '../../state.ts';
import { totalAgainst } from '../../strength.ts';
import { KINDS, type Kind, STAT_OF, type Stat } from '../../types.ts';
import { KIND_NAMES } from '../names.ts';

export interface StackView {
  readonly kind: Kind;
  /** Figure by which survivors get away from it. */
  readonly stat: Stat;
  /** `Zombies`, `Zombie` */
  readonly name: string;
  readonly one: string;
  readonly total: number;
  /** From the lowest card to the one on top. */
  readonly cards: readonly number[];
  /** The Threat of the round. */
  readonly isNow: boolean;
}

export const stacksView = (state: Seen<AztaState>): readonly StackView[] =>
  KINDS.map((kind) => ({
    kind,
    stat: STAT_OF[kind],
    name: KIND_NAMES[kind].many,
    one: KIND_NAMES[kind].one,
    total: totalAgainst(state, kind),
    cards: state.stacks[kind].map(enemyValue),
    isNow: state.threat?.kind === kind,
  }));
