/** Play’s form that asks before a turn begins while things are due, or says what bars it. */
import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import { beforeAnyTurn, leftUndone } from '../../../../../src/contract/games/all-things-zombie/asks-first.ts';
import type { Proposal } from '../../../../../src/contract/games/all-things-zombie/encounter-view/proposal.ts';
import type { UnderWay } from '../../../../../src/contract/games/all-things-zombie/encounter-view.ts';
import type { Roller } from '../../../../client/asking.ts';
import { deedName } from '../../../../client/asking-acts.ts';
import { useStore } from '../../../../client/store.ts';
import { DECLARATIONS } from '../../acts/declarations.ts';
import { DueParts } from '../due/due-parts.tsx';
import { QuestionPanel } from '../fields/question-panel.tsx';
import { keyText } from '../keys/table.ts';
import styles from '../play.module.css';
import { ALL_DUE } from '../state/due-acts.ts';
import { kindOf } from '../state/kinds.ts';
import { useKeptPart, usePlay, useUnderWay } from '../state/play-context.ts';
import { sidesNow } from '../state/sides.ts';
import { useSend } from '../state/use-send.ts';

const NOTHING_UNDONE = { aside: 'Nothing is due any more.', yes: 'Begin the turn', no: 'Not yet' };

interface BeginTurnFormProps {
  /** Roller of the dice: the app, or the player. */
  readonly by: Roller;
}

const WAYS = { own: 'byHand', app: 'byApp' } as const satisfies Record<Roller, string>;

/** Activation is between so many sides. */
const TWO = 2;

const numberOf = ({ turn }: Pick<UnderWay, 'turn'>) => turn?.number ?? 0;

/** The next turn leaves undone what is due: what that is as things stand, which another window or undo may change meanwhile. */
export function BeginTurnForm({ by }: BeginTurnFormProps) {
  const { close, view } = usePlay();
  const sides = useKeptPart('sides');
  const send = useSend();
  const turn = useUnderWay(numberOf);
  const [asked] = useState(turn);
  const proposals = useStore(view, (all) => all.proposals);
  const undone = leftUndone(proposals);
  const bars = beforeAnyTurn(proposals, turn === 0);
  const rolling = useUnderWay((now) => sidesNow(now, sides).length);
  const isBarred = bars.length > 0 || rolling < TWO;
  const words = undone.length > 0 ? DECLARATIONS['begin-turn'] : NOTHING_UNDONE;
  const isOver = turn !== asked;
  // The form asks about one turn, not about the one after that.
  useEffect(() => {
    if (isOver) close();
  }, [isOver, close]);
  const begin = () => {
    const made = (now: UnderWay) =>
      numberOf(now) === asked ? ({ do: 'begin-turn', sides: [...sidesNow(now, sides)] } as const) : undefined;
    const deed = { do: 'begin-turn', sides: [] } as const;
    send({ name: deedName(deed), deed, made }, WAYS[by], { declared: true });
  };
  return (
    <QuestionPanel
      form="begin-turn"
      title={DECLARATIONS['begin-turn'].title(`turn ${asked + 1}`)}
      {...(!isBarred && { aside: words.aside })}
    >
      {isBarred && (
        <>
          <p className="small second">No turn begins before this is done:</p>
          <ul className={styles.why} aria-label="What no turn begins before">
            <Kinds proposals={bars} />
            {rolling < TWO && <li>Two sides or more roll for activation: tick another one.</li>}
          </ul>
          {undone.length > 0 && <p className="small second">This is due in this turn, too:</p>}
        </>
      )}
      {undone.length > 0 && (
        <ul className={styles.why} aria-label="What is still due">
          <Kinds proposals={undone} />
        </ul>
      )}
      <div>
        <Button data-first variant="filled" onClick={isBarred ? close : begin}>
          {isBarred ? 'Go through them first' : words.yes}
        </Button>{' '}
        {!isBarred && (
          <Button variant="subtle" onClick={close}>
            {words.no}
          </Button>
        )}
      </div>
    </QuestionPanel>
  );
}

/** Each kind with its key. */
function Kinds({ proposals }: { readonly proposals: readonly Proposal[] }) {
  return [...Map.groupBy(proposals, (one) => kindOf(one) ?? one.act)].map(([kind, all]) => (
    <li key={kind} className={styles.keyed}>
      <KeyOf proposal={all[0]} />
      <div>
        <DueParts proposals={all} />
      </div>
    </li>
  ));
}

function KeyOf({ proposal }: { readonly proposal: Proposal | undefined }) {
  const kind = proposal && kindOf(proposal);
  return kind === undefined ? null : <kbd>{keyText(ALL_DUE[kind])}</kbd>;
}
