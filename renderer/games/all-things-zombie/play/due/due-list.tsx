import { Button } from '@mantine/core';
import { memo } from 'react';
import type { Proposal } from '../../../../../src/contract/games/all-things-zombie/encounter-view/proposal.ts';
import { useStore } from '../../../../app/store.ts';
import { off } from '../../../../components/off.ts';
import { Section } from '../../../../components/section.tsx';
import { DUE_CHECK_KEYS, DUE_KEYS, type Key, keyText, SCREEN_KEYS } from '../keys/table.ts';
import styles from '../play.module.css';
import { useKept, usePlay, useWaits } from '../play-context.ts';
import { type Does, doesOf, dueFirst } from './does.ts';
import { kindOf } from './kinds.ts';
import { dueId } from './letters.ts';

const KEYS = { ...DUE_KEYS, ...DUE_CHECK_KEYS };

/** What is due, and what usually comes next; one of each kind with the letter that is its kind’s. Nothing happens unasked. */
export function DueList() {
  const { view, open, lettersOf } = usePlay();
  const all = useStore(view, ({ proposals }) => proposals);
  const { sides } = useKept();
  const proposals = dueFirst(all);
  const letters = lettersOf(all);
  return (
    <Section
      title="What is due"
      end={
        <button
          type="button"
          className="quiet-link"
          onClick={() => open({ form: 'declare', declaration: { do: 'report' } })}
        >
          The battle is over <kbd>{keyText(SCREEN_KEYS.over)}</kbd>
        </button>
      }
    >
      {proposals.length === 0 && <p className={styles.note}>Nothing for now.</p>}
      <ol className={styles.due}>
        {proposals.map((proposal) => {
          const kind = kindOf(proposal);
          const id = dueId(proposal);
          const letter = kind !== undefined && letters.get(kind) === id ? KEYS[kind] : undefined;
          return <Due key={id} proposal={proposal} sides={sides} letter={letter} />;
        })}
      </ol>
    </Section>
  );
}

interface DueProps {
  readonly proposal: Proposal;
  /** As the player left them for the next turn. */
  readonly sides: readonly string[] | null;
  readonly letter: Key | undefined;
}

const Due = memo(function Due({ proposal, sides, letter }: DueProps) {
  const { acts, view, open, goTo } = usePlay();
  const waits = useWaits();
  const does = () => doesOf(proposal, { encounter: view.get().encounter, sides });
  const press = () => {
    const now = does();
    if ('form' in now) open(now.form);
    else if ('screen' in now) goTo(now.screen);
    else acts.perform(() => now.made(view.get().encounter), { name: now.name });
  };
  return (
    <li data-due={proposal.due || undefined}>
      <span>
        {proposal.text}
        {!proposal.due && <span className="quiet"> (usual)</span>}
      </span>
      <Button
        size="sm"
        variant={proposal.due ? 'filled' : 'default'}
        {...off(waits)}
        {...(letter === undefined
          ? {}
          : {
              rightSection: <kbd>{keyText(letter)}</kbd>,
              'aria-keyshortcuts': keyText(letter).replace(' ', '+'),
            })}
        onClick={press}
      >
        {verbOf(does())}
        <span className="vh">: {proposal.text}</span>
      </Button>
    </li>
  );
});

const verbOf = (does: Does): string => {
  if ('screen' in does) return 'In Set up';
  if ('name' in does) return 'Roll';
  return does.form.form === 'declare' ? 'They are beaten' : 'Open';
};
