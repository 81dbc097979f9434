/** Lines that were given up: where each left the present one, what was done on it, and the two ways back. */
import { Button } from '@mantine/core';
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import type { ActOfLine, GivenUpLine } from '../../../src/contract/calls/lines.ts';
import { counted, countedInWords } from '../../../src/rules/core/text/english.ts';
import { announce } from '../../client/announce.ts';
import { useAsk, useDo } from '../../client/api.ts';
import { useKeptFocus } from '../../client/focus.ts';
import { useGoToCopy } from '../../client/go-to-copy.ts';
import type { LogHead } from '../../client/log-context.ts';
import { usePages } from '../../client/use-pages.ts';
import { clockText } from '../../text/time.ts';
import styles from './given-up.module.css';
import { LinesDrawing } from './lines-drawing.tsx';

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
