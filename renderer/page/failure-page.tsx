/** Page with a clear sentence for a screen that can’t be shown, and with what to do about it. */
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import type { CallFailure } from '../client/api.ts';
import { IN_THE_BACKUP, IS_DAMAGED, WHAT_TO_DO } from '../text/failures.ts';
import { useLater } from './later.tsx';
import styles from './page.module.css';
import { Page } from './page.tsx';

export interface ChoicesProps {
  readonly code: CallFailure['code'];
  readonly onRetry: () => void;
}

interface FailurePageProps {
  readonly failure: CallFailure;
  readonly onRetry: () => void;
  /** Loads the player’s choices where nothing of the app can be used until he has chosen: he decides what stands in for the file. */
  readonly loadChoices?: () => Promise<ComponentType<ChoicesProps>>;
  /** The campaign or game that it is about. */
  readonly of?: string;
}

const loadNothing = async () => () => null;

const loadWords = async () => (await import('./words-left.tsx')).WordsLeft;

/** The player chooses what to go on with. */
const ASKS: readonly CallFailure['code'][] = ['damaged-file', 'missing-file', 'folder-away'];

export function FailurePage({ failure, onRetry, loadChoices, of }: FailurePageProps) {
  const asks = loadChoices !== undefined && ASKS.includes(failure.code);
  const Choices = useLater(loadChoices ?? loadNothing, asks);
  const gone = of !== undefined && failure.code === 'not-found';
  const WordsLeft = useLater(loadWords, gone);
  const { title, remedy } = WHAT_TO_DO[failure.code];
  return (
    <Page title={title}>
      <div className={styles.failure} role="alert">
        {failure.damaged === undefined ? (
          <p className={styles.sentence}>{failure.message}</p>
        ) : (
          <>
            <p className={styles.sentence}>{IS_DAMAGED}</p>
            <WhatIsDamaged {...failure.damaged} />
          </>
        )}
        <p className="second">{failure.refusal === 'taken-by-restore' ? IN_THE_BACKUP : remedy}</p>
        {!asks && (
          <div className={styles.failurePageActs}>
            <Button variant="filled" onClick={onRetry}>
              Try again
            </Button>
            {loadChoices === undefined && failure.code === 'damaged-file' && (
              <Link to="/settings" search={{ tab: 'backups' }}>
                Settings, Backups
              </Link>
            )}
            {loadChoices === undefined && <Link to="/">All campaigns</Link>}
          </div>
        )}
      </div>
      {gone && WordsLeft !== undefined && <WordsLeft of={of} />}
      {asks && Choices !== undefined && <Choices code={failure.code} onRetry={onRetry} />}
    </Page>
  );
}

/** Facts about a damaged file: the fault that was found, the file, and its copies. */
function WhatIsDamaged({ file, why, copy, backup }: NonNullable<CallFailure['damaged']>) {
  return (
    <dl className={styles.damaged}>
      <dt>Found</dt>
      <dd>{why}</dd>
      <dt>File</dt>
      <dd className={styles.path}>{file}</dd>
      <dt>Copy of it</dt>
      <dd className={copy === null ? undefined : styles.path}>{copy ?? 'could not be made'}</dd>
      <dt>Newest backup</dt>
      <dd className={backup === null ? undefined : styles.path}>{backup ?? 'none'}</dd>
    </dl>
  );
}
