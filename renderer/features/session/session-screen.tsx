/** A game in progress: its board, the open question, what happened so far. Every module's games are played here. */
import { useState } from 'react';
import { Page } from '../../app/page.tsx';
import panes from '../../components/two-panes.module.css';
import { Episode, GAMES } from '../../games/games.ts';
import { BoardSlot } from './board.tsx';
import { Corrected } from './corrected.tsx';
import { Happened } from './happened.tsx';
import { Players } from './players.tsx';
import { QuestionPanel, useRolls } from './question-panel.tsx';
import styles from './session.module.css';
import { useSession } from './session-context.ts';
import { useAnswers } from './use-answers.ts';

export function SessionScreen() {
  const view = useSession();
  const rolls = useRolls();
  const answers = useAnswers(rolls);
  const [picked, setPicked] = useState<string | null>(null);
  const { title, detail } = view.standing;
  return (
    <Page
      title={title}
      aside={[detail, view.title].filter((part) => part !== '').join(' · ')}
      rail
      fixed
      ownFocus
    >
      <div className={`${panes.screen} ${styles.screen}`}>
        <div className={`${panes.main} ${styles.main}`}>
          <BoardSlot
            load={GAMES[view.game]?.board}
            view={view}
            onAnswer={answers.answer}
            picked={picked}
            onPick={setPicked}
            figures={null}
            isPast={false}
          />
          <Players view={view} />
          <Corrected view={view} />
          <Episode view={view} />
        </div>
        <div className={`${panes.side} ${styles.side}`}>
          <div data-writes>
            <QuestionPanel view={view} answers={answers} rolls={rolls} />
          </div>
          <Happened />
        </div>
      </div>
    </Page>
  );
}
