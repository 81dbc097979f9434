import { Button } from '@mantine/core';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { UnderWay } from '../../../../src/contract/games/all-things-zombie/encounter-view.ts';
import { off } from '../../../components/off.ts';
import type { Deed } from '../acts/deed.ts';
import { Refused } from '../acts/refused.tsx';
import { RollLine } from './roll-line.tsx';
import styles from './set-up.module.css';
import { SplitForm } from './split-form.tsx';
import type { SetUp } from './use-set-up.ts';

type Pursuit = UnderWay['pursuits'][number];

interface BandLineProps {
  readonly setUp: SetUp;
  readonly pursuit: Pursuit;
  readonly band: number;
  readonly alone: boolean;
}

/** Line on how far ahead a band of Runners is, and what comes next for it. */
export function BandLine({ setUp, pursuit, band, alone }: BandLineProps) {
  const [splitting, setSplitting] = useState(false);
  const split = useRef<HTMLButtonElement>(null);
  const { runners, chasers, end } = pursuit;
  const isOfBand = (deed: Deed) =>
    (deed.do === 'pursue-on' || deed.do === 'split-runners') && deed.band === band;
  const close = () => {
    flushSync(() => setSplitting(false));
    split.current?.focus();
  };
  return (
    <>
      <p>
        {!alone && <span className="quiet">Band {band + 1}: </span>}
        <b>{pursuit.text}</b>
      </p>
      <p className="quiet small">
        Runners {bandText(runners)}; {chasers === null ? 'nobody follows' : `Chasers ${bandText(chasers)}`}
      </p>
      {end === 'goes-on' && !splitting && (
        <div className={styles.going}>
          <RollLine
            setUp={setUp}
            deed={{ do: 'pursue-on', band }}
            text={alone ? 'The pursuit goes on' : `Band ${band + 1}: go on`}
            next
          />
          <Button
            ref={split}
            size="sm"
            variant="subtle"
            {...off(setUp.waiting)}
            aria-label={alone ? 'The Runners split up' : `Band ${band + 1}: the Runners split up`}
            onClick={() => setSplitting(true)}
          >
            The Runners split up
          </Button>
        </div>
      )}
      {splitting && end === 'goes-on' && (
        <SplitForm
          setUp={setUp}
          pursuit={pursuit}
          band={band}
          onDone={() => setSplitting(false)}
          onCancel={close}
        />
      )}
      <Refused acts={setUp.acts} isOf={isOfBand} />
    </>
  );
}

const bandText = ({ lowestRep, vehicles }: { lowestRep: number; vehicles: boolean }) =>
  `Rep ${lowestRep}${vehicles ? ', in vehicles' : ', on foot'}`;
