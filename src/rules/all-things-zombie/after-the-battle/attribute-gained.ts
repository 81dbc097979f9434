/** The attribute that comes with a higher Rep: a Star chooses one, a Grunt draws for it (sections: Attributes). */

import type { Card } from '../../core/cards.ts';
import { choose, type Play, roll } from '../../core/play.ts';
import { linesOf, rowOf } from '../../core/table.ts';
import type { Asking } from '../asking.ts';
import { attributesInForce } from '../attributes.ts';
import { ATTRIBUTE_TABLE } from '../data/attributes.ts';
import { GENERATOR } from '../data/generator.ts';
import { ATTRIBUTES, type AttributeId, type Rep } from '../types.ts';

/** True while a figure has fewer attributes than its Rep, those that another one brings along not counted (ATZ-9, a cap of ours). */
export function mayGainAttribute(own: readonly AttributeId[], rep: Rep): boolean {
  return own.length < rep;
}

/** Attributes the figure hasn’t, neither of its own nor brought along by another. */
export function attributesOpen(own: readonly AttributeId[]): readonly AttributeId[] {
  const has = attributesInForce(own);
  return ATTRIBUTES.filter((id) => !has.includes(id));
}

export function* attributeChosen({ seat }: Asking, own: readonly AttributeId[]): Play<AttributeId, never> {
  return yield* choose<AttributeId>({
    rule: 'atz.attribute-chosen',
    seat,
    options: attributesOpen(own).map((id) => ({ id, text: ATTRIBUTE_TABLE[id].title })),
  });
}

export interface AttributeDrawn {
  readonly face: number;
  readonly table: 'odd' | 'even';
  /** All cards drawn, the last of which names the attribute; none where it was chosen. */
  readonly cards: readonly Card[];
  readonly attribute: AttributeId;
}

/**
 * A die for the table and a card, as for a new figure; only its attribute counts. Duplicates (ATZ-9) and the Joker
 * (ATZ-106) are drawn again; where no card of the table names one that is open, it is chosen. `drawCard` draws from the campaign's deck under the rule it is given.
 */
export function* attributeDrawn<E>(
  asking: Asking,
  own: readonly AttributeId[],
  drawCard: (rule: string) => Play<Card, E>,
): Play<AttributeDrawn, E> {
  const [face = 1] = yield* roll({
    ...asking,
    rule: 'atz.attribute-table',
    dice: 1,
    reading: { by: 'faces' },
  });
  const table = face % 2 === 1 ? 'odd' : 'even';
  const open = attributesOpen(own);
  // With corrected figures no card may name one that is still open: then no draw would ever end.
  const named = linesOf(GENERATOR[table]).some(({ found }) =>
    open.some((id) => id === found.result.attribute),
  );
  if (!named) return { face, table, cards: [], attribute: yield* attributeChosen(asking, own) };
  const cards: Card[] = [];
  for (;;) {
    const card = yield* drawCard('atz.attribute-drawn');
    cards.push(card);
    const { attribute } = rowOf(GENERATOR[table], card).result;
    if (attribute !== 'variable' && open.includes(attribute)) return { face, table, cards, attribute };
  }
}
