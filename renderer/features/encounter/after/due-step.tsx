import { Button } from '@mantine/core';
import type { DueStep as Step } from '../../../../src/contract/encounter-view.ts';
import { Chance } from '../chance.tsx';
import { DicePanel } from '../dice-panel.tsx';
import styles from './figure-steps.module.css';
import { settling, stepButton } from './settling.ts';
import type { Deeds } from './use-deeds.ts';

interface DueStepProps {
  readonly campaign: string;
  readonly figure: string;
  readonly name: string;
  readonly step: Step;
  readonly acts: Deeds;
}

/** The step that comes next: what it is, its odds, and the buttons that do it; or the question it waits with. */
export function DueStep({ campaign, figure, name, step, acts }: DueStepProps) {
  const { asking, busy, own } = acts;
  const deed = settling(figure, step);
  const asked = asking?.deed.do === 'settle' && asking.deed.figure === figure;
  const about = `${name}, ${step.title}`;
  const word = stepButton(step);
  return (
    <div className={styles.due} data-due={step.step}>
      <p>
        <b>{step.title}</b>
      </p>
      <p className={styles.what}>{step.summary}</p>
      {asked ? (
        <DicePanel acts={acts} title={about} />
      ) : (
        <div className={styles.do}>
          <Button
            size="sm"
            variant={step.asks ? 'filled' : 'default'}
            aria-label={`${word}: ${about}`}
            disabled={busy || asking !== undefined}
            data-settle
            onClick={() => acts.perform(deed)}
          >
            {word}
          </Button>
          {step.asks && (
            <Button
              size="sm"
              variant="subtle"
              aria-label={`${own ? 'The app’s dice' : 'My own dice'}: ${about}`}
              disabled={busy || asking !== undefined}
              onClick={() => (own ? acts.byApp(deed) : acts.byHand(deed))}
            >
              {own ? 'The app’s dice' : 'My own dice'}
            </Button>
          )}
          {step.asks && <Chance campaign={campaign} deed={deed} />}
        </div>
      )}
    </div>
  );
}
