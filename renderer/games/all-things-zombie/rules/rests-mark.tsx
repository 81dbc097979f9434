/** Marks on what a figure rests on where it isn’t simply printed, the popover of its ruling, and the legend of the marks. */
import { Popover, UnstyledButton } from '@mantine/core';
import type { Rests, RulingView } from '../../../../src/contract/games/all-things-zombie/rules.ts';
import styles from './rules.module.css';
import { RulingText } from './ruling-text.tsx';

const WORDS = {
  printed: 'read by',
  ruling: 'ruling',
  derived: 'derived',
  reconstructed: 'reconstructed',
} as const satisfies Record<Rests['on'], string>;

interface RestsMarkProps {
  readonly rests: Rests;
  readonly rulings: readonly RulingView[];
  /** Only the number is seen where there is no room for more. */
  readonly brief?: boolean;
}

/** `ruling ATZ-27`: a quiet word beside a figure that isn't simply printed; pressed, it says why. */
export function RestsMark({ rests: { on, ruling }, rulings, brief = false }: RestsMarkProps) {
  const found = rulings.find(({ id }) => id === ruling);
  return (
    <span className={styles.rests}>
      <span className={brief && ruling !== null ? 'vh' : undefined}>{WORDS[on]} </span>
      {found === undefined ? <span className="nowrap">{ruling}</span> : <RulingButton ruling={found} />}
    </span>
  );
}

/** The number of a ruling; pressed, it tells what was open and how it was decided. */
export function RulingButton({ ruling }: { readonly ruling: RulingView }) {
  return (
    <Popover position="bottom-end" trapFocus returnFocus width={340}>
      <Popover.Target>
        <UnstyledButton className={styles.ruling}>{ruling.id}</UnstyledButton>
      </Popover.Target>
      <Popover.Dropdown>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what opens by key has to take the focus that is trapped in it. */}
        <div className={styles.said} tabIndex={0}>
          <p className={styles.saidTitle}>
            {ruling.title} <span className={styles.id}>{ruling.id}</span>
          </p>
          <RulingText ruling={ruling} />
        </div>
      </Popover.Dropdown>
    </Popover>
  );
}

export function RestsLegend() {
  return (
    <dl className={styles.legend}>
      <dt>read by ATZ-27</dt>
      <dd>Printed so, and read as our ruling of that number says.</dd>
      <dt>ruling</dt>
      <dd>The rulebook is silent or says two things; our ruling decides.</dd>
      <dt>derived</dt>
      <dd>Not printed, but it follows from what is.</dd>
      <dt>reconstructed</dt>
      <dd>The printed figure is lost or missing; ours stands in for it.</dd>
    </dl>
  );
}
