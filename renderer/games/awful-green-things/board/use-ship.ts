/** The player’s acts on the plan: looks at an area, goes there and acts in it; by mouse and by keys alike. */
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { LitOption } from '../../../../src/rules/awful-green-things/text/lit.ts';
import type { PlanId } from '../ship/geometry.ts';
import type { BoardLights, BoardLit } from './board-lights.ts';
import { isWay, placeThatWay } from './ways.ts';

/** Milliseconds of looking at an area until its contents open. */
const LOOK_MS = 240;

export interface Ship {
  /** Area with open contents, a flag that keeps them open, and the names to which they are limited, where a counter was clicked. */
  readonly open: PlanId | null;
  readonly pinned: boolean;
  readonly of: readonly string[] | null;
  readonly focused: PlanId;
  /** Digits and letters of an area’s number, as far as typed. */
  readonly typed: string;
  /** True while all is shown that is in sight from the area looked at. */
  readonly sight: boolean;
  readonly toggleSight: () => void;
  readonly look: (area: PlanId | null) => void;
  readonly focus: (area: PlanId) => void;
  /** `names`: of the counter that is pressed; without it the area as a whole is. */
  readonly press: (area: PlanId, names?: readonly string[]) => void;
  readonly point: (option: string | null) => void;
  readonly answer: (option: string) => void;
  readonly keys: (event: KeyboardEvent) => void;
}

interface ShipProps {
  readonly lights: BoardLights;
  /** Places on the plan, each with the number that leads to it. */
  readonly places: readonly { readonly id: PlanId; readonly number: number | string }[];
  readonly onPick: (option: string | null) => void;
  readonly onAnswer: (option: string) => void;
  /** Shows all of her at once, or full size again; null where she fits anyway. */
  readonly onWhole: (() => void) | null;
}

interface Opened {
  readonly area: PlanId;
  readonly pinned: boolean;
  readonly of: readonly string[] | null;
}

/** Options that name one of these; all where nobody is named. */
export const optionsOf = (
  lit: BoardLit | undefined,
  names: readonly string[] | null | undefined,
): readonly LitOption[] =>
  (lit?.options ?? []).filter((option) => !names || option.names.some((name) => names.includes(name)));

export function useShip({ lights, places, onPick, onAnswer, onWhole }: ShipProps): Ship {
  const { from, lit } = lights;
  const [focused, setFocused] = useState<PlanId>(from ?? lit[0]?.place ?? 'sensor-1');
  const [opened, setOpened] = useState<Opened | null>(null);
  const [typed, setTyped] = useState('');
  const [sight, setSight] = useState(false);
  const toggleSight = () => setSight((now) => !now);
  const timer = useRef<number | undefined>(undefined);
  useEffect(() => () => window.clearTimeout(timer.current), []);

  const litAt = (area: PlanId) => lit.find(({ place }) => place === area);
  const look = (area: PlanId | null) => {
    window.clearTimeout(timer.current);
    if (opened?.pinned) return;
    if (area === null) setOpened(null);
    else timer.current = window.setTimeout(() => setOpened({ area, pinned: false, of: null }), LOOK_MS);
  };
  const answer = (option: string) => {
    window.clearTimeout(timer.current);
    setOpened(null);
    onAnswer(option);
  };
  const pin = (area: PlanId, of: readonly string[] | null) => {
    window.clearTimeout(timer.current);
    const isSame = (now: Opened | null) => now?.pinned && now.area === area && now.of?.[0] === of?.[0];
    setOpened((now) => (isSame(now) ? null : { area, pinned: true, of }));
  };
  /** Does the act that the press can mean; of several acts the player chooses. */
  const press = (area: PlanId, names?: readonly string[]) => {
    setFocused(area);
    const meant = optionsOf(litAt(area), names);
    const [option] = meant;
    if (option !== undefined && meant.length === 1) answer(option.id);
    else pin(area, meant.length > 0 ? (names ?? null) : null);
  };
  const toArea = (area: PlanId) => {
    setFocused(area);
    document.getElementById(areaElement(area))?.focus();
  };
  /** A number goes to an area when Enter is pressed after it. */
  const entered = () => {
    const area = places.find(({ number }) => String(number).toLowerCase() === typed);
    setTyped('');
    if (typed === '') press(focused);
    else if (area !== undefined) toArea(area.id);
  };
  const acts = (key: string): boolean => {
    if (isNumber(typed, key, places)) setTyped(`${typed}${key.toLowerCase()}`);
    else if (/^[0-9]$/.test(key)) setTyped(key);
    else if (key === 'Backspace' && typed !== '') setTyped(typed.slice(0, -1));
    else if (key === 'l' || key === 'L') toggleSight();
    else if ((key === 'o' || key === 'O') && onWhole !== null) onWhole();
    else if (isWay(key))
      toArea(
        placeThatWay(
          places.map(({ id }) => id),
          focused,
          key,
        ),
      );
    else if (key === 'Enter') entered();
    else if (key === ' ') pin(focused, null);
    else if (key === 'Escape' && (opened !== null || typed !== '')) {
      setOpened(null);
      setTyped('');
    } else return false;
    return true;
  };
  return {
    open: opened?.area ?? null,
    pinned: opened?.pinned ?? false,
    of: opened?.of ?? null,
    focused,
    typed,
    sight,
    toggleSight,
    look,
    focus: (area) => {
      setFocused(area);
      look(area);
    },
    press,
    point: onPick,
    answer,
    keys: (event) => {
      if (event.ctrlKey || event.metaKey || event.altKey || !acts(event.key)) return;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}

/** Says whether a key goes on with the number of some place: `1`, `12`, `s`, `s10`, `s10a`. */
function isNumber(typed: string, key: string, places: ShipProps['places']): boolean {
  if (key.length !== 1) return false;
  const longer = `${typed}${key}`.toLowerCase();
  return places.some(({ number }) => String(number).toLowerCase().startsWith(longer));
}

export const areaElement = (area: PlanId): string => `ship-${area}`;
