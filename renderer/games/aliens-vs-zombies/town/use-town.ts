/** The player’s acts on the map: looks at a location, chooses it, and means it; by mouse and by keys alike. */
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { PlaceId } from '../../../../src/rules/aliens-vs-zombies/data/town.ts';
import type { PlaceView } from '../../../../src/rules/aliens-vs-zombies/text/board.ts';
import type { Lights, Lit } from '../../../../src/rules/aliens-vs-zombies/text/lit.ts';
import { typeNumber } from '../../../components/number-keys.ts';
import { beside, isWay } from './geometry.ts';

/** Milliseconds of looking at a location until its contents open. */
const LOOK_MS = 240;

export interface Town {
  /** Chosen, to be meant by a second click or Enter. */
  readonly chosen: PlaceId | null;
  /** Location with open contents, and a flag that keeps them open. */
  readonly open: PlaceId | null;
  readonly pinned: boolean;
  readonly focused: PlaceId;
  readonly look: (place: PlaceId | null) => void;
  readonly focus: (place: PlaceId) => void;
  readonly press: (place: PlaceId) => void;
  readonly answer: (option: string) => void;
  readonly keys: (event: KeyboardEvent) => void;
  readonly close: () => void;
}

interface TownProps {
  readonly places: readonly PlaceView[];
  readonly lights: Lights;
  /** Options of the open question, in their order; none where it isn’t a choice. */
  readonly options: readonly { readonly id: string }[];
  /** Changes with every question. */
  readonly asked: string;
  readonly onPick: (option: string | null) => void;
  readonly onAnswer: (option: string) => void;
}

export function useTown({ places, lights, options, asked, onPick, onAnswer }: TownProps): Town {
  const { from, lit, confirms } = lights;
  const first = from ?? lit[0]?.place ?? places[0]?.id ?? 'A1';
  const [focused, setFocused] = useState<PlaceId>(first);
  const [chosen, setChosen] = useState<{ readonly place: PlaceId; readonly asked: string } | null>(null);
  const [opened, setOpened] = useState<{ readonly place: PlaceId; readonly pinned: boolean } | null>(null);
  const typed = useRef({ letter: '', number: '' });
  const timer = useRef<number | undefined>(undefined);
  useEffect(() => () => window.clearTimeout(timer.current), []);

  const litAt = (place: PlaceId): Lit | undefined => lit.find((one) => one.place === place);
  const isChosen = (place: PlaceId) => chosen?.place === place && chosen.asked === asked;
  const look = (place: PlaceId | null) => {
    window.clearTimeout(timer.current);
    if (opened?.pinned) return;
    if (place === null) setOpened(null);
    else timer.current = window.setTimeout(() => setOpened({ place, pinned: false }), LOOK_MS);
  };
  const answer = (option: string) => {
    window.clearTimeout(timer.current);
    setChosen(null);
    setOpened(null);
    onAnswer(option);
  };
  const pin = (place: PlaceId) => {
    window.clearTimeout(timer.current);
    setOpened((now) => (now?.pinned && now.place === place ? null : { place, pinned: true }));
  };
  const press = (place: PlaceId) => {
    setFocused(place);
    const here = litAt(place);
    const [option] = here?.options ?? [];
    if (here === undefined || option === undefined) return pin(place);
    // The location alone doesn’t say which of several kinds is meant.
    if (!confirms && here.options.length > 1) return pin(place);
    if (!confirms || isChosen(place)) return answer(option.id);
    setChosen({ place, asked });
    onPick(option.id);
  };

  const toPlace = (place: PlaceId) => {
    setFocused(place);
    document.getElementById(placeElement(place))?.focus();
  };
  /** A letter and a digit go to a location; a digit alone is an option’s number. */
  const jumps = (key: string): boolean => {
    const letter = key.toUpperCase();
    if (/^[A-F]$/.test(letter)) {
      typed.current = { letter, number: '' };
      return true;
    }
    const to = `${typed.current.letter}${key}`;
    const known = places.find(({ id }) => id === to);
    if (known !== undefined) {
      typed.current = { letter: '', number: '' };
      toPlace(known.id);
      return true;
    }
    const next = typeNumber(typed.current.number, key, options.length);
    typed.current = { letter: '', number: next?.typed ?? '' };
    const option = options[next?.picked ?? -1];
    if (option !== undefined) answer(option.id);
    return next !== undefined;
  };
  const acts = (key: string): boolean => {
    if (isWay(key)) toPlace(beside(focused, key));
    else if (key === 'Enter') press(focused);
    else if (key === ' ') pin(focused);
    else if (key === 'Escape' && (opened !== null || chosen !== null)) {
      setOpened(null);
      setChosen(null);
    } else return jumps(key);
    return true;
  };
  return {
    chosen: chosen?.asked === asked ? chosen.place : null,
    open: opened?.place ?? null,
    pinned: opened?.pinned ?? false,
    focused,
    look,
    focus: (place) => {
      setFocused(place);
      look(place);
    },
    press,
    answer,
    keys: (event) => {
      if (event.ctrlKey || event.metaKey || event.altKey || !acts(event.key)) return;
      event.preventDefault();
      event.stopPropagation();
    },
    close: () => setOpened(null),
  };
}

export const placeElement = (place: PlaceId): string => `town-${place}`;
