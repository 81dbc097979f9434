import { useEffect, useRef } from 'react';
import { keepFocus } from '../../../app/focus.ts';
import { ResultPanel } from '../encounter/result-panel.tsx';
import { useAsking, useDone } from '../encounter/use-encounter-act.ts';
import { useOnScreen, usePlay } from './play-context.ts';

/** What came of the last act. */
export function Outcome() {
  const { acts, campaign } = usePlay();
  const done = useDone(acts, campaign);
  const asking = useAsking(acts);
  const form = useOnScreen((screen) => screen.form);
  const outcome = useRef<HTMLDivElement>(null);

  // It is seen, however long the list above it is.
  useEffect(() => {
    if (done !== undefined) outcome.current?.scrollIntoView({ block: 'nearest' });
  }, [done]);

  // What had the focus is gone once its act is done: keys then go on from the figure’s line.
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each act, and when a form goes.
  useEffect(() => {
    keepFocus(() => document.querySelector<HTMLElement>('[data-who][aria-current]'));
  }, [done, form, asking]);

  return (
    <div ref={outcome}>
      <ResultPanel done={done} onForget={acts.forget} />
    </div>
  );
}
