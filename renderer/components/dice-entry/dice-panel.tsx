/** The panel in which an act asks and the player types what fell; nothing is changed before the last answer. */
import { Button } from '@mantine/core';
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import type { QuestionView, ReplyView } from '../../../src/contract/questions.ts';
import type { OwnEntry } from '../../../src/contract/shapes.ts';
import type { Typed } from '../../client/asking.ts';
import { Replies } from '../replies.tsx';
import styles from './dice-entry.module.css';
import { DiceEntry } from './dice-entry.tsx';

/** An act that asks, question after question. */
export interface AskingActs {
  /** Undefined while nothing is asked. */
  readonly asking:
    | {
        readonly question: QuestionView;
        readonly replies: readonly ReplyView[];
        readonly entries: readonly OwnEntry[];
      }
    | undefined;
  readonly error: string | undefined;
  readonly typed: Typed;
  readonly answer: (entry: OwnEntry) => void;
  readonly leave: () => void;
  readonly back: () => void;
  readonly cancel: () => void;
}

interface DicePanelProps {
  readonly acts: AskingActs;
  /** Figure and test that the roll is for: `Marta: In Sight`. */
  readonly title: string;
  /** Answers so far, where the screen has a way of its own to show them. */
  readonly before?: ReactNode;
}

export function DicePanel({ acts, title, before }: DicePanelProps) {
  const { asking, error, typed, answer, leave, back, cancel } = acts;
  const panel = useRef<HTMLElement>(null);
  const question = asking?.entries.length;
  useEffect(() => {
    if (question !== undefined) panel.current?.scrollIntoView({ block: 'nearest' });
  }, [question]);
  if (asking === undefined) return null;
  const isRolled = asking.question.kind !== 'choose';
  // Before the field, where Shift makes no difference.
  const press = (event: KeyboardEvent) => {
    if (!isRolled || event.key !== 'R' || !event.shiftKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    event.stopPropagation();
    leave();
  };
  return (
    <section ref={panel} className={styles.panel} aria-label={title} onKeyDownCapture={press}>
      {before ?? <Replies replies={asking.replies} named />}
      <DiceEntry
        key={asking.entries.length}
        question={asking.question}
        error={error}
        typed={typed}
        onAnswer={answer}
      />
      <footer>
        {isRolled && (
          <Button
            size="sm"
            variant="subtle"
            onClick={leave}
            rightSection={<kbd>⇧R</kbd>}
            aria-keyshortcuts="Shift+R"
          >
            Let the app roll all that follows
          </Button>
        )}
        {asking.entries.length > 0 && (
          <Button size="sm" variant="subtle" onClick={back}>
            Back one answer
          </Button>
        )}
        <Button size="sm" variant="subtle" onClick={cancel}>
          Cancel
        </Button>
      </footer>
    </section>
  );
}
