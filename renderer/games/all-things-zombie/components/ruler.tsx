/** The campaign from its first year to the last phase, with the present marked: one black-and-white bar. */
import { useElementSize } from '@mantine/hooks';
import { yearText } from '../text/calendar.ts';
import styles from './components.module.css';
import { labelledYears, type RulerDates, type RulerScale, rulerScale } from './ruler-scale.ts';

interface RulerProps extends RulerDates {
  /** The present as it is written: `October, O+4`. */
  readonly text: string;
  readonly phase: number;
}

const NARROWEST = 320;
const NOW_WIDTH = 46;

export function Ruler({ text, phase, ...dates }: RulerProps) {
  const { ref, width } = useElementSize();
  const scale = rulerScale(dates, Math.max(width, NARROWEST));
  return (
    <div ref={ref} className={styles.frame}>
      {width > 0 && <Bar scale={scale} dates={dates} phase={phase} label={labelOf(scale, text, phase)} />}
    </div>
  );
}

function labelOf(scale: RulerScale, text: string, phase: number): string {
  const to = scale.phases.find((part) => part.phase === phase)?.to;
  const end = to === null || to === undefined ? 'which has no end' : `which runs to ${yearText(to)}`;
  return `Campaign from ${yearText(scale.years[0] ?? 0)}; ${text} is in phase ${phase}, ${end}`;
}

interface BarProps {
  readonly scale: RulerScale;
  readonly dates: RulerDates;
  readonly phase: number;
  readonly label: string;
}

function Bar({ scale, dates, phase, label }: BarProps) {
  const width = scale.step * scale.years.length + 1;
  // Beyond the middle the word stands before its mark, so that it never leaves the page.
  const before = scale.now > width - NOW_WIDTH;
  const present = before
    ? { left: scale.now - NOW_WIDTH, right: scale.now + 6 }
    : { left: scale.now - 6, right: scale.now + NOW_WIDTH };
  return (
    <svg
      className={styles.ruler}
      width={width}
      height="56"
      viewBox={`0 0 ${width} 56`}
      role="img"
      aria-label={label}
    >
      {scale.years.map((year, index) => (
        <rect
          key={year}
          className={
            year < dates.now.year
              ? index % 2
                ? styles.past0
                : styles.past1
              : index % 2
                ? styles.to0
                : styles.to1
          }
          x={scale.at(year)}
          y="20"
          width={scale.step}
          height="7"
        />
      ))}
      <PresentYear scale={scale} dates={dates} />
      <path className={styles.now} d={`M${scale.now} 18 l-4.5 -7 h9z`} />
      <text
        className={styles.here}
        x={scale.now + (before ? -9 : 9)}
        y="13"
        textAnchor={before ? 'end' : 'start'}
      >
        now
      </text>
      {labelledYears(scale, present).map((year) => (
        <text key={year} x={scale.at(year)} y="13">
          {yearText(year)}
        </text>
      ))}
      {scale.phases.map((part) => (
        <PhasePart key={part.phase} scale={scale} part={part} current={part.phase === phase} />
      ))}
    </svg>
  );
}

/** The present year is parted into its months or seasons, as far as they have gone. */
function PresentYear({ scale, dates }: Pick<BarProps, 'scale' | 'dates'>) {
  const { now, periodsAYear, start } = dates;
  const step = scale.step / periodsAYear;
  const gone = Array.from({ length: now.period + 1 }, (_, index) => index).filter(
    (period) => now.year > start.year || period >= start.period,
  );
  return gone.map((period) => (
    <rect
      key={period}
      className={period % 2 ? styles.past0 : styles.past1}
      x={scale.at(now.year) + period * step}
      y="20"
      width={step}
      height="7"
    />
  ));
}

interface PhasePartProps {
  readonly scale: RulerScale;
  readonly part: RulerScale['phases'][number];
  readonly current: boolean;
}

/** Pixels that `Phase 2, to O+20` and `Phase 3` take at 12 px. */
const WORDS_WIDTH = 110;
const PHASE_WIDTH = 46;

function PhasePart({ scale, part, current }: PhasePartProps) {
  const left = scale.at(part.from) + 0.5;
  const open = part.to === null;
  const right = part.to === null ? scale.step * scale.years.length : scale.at(part.to + 1) - 5;
  const room = right - left;
  const name = `Phase ${part.phase}`;
  const words = part.to === null ? name : `${name}, to ${yearText(part.to)}`;
  // A last part too short for its name has it end with the page.
  const fromRight = open && room < PHASE_WIDTH;
  return (
    <>
      <path
        className={current ? styles.phaseNow : styles.phase}
        d={`M${left} 33v5H${Math.max(left, right)}${open ? '' : 'v-5'}`}
      />
      <text
        className={current ? styles.here : undefined}
        x={fromRight ? right : left - 0.5}
        y="53"
        textAnchor={fromRight ? 'end' : 'start'}
      >
        {open || room > WORDS_WIDTH ? words : String(part.phase)}
      </text>
    </>
  );
}
