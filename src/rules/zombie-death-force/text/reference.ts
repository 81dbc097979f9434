/** The game on a page: its phases and Actions, from the rules as they are explained anywhere else. */
import type { Corrections } from '../../core/figure.ts';
import { withCorrections } from '../../core/in-force.ts';
import { EVERY_CARD, printed } from '../cards.ts';
import { partText, titleOf } from './names.ts';
import { RULES } from './rules.ts';

export interface ReferencePart {
  readonly section: string;
  readonly lines: readonly string[];
}

/** Section by section, in the order of play. */
export function quickReference(): readonly ReferencePart[] {
  return [...Map.groupBy(RULES, ({ section }) => section)].map(([section, rules]) => ({
    section,
    lines: rules.map(({ summary }) => summary),
  }));
}

/** A card of the deck: what it counts, and how many there are, with the mark of what is rebuilt. */
export interface CardLine {
  readonly title: string;
  /** `Team blue B` */
  readonly part: string;
  readonly value: string;
  readonly copies: string;
}

/** Every card, as the player's own deck has it. */
export function cardLines(corrections: Corrections): readonly CardLine[] {
  return withCorrections(corrections, () =>
    EVERY_CARD.map((card) => {
      const { result, confidence, corrected } = printed(card);
      const mark = confidence === 'RECONSTRUCTED' && corrected !== true ? ' ~' : '';
      const { value, copies } = result;
      return {
        title: titleOf(card),
        part: partText(card),
        value: `${value}${mark}`,
        copies: `${copies}${mark}`,
      };
    }),
  );
}
