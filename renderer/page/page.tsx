/** Frame of every screen: the top bar with its title and tools, and the page below. */
import { type ReactNode, useContext, useEffect, useRef, useState } from 'react';
import { takeFocus } from '../client/focus.ts';
import { LogContext } from '../client/log-context.ts';
import { FindButton } from './find-button.tsx';
import { GivingUpQuestion } from './giving-up-question.tsx';
import { useHeadRoom } from './head-room.ts';
import { LookedAtBar } from './looked-at-bar.tsx';
import styles from './page.module.css';
import { UndoBar } from './undo-bar.tsx';
import { WhatIfBar } from './what-if.tsx';

interface PageProps {
  readonly title: string;
  /** A quiet word beside it. */
  readonly aside?: string;
  /** Stands beside the title: where one is, and how to get elsewhere. */
  readonly beside?: ReactNode;
  /** Stands where undo does on the screens of a campaign. */
  readonly undo?: ReactNode;
  /** A sheet or board needs the width: the sidebar becomes a rail. */
  readonly rail?: boolean;
  /** The screen scrolls its own parts instead of the whole page. */
  readonly fixed?: boolean;
  /** The screen has a field that takes the focus when it opens; otherwise the title does. */
  readonly ownFocus?: boolean;
  readonly children: ReactNode;
}

/** The first screen keeps the focus where the browser put it; later ones take it to their title. */
let screensShown = 0;

export function Page({
  title,
  aside,
  beside,
  undo,
  rail = false,
  fixed = false,
  ownFocus = false,
  children,
}: PageProps) {
  const log = useContext(LogContext);
  const heading = useRef<HTMLHeadingElement>(null);
  const head = useRef<HTMLDivElement>(null);
  useHeadRoom(head);
  const drawn = useSecondPass();

  useEffect(() => {
    document.title = log === undefined ? `${title} · Holdout` : `${title} · ${log.name} · Holdout`;
  }, [title, log]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another campaign or game on the same screen is another page.
  useEffect(() => {
    screensShown += 1;
    if (screensShown > 1 && !ownFocus) takeFocus(heading.current);
  }, [log?.id, ownFocus]);

  return (
    <main className={styles.page} data-rail={rail || undefined}>
      <div ref={head} className={styles.top}>
        <h1 ref={heading} tabIndex={-1}>
          {title}
          {aside !== undefined && (
            <span className={`${styles.aside} name`} title={aside}>
              {aside}
            </span>
          )}
        </h1>
        {beside !== undefined && <div className={styles.beside}>{beside}</div>}
        {log !== undefined && <UndoBar key={log.id} log={log} />}
        {undo}
        <FindButton />
      </div>
      <div>
        {log !== undefined && <LookedAtBar id={log.id} />}
        {log !== undefined && <WhatIfBar log={log.id} />}
        <GivingUpQuestion />
      </div>
      <div id="page" tabIndex={-1} className={fixed ? styles.fixed : styles.body}>
        {drawn && children}
      </div>
    </main>
  );
}

/**
 * False only at the first drawing of the first screen, so that a window that opens shows where one is as soon as it can: its heading and
 * surroundings are drawn before all else, and its content follows at once.
 */
function useSecondPass(): boolean {
  const [drawn, setDrawn] = useState(screensShown > 0);
  useEffect(() => setDrawn(true), []);
  return drawn;
}
