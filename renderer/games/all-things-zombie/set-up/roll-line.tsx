/** Line with the odds of a deed, and the button that rolls for it. */
import { Button } from '@mantine/core';
import { off } from '../../../components/off.ts';
import { Chance } from '../acts/chance.tsx';
import type { Deed } from '../acts/deed.ts';
import styles from './set-up.module.css';
import type { SetUp } from './use-set-up.ts';

interface RollLineProps {
  readonly setUp: SetUp;
  readonly deed: Deed;
  /** `Roll for the zombies` */
  readonly text: string;
  /** Something else comes first as a rule. */
  readonly later?: boolean;
  /** True if the keys go on here once another act is done. */
  readonly next?: boolean;
}

export function RollLine({ setUp, deed, text, later = false, next = false }: RollLineProps) {
  const { campaign, own, roll, waiting } = setUp;
  return (
    <div className={styles.roll}>
      <Chance campaign={campaign} deed={deed} />
      <Button
        size="sm"
        variant={later ? 'default' : 'filled'}
        {...off(waiting)}
        onClick={() => roll(deed)}
        {...(next ? { 'data-next': true } : {})}
      >
        {own ? `${text}, my dice` : text}
      </Button>
    </div>
  );
}
