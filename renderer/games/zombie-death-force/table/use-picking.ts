/** Picking of a card in the hand: by mouse or by the letter it bears; the number of a Stack lays it. */
import { useEffect, useRef, useState } from 'react';
import type { RowCard } from '../../../../src/rules/zombie-death-force/text/table/row-view.ts';
import { dialogIsOpen, isTyping } from '../../../client/keys.ts';
import { keyOf } from './card-words.ts';

export interface Picking {
  /** Index of the picked card in the row; undefined while none is picked. */
  readonly at: number | undefined;
  readonly card: RowCard | undefined;
  readonly pick: (at: number | undefined) => void;
}

interface Answers {
  /** Points at an option, or at none. */
  readonly onPick: (option: string | null) => void;
  readonly onAnswer: (option: string) => void;
}

/** `moment` is another where other cards lie there. */
export function usePicking(
  cards: readonly RowCard[],
  moment: string,
  { onPick, onAnswer }: Answers,
): Picking {
  const [picked, setPicked] = useState<{ readonly at: number; readonly moment: string }>();
  const at = picked?.moment === moment && picked.at < cards.length ? picked.at : undefined;
  const card = at === undefined ? undefined : cards[at];
  const pick = (next: number | undefined) => {
    setPicked(next === undefined ? undefined : { at: next, moment });
    // A card with one place points at its option; of several places the table shows all.
    const [only, ...others] = next === undefined ? [] : (cards[next]?.places ?? []);
    onPick(others.length === 0 ? (only?.id ?? null) : null);
  };

  const press = (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (isTyping(event.target) || dialogIsOpen()) return;
    const { key } = event;
    if (key === 'Escape' && at !== undefined) return pick(undefined);
    const place = /^[1-9]$/.test(key) ? card?.places[Number(key) - 1] : undefined;
    if (place !== undefined) {
      event.preventDefault();
      // The key goes no further: the question would take the number for one of its own.
      event.stopPropagation();
      return onAnswer(place.id);
    }
    const next = nextBy(cards, key.toUpperCase(), at);
    if (next === undefined) return;
    event.preventDefault();
    pick(next);
  };
  const pressed = useRef(press);
  pressed.current = press;
  useEffect(() => {
    const listen = (event: KeyboardEvent) => pressed.current(event);
    window.addEventListener('keydown', listen, { capture: true });
    return () => window.removeEventListener('keydown', listen, { capture: true });
  }, []);
  return { at, card, pick };
}

/** The next card after the picked one that bears the letter and can be laid; round to the first again. */
export function nextBy(
  cards: readonly RowCard[],
  letter: string,
  after: number | undefined,
): number | undefined {
  const bearing = cards.flatMap(({ face, places }, at) =>
    places.length > 0 && keyOf(face) === letter ? [at] : [],
  );
  return bearing.find((at) => at > (after ?? -1)) ?? bearing[0];
}
