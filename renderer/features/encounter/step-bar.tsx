import { Button } from '@mantine/core';
import { IconCheck, IconPrinter } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { EncounterView } from '../../../src/contract/encounter-view.ts';
import { AREA_WORDS, encounterWords } from '../../text/encounter.ts';
import styles from './step-bar.module.css';
import { isOpen, presentStep, STEP_WORDS, STEPS, type Step } from './steps.ts';

interface StepBarProps {
  readonly campaign: string;
  readonly view: EncounterView;
  readonly step: Step;
  /** `October, O+4` */
  readonly date: string;
}

/** Where the Encounter stands, and what it is. */
export function StepBar({ campaign, view, step, date }: StepBarProps) {
  const { encounter } = view;
  const present = STEPS.indexOf(presentStep(view));
  return (
    <div className={styles.bar}>
      <nav aria-label="Steps of the Encounter">
        <ol className={styles.steps}>
          {STEPS.map((one, at) => (
            <li key={one} data-done={at < present || undefined}>
              {isOpen(one, view) ? (
                <Link
                  to={`/c/$campaign/encounter/${one}`}
                  params={{ campaign }}
                  aria-current={one === step ? 'step' : undefined}
                >
                  <StepName step={one} at={at} done={at < present} />
                </Link>
              ) : (
                <span>
                  <StepName step={one} at={at} done={at < present} />
                </span>
              )}
            </li>
          ))}
        </ol>
      </nav>
      <p className={styles.what}>
        {encounter === null
          ? date
          : `${encounterWords(encounter.kind, encounter.objective)}, ${AREA_WORDS[encounter.area].toLowerCase()}, ${date}`}
      </p>
      {encounter !== null && (
        <Button
          size="sm"
          variant="default"
          leftSection={<IconPrinter size={16} stroke={1.6} aria-hidden />}
          renderRoot={(props) => (
            <Link to="/c/$campaign/print" params={{ campaign }} search={{ what: 'brief' }} {...props} />
          )}
        >
          Print the brief
        </Button>
      )}
    </div>
  );
}

function StepName({ step, at, done }: { readonly step: Step; readonly at: number; readonly done: boolean }) {
  return (
    <>
      {done ? (
        <IconCheck size={16} stroke={1.6} aria-hidden />
      ) : (
        <span className="num" aria-hidden>
          {at + 1}
        </span>
      )}
      {STEP_WORDS[step]}
    </>
  );
}
