import { Button } from '@mantine/core';
import type { DueStep as Step } from '../../../../src/contract/games/all-things-zombie/encounter-view/after.ts';
import { DicePanel } from '../../../components/dice-entry/dice-panel.tsx';
import { off } from '../../../components/off.ts';
import { Chance } from '../acts/chance.tsx';
import type { Deeds } from '../acts/use-deeds.ts';
import styles from './after.module.css';
import { settling, stepButton } from './settling.ts';

interface DueStepProps {
  readonly campaign: string;
  readonly figure: string;
  readonly name: string;
  readonly step: Step;
  /** The first of all that is due stands there explained; of the others the explanation can be opened. */
  readonly explained: boolean;
  readonly acts: Deeds;
}

/** The step that comes next: what it is, its odds, and the buttons that do it; or the question it waits with. */
export function DueStep({ campaign, figure, name, step, explained, acts }: DueStepProps) {
  const { asking, own } = acts;
  const deed = settling(figure, step);
  const asked = asking?.deed.do === 'settle' && asking.deed.figure === figure;
  const about = `${name}, ${step.title}`;
  const word = stepButton(step);
  const waits = off(asking !== undefined);
  return (
    <div className={styles.due} data-due={step.step}>
      <details key={String(explained)} open={explained}>
        <summary>
          <b>{step.title}</b>
        </summary>
        <p className={styles.figureStepsWhy}>{step.summary}</p>
      </details>
      {asked ? (
        <DicePanel acts={acts} title={about} />
      ) : (
        <div className={styles.do}>
          <Button
            size="sm"
            variant={step.asks ? 'filled' : 'default'}
            aria-label={`${word}: ${about}`}
            {...waits}
            data-settle
            onClick={() => acts.perform(deed)}
          >
            {word}
          </Button>
          {step.asks && (
            <>
              {step.rolls && (
                <Button
                  size="sm"
                  variant="subtle"
                  aria-label={`${own ? 'The app’s dice' : 'My own dice'}: ${about}`}
                  {...waits}
                  onClick={() => (own ? acts.byApp(deed) : acts.byHand(deed))}
                >
                  {own ? 'The app’s dice' : 'My own dice'}
                </Button>
              )}
              <Chance campaign={campaign} deed={deed} />
            </>
          )}
        </div>
      )}
    </div>
  );
}
