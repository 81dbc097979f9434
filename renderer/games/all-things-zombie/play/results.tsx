/** The list of results where one press did several deeds. */
import { CloseButton } from '@mantine/core';
import { useState } from 'react';
import { countedInWords, upperFirst } from '../../../../src/rules/core/text/english.ts';
import type { Done } from '../acts/use-encounter-act.ts';
import { ActExplained } from '../explained/act-explained.tsx';
import { OpensButton } from '../explained/opens-button.tsx';
import styles from './play.module.css';
import { usePlay } from './state/play-context.ts';

interface ResultsProps {
  readonly campaign: string;
  readonly results: readonly Done[];
  /** Act of each result, where the log has it by now. */
  readonly numbers: readonly (number | undefined)[];
}

/** Results of a press that did several deeds: a line each, which opens to its numbers. */
export function Results({ campaign, results, numbers }: ResultsProps) {
  const { acts } = usePlay();
  return (
    <section className={styles.results} aria-label="What came of it" role="status">
      <header>
        <h3>{upperFirst(countedInWords(results.length, 'result', 'results'))}</h3>
        <CloseButton size="sm" aria-label="Close" onClick={acts.forget} />
      </header>
      <ol>
        {results.map((done, at) => (
          <Result key={done.revision} campaign={campaign} done={done} act={numbers[at]} />
        ))}
      </ol>
    </section>
  );
}

interface ResultProps {
  readonly campaign: string;
  readonly done: Done;
  readonly act: number | undefined;
}

function Result({ campaign, done, act }: ResultProps) {
  const [opened, setOpened] = useState(false);
  return (
    <li>
      {act === undefined || done.rules.length === 0 ? (
        done.title
      ) : (
        <OpensButton opened={opened} onTurn={() => setOpened(!opened)}>
          {done.title}
        </OpensButton>
      )}
      {opened && act !== undefined && <ActExplained campaign={campaign} act={act} />}
    </li>
  );
}
