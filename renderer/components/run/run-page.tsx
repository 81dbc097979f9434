/** A run between two of its games, and at its end: its ruler, how it ended, what is next, and what was reported. */
import type { ReactNode } from 'react';
import { Section } from '../section.tsx';
import styles from './run.module.css';
import { RunFacts } from './run-facts.tsx';
import { type RunPart, RunRuler } from './run-ruler.tsx';

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
