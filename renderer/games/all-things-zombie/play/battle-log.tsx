/** Play’s log: a line for each act with its dice, which opens to its numbers, and the way back to it. */
import { Button } from '@mantine/core';
import { IconArrowBackUp } from '@tabler/icons-react';
import { memo, useCallback, useLayoutEffect, useRef, useState } from 'react';
import type { LineDice } from '../../../../src/contract/change.ts';
import type { Output } from '../../../../src/contract/contract.ts';
import { useCampaign } from '../../../client/campaign-context.ts';
import { modified } from '../../../client/keys.ts';
import { usePages } from '../../../client/use-pages.ts';
import { useUndo } from '../../../client/use-undo.ts';
import { BackButton } from '../../../components/back-to-here.tsx';
import { Die } from '../../../components/die.tsx';
import { Difference } from '../../../components/difference.tsx';
import { Section } from '../../../components/section.tsx';
import { ActExplained } from '../explained/act-explained.tsx';
import { OpensButton } from '../explained/opens-button.tsx';
import { SideMark } from './fields/side-mark.tsx';
import styles from './play.module.css';
import { usePlay, useUnderWay } from './state/play-context.ts';

/** Log of this Encounter’s acts, newest first, with the last one to be taken back. */
export function BattleLog() {
  const { campaign } = usePlay();
  const date = useUnderWay((encounter) => (encounter.oneOff === null ? encounter.date : undefined));
  const view = useCampaign();
  const { undo, backTo } = useUndo(campaign);
  const latest = useRef(backTo);
  useLayoutEffect(() => {
    latest.current = backTo;
  });
  const onBack = useCallback((act: number) => void latest.current(act), []);
  const { data, hasNextPage, fetchNextPage } = usePages('encounter.log', { campaign });
  const acts = data?.pages.flatMap((page) => page.acts) ?? [];
  return (
    <Section
      title="Log"
      aside={date}
      end={
        view.undo !== null && (
          <Button
            size="sm"
            variant="subtle"
            title={`${view.undo} (${modified('Z')})`}
            leftSection={<IconArrowBackUp size={16} stroke={1.6} aria-hidden />}
            onClick={() => void undo()}
          >
            Undo the last step
          </Button>
        )
      }
    >
      <ol className={styles.log} aria-label="Acts of this Encounter, newest first">
        {acts.map((line, at) => (
          <Line key={line.act} {...line} newest={at === 0} onBack={onBack} />
        ))}
      </ol>
      {hasNextPage && (
        <Button size="sm" variant="subtle" onClick={() => void fetchNextPage({ cancelRefetch: false })}>
          Earlier
        </Button>
      )}
    </Section>
  );
}

type ActLine = Output<'encounter.log'>['acts'][number];

interface LineProps extends ActLine {
  readonly newest: boolean;
  readonly onBack: (act: number) => void;
}

/** Drawn once: what a new act changes is that it isn't the newest any more. */
const Line = memo(LogLine, isDrawn);

/** An act’s dice stay as they were rolled, however often the list they stand in is made anew. */
function isDrawn(before: LineProps, now: LineProps): boolean {
  return SHOWN.every((prop) => before[prop] === now[prop]);
}
const SHOWN = [
  'act',
  'title',
  'corrected',
  'newest',
  'onBack',
] as const satisfies readonly (keyof LineProps)[];

/** Letters of a line that beside its dice would run over more than two. */
const LONG = 44;

function LogLine({ act, title, corrected, rolled, newest, onBack }: LineProps) {
  const { campaign } = usePlay();
  const [opened, setOpened] = useState(false);
  return (
    <li
      data-turn={/^Turn \d/.test(title) || undefined}
      data-long={title.length > LONG || undefined}
      className="name"
    >
      <span className={styles.mark}>
        {rolled !== undefined && rolled.side !== null && <SideMark side={rolled.side} />}
      </span>
      <OpensButton opened={opened} onTurn={() => setOpened(!opened)}>
        {title}
        <Difference when={corrected} />
      </OpensButton>
      {rolled !== undefined && <Rolled rolled={rolled} />}
      {!newest && <BackButton title={title} onBack={() => onBack(act)} />}
      {opened && (
        <div className={styles.opened}>
          <ActExplained campaign={campaign} act={act} />
        </div>
      )}
    </li>
  );
}

/** In the colour of whose they are; those that count for nothing are hollow. Drawn once: the log isn’t rolled again. */
const Rolled = memo(LineOfDice, () => true);

function LineOfDice({ rolled: { dice, more } }: { readonly rolled: LineDice }) {
  return (
    <span className={styles.dice} data-more={more > 0 ? `+${more}` : undefined}>
      {dice.map(({ face, failed, side }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: dice of one act differ in nothing but their place.
        <Die key={at} face={face} size="sm" look={failed ? 'failed' : (side ?? 'plain')} />
      ))}
    </span>
  );
}
