/** Frame of every screen: the top bar with its title and tools, and the page below. */

import { Button } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { Link, useLocation } from '@tanstack/react-router';
import {
  memo,
  type ReactNode,
  type RefObject,
  useContext,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { takeFocus } from '../client/focus.ts';
import { useGivingUp } from '../client/giving-up.ts';
import { modified } from '../client/keys.ts';
import { LogContext } from '../client/log-context.ts';
import { useLookedAt } from '../client/looked-at.ts';
import { palette } from '../client/palette-store.ts';
import { whenInText } from '../text/when.ts';
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
  useRail(rail);
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
    <main className={styles.page}>
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
        <Notices log={log?.id} />
      </div>
      <div id="page" tabIndex={-1} className={fixed ? styles.fixed : styles.body}>
        {drawn && children}
      </div>
    </main>
  );
}

/** Narrows the sidebar to a rail. The mark is the root’s: a style that asks what stands within (`:has`) restyles the page with each change in it. */
function useRail(rail: boolean): void {
  useLayoutEffect(() => {
    document.documentElement.toggleAttribute('data-rail', rail);
    return () => document.documentElement.removeAttribute('data-rail');
  }, [rail]);
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

const FindButton = memo(function FindButton() {
  return (
    <button type="button" className={styles.find} title="Find or do" onClick={palette.open}>
      <IconSearch size={16} stroke={1.6} aria-hidden />
      <span className={styles.text}>Find or do</span>
      <kbd>{modified('K')}</kbd>
    </button>
  );
});

/** Bars under the top bar; an act changes none of them, and draws none anew. */
const Notices = memo(function Notices({ log }: { readonly log: string | undefined }) {
  return (
    <>
      {log !== undefined && <LookedAtBar id={log} />}
      {log !== undefined && <WhatIfBar log={log} />}
      <GivingUpQuestion />
    </>
  );
});

/** Over a campaign that is looked at in a backup, in which whatever would change it (`data-writes`) isn't there. */
function LookedAtBar({ id }: { readonly id: string }) {
  const looked = useLookedAt(id);
  useEffect(() => {
    document.documentElement.toggleAttribute('data-looked-at', looked !== undefined);
    return () => document.documentElement.removeAttribute('data-looked-at');
  }, [looked]);
  if (looked === undefined) return null;
  const { at, backup } = looked;
  return (
    <p className={styles.looked} role="status">
      <span>
        You are looking at the backup of <time dateTime={at}>{whenInText(at)}</time>. Nothing can be changed
        here.
      </span>
      <Link to="/settings" search={{ tab: 'backups', restore: backup }} className="link">
        Restore as a copy…
      </Link>
      <Link to="/settings" search={{ tab: 'backups' }} className="link">
        Back to the backups
      </Link>
    </p>
  );
}

/** All; without details; without the quiet word beside the title; what is now and nothing else; that, in two lines. */
const ROOMS = ['all', 'names', 'bare', 'now', 'rows'] as const;

const rightOf = (part: Element): number => part.getBoundingClientRect().right;

function fits(head: HTMLElement): boolean {
  const last = head.lastElementChild;
  const padding = Number.parseFloat(getComputedStyle(head).paddingRight);
  return last === null || rightOf(last) <= rightOf(head) - padding + 0.5;
}

function tellWhatFits(head: HTMLElement): void {
  for (const room of ROOMS) {
    head.dataset.room = room;
    if (fits(head)) return;
  }
}

/** Marks the head with the first that fits, whenever it or what stands in it changes its width. */
function useHeadRoom(head: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const it = head.current;
    if (it === null) return;
    // The observer tells of each part as soon as the page is laid out: asked here, the page would be laid out twice.
    const observer = new ResizeObserver(() => tellWhatFits(it));
    for (const part of [it, ...it.children]) observer.observe(part);
    return () => observer.disconnect();
  });
}

/** A dialog that stands behind listens at the window, too: an Escape with this on it isn't for the dialog. */
const NOT_FOR_DIALOGS = { 'data-mantine-stop-propagation': true } as const;

/** Stands under the top bar of every screen, and over a dialog, while it is asked: Enter says yes, Escape or leaving the screen no. */
function GivingUpQuestion() {
  const asked = useGivingUp();
  return asked === undefined ? null : <Asked {...asked} />;
}

function Asked({ what, answer }: NonNullable<ReturnType<typeof useGivingUp>>) {
  const first = useRef<HTMLButtonElement>(null);
  const before = useRef<Element | null>(null);
  useEffect(() => {
    before.current = document.activeElement;
    first.current?.focus();
    return () => {
      if (before.current instanceof HTMLElement && before.current.isConnected) before.current.focus();
    };
  }, []);
  const { pathname } = useLocation();
  const asked = useRef(pathname);
  useEffect(() => {
    if (pathname !== asked.current) answer(false);
  }, [pathname, answer]);
  return (
    <section
      className={styles.question ?? ''}
      aria-label="Acts are given up"
      onKeyDown={(event) => {
        // A key is for the question alone.
        event.stopPropagation();
        if (event.key === 'Escape') answer(false);
      }}
    >
      <p>
        <b>{what}</b>{' '}
        <span className="second">They stay with the campaign, under Everything done, Given up.</span>
      </p>
      <span className={styles.givingUpQuestionActs}>
        <Button ref={first} {...NOT_FOR_DIALOGS} size="sm" variant="filled" onClick={() => answer(true)}>
          Give them up
        </Button>
        <Button {...NOT_FOR_DIALOGS} size="sm" variant="subtle" onClick={() => answer(false)}>
          Not now
        </Button>
      </span>
    </section>
  );
}
