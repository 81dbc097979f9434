/** Parts of one figure’s cards: as much as a poker card holds, the rest on a second one. */
import type { Reference } from '../../../../src/contract/games/all-things-zombie/reference.ts';
import { flowed } from '../../../components/paper/flow.ts';
import type { Format } from '../../../components/paper/paper.ts';
import type { FigureLine } from '../text/figures.ts';

/** A poker card, in millimetres. The style sheet has the same. */
export const CARD = { width: 63, height: 88 } as const;
/** Above and below what stands on a card, with its edge; the style sheet has the same. */
const RIM = 2 * 2.6;

/** Weapons, what is counted, what it can do: in this order, so that what is looked up most stands on the first card. */
export const SECTIONS = 3;

export interface Ability {
  readonly title: string;
  readonly summary: string;
  readonly armour?: true;
}

/** Attributes, then advantages, then body armour; advantages of a Grunt are a house rule. */
export function abilitiesOf(
  { kind, attributes, advantages, protected: armoured }: FigureLine,
  reference: Pick<Reference, 'attributes' | 'advantages'>,
): readonly Ability[] {
  const own = attributes.map(({ id, title }) => ({
    title,
    summary: reference.attributes.find((row) => row.id === id)?.summary ?? '',
  }));
  const granted = advantages.map(({ id, title }) => ({
    title: kind === 'star' ? title : `${title} (house rule)`,
    summary: reference.advantages.find((row) => row.id === id)?.summary ?? '',
  }));
  const armour = { title: 'Body armour', summary: 'Protected.', armour: true } as const;
  return [...own, ...granted, ...(armoured ? [armour] : [])];
}

/** From one row of a section to before another. */
interface Slice {
  readonly from: number;
  readonly to: number;
}

export interface CardPart {
  readonly weapons: Slice;
  readonly counts: boolean;
  readonly abilities: Slice;
  /** 1 for the first card of the figure. */
  readonly number: number;
  readonly of: number;
}

export interface Measured {
  /** Millimetres: the name and what stands beside it. */
  readonly head: number;
  /** Heights of each section’s rows, in millimetres. */
  readonly rows: readonly (readonly number[])[];
}

const NONE: Slice = { from: 0, to: 0 };

export function partsOf({ head, rows }: Measured): readonly CardPart[] {
  const sections = rows.map((heights) => ({ head: 0, rows: heights }));
  const cards = flowed(sections, () => CARD.height - RIM - head);
  return cards.map(({ parts }, at) => {
    const [weapons = NONE, counts = NONE, abilities = NONE] = rows.map((_, section) =>
      parts.find((part) => part.section === section),
    );
    return { weapons, counts: counts.to > counts.from, abilities, number: at + 1, of: cards.length };
  });
}

/** Letter holds more cards when it lies across. */
export const cardsLieAcross = (sheet: Format['sheet']): boolean => sheet === 'Letter';

/** Number of cards beside and below each other on a page with a foot so high. */
export function cardsOn({ inner }: Pick<Format, 'inner'>, foot: number) {
  const columns = Math.floor(inner.width / CARD.width);
  return { columns, rows: Math.max(1, Math.floor((inner.height - foot) / CARD.height)) };
}
