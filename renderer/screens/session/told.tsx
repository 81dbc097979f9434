/** Lines that a step told; lines that would fill the log, such as the dealing of a set-up, are folded into one that opens. */
import { IconChevronDown } from '@tabler/icons-react';
import type { SessionLine } from '../../../src/contract/sessions.ts';
import { counted } from '../../../src/rules/core/text/english.ts';
import styles from './session.module.css';
import { useSession } from './session-context.ts';
import { foldedLines, isOfRun } from './steps.ts';

export function Told({ lines }: { readonly lines: readonly SessionLine[] }) {
  const { game } = useSession();
  return foldedLines(lines, isOfRun(game)).map((part, at) => {
    const [first, ...more] = part;
    // biome-ignore lint/suspicious/noArrayIndexKey: a line is known by its place.
    if (first !== undefined && more.length === 0) return <Line key={at} line={first} />;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: a line is known by its place.
      <details key={at} className={styles.folded}>
        <summary>
          <IconChevronDown size={14} stroke={1.6} aria-hidden className={styles.chevron} />
          <span className="name">{first?.text}</span>
          <span className="quiet small nowrap">
            {`and ${counted(more.length, 'more line', 'more lines')}`}
          </span>
        </summary>
        {more.map((line, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is known by its place.
          <Line key={place} line={line} />
        ))}
      </details>
    );
  });
}

function Line({ line: { rule, text } }: { readonly line: SessionLine }) {
  return (
    <p className="name" data-rule={rule}>
      {text}
    </p>
  );
}
