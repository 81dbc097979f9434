/** The way home of a boat: what it went through in a strong line, what may be chosen dashed, all else thin with its die. */
import type { Entry } from '../../../../src/rules/awful-green-things/epilogue/data.ts';
import {
  type EventView,
  type PassageView,
  type WayView,
  wayText,
} from '../../../../src/rules/awful-green-things/text/epilogue/chart.ts';
import styles from './epilogue.module.css';
import { curveOf, HEIGHT, PLACES, WIDTH } from './places.ts';

const ORBITS = [60, 136, 212, 288, 364, 440, 516, 592, 668];
const HOME: Entry = 12;
const VANISHED: Entry = 11;

interface ChartProps {
  readonly passage: PassageView;
  readonly picked: string | null;
  readonly onPick: (choice: string | null) => void;
  readonly onChoose: (choice: string) => void;
}

export function EpilogueChart({ passage, picked, onPick, onChoose }: ChartProps) {
  const { events, ways, title } = passage;
  const drawn = ways.toSorted((one, other) => rank(one) - rank(other));
  return (
    <svg
      className={styles.chart}
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
        <Way
          key={`${way.from}-${way.to}-${way.text}`}
          way={way}
          isPicked={way.choice !== null && way.choice === picked}
        />
      ))}
      {drawn.map((way) =>
        way.choice === null ? (
          <Label key={`${way.from}-${way.to}-${way.text}`} way={way} />
        ) : (
          <Choice key={way.choice} {...{ way, choice: way.choice, onPick, onChoose }} />
        ),
      )}
      {events.map((event) => (
        <Stop key={event.entry} event={event} />
      ))}
    </svg>
  );
}

/** What was taken, and what may be, lies on top. */
const rank = ({ taken, choice }: WayView): number => (choice !== null ? 2 : taken ? 1 : 0);

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

const PER_LETTER = 6.4;

function Label({ way: { from, to, text, taken } }: { readonly way: WayView }) {
  const { label } = curveOf(from, to);
  return (
    <text className={taken ? styles.takenWord : styles.word} x={label.x} y={label.y + 4}>
      {text}
    </text>
  );
}

interface ChoiceProps extends Pick<ChartProps, 'onPick' | 'onChoose'> {
  readonly way: WayView;
  readonly choice: string;
}

function Choice({ way: { from, to, text }, choice, onPick, onChoose }: ChoiceProps) {
  const { label } = curveOf(from, to);
  const width = text.length * PER_LETTER + 16;
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
      <rect x={label.x - width / 2} y={label.y - 10} width={width} height={20} rx={10} />
      <text x={label.x} y={label.y + 4}>
        {text}
      </text>
    </g>
  );
}

const NAME = {
  above: { x: 0, y: -26, textAnchor: 'middle' },
  below: { x: 0, y: 36, textAnchor: 'middle' },
  left: { x: -25, y: 5, textAnchor: 'end' },
  right: { x: 25, y: 5, textAnchor: 'start' },
} as const;

function Stop({ event: { entry, name, is } }: { readonly event: EventView }) {
  const { x, y, name: side } = PLACES[entry];
  const look = entry === HOME ? 'home' : entry === VANISHED ? 'vanished' : is === 'to-come' ? 'open' : 'been';
  return (
    <g
      className={styles[look]}
      transform={`translate(${x} ${y})`}
      data-entry={entry}
      data-here={is === 'here' || undefined}
    >
      <title>{`Event ${entry}: ${name}`}</title>
      {entry === HOME || entry === VANISHED ? (
        <rect x={-17} y={-17} width={34} height={34} rx={3} />
      ) : (
        <circle r={17} />
      )}
      {is === 'here' && <circle className={styles.here} r={22} />}
      <text className={styles.number} y={4.5}>
        {entry}
      </text>
      <text className={is === 'to-come' ? styles.place : styles.placeBeen} {...NAME[side]}>
        {name}
      </text>
    </g>
  );
}
