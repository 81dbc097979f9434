/** A question of an act on Play. */
import { CloseButton } from '@mantine/core';
import { type ReactNode, useEffect, useRef } from 'react';
import { dialogIsOpen } from '../../../../client/keys.ts';
import { Refused } from '../../acts/refused.tsx';
import styles from '../play.module.css';
import { isDragging } from '../state/dragging.ts';
import { usePlay } from '../state/play-context.ts';

interface QuestionPanelProps {
  /** Title of the form: a figure and what it does, as in `Marta fires`. */
  readonly title: string;
  readonly aside?: string;
  /** Reason why the rules don’t let it be done now; with a reason from the player it is. */
  readonly held?: string | null;
  /** The same form, however its title changes while it is filled in. */
  readonly form?: string;
  /** True if the form’s letters are its own as long as it has the focus: none of the table’s does anything. */
  readonly ownLetters?: boolean;
  readonly children: ReactNode;
}

/** A form beside the table; it takes the focus when it opens, and Escape closes it. */
export function QuestionPanel({
  title,
  aside,
  held = null,
  form = title,
  ownLetters = true,
  children,
}: QuestionPanelProps) {
  const { acts, close, hasForm } = usePlay();
  const panel = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another form in the same place takes the focus anew.
  useEffect(() => {
    const find = (selector: string) => panel.current?.querySelector<HTMLElement>(selector);
    const first = find('[data-first]') ?? find('[data-body] :is(input, select, button)');
    first?.focus({ preventScroll: true });
    // Opened by a drag it is shown once that is over.
    if (!isDragging()) panel.current?.scrollIntoView({ block: 'nearest' });
  }, [form]);
  return (
    <section
      ref={panel}
      className={styles.panel}
      {...(ownLetters && { 'data-form': true })}
      aria-label={title}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !dialogIsOpen()) close();
      }}
    >
      <header>
        <h2 className="name">{title}</h2>
        <CloseButton size="sm" aria-label="Close the form" onClick={close} />
      </header>
      {aside !== undefined && <p className="small second">{aside}</p>}
      {held !== null && <p className={`small ${styles.held}`}>{held}</p>}
      <div data-body className={styles.fields}>
        {children}
      </div>
      <Refused acts={acts} isOf={hasForm} />
    </section>
  );
}
