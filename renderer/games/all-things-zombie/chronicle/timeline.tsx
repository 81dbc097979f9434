/** The Chronicle’s list of entries by year, with plans that came to nothing folded into one line. */
import { Button } from '@mantine/core';
import {
  IconAdjustments,
  IconBackpack,
  IconDoorExit,
  IconMapPin,
  IconPencil,
  IconPointFilled,
  IconRun,
} from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { type KeyboardEvent, useState } from 'react';
import type { ChronicleEntryView } from '../../../../src/contract/games/all-things-zombie/journal.ts';
import { countedInWords, upperFirst } from '../../../../src/rules/core/text/english.ts';
import { off } from '../../../components/off.ts';
import styles from './chronicle.module.css';

interface TimelineProps {
  readonly entries: readonly ChronicleEntryView[];
  readonly selected: number | undefined;
  readonly order: 'newest' | 'oldest';
  /** Undefined where there is no more. */
  readonly onMore: (() => void) | undefined;
  readonly busy: boolean;
}

export function Timeline({ entries, selected, order, onMore, busy }: TimelineProps) {
  return (
    <nav className={styles.timeline} aria-label={`Timeline, ${order} first`} onKeyDown={moveByArrows}>
      {byYear(entries).map(({ year, of }) => (
        <section key={`${year} ${of[0]?.act}`}>
          <h2 className={styles.year}>{year}</h2>
          <ol>
            <Rows entries={of} selected={selected} />
          </ol>
        </section>
      ))}
      {onMore !== undefined && (
        <Button className={styles.more ?? ''} size="sm" {...off(busy)} onClick={onMore}>
          {order === 'newest' ? 'Show earlier entries' : 'Show later entries'}
        </Button>
      )}
    </nav>
  );
}

interface RowsProps {
  readonly entries: readonly ChronicleEntryView[];
  readonly selected: number | undefined;
}

/**
 * Rows of the timeline. Plans that came to nothing get one line in all, which opens with a press, but for a plan that is being read or has
 * a note.
 */
function Rows({ entries, selected }: RowsProps) {
  const [open, setOpen] = useState(false);
  const isQuiet = ({ act, encounter, notes, snippet }: ChronicleEntryView) =>
    encounter?.state === 'dropped' && act !== selected && notes.length === 0 && snippet.length === 0;
  const dropped = entries.filter(isQuiet).length;
  const shown = open ? entries : entries.filter((entry) => !isQuiet(entry));
  return (
    <>
      {shown.map((entry, at) => (
        <Row
          key={entry.act}
          entry={entry}
          selected={entry.act === selected}
          dated={at === 0 || shown[at - 1]?.period !== entry.period}
        />
      ))}
      {dropped > 0 && (
        <li className={styles.dropped}>
          <button
            type="button"
            className="quiet-link small"
            aria-expanded={open}
            onClick={() => setOpen(!open)}
          >
            {open
              ? 'Fold the plans that were dropped'
              : `${upperFirst(countedInWords(dropped, 'plan', 'plans'))} dropped`}
          </button>
        </li>
      )}
    </>
  );
}

interface RowProps {
  readonly entry: ChronicleEntryView;
  readonly selected: boolean;
  /** True if the period stands beside the entry: once for all entries of one period. */
  readonly dated: boolean;
}

function Row({ entry, selected, dated }: RowProps) {
  const { act, period, date, title, line, tag, encounter, byHand, snippet, notes } = entry;
  return (
    <li
      className={styles.timelineEntry}
      data-selected={selected || undefined}
      data-hand={byHand || undefined}
    >
      <Link
        from="/c/$campaign/chronicle"
        search={{ entry: act }}
        className={styles.link}
        aria-current={selected ? 'page' : undefined}
        data-entry
      >
        <span className={styles.period} aria-hidden>
          {dated ? period.slice(0, 3) : ''}
        </span>
        <span className="vh">{date}: </span>
        <EntryIcon entry={entry} />
        <span className={encounter === null ? styles.timelineAct : styles.timelineTitle}>{title}</span>
        {tag !== null && <span className={tag.loss ? 'tag flag' : 'tag'}>{tag.text}</span>}
        {snippet.length > 0 ? (
          <Snippet bits={snippet} />
        ) : (
          line !== '' && <span className={styles.timelineLine}>{line}</span>
        )}
      </Link>
      {notes.map((note) => (
        <p key={note.note} className={styles.note}>
          <IconPencil size={14} stroke={1.6} role="img" aria-label="Note:" />
          <span>
            {note.text}
            {note.takenBack && <span className={styles.back}> Beside something taken back.</span>}
          </span>
        </p>
      ))}
    </li>
  );
}

function Snippet({ bits }: { readonly bits: ChronicleEntryView['snippet'] }) {
  return (
    <span className={styles.snippet}>
      {bits.map(({ text, hit }, at) =>
        // biome-ignore lint/suspicious/noArrayIndexKey: bits of one text, which never change places.
        hit ? <mark key={at}>{text}</mark> : <span key={at}>{text}</span>,
      )}
    </span>
  );
}

function EntryIcon({ entry: { encounter, byHand } }: { readonly entry: ChronicleEntryView }) {
  const look = { size: 16, stroke: 1.6, className: styles.icon ?? '', 'aria-hidden': true } as const;
  if (encounter === null)
    return byHand ? <IconAdjustments {...look} /> : <IconPointFilled {...look} size={10} />;
  if (encounter.state === 'under-way') return <IconMapPin {...look} />;
  switch (encounter.kind) {
    case 'raid':
      return <IconBackpack {...look} />;
    case 'escape':
      return <IconDoorExit {...look} />;
    case 'pursuit':
      return <IconRun {...look} />;
    default:
      return encounter.kind satisfies never;
  }
}

function byYear(entries: readonly ChronicleEntryView[]) {
  const years: { year: string; of: ChronicleEntryView[] }[] = [];
  for (const entry of entries) {
    const last = years.at(-1);
    if (last?.year === entry.year) last.of.push(entry);
    else years.push({ year: entry.year, of: [entry] });
  }
  return years;
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** Up and Down go from entry to entry; Tab goes on as ever. */
function moveByArrows(event: KeyboardEvent<HTMLElement>): void {
  const step = STEPS[event.key];
  if (step === undefined || !(event.target instanceof HTMLElement)) return;
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-entry]')];
  const next = links[links.indexOf(event.target) + step];
  if (!links.includes(event.target) || next === undefined) return;
  event.preventDefault();
  next.focus();
}
