import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import { leftUndone } from '../../../../../src/contract/games/all-things-zombie/asks-first.ts';
import type { UnderWay } from '../../../../../src/contract/games/all-things-zombie/encounter-view.ts';
import type { Roller } from '../../../../app/asking.ts';
import { deedName } from '../../../../app/asking-acts.ts';
import { useStore } from '../../../../app/store.ts';
import { DECLARATIONS } from '../../encounter/declarations.ts';
import { DueParts } from '../due/due-parts.tsx';
import { kindOf } from '../due/kinds.ts';
import styles from '../play.module.css';
import { useKept, usePlay, useUnderWay } from '../play-context.ts';
import { useSend } from '../use-send.ts';
import { QuestionPanel } from './question-panel.tsx';
import { sidesNow } from './sides.ts';
import { words as said } from './text/begin-turn-form.ts';

interface BeginTurnFormProps {
  /** Whose dice it is rolled by. */
  readonly by: Roller;
}

const WAYS = { own: 'byHand', app: 'byApp' } as const satisfies Record<Roller, string>;

const numberOf = ({ turn }: Pick<UnderWay, 'turn'>) => turn?.number ?? 0;

/** The next turn leaves undone what is due: what that is as things stand, which another window or undo may change meanwhile. */
export function BeginTurnForm({ by }: BeginTurnFormProps) {
  const { close, view } = usePlay();
  const kept = useKept();
  const send = useSend();
  const turn = useUnderWay(numberOf);
  const [asked] = useState(turn);
  const undone = leftUndone(useStore(view, ({ proposals }) => proposals));
  const words = undone.length > 0 ? DECLARATIONS['begin-turn'] : said.nothingUndone;
  const isOver = turn !== asked;
  // It asks of one turn, not of the one after that.
  useEffect(() => {
    if (isOver) close();
  }, [isOver, close]);
  const begin = () => {
    const made = (now: UnderWay) =>
      numberOf(now) === asked
        ? ({ do: 'begin-turn', sides: [...sidesNow(now, kept.sides)] } as const)
        : undefined;
    const deed = { do: 'begin-turn', sides: [] } as const;
    send({ name: deedName(deed), deed, made }, WAYS[by], { declared: true });
  };
  return (
    <QuestionPanel
      form="begin-turn"
      title={DECLARATIONS['begin-turn'].title(said.turn(asked + 1))}
      aside={words.aside}
    >
      {undone.length > 0 && (
        <ul className={styles.why} aria-label={said.whatIsStillDue}>
          {[...Map.groupBy(undone, (one) => kindOf(one) ?? one.act)].map(([kind, proposals]) => (
            <li key={kind}>
              <DueParts proposals={proposals} />
            </li>
          ))}
        </ul>
      )}
      <div>
        <Button data-first variant="filled" onClick={begin}>
          {words.yes}
        </Button>{' '}
        <Button variant="subtle" onClick={close}>
          {words.no}
        </Button>
      </div>
    </QuestionPanel>
  );
}
