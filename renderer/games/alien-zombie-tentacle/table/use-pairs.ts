/** Pieces taken in the hand on the table, and the places they may go to: by click and click again, or dragged there. */
import { useEffect, useRef, useState } from 'react';
import type { Offer } from '../../../../src/rules/alien-zombie-tentacle/text/table/offers.ts';
import { dialogIsOpen, isTyping } from '../../../client/keys.ts';
import { numberLabel } from '../../../components/number-keys.ts';

/** Meaning of a place on the table for the open question. */
export interface Spot {
  /** State of the place: it can be taken, is taken, can be chosen, or belongs to the answer that is pointed at. */
  readonly is: 'takes' | 'taken' | 'legal' | 'pointed';
  /** Effect of a press on the place. */
  readonly text: string;
  /** The numbers of its options. */
  readonly keys: string;
  readonly press: (() => void) | null;
  readonly point: () => void;
  readonly canBeDragged: boolean;
}

interface Answers {
  readonly picked: string | null;
  readonly onPick: (option: string | null) => void;
  readonly onAnswer: (option: string) => void;
}

export interface Pairs {
  readonly spotAt: (token: string) => Spot | undefined;
  readonly taken: string | null;
}

/** `moment` is another where something else is asked. */
export function usePairs(offers: readonly Offer[], moment: string, answers: Answers): Pairs {
  const [held, setHeld] = useState<{ readonly token: string; readonly moment: string }>();
  const taken = held?.moment === moment ? held.token : null;
  const take = (token: string | null) => setHeld(token === null ? undefined : { token, moment });

  const release = useRef(() => {});
  release.current = () => take(null);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !isTyping(event.target) && !dialogIsOpen()) release.current();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
  return { taken, spotAt: (token) => spotOf(token, { offers, taken, take, ...answers }) };
}

interface Table extends Answers {
  readonly offers: readonly Offer[];
  readonly taken: string | null;
  readonly take: (token: string | null) => void;
}

function spotOf(token: string, table: Table): Spot | undefined {
  const { offers, taken, take, picked, onPick, onAnswer } = table;
  const from = offers.filter((offer) => offer.from === token);
  const here = offers.filter((offer) => offer.to === token && (offer.from === null || offer.from === taken));
  const keysOf = (those: readonly Offer[]) =>
    those
      .slice(0, MOST_KEYS)
      .map((offer) => numberLabel(offers.indexOf(offer), offers.length))
      .join(', ');
  const [legal] = here;
  const point = () => legal !== undefined && onPick(legal.id);
  if (taken === token) {
    const [only, ...others] = from;
    const text = only !== undefined && others.length === 0 ? only.text : 'Put it back';
    const press = () => (only !== undefined && others.length === 0 ? onAnswer(only.id) : take(null));
    return { is: 'taken', text, keys: keysOf(from), press, point, canBeDragged: true };
  }
  if (legal !== undefined) {
    const is = picked === legal.id ? 'pointed' : 'legal';
    const press = () => onAnswer(legal.id);
    return { is, text: legal.text, keys: keysOf(here), press, point, canBeDragged: false };
  }
  if (from.length > 0) {
    const is = taken === null && from.some(({ id }) => id === picked) ? 'pointed' : 'takes';
    const press = () => {
      take(token);
      const [only, ...others] = from;
      onPick(others.length === 0 ? (only?.id ?? null) : null);
    };
    return { is, text: 'Take it', keys: keysOf(from), press, point, canBeDragged: true };
  }
  // The place to which an answer that is pointed at would go is marked, though nothing is taken.
  const isPointed = offers.some(({ id, to }) => id === picked && to === token);
  return isPointed
    ? { is: 'pointed', text: '', keys: '', press: null, point, canBeDragged: false }
    : undefined;
}

/** Most numbers that have room over a card. */
const MOST_KEYS = 3;
