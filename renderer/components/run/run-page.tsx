/** A run between two of its games, and at its end: its ruler, how it ended, what is next, and what was reported. */
import { type ReactNode, useId } from 'react';
import { Section } from '../section.tsx';
import styles from './run.module.css';
import { RunFacts } from './run-facts.tsx';

export interface Reported {
  readonly number: number;
  readonly name: string;
  readonly result: string;
  readonly report: string;
}

interface RunPageProps {
  /** `Three of five towns` */
  readonly title: string;
  readonly parts: readonly RunPart[];
  /** Paragraphs on the run’s end; none while it goes on. */
  readonly ending: readonly string[];
  /** The next game, with all that our own rules make of it; null where there is none. */
  readonly next: { readonly name: string; readonly facts: readonly (readonly [string, string])[] } | null;
  /** Oldest first. */
  readonly reports: readonly Reported[];
  /** The run’s tables, charts and ledger. */
  readonly children: ReactNode;
}

export function RunPage({ title, parts, ending, next, reports, children }: RunPageProps) {
  return (
    <div className={styles.run}>
      <h2 className={styles.title}>{title}</h2>
      <RunRuler parts={parts} />
      {ending.length > 0 && (
        <Section title="How it ended">
          {ending.map((text) => (
            <p key={text} className="prose">
              {text}
            </p>
          ))}
        </Section>
      )}
      {next !== null && (
        <Section title={`Next: ${next.name}`} aside="house rules, ours">
          <RunFacts facts={next.facts} className={styles.next} />
        </Section>
      )}
      {children}
      {reports.length > 0 && (
        <Section title="Reports" aside="newest first">
          <ol className={styles.reports}>
            {reports.toReversed().map(({ number, name, result, report }) => (
              <li key={number}>
                <span className="num quiet">{number}</span>
                <div>
                  <b className="name">{name}</b> <span className="tag">{result}</span>
                  <p className="prose second">{report}</p>
                </div>
              </li>
            ))}
          </ol>
        </Section>
      )}
    </div>
  );
}

/** The games of a run on one bar: won is black, a draw white, lost hatched; what is to come is pale. */
interface RunPart {
  readonly name: string;
  readonly state: 'won' | 'drawn' | 'lost' | 'now' | 'to-come';
  /** Line under it: what it came to, `next`; may be empty. */
  readonly result: string;
}

const HEIGHT = 48;
const BAR = 8;
const TOP = 20;

/** Drawn at the width there is, in shares of it: words keep their size. */
function RunRuler({ parts }: { readonly parts: readonly RunPart[] }) {
  const hatch = useId();
  const share = (at: number) => `${(100 * at) / parts.length}%`;
  return (
    <svg
      className={styles.ruler}
      width="100%"
      height={HEIGHT}
      role="img"
      aria-label={parts.map(said).join('; ')}
    >
      <pattern id={hatch} width={6} height={6} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect width={6} height={6} className={styles.drawn} />
        <path d="M0 0V6" className={styles.hatch} />
      </pattern>
      {parts.map(({ name, state, result }, at) => (
        <svg key={name} x={share(at)} width={share(1)} height={HEIGHT} overflow="visible" aria-hidden>
          <text
            className={state === 'to-come' ? styles.quiet : styles.name}
            x={state === 'now' ? 9 : 0}
            y={TOP - 6}
          >
            {name}
          </text>
          <rect
            className={styles[LOOK[state]]}
            {...(state === 'lost' ? { style: { fill: `url(#${hatch})` } } : {})}
            y={TOP}
            width="100%"
            height={BAR}
          />
          <text className={styles.quiet} x={0} y={TOP + BAR + 15}>
            {result}
          </text>
          {state === 'now' && <path className={styles.mark} d={`M0 ${TOP - 1}l-5-8h10Z`} />}
        </svg>
      ))}
    </svg>
  );
}

const said = ({ name, result, state }: RunPart): string =>
  `${name}: ${result === '' ? (state === 'now' ? 'next' : 'to come') : result}`;

const LOOK = { won: 'won', drawn: 'drawn', lost: 'drawn', now: 'now', 'to-come': 'toCome' } as const;
