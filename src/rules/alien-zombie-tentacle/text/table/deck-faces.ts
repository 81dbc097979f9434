/** Every card of the game, copy by copy, by the figures that hold: to be printed and cut out. */
import type { Corrections } from '../../../core/figure.ts';
import { withCorrections } from '../../../core/in-force.ts';
import { enemyValue, kindOf, survivorRow, wholeDecks } from '../../cards.ts';
import { type Kind, STATS, type SurvivorId } from '../../types.ts';
import { KIND_NAMES, STAT_NAMES, survivorTitle } from '../names.ts';
import { abilityEffect } from './effects.ts';
import { type HeldFace, heldFace } from './held-view.ts';
import { markOf } from './marks.ts';
import type { SurvivorView } from './survivor-view.ts';

export interface EnemyFace {
  readonly kind: Kind;
  readonly name: string;
  readonly value: number;
}

export interface DeckFaces {
  readonly survivors: readonly SurvivorView[];
  readonly cards: readonly HeldFace[];
  readonly enemies: readonly EnemyFace[];
}

export const deckFaces = (corrections: Corrections): DeckFaces =>
  withCorrections(corrections, () => {
    const { survivors, cards, enemies } = wholeDecks();
    return {
      survivors: survivors.map(survivorFace),
      cards: cards.map(heldFace),
      enemies: enemies.map((card) => ({
        kind: kindOf(card),
        name: KIND_NAMES[kindOf(card)].one,
        value: enemyValue(card),
      })),
    };
  });

/** The card as it is printed, without anything that has happened to it. */
function survivorFace(id: SurvivorId): SurvivorView {
  const found = survivorRow(id);
  const { wits, fight, speed } = found.result;
  const base = { wits, fight, speed };
  const name = survivorTitle(id);
  const special = abilityEffect(id);
  const figures = STATS.map((stat) => `${STAT_NAMES[stat]} ${base[stat]}`);
  return {
    survivor: id,
    ...{ name, mark: markOf(found), is: 'free', note: '', base, now: base, gear: [], special },
    sums: { wits: `${wits} base`, fight: `${fight} base`, speed: `${speed} base` },
    label: [name, ...figures, ...(special === null ? [] : [special])].join(', '),
  };
}
