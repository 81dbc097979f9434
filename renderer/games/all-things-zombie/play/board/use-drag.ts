import { type PointerEvent, useRef } from 'react';
import type { Spot } from '../../../../../src/rules/core/play.ts';
import type { View } from '../../../../components/map/geometry.ts';

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

/** Dragging of something on the map: told at each spot of the table that it comes to, in tenths of an inch, and where it is let go. */
export function useDrag({ window, scale }: View, onDrag: (to: Spot, isOver: boolean) => void): Drag {
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
        onDrag(spotOf(event), false);
      },
      onPointerUp: (event) => {
        if (drags.current) onDrag(spotOf(event), true);
        from.current = undefined;
      },
      onPointerCancel: () => {
        from.current = undefined;
      },
    },
    wasDragged: () => drags.current,
  };
}
