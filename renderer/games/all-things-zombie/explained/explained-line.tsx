/** A line of what was done; pressed, it opens to the dice of its act. */
import { type ReactNode, useState } from 'react';
import { useCampaign } from '../../../client/campaign-context.ts';
import { ActExplained } from './act-explained.tsx';
import styles from './explained.module.css';
import { OpensButton } from './opens-button.tsx';

interface ExplainedLineProps {
  readonly act: number;
  /** True if anything was rolled, drawn or decided in that act. */
  readonly explained: boolean;
  /** The line itself. */
  readonly children: ReactNode;
}

export function ExplainedLine({ act, explained, children }: ExplainedLineProps) {
  const { id: campaign } = useCampaign();
  const [opened, setOpened] = useState(false);
  if (!explained) return children;
  return (
    <>
      <OpensButton opened={opened} onTurn={() => setOpened(!opened)}>
        {children}
      </OpensButton>
      {opened && (
        <div className={styles.opened}>
          <ActExplained campaign={campaign} act={act} />
        </div>
      )}
    </>
  );
}
