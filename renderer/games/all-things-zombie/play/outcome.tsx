/** The result of the last press on Play: the panel of one act, or a list of several, opened to their numbers. */
import { useEffect, useRef, useState } from 'react';
import { keepFocus } from '../../../client/focus.ts';
import { usePages } from '../../../client/use-pages.ts';
import { Headlines } from '../acts/headlines.tsx';
import { ResultPanel } from '../acts/result-panel.tsx';
import { useAsking, useDone, useDoneBefore } from '../acts/use-encounter-act.ts';
import { ActExplained } from '../explained/act-explained.tsx';
import styles from './play.module.css';
import { Results } from './results.tsx';
import { markedLine } from './state/lines.ts';
import { useOnScreen, usePlay } from './state/play-context.ts';

/** Deaths, Heroes and the like of the last press, above all else in the column. */
export function PlayHeadlines() {
  const { acts, campaign, show } = usePlay();
  const done = useDone(acts, campaign);
  const before = useDoneBefore(acts);
  return <Headlines results={done === undefined ? [] : [...before, done]} onLog={() => show('log')} />;
}

/** Result of the last act. */
export function Outcome() {
  const { acts, campaign } = usePlay();
  const done = useDone(acts, campaign);
  const asking = useAsking(acts);
  const form = useOnScreen('form');
  const before = useDoneBefore(acts);
  const together = done === undefined ? [] : [...before, done];
  const numbers = useActsOf(
    campaign,
    together.map(({ title }) => title),
  );
  const act = numbers.at(-1);
  const outcome = useRef<HTMLDivElement>(null);

  // The result is scrolled into view, however long the list above it is.
  useEffect(() => {
    if (done === undefined) return undefined;
    // With the next frame: asked for now, the page would be laid out once more for it.
    const frame = requestAnimationFrame(() => outcome.current?.scrollIntoView({ block: 'nearest' }));
    return () => cancelAnimationFrame(frame);
  }, [done]);

  // The element that had the focus is gone once its act is done: keys then go on from the figure’s line.
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each act, and when a form goes.
  useEffect(() => {
    keepFocus(markedLine);
  }, [done, form, asking]);

  return (
    <div ref={outcome}>
      {together.length > 1 && <Results campaign={campaign} results={together} numbers={numbers} />}
      <ResultPanel
        done={together.length > 1 ? undefined : done}
        onForget={acts.forget}
        {...(act === undefined || done?.rules.length === 0
          ? {}
          : { explained: <HowItCame key={act} campaign={campaign} act={act} /> })}
      />
    </div>
  );
}

/** Numbers of the acts in the log, once the log is read anew; undefined for an act that isn’t there. */
function useActsOf(campaign: string, titles: readonly string[]): readonly (number | undefined)[] {
  const acts = usePages('encounter.log', { campaign }).data?.pages.flatMap((page) => page.acts) ?? [];
  return titles.map((title, at) => {
    const line = acts[titles.length - 1 - at];
    return line?.title === title ? line.act : undefined;
  });
}

interface HowItCameProps {
  readonly campaign: string;
  readonly act: number;
}

/** Button that opens the last roll to its numbers. */
function HowItCame({ campaign, act }: HowItCameProps) {
  const [opened, setOpened] = useState(false);
  return (
    <>
      <button
        type="button"
        className={`quiet-link small ${styles.how}`}
        aria-expanded={opened}
        onClick={() => setOpened(!opened)}
      >
        {opened ? 'Only what came of it' : 'How it came about'}
      </button>
      {opened && <ActExplained campaign={campaign} act={act} />}
    </>
  );
}
