/** Steps after the battle that are settled, each opened to its numbers. */
import { useState } from 'react';
import { useCampaign } from '../../../client/campaign-context.ts';
import { Dice } from '../../../components/die.tsx';
import type { Done } from '../acts/use-encounter-act.ts';
import { ActExplained } from '../explained/act-explained.tsx';
import styles from './after.module.css';
import type { AfterLine } from './settling.ts';

interface SettledListProps extends Pick<AfterLine, 'settled'> {
  /** Result of the last step, if it was done on this screen. */
  readonly last: Done | undefined;
}

/** List of the steps behind a figure, each with its dice and what it came to; the rule behind it to open. */
export function SettledList({ settled, last }: SettledListProps) {
  if (settled.length === 0) return null;
  return (
    <ol className={styles.settled}>
      {settled.map((step, at) => (
        <Settled key={step.step} settled={step} done={at === settled.length - 1 ? last : undefined} />
      ))}
    </ol>
  );
}

interface SettledProps {
  readonly settled: AfterLine['settled'][number];
  readonly done: Done | undefined;
}

function Settled({ settled: { title, faces, own, result, summary, act }, done }: SettledProps) {
  const { id: campaign } = useCampaign();
  const [opened, setOpened] = useState(false);
  return (
    <li>
      <details open={opened} onToggle={(event) => setOpened(event.currentTarget.open)}>
        <summary>
          <span className="second">{title}</span>
          {faces.length > 0 && <Dice faces={faces} look={own ? 'party' : 'plain'} />}
          {own && <span className="tag pen">yours</span>}
          <b>{result}</b>
        </summary>
        {act === null ? (
          <p className={styles.figureStepsWhy}>{summary}</p>
        ) : (
          opened && <ActExplained campaign={campaign} act={act} />
        )}
        {done !== undefined && (
          <ul className={styles.figureStepsWhy}>
            {done.told.map(({ text, why }) => (
              <li key={text}>
                {text}
                {why !== '' && <span className="quiet"> ({why})</span>}
              </li>
            ))}
          </ul>
        )}
      </details>
    </li>
  );
}
