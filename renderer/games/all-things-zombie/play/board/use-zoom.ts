/** Size of the board on the screen: the whole table in its pane, or so many pixels to an inch, scrolled to where the fight is. */
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { Bounds } from '../../../../../src/rules/core/geometry/polygon.ts';
import type { TableSize } from '../../../../../src/rules/core/geometry/table-top.ts';
import type { Spot } from '../../../../../src/rules/core/play.ts';

/** Pixels to an inch, from step to step; before the first the whole table is shown. */
const STEPS = [14, 20, 28, 40] as const;
const LARGEST = 40;
/** Tenths of an inch that are shown about what is brought close. */
const AROUND = 30;
/** The whole table is shown at first where that gives an inch so many pixels. */
const ENOUGH = 18;

interface Chosen {
  /** Null for the whole table. */
  readonly perInch: number | null;
  /** Spot that comes into the middle; what was there stays where left out. */
  readonly at?: Spot;
  /** Spot that stays where it is in the pane, so many pixels from its left and its top. */
  readonly under?: { readonly spot: Spot; readonly left: number; readonly top: number };
}

/** Pixels that a wheel turns from step to step: a notch of a mouse, or a pinch on a pad. */
const NOTCH = 50;
/** Pixels of a line, where the wheel tells lines. */
const WHEEL_LINE = 40;

interface Zoom {
  /** Pixels to a tenth of an inch; undefined until the pane has been measured. */
  readonly scale: number | undefined;
  readonly isWhole: boolean;
  /** Pixels of the pane, across and down; undefined until it has been measured. */
  readonly size: { readonly across: number; readonly down: number } | undefined;
  /** A stretch of the table has been brought close. */
  readonly isCloseUp: boolean;
  readonly whole: () => void;
  readonly larger: () => void;
  readonly smaller: () => void;
  /** A stretch of the table as large as there is room for it, with what is about it. */
  readonly closeUp: (bounds: Bounds) => void;
}

export function useZoom(
  pane: RefObject<HTMLElement | null>,
  { width, depth }: TableSize,
  middle: Spot | undefined,
): Zoom {
  const [size, setSize] = useState<{ readonly across: number; readonly down: number }>();
  /** Undefined until the player has chosen. */
  const [chosen, setChosen] = useState<Chosen>();
  useLayoutEffect(() => {
    const element = pane.current;
    if (element === null) return;
    const measure = () => setSize({ across: element.offsetWidth, down: element.offsetHeight });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [pane]);
  const fit = size && Math.min(size.across / width, size.down / depth) * 10;
  const first = fit === undefined || fit >= ENOUGH ? null : 20;
  const perInch = (chosen === undefined ? first : chosen.perInch) ?? fit;
  const scale = perInch === undefined ? undefined : Math.round(perInch * 10) / 100;
  const shown = useRef<{ readonly scale: number; readonly chosen: Chosen | undefined }>(undefined);
  // The middle stays in the middle; at first that is the fight.
  useEffect(() => {
    const element = pane.current;
    const before = shown.current;
    if (element === null || scale === undefined || middle === undefined) return;
    if (before?.scale === scale && before.chosen === chosen) return;
    const { scrollLeft, scrollTop, clientWidth, clientHeight } = element;
    const under = chosen === before?.chosen ? undefined : chosen?.under;
    shown.current = { scale, chosen };
    if (under !== undefined) {
      const { spot, left, top } = under;
      element.scrollTo({ left: spot.x * scale - left, top: (depth - spot.y) * scale - top });
      return;
    }
    const to = chosen !== before?.chosen ? chosen?.at : undefined;
    const spot = to ?? (before === undefined ? middle : undefined);
    const at =
      spot === undefined && before !== undefined
        ? {
            x: ((scrollLeft + clientWidth / 2) / before.scale) * scale,
            y: ((scrollTop + clientHeight / 2) / before.scale) * scale,
          }
        : { x: (spot ?? middle).x * scale, y: (depth - (spot ?? middle).y) * scale };
    element.scrollTo({ left: at.x - clientWidth / 2, top: at.y - clientHeight / 2 });
  });
  /** Pixels to an inch by a step more or less; null for the whole table. */
  const stepped = (more: boolean): number | null =>
    more
      ? (STEPS.find((step) => step > (perInch ?? 0)) ?? LARGEST)
      : (STEPS.findLast((step) => step < (perInch ?? 0) && step > (fit ?? 0)) ?? null);
  const turned = useRef(0);
  /** With Ctrl, and so by a pinch, a wheel zooms round the pointer; without it scrolls. */
  const turn = useEffectEvent((event: WheelEvent) => {
    const map = pane.current?.querySelector('svg')?.getBoundingClientRect();
    const element = pane.current?.getBoundingClientRect();
    if (!event.ctrlKey || map === undefined || element === undefined || scale === undefined) return;
    event.preventDefault();
    turned.current -= event.deltaY * (event.deltaMode === WheelEvent.DOM_DELTA_LINE ? WHEEL_LINE : 1);
    if (Math.abs(turned.current) < NOTCH) return;
    const more = turned.current > 0;
    turned.current = 0;
    const spot = {
      x: (event.clientX - map.left) / scale,
      y: depth - (event.clientY - map.top) / scale,
    };
    const under = { spot, left: event.clientX - element.left, top: event.clientY - element.top };
    setChosen({ perInch: stepped(more), under });
  });
  useEffect(() => {
    const element = pane.current;
    if (element === null) return undefined;
    const onWheel = (event: WheelEvent) => turn(event);
    // The page itself would be zoomed by a listener that can’t prevent it.
    element.addEventListener('wheel', onWheel, { passive: false });
    return () => element.removeEventListener('wheel', onWheel);
  }, [pane]);
  return {
    scale,
    size,
    isWhole: perInch === fit,
    isCloseUp: chosen?.at !== undefined,
    whole: () => setChosen({ perInch: null }),
    larger: () => setChosen({ perInch: stepped(true) }),
    smaller: () => setChosen({ perInch: stepped(false) }),
    closeUp: ({ west, south, east, north }) => {
      if (size === undefined) return;
      const room = Math.min(
        size.across / (east - west + 2 * AROUND),
        size.down / (north - south + 2 * AROUND),
      );
      const largest = STEPS.findLast((step) => step <= room * 10 && step > (fit ?? 0));
      setChosen({ perInch: largest ?? null, at: { x: (west + east) / 2, y: (south + north) / 2 } });
    },
  };
}
