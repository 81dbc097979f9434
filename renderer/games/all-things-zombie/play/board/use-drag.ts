import { type PointerEvent, useRef } from 'react';
import type { Spot } from '../../../../../src/rules/core/play.ts';
import type { View } from '../../../../components/map/geometry.ts';
import { setDragging } from '../state/dragging.ts';

/** Pixels that a pointer goes before it drags. */
const STARTS = 5;

interface Drag {
  readonly handlers: {
    readonly onPointerDown: (event: PointerEvent<SVGGElement>) => void;
    readonly onPointerMove: (event: PointerEvent<SVGGElement>) => void;
    readonly onPointerUp: (event: PointerEvent<SVGGElement>) => void;
    readonly onPointerCancel: () => void;
  };
  /** True for the click that ends a drag. */
  readonly wasDragged: () => boolean;
}

/** One step of a drag. */
export interface Dragged {
  /** Spot of the table, in tenths of an inch. */
  readonly to: Spot;
  /** It was let go there. */
  readonly isOver: boolean;
  /** With Shift: it is turned to the spot, and stays where it is. */
  readonly turns: boolean;
}

/** Dragging of something on the map: told at each spot of the table that it comes to, and where it is let go. */
export function useDrag({ window, scale }: View, onDrag: (step: Dragged) => void): Drag {
  const from = useRef<{ readonly x: number; readonly y: number }>(undefined);
  const drags = useRef(false);
  const spotOf = (event: PointerEvent<SVGGElement>): Spot => {
    const map = event.currentTarget.ownerSVGElement?.getBoundingClientRect();
    const [left, top] = [map?.left ?? 0, map?.top ?? 0];
    const within = (at: number, least: number, most: number) =>
      Math.min(most, Math.max(least, Math.round(at)));
    return {
      x: within(window.west + (event.clientX - left) / scale, window.west, window.east),
      y: within(window.north - (event.clientY - top) / scale, window.south, window.north),
    };
  };
  return {
    handlers: {
      onPointerDown: (event) => {
        if (event.button !== 0) return;
        // A fast pointer has left it before it tells of its first step.
        event.currentTarget.setPointerCapture(event.pointerId);
        from.current = { x: event.clientX, y: event.clientY };
        drags.current = false;
      },
      onPointerMove: (event) => {
        if (from.current === undefined) return;
        const far = Math.hypot(event.clientX - from.current.x, event.clientY - from.current.y);
        if (!drags.current && far < STARTS) return;
        drags.current = true;
        setDragging(true);
        onDrag({ to: spotOf(event), isOver: false, turns: event.shiftKey });
      },
      onPointerUp: (event) => {
        setDragging(false);
        if (drags.current) onDrag({ to: spotOf(event), isOver: true, turns: event.shiftKey });
        from.current = undefined;
      },
      onPointerCancel: () => {
        setDragging(false);
        from.current = undefined;
      },
    },
    wasDragged: () => drags.current,
  };
}
