/** Lines that were given up: where each left the present one, what was done on it, and the two ways back. */
import { Button } from '@mantine/core';
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import type { ActOfLine, GivenUpLine, LinesAxis } from '../../../src/contract/calls/given-up-lines.ts';
import { counted, countedInWords } from '../../../src/rules/core/text/english.ts';
import { announce } from '../../client/announce.ts';
import { useAsk, useDo } from '../../client/api.ts';
import { useKeptFocus } from '../../client/focus.ts';
import { useGoToCopy } from '../../client/go-to-copy.ts';
import type { LogHead } from '../../client/log-context.ts';
import { usePages } from '../../client/use-pages.ts';
import { clockText } from '../../text/time.ts';
import styles from './given-up.module.css';
import { LANE, placed as placedIn } from './placed-lines.ts';

export function GivenUp({ log }: { readonly log: LogHead }) {
  const found = useAsk('campaign.lines', { campaign: log.id });
  const [opened, setOpened] = useState<number>();
  const intro = useRef<HTMLParagraphElement>(null);
  // A line that is brought back takes its row along.
  useKeptFocus(found.data, () => intro.current);
  if (found.data === undefined) return <p className="quiet">{found.error?.message ?? ''}</p>;
  const { lines, axis } = found.data;
  if (lines.length === 0)
    return (
      <p className="quiet small">
        When you undo acts and then do something else, the undone acts are kept here.
      </p>
    );
  const shown = lines.find(({ line }) => line === opened) ?? lines[0];
  return (
    <>
      <p ref={intro} tabIndex={-1} className="quiet small">
        Acts you undid before doing something else. They stay with the campaign and in its file.
      </p>
      <LinesDrawing lines={lines} axis={axis} shown={shown?.line} />
      <ol className={styles.lines}>
        {lines.map((line) => (
          <Line
            key={line.line}
            log={log}
            line={line}
            open={line === shown}
            onOpen={() => setOpened(line.line)}
          />
        ))}
      </ol>
    </>
  );
}

interface LineProps {
  readonly log: LogHead;
  readonly line: GivenUpLine;
  readonly open: boolean;
  readonly onOpen: () => void;
}

function Line({ log, line, open, onOpen }: LineProps) {
  const Chevron = open ? IconChevronUp : IconChevronDown;
  return (
    <li className={styles.line} data-open={open || undefined}>
      <button type="button" className={styles.head} aria-expanded={open} onClick={onOpen}>
        <b>{counted(line.acts, 'act', 'acts')}</b>
        <span className="name">{line.span}</span>
        <Chevron size={16} stroke={1.6} aria-hidden />
      </button>
      <p className="quiet small">
        Given up {clockText(line.givenUpAt)}, after <q className="name">{line.after.title}</q>
      </p>
      {open && <Opened log={log} line={line} />}
    </li>
  );
}

/** Name for the copy of a line; names have eighty letters at most. */
const copyName = (name: string) => `${[...name].slice(0, 60).join('')}, another way`;

function Opened({ log, line }: Pick<LineProps, 'log' | 'line'>) {
  const back = useDo('campaign.bring-back');
  const copy = useDo('campaign.copy');
  const goTo = useGoToCopy();
  const { instead } = line;
  return (
    <>
      <Acts log={log} line={line} />
      <div data-writes className={styles.ways}>
        {!line.beforeCopy && (
          <Button
            size="sm"
            variant="filled"
            onClick={() =>
              back.mutate(
                { campaign: log.id, revision: log.revision, line: line.line },
                { onSuccess: ({ title }) => announce(title) },
              )
            }
          >
            Bring it back here
          </Button>
        )}
        <Button
          size="sm"
          variant={line.beforeCopy ? 'filled' : 'default'}
          onClick={() =>
            copy.mutate(
              { campaign: log.id, name: copyName(log.name), line: line.line },
              { onSuccess: ({ id }) => goTo(id) },
            )
          }
        >
          Open as a copy
        </Button>
      </div>
      {line.beforeCopy && (
        <p data-writes className="second small">
          Given up before this copy was made, so it opens only as a copy of its own.
        </p>
      )}
      {instead.acts > 0 && !line.beforeCopy && (
        <p data-writes className="second small">
          <b className="flag">{`Bringing it back gives up ${countedInWords(instead.acts, 'act', 'acts')}`}</b>{' '}
          done since, {instead.since}. {instead.acts === 1 ? 'It becomes' : 'They become'} a line in this
          list.
        </p>
      )}
    </>
  );
}

function Acts({ log, line }: Pick<LineProps, 'log' | 'line'>) {
  const [all, setAll] = useState(false);
  const pages = usePages('campaign.line', { campaign: log.id, line: line.line }, { enabled: all });
  const loaded = all ? pages.data?.pages.flatMap(({ acts }) => acts) : undefined;
  const acts: readonly ActOfLine[] = loaded ?? line.newest;
  const more = line.acts - acts.length;
  return (
    <ul className={styles.acts} aria-label="What was done on it, newest first">
      {acts.map(({ act, title, date }) => (
        <li key={act}>
          <span className="name">{title}</span>
          <span className="second">{date}</span>
        </li>
      ))}
      {more > 0 && (
        <li>
          <button
            type="button"
            className="link"
            onClick={() => (all ? void pages.fetchNextPage({ cancelRefetch: false }) : setAll(true))}
          >
            {`${more} more`}
          </button>
        </li>
      )}
    </ul>
  );
}

/** The present line from left to right, and each given-up one where it leaves it; the list beside it says all of it in words. */
const WIDTH = 360;
const LEFT = 8;
const RIGHT = 345;
/** Pixels from where a line begins to rise to where its label stands, past the bend. */
const LABEL = 21;

interface DrawingProps {
  readonly lines: readonly GivenUpLine[];
  readonly axis: LinesAxis;
  readonly shown: number | undefined;
}

function LinesDrawing({ lines, axis, shown }: DrawingProps) {
  const length = Math.max(1, axis.to - axis.from);
  const x = (at: number) => LEFT + ((at - axis.from) / length) * (RIGHT - LEFT);
  const placed = placedIn(lines, x, { left: LEFT, right: RIGHT });
  const ground = 34 + LANE * Math.max(1, ...placed.map(({ lane }) => lane));
  return (
    <svg
      className={styles.drawing}
      viewBox={`0 0 ${WIDTH} ${ground + 28}`}
      role="img"
      aria-label={`The present line, and ${counted(placed.length, 'line', 'lines')} that left it`}
    >
      <path className={styles.beyond} d={`M${LEFT} ${ground}H${x(axis.to)}`} />
      <path className={styles.present} d={`M${LEFT} ${ground}H${x(axis.now)}`} />
      {axis.ticks.map(({ at, text }) => (
        <g key={at}>
          <path className={styles.tick} d={`M${x(at)} ${ground - 6}v12`} />
          <text x={Math.min(RIGHT + 7, x(at))} y={ground + 22} textAnchor={anchor(x(at))}>
            {text}
          </text>
        </g>
      ))}
      {placed.map(({ line, from, to, lane }) => {
        const y = ground - LANE * lane;
        const bend = Math.min(18, (to - from) / 2);
        return (
          <g key={line.line} data-shown={line.line === shown || undefined}>
            <path
              className={styles.left}
              d={`M${from} ${ground}C${from + bend} ${ground} ${from + bend / 2} ${y} ${from + bend * 1.6} ${y}H${to}`}
            />
            <circle className={styles.end} cx={to} cy={y} r={3.5} />
            <text x={from + LABEL} y={y - 8}>
              {counted(line.acts, 'act', 'acts')}
            </text>
          </g>
        );
      })}
      <circle className={styles.now} cx={x(axis.now)} cy={ground} r={5} />
    </svg>
  );
}

const anchor = (x: number) => (x < 60 ? 'start' : x > RIGHT - 60 ? 'end' : 'middle');
