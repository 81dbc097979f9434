/** Chances of the next flip: each Threat, and for whom of a player’s own it would be too much. */
import type { Seen } from '../../../core/seen.ts';
import { inWords } from '../../../core/text/english.ts';
import { enemyValue, kindOf } from '../../cards.ts';
import type { AztaState } from '../../state.ts';
import { totalAgainst } from '../../strength.ts';
import { type AztaSeat, KINDS, type Kind, STAT_OF, type Stat, type SurvivorId } from '../../types.ts';
import { flipChances } from '../flip-chances.ts';
import { KIND_NAMES, survivorTitle } from '../names.ts';

type Look = Seen<AztaState>;

export interface NextFlipView {
  readonly aside: string;
  readonly kinds: readonly {
    readonly kind: Kind;
    readonly stat: Stat;
    readonly name: string;
    readonly chance: string;
    /** Range of totals that the Threat would come to: `7 to 10`. */
    readonly totals: string;
  }[];
  /** The chance of each own survivor to be found too weak. */
  readonly own: readonly { readonly survivor: SurvivorId; readonly name: string; readonly chance: string }[];
}

/** Null where no Enemy is left to flip. */
export function nextFlipView(state: Look, seat: AztaSeat): NextFlipView | null {
  if (state.enemies.length + state.enemyDiscard.length === 0) return null;
  const { flips, threats, own } = flipChances(state, seat);
  return {
    aside:
      flips > 1
        ? `${inWords(flips)} are flipped, and the last is the Threat`
        : 'by the Enemies that lie on no stack',
    kinds: KINDS.map((kind) => ({
      ...{ kind, stat: STAT_OF[kind], name: KIND_NAMES[kind].many },
      chance: threats[kind],
      totals: flips > 1 ? '' : totalsOf(state, kind),
    })),
    own: own.map(({ survivor, chance }) => ({ survivor, name: survivorTitle(survivor), chance })),
  };
}

/** Totals with one more card of it, the smallest and the greatest that may come. */
function totalsOf(state: Look, kind: Kind): string {
  const unseen = state.enemies.length > 0 ? state.enemies : state.enemyDiscard;
  const values = unseen.filter((card) => kindOf(card) === kind).map(enemyValue);
  if (values.length === 0) return '';
  const total = totalAgainst(state, kind);
  const [least, most] = [total + Math.min(...values), total + Math.max(...values)];
  return least === most ? String(least) : `${least} to ${most}`;
}
