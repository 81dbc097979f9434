/** Size of the board on the screen: the whole table in its pane, or so many pixels to an inch, scrolled to where the fight is. */
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { TableSize } from '../../../../../src/rules/core/geometry/table-top.ts';
import type { Spot } from '../../../../../src/rules/core/play.ts';

/** Pixels to an inch, from step to step; before the first the whole table is shown. */
const STEPS = [14, 20, 28, 40] as const;
/** The whole table is shown at first where that gives an inch so many pixels. */
const ENOUGH = 18;

interface Zoom {
  /** Pixels to a tenth of an inch; undefined until the pane has been measured. */
  readonly scale: number | undefined;
  readonly isWhole: boolean;
  readonly whole: () => void;
  readonly larger: () => void;
  readonly smaller: () => void;
}

export function useZoom(
  pane: RefObject<HTMLElement | null>,
  { width, depth }: TableSize,
  middle: Spot | undefined,
): Zoom {
  const [size, setSize] = useState<{ readonly across: number; readonly down: number }>();
  /** Null for the whole table, undefined until the player has chosen. */
  const [chosen, setChosen] = useState<number | null>();
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
  const perInch = (chosen === undefined ? first : chosen) ?? fit;
  const scale = perInch === undefined ? undefined : Math.round(perInch * 10) / 100;
  const shown = useRef<number>(undefined);
  // The middle stays in the middle; at first that is the fight.
  useEffect(() => {
    const element = pane.current;
    if (element === null || scale === undefined || middle === undefined || shown.current === scale) return;
    const before = shown.current;
    const { scrollLeft, scrollTop, clientWidth, clientHeight } = element;
    const at =
      before === undefined
        ? { x: middle.x * scale, y: (depth - middle.y) * scale }
        : {
            x: ((scrollLeft + clientWidth / 2) / before) * scale,
            y: ((scrollTop + clientHeight / 2) / before) * scale,
          };
    element.scrollTo({ left: at.x - clientWidth / 2, top: at.y - clientHeight / 2 });
    shown.current = scale;
  });
  return {
    scale,
    isWhole: perInch === fit,
    whole: () => setChosen(null),
    larger: () => setChosen(STEPS.find((step) => step > (perInch ?? 0)) ?? STEPS[STEPS.length - 1]),
    smaller: () => {
      const less = STEPS.findLast((step) => step < (perInch ?? 0) && step > (fit ?? 0));
      setChosen(less ?? null);
    },
  };
}
