/** Size of the board on the screen: the whole table in its pane, or so many pixels to an inch, scrolled to where the fight is. */
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
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
}

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
    shown.current = { scale, chosen };
  });
  return {
    scale,
    size,
    isWhole: perInch === fit,
    isCloseUp: chosen?.at !== undefined,
    whole: () => setChosen({ perInch: null }),
    larger: () => setChosen({ perInch: STEPS.find((step) => step > (perInch ?? 0)) ?? LARGEST }),
    smaller: () => {
      const less = STEPS.findLast((step) => step < (perInch ?? 0) && step > (fit ?? 0));
      setChosen({ perInch: less ?? null });
    },
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
