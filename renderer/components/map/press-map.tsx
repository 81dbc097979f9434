/** The whole table as one thing to press for a place: by mouse and touch where it is, by the arrow keys from where it was. */
import { type KeyboardEvent, type MouseEvent, useEffect, useRef } from 'react';
import type { TableSize } from '../../../src/rules/core/geometry/table-top.ts';
import type { Spot } from '../../../src/rules/core/play.ts';
import { announce } from '../../client/announce.ts';
import { steppedBy } from './arrows.ts';
import type { View } from './geometry.ts';
import styles from './map.module.css';

/** An arrow goes an inch, with Shift a tenth of one. */
const INCH = 10;

interface PressMapProps {
  readonly size: TableSize;
  readonly view: View;
  /** Name of the place to be chosen: `The party’s place`. */
  readonly what: string;
  /** Spot from which the arrows go on; the middle where none has been said. */
  readonly at: Spot | undefined;
  readonly onPress: (spot: Spot) => void;
  readonly autoFocus?: boolean;
}

export function PressMap({ size, view, what, at, onPress, autoFocus = false }: PressMapProps) {
  const press = (event: MouseEvent<SVGGElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    const share = (to: number, from: number, length: number) =>
      Math.min(1, Math.max(0, (to - from) / length));
    onPress({
      x: Math.round(share(event.clientX, box.left, box.width) * size.width),
      y: size.depth - Math.round(share(event.clientY, box.top, box.height) * size.depth),
    });
  };
  const step = (event: KeyboardEvent) => {
    const from = at ?? { x: Math.round(size.width / 2), y: Math.round(size.depth / 2) };
    const to = steppedBy(event.key, from, event.shiftKey ? 1 : INCH, size);
    if (to === undefined) return;
    event.preventDefault();
    announce(placeText(to));
    onPress(to);
  };
  const whole = useRef<SVGGElement>(null);
  useEffect(() => {
    if (autoFocus) whole.current?.focus({ preventScroll: true });
  }, [autoFocus]);
  return (
    // biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: an application’s arrows are its own.
    <g
      ref={whole}
      className={styles.pressing}
      role="application"
      aria-label={`${what}${at === undefined ? '' : `: ${placeText(at)}`}. The arrow keys move it by an inch, with Shift by a tenth.`}
      tabIndex={0}
      onClick={press}
      onKeyDown={step}
    >
      <rect width={size.width * view.scale} height={size.depth * view.scale} />
    </g>
  );
}

/** `24.0″ east, 8.5″ north`, from the south-west corner. */
export const placeText = ({ x, y }: Spot) => `${(x / 10).toFixed(1)}″ east, ${(y / 10).toFixed(1)}″ north`;
