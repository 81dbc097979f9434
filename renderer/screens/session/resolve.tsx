/** Bots answer for the player, too: turn by turn, until they are stopped. */
import { Button } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import styles from './session.module.css';
import { useSession } from './session-context.ts';
import type { Answers } from './use-answers.ts';

/** Extent to which the bots play before somebody presses again. */
type Wanted = 'turn' | 'game' | 'end';

export function Resolve({ answers: { resolve } }: { readonly answers: Answers }) {
  const view = useSession();
  const { revision, over, standing, inGame } = view;
  const [going, setGoing] = useState<{ readonly wanted: Wanted; readonly from: string }>();
  const latest = useRef(resolve);
  latest.current = resolve;
  const isWithin: Readonly<Record<Wanted, boolean>> = {
    turn: going?.from === standing.title,
    // A game within a run ends where the run goes on.
    game: inGame,
    end: true,
  };
  const isGoing = going !== undefined && !over && isWithin[going.wanted];
  // Each step is an act of its own, so that it can be stopped, seen and undone between any two.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each step that is done.
  useEffect(() => {
    if (!isGoing) return setGoing(undefined);
    let isWanted = true;
    void latest.current(1).then((went) => {
      if (isWanted && !went) setGoing(undefined);
    });
    return () => {
      isWanted = false;
    };
  }, [isGoing, revision]);
  const start = (wanted: Wanted) => setGoing({ wanted, from: standing.title });
  return (
    <section className={styles.question} aria-labelledby="question">
      <header>
        <p className="quiet small">Bots answer everything, yours too</p>
      </header>
      <h2 id="question">{isGoing ? 'The bots play on.' : 'How far do the bots play on?'}</h2>
      <div className={styles.acts}>
        {isGoing ? (
          <Button variant="filled" onClick={() => setGoing(undefined)}>
            Stop
          </Button>
        ) : (
          <>
            <Button variant="filled" onClick={() => start('turn')}>
              Play this turn
            </Button>
            <Button onClick={() => void resolve(1)}>One step</Button>
            {inGame && <Button onClick={() => start('game')}>Play this game</Button>}
            <Button onClick={() => start('end')}>To the end</Button>
          </>
        )}
      </div>
    </section>
  );
}
