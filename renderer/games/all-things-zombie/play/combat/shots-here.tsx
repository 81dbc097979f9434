/** Shots at one of several targets, with the buttons that take one from the others or give it back. */
import { IconMinus, IconPlus } from '@tabler/icons-react';
import { useRef } from 'react';
import { off } from '../../../../components/off.ts';
import styles from './shots-here.module.css';

interface ShotsHereProps {
  /** Name of the target. */
  readonly name: string;
  /** 0 where it is none of the targets. */
  readonly shots: number;
  /** No target may be added. */
  readonly full?: boolean;
  readonly onShift: (by: 1 | -1) => void;
}

export function ShotsHere({ name, shots, full = false, onShift }: ShotsHereProps) {
  const more = useRef<HTMLButtonElement>(null);
  return (
    <span className={styles.shots} data-some={shots > 0 || undefined}>
      {shots > 0 && (
        <>
          <button
            type="button"
            aria-label={`One shot fewer at ${name}`}
            onClick={() => {
              // This button goes with the last of them.
              if (shots === 1) more.current?.focus();
              onShift(-1);
            }}
          >
            <IconMinus size={14} stroke={1.6} aria-hidden />
          </button>
          <output className="num" aria-label={`Shots at ${name}`}>
            {shots}
          </output>
        </>
      )}
      <button
        ref={more}
        type="button"
        aria-label={`One shot more at ${name}`}
        {...off(full)}
        onClick={() => full || onShift(1)}
      >
        <IconPlus size={14} stroke={1.6} aria-hidden />
      </button>
    </span>
  );
}
