/** What the next flip may bring: each Threat, and for whom of a player's own it would be too much. */
import { odds } from '../../../core/odds.ts';
import type { Seen } from '../../../core/seen.ts';
import { percentText } from '../../../core/text/percent.ts';
import { enemyValue, kindOf } from '../../cards.ts';
import { NEXT_FLIP } from '../../odds.ts';
import { type AztaState, aliveOf } from '../../state.ts';
import { totalAgainst } from '../../strength.ts';
import { type AztaSeat, KINDS, type Kind, STAT_OF, type Stat, type SurvivorId } from '../../types.ts';
import { nextFlip } from '../asked.ts';
import { KIND_NAMES, survivorTitle } from '../names.ts';

type Look = Seen<AztaState>;

export interface NextFlipView {
  readonly aside: string;
  readonly kinds: readonly {
    readonly kind: Kind;
    readonly stat: Stat;
    readonly name: string;
    readonly chance: string;
    /** What it would come to: `7 to 10`. */
    readonly totals: string;
  }[];
  /** The chance of each own survivor to be found too weak. */
  readonly own: readonly { readonly survivor: SurvivorId; readonly name: string; readonly chance: string }[];
}

/** Null where no Enemy is left to flip. */
export function nextFlipView(state: Look, seat: AztaSeat): NextFlipView | null {
  if (state.enemies.length + state.enemyDiscard.length === 0) return null;
  const input = nextFlip(state, [seat]);
  const threats = odds(() => NEXT_FLIP.play(input), String);
  const isTwo = (input.flips ?? 1) > 1;
  return {
    aside: isTwo ? 'two are flipped, and the last is the Threat' : 'by the Enemies that lie on no stack',
    kinds: KINDS.map((kind) => ({
      ...{ kind, stat: STAT_OF[kind], name: KIND_NAMES[kind].many },
      chance: chanceOf(threats, kind),
      totals: isTwo ? '' : totalsOf(state, kind),
    })),
    own: aliveOf(state, seat).flatMap(({ id }) => {
      const rule = NEXT_FLIP.beside?.[id];
      if (rule === undefined) return [];
      const found = odds(() => rule.play(input), String);
      return [{ survivor: id, name: survivorTitle(id), chance: chanceOf(found, 'threatened') }];
    }),
  };
}

function chanceOf({ outcomes }: ReturnType<typeof odds>, wanted: string): string {
  const share = outcomes.find(([name]) => name === wanted)?.[1];
  return percentText(share === undefined ? 0 : Number(share.n) / Number(share.of));
}

/** With one more card of it, the smallest and the greatest that may come. */
function totalsOf(state: Look, kind: Kind): string {
  const unseen = state.enemies.length > 0 ? state.enemies : state.enemyDiscard;
  const values = unseen.filter((card) => kindOf(card) === kind).map(enemyValue);
  if (values.length === 0) return '';
  const total = totalAgainst(state, kind);
  const [least, most] = [total + Math.min(...values), total + Math.max(...values)];
  return least === most ? String(least) : `${least} to ${most}`;
}
