/** The way home of a boat: what it went through in a strong line, what may be chosen dashed, all else thin with its die. */
import { useElementSize } from '@mantine/hooks';
import type { CSSProperties } from 'react';
import type { Entry } from '../../../../src/rules/awful-green-things/epilogue/data.ts';
import {
  type EventView,
  type PassageView,
  type WayView,
  wayText,
} from '../../../../src/rules/awful-green-things/text/epilogue/chart.ts';
import { textWide } from '../ship/letters.ts';
import { ChartKey } from './chart-key.tsx';
import styles from './epilogue.module.css';
import { curveOf, HEIGHT, namedAt, PLACES, STOP, WIDTH } from './places.ts';

const ORBITS = [60, 136, 212, 288, 364, 440, 516, 592, 668];
const HOME: Entry = 12;
const VANISHED: Entry = 11;
/** Letters stay this high on the screen, however small the chart is. */
const LETTER = 12;

interface ChartProps {
  readonly passage: PassageView;
  readonly picked: string | null;
  readonly onPick: (choice: string | null) => void;
  readonly onChoose: (choice: string) => void;
}

export function EpilogueChart({ passage, picked, onPick, onChoose }: ChartProps) {
  const { ref, width, height } = useElementSize();
  const scale = Math.min(width / WIDTH, height / HEIGHT) || 1;
  const letter = LETTER / scale;
  const { events, ways, title } = passage;
  const drawn = ways.toSorted((one, other) => rank(one) - rank(other));
  return (
    <div ref={ref} className={styles.room}>
      <svg
        className={styles.chart}
        style={{ '--letter': `${letter}px` } as CSSProperties}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={`${title}: the way home`}
      >
        <g className={styles.orbits}>
          {ORBITS.map((r) => (
            <circle key={r} cx={PLACES[HOME].x} cy={PLACES[HOME].y} r={r} />
          ))}
        </g>
        {drawn.map((way) => (
          <Way key={wayKey(way)} way={way} isPicked={way.choice !== null && way.choice === picked} />
        ))}
        {drawn.map((way) =>
          way.choice === null ? (
            <Label key={wayKey(way)} way={way} letter={letter} />
          ) : (
            <Choice key={way.choice} {...{ way, letter, choice: way.choice, onPick, onChoose }} />
          ),
        )}
        {events.map((event) => (
          <Stop key={event.entry} event={event} letter={letter} />
        ))}
        <ChartKey letter={letter} />
      </svg>
    </div>
  );
}

/** Rank of a way in drawing order: choices lie on top, then ways taken. */
const rank = ({ taken, choice }: WayView): number => (choice !== null ? 2 : taken ? 1 : 0);
const wayKey = ({ from, to, text }: WayView): string => `${from}-${to}-${text}`;

function Way({
  way: { from, to, taken, choice },
  isPicked,
}: {
  readonly way: WayView;
  readonly isPicked: boolean;
}) {
  const { d, tip } = curveOf(from, to);
  const look = choice !== null ? 'choice' : taken ? 'taken' : 'may';
  return (
    <g className={styles[look]} data-picked={isPicked || undefined}>
      <path d={d} />
      <path
        className={styles.tip}
        d="M1 0L-9 -4.5V4.5Z"
        transform={`translate(${tip.x} ${tip.y}) rotate(${tip.turn})`}
      />
    </g>
  );
}

interface LabelProps {
  readonly way: WayView;
  readonly letter: number;
}

function Label({ way: { from, to, text, taken }, letter }: LabelProps) {
  const { label } = curveOf(from, to);
  return (
    <text className={taken ? styles.takenWord : styles.word} x={label.x} y={label.y + letter * 0.34}>
      {text}
    </text>
  );
}

interface ChoiceProps extends Pick<ChartProps, 'onPick' | 'onChoose'>, LabelProps {
  readonly choice: string;
}

function Choice({ way: { from, to, text }, letter, choice, onPick, onChoose }: ChoiceProps) {
  const { label } = curveOf(from, to);
  const width = textWide(text) * (letter / LETTER) + 1.4 * letter;
  const height = 1.7 * letter;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the answers stand beside the chart, where the keyboard reaches them.
    <g
      className={styles.pill}
      data-lit=""
      onClick={() => onChoose(choice)}
      onPointerEnter={() => onPick(choice)}
      onPointerLeave={() => onPick(null)}
    >
      <title>{wayText(choice)}</title>
      <rect x={label.x - width / 2} y={label.y - height / 2} width={width} height={height} rx={height / 2} />
      <text x={label.x} y={label.y + letter * 0.34}>
        {text}
      </text>
    </g>
  );
}

interface StopProps {
  readonly event: EventView;
  readonly letter: number;
}

function Stop({ event: { entry, name, is }, letter }: StopProps) {
  const { x, y } = PLACES[entry];
  const { anchor, ...named } = namedAt(entry, letter);
  const look = entry === HOME ? 'home' : entry === VANISHED ? 'vanished' : is === 'to-come' ? 'open' : 'been';
  return (
    <g className={styles[look]} data-entry={entry} data-here={is === 'here' || undefined}>
      <title>{`Event ${entry}: ${name}`}</title>
      {entry === HOME || entry === VANISHED ? (
        <rect x={x - STOP} y={y - STOP} width={2 * STOP} height={2 * STOP} rx={3} />
      ) : (
        <circle cx={x} cy={y} r={STOP} />
      )}
      {is === 'here' && <circle className={styles.here} cx={x} cy={y} r={STOP + 5} />}
      <text className={styles.number} x={x} y={y + letter * 0.38}>
        {entry}
      </text>
      <text className={is === 'to-come' ? styles.place : styles.placeBeen} textAnchor={anchor} {...named}>
        {name}
      </text>
    </g>
  );
}
